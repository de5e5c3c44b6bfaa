/** API keys: who made them, when they were used, and what replaces them. */
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { ConfirmByName, EndMade, Form } from '../dialogs.tsx';
import { useAct } from '../load.ts';
import { Menu } from '../menu.tsx';
import {
  Code,
  Digest,
  Empty,
  ExactTime,
  Field,
  Heading,
  More,
  Select,
  Shown,
  Status,
  Table,
  Time,
  typing,
} from '../parts.tsx';
import { useAccount, useMay } from '../session.tsx';
import { useMakerName } from './makers.tsx';
import { usePages } from './pages.ts';
import { type Role, roleOptions } from './roles.tsx';

type Key = components['schemas']['ApiKey'];

/** A key that was just made: its secret is shown once. */
interface Made {
  id: string;
  secret: string;
  replaced?: string;
}

export function Keys() {
  const mayChange = useMay('admin:write');
  const { tenants } = useAccount();
  const [asked, setAsked] = useState<{ what: 'make' } | { what: 'rotate' | 'revoke'; key: Key } | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const keys = usePages(async (cursor, signal) => {
    const params = { query: cursor ? { cursor } : {} };
    const list = await unwrap(client.api.GET('/v1/admin/api-keys', { params, signal }));
    return { items: list.api_keys, next: list.next_cursor };
  }, []);
  const makerName = useMakerName();
  const finish = (result: Made | null) => {
    setAsked(null);
    setMade(result);
    keys.reload();
  };
  return (
    <>
      <Heading title="API keys" guide="team-and-roles">
        {mayChange && (
          <button type="button" class="button primary" onClick={() => setAsked({ what: 'make' })}>
            New key
          </button>
        )}
      </Heading>
      <p class="lead">
        Programs exchange a key for short sessions. Where a program has an identity of its own, as in CI or in a
        cluster, workload identity needs no key at all.
      </p>
      {made && <Secret made={made} onDone={() => setMade(null)} />}
      <Shown of={keys.loaded} retry={keys.reload} shape="rows">
        {(shown) =>
          shown.length === 0 ? (
            <Empty title="No API keys yet" drawing="key">
              <p>A key is for a program that has no identity of its own.</p>
            </Empty>
          ) : (
            <Table caption="API keys" head={['Key', 'May', 'Made', 'Last used', 'Ends', 'State', '']}>
              {shown.map((key) => (
                <tr key={key.id}>
                  <td>
                    <strong>{key.name}</strong>
                    <div class="sub">
                      <Digest of={key.id} />
                    </div>
                  </td>
                  <td>
                    {key.role_slug ?? key.scopes.join(', ')}
                    <div class="sub">
                      {key.reach === 'account'
                        ? 'in the account'
                        : `in the tenant ${tenants.find(({ id }) => id === key.tenant_id)?.slug ?? ''}`}
                      {key.source_ranges.length > 0 && `, from ${key.source_ranges.join(', ')}`}
                    </div>
                  </td>
                  <td>
                    <Time at={key.created_at} />
                    <div class="sub">by {makerName(key.made_by)}</div>
                  </td>
                  <td>
                    <Time at={key.last_used_at} />
                    {key.last_used_address && <div class="sub">from {key.last_used_address}</div>}
                  </td>
                  <td>
                    <Time at={key.expires_at} />
                  </td>
                  <td>
                    <Status of={key.status} />
                  </td>
                  <td>
                    {mayChange && key.status === 'active' && (
                      <div class="buttons">
                        <Menu
                          label={`Acts on ${key.name}`}
                          items={() => [
                            { label: 'Rotate', run: () => setAsked({ what: 'rotate', key }) },
                            { label: 'Revoke', isDanger: true, run: () => setAsked({ what: 'revoke', key }) },
                          ]}
                        />
                      </div>
                    )}
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Shown>
      <More next={keys.next} onMore={keys.more} />
      {asked?.what === 'make' && <Make onClose={() => setAsked(null)} onMade={finish} />}
      {asked?.what === 'rotate' && <Rotate of={asked.key} onClose={() => setAsked(null)} onMade={finish} />}
      {asked?.what === 'revoke' && <Revoke of={asked.key} onClose={() => setAsked(null)} onDone={() => finish(null)} />}
    </>
  );
}

/** The file has the name that the command looks for in its folder. */
const nextCommand = `mkdir -m 700 -p ~/compute-key && mv ~/Downloads/api-key.json ~/compute-key/ && chmod 600 ~/compute-key/api-key.json
compute-service token --data-dir ~/compute-key --server ${location.origin}`;

function Secret({ made: { id, secret, replaced }, onDone }: { made: Made; onDone: () => void }) {
  const file = `data:application/json,${encodeURIComponent(`${JSON.stringify({ id, secret })}\n`)}`;
  return (
    <div class="notice good" role="status">
      <strong>Keep the secret now: it is not shown again.</strong>
      <p>
        {replaced ? (
          <>
            The former key works until <ExactTime at={replaced} />.
          </>
        ) : (
          'The key works from now on.'
        )}
      </p>
      <Code text={`id      ${id}\nsecret  ${secret}`} label="the key" />
      <p>Or keep it as the file that the command line reads:</p>
      <Code text={nextCommand} label="next command" />
      <a class="button small" download="api-key.json" href={file}>
        Download the key
      </a>{' '}
      <button type="button" class="button small" onClick={onDone}>
        I have kept it
      </button>
    </div>
  );
}

function Make({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  const { tenants } = useAccount();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('developer');
  const [days, setDays] = useState('90');
  const [tenant, setTenant] = useState('');
  const send = (): Promise<Made> => {
    const expires_at = new Date(Date.now() + Number(days) * 86_400_000).toISOString();
    const where = tenant === '' ? {} : { tenant_id: tenant, reach: 'tenant' as const };
    const body = { name, role_slug: role, expires_at, ...where };
    return unwrap(client.api.POST('/v1/admin/api-keys', { body }));
  };
  return (
    <Form title="New API key" action="Make the key" send={send} onClose={onClose} onMade={onMade}>
      {(faultOf) => (
        <>
          <Field label="Name" hint="Its purpose, such as deploys." fault={faultOf('name')}>
            {(control) => <input {...control} required value={name} onInput={typing(setName)} autocomplete="off" />}
          </Field>
          <Field label="Role" fault={faultOf('role_slug')}>
            {(control) => <Select {...control} options={roleOptions} value={role} onChoose={setRole} />}
          </Field>
          <Field label="Where" fault={faultOf('tenant_id') ?? faultOf('reach')}>
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: '', label: 'The whole account' },
                  ...tenants.map(({ id, slug }) => ({ value: id, label: `The tenant ${slug} alone` })),
                ]}
                value={tenant}
                onChoose={setTenant}
              />
            )}
          </Field>
          <Field label="Ends after" fault={faultOf('expires_at')}>
            {(control) => (
              <Select
                {...control}
                options={['7', '30', '90', '180', '364'].map((value) => ({ value, label: `${value} days` }))}
                value={days}
                onChoose={setDays}
              />
            )}
          </Field>
        </>
      )}
    </Form>
  );
}

function Rotate({ of: key, onClose, onMade }: { of: Key; onClose: () => void; onMade: (made: Made) => void }) {
  const [overlap, setOverlap] = useState('86400');
  const send = async (): Promise<Made> => {
    const init = { params: { path: { id: key.id } }, body: { overlap_seconds: Number(overlap) } };
    const { replaces, ...made } = await unwrap(client.api.POST('/v1/admin/api-keys/{id}/rotate', init));
    return { ...made, replaced: replaces.expires_at };
  };
  return (
    <Form title={`Rotate ${key.name}?`} action="Rotate" send={send} onClose={onClose} onMade={onMade}>
      {(faultOf) => (
        <>
          <p>A new key takes its place, with the same rights.</p>
          <Field label="The present key works for" fault={faultOf('overlap_seconds')}>
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: '3600', label: 'one hour' },
                  { value: '86400', label: 'one day' },
                  { value: '604800', label: 'one week' },
                ]}
                value={overlap}
                onChoose={setOverlap}
              />
            )}
          </Field>
        </>
      )}
    </Form>
  );
}

function Revoke({ of: key, onClose, onDone }: { of: Key; onClose: () => void; onDone: () => void }) {
  const { isBusy, error, act } = useAct();
  const [endsMade, setEndsMade] = useState(false);
  const revoke = async () => {
    const isDone = await act(async () => {
      const query = endsMade ? { made: 'end' as const } : {};
      await unwrap(client.api.DELETE('/v1/admin/api-keys/{id}', { params: { path: { id: key.id }, query } }));
    });
    if (isDone) onDone();
  };
  return (
    <ConfirmByName
      title={`Revoke ${key.name}?`}
      name={key.name}
      action="Revoke the key"
      isBusy={isBusy}
      error={error}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      <p>The key and its sessions end at once. Programs that use it stop working.</p>
      <EndMade isChosen={endsMade} onChange={setEndsMade} />
    </ConfirmByName>
  );
}
