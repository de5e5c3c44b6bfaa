/** Who belongs to the account, who is invited, and how they sign in. */
import { useEffect, useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { ConfirmByName, Dialog, EndMade, Form } from '../dialogs.tsx';
import { useAct, useLoad } from '../load.ts';
import { Menu } from '../menu.tsx';
import {
  Badge,
  Code,
  Empty,
  Failure,
  Field,
  Heading,
  More,
  Section,
  Select,
  Shown,
  Table,
  Time,
  typing,
} from '../parts.tsx';
import { useAccount, useMay } from '../session.tsx';
import { usePages } from './pages.ts';
import { type Role, roleOptions } from './roles.tsx';

type Person = components['schemas']['CustomerUser'];

export function People() {
  const mayChange = useMay('admin:write');
  const [isInviting, setInviting] = useState(false);
  const people = usePages(async (cursor, signal) => {
    const params = { query: cursor ? { cursor } : {} };
    const list = await unwrap(client.api.GET('/v1/admin/customer-users', { params, signal }));
    return { items: list.customer_users, next: list.next_cursor };
  }, []);
  const invitations = usePages(async (cursor, signal) => {
    const params = { query: cursor ? { cursor } : {} };
    const list = await unwrap(client.api.GET('/v1/admin/invitations', { params, signal }));
    return { items: list.invitations, next: list.next_cursor };
  }, []);
  const reload = () => {
    people.reload();
    invitations.reload();
  };
  return (
    <>
      <Heading title="People" guide="team-and-roles">
        {mayChange && (
          <button type="button" class="button primary" onClick={() => setInviting(true)}>
            Invite
          </button>
        )}
      </Heading>
      {isInviting && <Invite onClose={() => setInviting(false)} onInvited={reload} />}
      <Section title="Members">
        <Shown of={people.loaded} retry={people.reload} shape="rows">
          {(all) => <Members people={all.filter(({ status }) => status !== 'removed')} reload={reload} />}
        </Shown>
        <More next={people.next} onMore={people.more} />
      </Section>
      <Section title="Invitations">
        <Shown of={invitations.loaded} retry={invitations.reload}>
          {(all) => <Invitations invitations={all} reload={reload} />}
        </Shown>
        <More next={invitations.next} onMore={invitations.more} />
      </Section>
      <SignInSetup />
    </>
  );
}

function useTenantName() {
  const { tenants } = useAccount();
  return (id: string | null) =>
    id === null ? 'the account' : `the tenant ${tenants.find((tenant) => tenant.id === id)?.slug ?? id}`;
}

/** Shows the role that was chosen, as busy, until the person has been read again. */
function RoleChoice({ person, onChoose }: { person: Person; onChoose: (role: Role) => void }) {
  const [chosen, setChosen] = useState<Role | null>(null);
  useEffect(() => setChosen(null), [person]);
  return (
    <Select
      aria-label={`Role of ${person.email}`}
      aria-busy={chosen !== null}
      options={roleOptions.map(({ value }) => ({ value, label: value }))}
      value={chosen ?? person.role_slug}
      onChoose={(role) => {
        setChosen(role);
        onChoose(role);
      }}
    />
  );
}

function Members({ people, reload }: { people: readonly Person[]; reload: () => void }) {
  const mayChange = useMay('admin:write');
  const { actor } = useAccount();
  const tenantName = useTenantName();
  const [removing, setRemoving] = useState<Person | null>(null);
  const [endsMade, setEndsMade] = useState(false);
  const { isBusy, error, act } = useAct();
  const change = async (id: string, role_slug: Role) => {
    await act(async () => {
      await unwrap(
        client.api.PATCH('/v1/admin/customer-users/{id}', { params: { path: { id } }, body: { role_slug } }),
      );
    });
    reload();
  };
  const remove = async () => {
    const isDone = await act(async () => {
      const path = { id: removing!.id };
      const query = endsMade ? { made: 'end' as const } : {};
      await unwrap(client.api.DELETE('/v1/admin/customer-users/{id}', { params: { path, query } }));
    });
    if (isDone) {
      setEndsMade(false);
      setRemoving(null);
      reload();
    }
  };
  if (people.length === 0) return <Empty title="No people yet">The account is used through API keys so far.</Empty>;
  return (
    <>
      {error !== null && removing === null && <Failure error={error} />}
      <Table caption="Members" head={['Person', 'Role', 'Where', 'State', 'Last sign-in', '']}>
        {people.map((each) => (
          <tr key={each.id}>
            <td>
              {each.display_name} {each.id === actor.id && <span class="faint">(you)</span>}
              <div class="sub">{each.email}</div>
            </td>
            <td>
              {mayChange && each.id !== actor.id ? (
                <RoleChoice person={each} onChoose={(role) => void change(each.id, role)} />
              ) : (
                each.role_slug
              )}
            </td>
            <td class="sub">{tenantName(each.tenant_id)}</td>
            <td>
              <Badge tone={each.status === 'active' ? 'good' : 'wait'}>{each.status}</Badge>
            </td>
            <td>
              <Time at={each.last_sign_in_at} />
            </td>
            <td>
              {mayChange && each.id !== actor.id && (
                <div class="buttons">
                  <Menu
                    label={`Acts on ${each.email}`}
                    items={() => [{ label: 'Remove', isDanger: true, run: () => setRemoving(each) }]}
                  />
                </div>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {removing && (
        <ConfirmByName
          title={`Remove ${removing.display_name}?`}
          name={removing.email}
          action="Remove the person"
          isBusy={isBusy}
          error={error}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(null)}
        >
          <p>Their sessions end at once, and so do the keys that they made.</p>
          <EndMade isChosen={endsMade} onChange={setEndsMade} />
        </ConfirmByName>
      )}
    </>
  );
}

function Invitations({
  invitations,
  reload,
}: {
  invitations: readonly components['schemas']['Invitation'][];
  reload: () => void;
}) {
  const mayChange = useMay('admin:write');
  const tenantName = useTenantName();
  const { isBusy, error, act } = useAct();
  const revoke = async (id: string) => {
    await act(async () => {
      await unwrap(client.api.DELETE('/v1/admin/invitations/{id}', { params: { path: { id } } }));
    });
    reload();
  };
  if (invitations.length === 0) return <p class="hint">No one was invited yet.</p>;
  return (
    <>
      {error !== null && <Failure error={error} />}
      <Table caption="Invitations" head={['E-mail address', 'Role', 'Where', 'State', 'Ends', '']}>
        {invitations.map((each) => (
          <tr key={each.id}>
            <td>{each.email}</td>
            <td>{each.role_slug}</td>
            <td class="sub">{tenantName(each.tenant_id)}</td>
            <td>
              <Badge tone={each.status === 'pending' ? 'wait' : each.status === 'accepted' ? 'good' : 'plain'}>
                {each.status}
              </Badge>
            </td>
            <td>
              <Time at={each.expires_at} />
            </td>
            <td>
              {mayChange && each.status === 'pending' && (
                <div class="buttons">
                  <button type="button" class="button small" disabled={isBusy} onClick={() => void revoke(each.id)}>
                    Revoke
                  </button>
                </div>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function Invite({ onClose, onInvited }: { onClose: () => void; onInvited: () => void }) {
  const { tenants } = useAccount();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('developer');
  const [tenant, setTenant] = useState('');
  const [link, setLink] = useState<{ url: string | null } | null>(null);
  const send = () => {
    const body = { email, display_name: name, role_slug: role, ...(tenant !== '' && { tenant_id: tenant }) };
    return unwrap(client.api.POST('/v1/admin/customer-users/invite', { body }));
  };
  if (link)
    return (
      <Dialog title="Invited" onClose={onClose}>
        <p>
          {link.url
            ? `The link lets ${email} in, and no one else. It is shown only now; pass it on.`
            : `${email} gets the link by mail.`}
        </p>
        {link.url && <Code text={link.url} label="invitation link" />}
        <div class="buttons">
          <button type="button" class="button primary" onClick={onClose}>
            Done
          </button>
        </div>
      </Dialog>
    );
  return (
    <Form
      title="Invite a person"
      action="Invite"
      send={send}
      onClose={onClose}
      onMade={({ accept_invitation_url: url = null }) => {
        setLink({ url });
        onInvited();
      }}
    >
      {(faultOf) => (
        <>
          <Field label="E-mail address" fault={faultOf('email')}>
            {(control) => <input {...control} type="email" required value={email} onInput={typing(setEmail)} />}
          </Field>
          <Field label="Name" fault={faultOf('display_name')}>
            {(control) => <input {...control} required value={name} onInput={typing(setName)} autocomplete="off" />}
          </Field>
          <Field label="Role" fault={faultOf('role_slug')}>
            {(control) => <Select {...control} options={roleOptions} value={role} onChoose={setRole} />}
          </Field>
          {tenants.length > 1 && (
            <Field label="Where" fault={faultOf('tenant_id')}>
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { value: '', label: 'The whole account' },
                    ...tenants.map(({ id, slug }) => ({ value: id, label: `The tenant ${slug}` })),
                  ]}
                  value={tenant}
                  onChoose={setTenant}
                />
              )}
            </Field>
          )}
        </>
      )}
    </Form>
  );
}

function SignInSetup() {
  const mayChange = useMay('admin:write');
  const { loaded, reload } = useLoad((signal) => unwrap(client.api.GET('/v1/admin/identity', { signal })), []);
  const { isBusy, error, act } = useAct();
  const [link, setLink] = useState<string | null>(null);
  const start = (intent: 'setup' | 'reconfigure') =>
    act(async () => {
      const made = await unwrap(client.api.POST('/v1/admin/identity-setup-link', { body: { intent } }));
      setLink(made.url);
    });
  return (
    <Section title="Sign-in">
      <Shown of={loaded} retry={reload}>
        {({ integration_status: status, has_identity_integration: isThere, allowed_email_domains: domains }) => (
          <>
            <p>
              <Badge tone={status === 'active' ? 'good' : status === 'error' ? 'bad' : 'plain'}>
                {status.replace('_', ' ')}
              </Badge>{' '}
              {isThere
                ? `People sign in at the account's own provider${domains.length > 0 ? `, with addresses at ${domains.join(', ')}` : ''}.`
                : 'No provider is set up: people of this account cannot sign in from elsewhere yet.'}
            </p>
            {mayChange && link === null && (
              <div class="buttons">
                <button
                  type="button"
                  class="button"
                  disabled={isBusy}
                  onClick={() => void start(isThere ? 'reconfigure' : 'setup')}
                >
                  {isThere ? 'Change the provider' : 'Set up sign-in'}
                </button>
              </div>
            )}
            {link !== null && (
              <p>
                <a href={link}>Enter the provider's settings</a> <span class="faint">The link works for an hour.</span>
              </p>
            )}
            {error !== null && <Failure error={error} />}
          </>
        )}
      </Shown>
    </Section>
  );
}
