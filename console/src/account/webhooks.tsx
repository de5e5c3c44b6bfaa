/** Where the account's events are sent, and what came of each. */
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { ConfirmByName, Form } from '../dialogs.tsx';
import { useAct } from '../load.ts';
import { Menu } from '../menu.tsx';
import {
  Code,
  Empty,
  ExactTime,
  Failure,
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
import { setQuery, useRoute } from '../router.tsx';
import { useAccount, useMay } from '../session.tsx';
import { say } from '../toasts.tsx';
import { Deliveries } from './deliveries.tsx';
import { useMakerName } from './makers.tsx';
import { usePages } from './pages.ts';

type Webhook = components['schemas']['Webhook'];
type EventType = components['schemas']['WebhookEventType'];

/** Of docs/webhooks.md; the compiler finds one that is missing. */
const eventTypes: Readonly<Record<EventType, string>> = {
  'machine.ready': 'a machine can be reached, for the first time or again',
  'machine.not-ready': 'a machine cannot be reached any longer',
  'machine.failed': 'a machine has failed for good',
  'machine.maintenance': 'the host of a machine will be maintained',
  'machine.evacuation': 'the host of a machine is taken out of service',
  'machine.gone': 'a machine is removed',
  'bill.closed': 'the bill of a month is final; of the whole account',
  'api-key.ends-soon': 'a key ends within 30 days',
};

interface Secret {
  name: string;
  secret: string;
  formerUntil?: string;
}

export function Webhooks() {
  const mayChange = useMay('admin:write');
  const nameOf = useMakerName();
  const shownId = useRoute().query.get('deliveries');
  const [asked, setAsked] = useState<{ what: 'make' } | { what: 'delete' | 'rotate'; webhook: Webhook } | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const { loaded, reload, next, more } = usePages(async (cursor, signal) => {
    const params = { query: cursor ? { cursor } : {} };
    const list = await unwrap(client.api.GET('/v1/admin/webhooks', { params, signal }));
    return { items: list.webhooks, next: list.next_cursor };
  }, []);
  const shown = loaded.state === 'ready' ? loaded.data.find(({ id }) => id === shownId) : undefined;
  const finish = (made: Secret | null) => {
    setAsked(null);
    if (made) setSecret(made);
    reload();
  };
  return (
    <>
      <Heading title="Webhooks">
        {mayChange && (
          <button type="button" class="button primary" onClick={() => setAsked({ what: 'make' })}>
            New webhook
          </button>
        )}
      </Heading>
      <p class="lead">
        Events of the account are sent to an https address of yours, signed, at least once, and in their order for each
        machine. <a href="/docs/webhooks">How to receive them</a>
      </p>
      {secret && (
        <div class="notice good" role="status">
          <strong>Keep the secret of {secret.name} now: it is not shown again.</strong>
          <p>
            It signs the deliveries, as Standard Webhooks have it.
            {secret.formerUntil && (
              <>
                {' '}
                The former secret signs them, too, until <ExactTime at={secret.formerUntil} />.
              </>
            )}
          </p>
          <Code text={secret.secret} label="the secret" />
          <button type="button" class="button small" onClick={() => setSecret(null)}>
            I have kept it
          </button>
        </div>
      )}
      <Shown of={loaded} retry={reload} shape="rows">
        {(webhooks) =>
          webhooks.length === 0 ? (
            <Empty title="No webhooks yet">
              <p>Add an address, and choose the events that it receives.</p>
            </Empty>
          ) : (
            <Table caption="Webhooks" head={['Webhook', 'Receives', 'Made', 'Last delivered', 'State', '']}>
              {webhooks.map((webhook) => (
                <Row
                  key={webhook.id}
                  webhook={webhook}
                  maker={nameOf(webhook.made_by)}
                  reload={reload}
                  onAsk={(what) => setAsked({ what, webhook })}
                />
              ))}
            </Table>
          )
        }
      </Shown>
      <More next={next} onMore={more} />
      {shown && <Deliveries key={shown.id} webhook={shown} />}
      {asked?.what === 'make' && <Make onClose={() => setAsked(null)} onMade={finish} />}
      {asked?.what === 'rotate' && <Rotate of={asked.webhook} onClose={() => setAsked(null)} onMade={finish} />}
      {asked?.what === 'delete' && (
        <Delete of={asked.webhook} onClose={() => setAsked(null)} onDone={() => finish(null)} />
      )}
    </>
  );
}

function Row({
  webhook,
  maker,
  reload,
  onAsk,
}: {
  webhook: Webhook;
  maker: string;
  reload: () => void;
  onAsk: (what: 'delete' | 'rotate') => void;
}) {
  const { id, name, url, event_types: types, tenant_id: tenant, status, disabled_reason: why } = webhook;
  const mayChange = useMay('admin:write');
  const { tenants } = useAccount();
  const { error, act } = useAct();
  const params = { path: { id } };
  const test = () =>
    act(async () => {
      await unwrap(client.api.POST('/v1/admin/webhooks/{id}/test', { params }));
      say(`A test event is on its way to ${name}.`);
      setQuery({ deliveries: id });
      reload();
    });
  const toggle = () =>
    act(async () => {
      const body = { status: status === 'active' ? ('disabled' as const) : ('active' as const) };
      await unwrap(client.api.PATCH('/v1/admin/webhooks/{id}', { params, body }));
      reload();
    });
  const isActive = status === 'active';
  const menu = () => [
    {
      label: 'Send a test event',
      refusal: isActive ? null : 'It is disabled.',
      run: () => void test(),
    },
    { label: isActive ? 'Disable' : 'Enable', run: () => void toggle() },
    { label: 'New secret', run: () => onAsk('rotate') },
    { label: 'Delete', isDanger: true, run: () => onAsk('delete') },
  ];
  return (
    <tr>
      <td>
        <strong>{name}</strong>
        <div class="sub">{url}</div>
        {tenant && <div class="sub">of the tenant {tenants.find((each) => each.id === tenant)?.slug ?? tenant}</div>}
      </td>
      <td class="sub">{types.join(', ')}</td>
      <td>
        <Time at={webhook.created_at} />
        <div class="sub">by {maker}</div>
      </td>
      <td>
        <Time at={webhook.delivered_at} />
      </td>
      <td>
        <Status of={status} />
        {why && <div class="sub">{why}</div>}
      </td>
      <td>
        <div class="buttons">
          <button type="button" class="button small" onClick={() => setQuery({ deliveries: id })}>
            Deliveries
          </button>
          {mayChange && <Menu label={`More acts on ${name}`} items={menu} />}
        </div>
        {error !== null && <Failure error={error} />}
      </td>
    </tr>
  );
}

function Make({ onClose, onMade }: { onClose: () => void; onMade: (made: Secret) => void }) {
  const { tenants } = useAccount();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [types, setTypes] = useState<readonly EventType[]>(['machine.ready', 'machine.not-ready', 'machine.failed']);
  const [tenant, setTenant] = useState('');
  const send = () => {
    const body = { name, url: url.trim(), event_types: [...types], ...(tenant !== '' && { tenant_id: tenant }) };
    return unwrap(client.api.POST('/v1/admin/webhooks', { body }));
  };
  return (
    <Form title="New webhook" action="Add" send={send} onClose={onClose} onMade={onMade}>
      {(faultOf) => (
        <>
          <Field label="Name" fault={faultOf('name')}>
            {(control) => <input {...control} required value={name} onInput={typing(setName)} autocomplete="off" />}
          </Field>
          <Field
            label="Address"
            hint="https on port 443, with a public name. Nothing is sent to internal networks."
            fault={faultOf('url')}
          >
            {(control) => (
              <input
                {...control}
                required
                type="url"
                placeholder="https://hooks.example.com/compute"
                value={url}
                onInput={typing(setUrl)}
                spellcheck={false}
              />
            )}
          </Field>
          <fieldset>
            <legend>It receives</legend>
            {(Object.entries(eventTypes) as [EventType, string][]).map(([type, about]) => (
              <div key={type}>
                <label class="check wraps">
                  <input
                    type="checkbox"
                    checked={types.includes(type)}
                    onChange={() =>
                      setTypes(types.includes(type) ? types.filter((each) => each !== type) : [...types, type])
                    }
                  />
                  <span>
                    {type} <span class="faint">{about}</span>
                  </span>
                </label>
              </div>
            ))}
            {faultOf('event_types') && <p class="fault">{faultOf('event_types')}</p>}
          </fieldset>
          {tenants.length > 1 && (
            <Field label="Events of" fault={faultOf('tenant_id')}>
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { value: '', label: 'the whole account' },
                    ...tenants.map(({ id, slug }) => ({ value: id, label: `the tenant ${slug}` })),
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

function Rotate({
  of: webhook,
  onClose,
  onMade,
}: {
  of: Webhook;
  onClose: () => void;
  onMade: (made: Secret) => void;
}) {
  const send = async (): Promise<Secret> => {
    const init = { params: { path: { id: webhook.id } }, body: {} };
    const made = await unwrap(client.api.POST('/v1/admin/webhooks/{id}/rotate-secret', init));
    return { name: made.name, secret: made.secret, formerUntil: made.former_secrets_expire_at };
  };
  return (
    <Form
      title={`A new secret for ${webhook.name}?`}
      action="Make a secret"
      send={send}
      onClose={onClose}
      onMade={onMade}
    >
      {() => <p>For a day, deliveries are signed by both, so that your server can change to the new one.</p>}
    </Form>
  );
}

function Delete({ of: webhook, onClose, onDone }: { of: Webhook; onClose: () => void; onDone: () => void }) {
  const { isBusy, error, act } = useAct();
  const remove = async () => {
    const init = { params: { path: { id: webhook.id } } };
    if (await act(async () => void (await unwrap(client.api.DELETE('/v1/admin/webhooks/{id}', init))))) onDone();
  };
  return (
    <ConfirmByName
      title={`Delete ${webhook.name}?`}
      name={webhook.name}
      action="Delete the webhook"
      isBusy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>Its log goes with it, and what waits for it is not delivered.</p>
    </ConfirmByName>
  );
}
