/** The tenant's limits of all classes together, and its requests for more. */
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { Form } from '../dialogs.tsx';
import { count } from '../format.ts';
import { useLoad } from '../load.ts';
import { Badge, Empty, ExactTime, Field, Section, Select, Shown, Table, Time, typing } from '../parts.tsx';
import { useMay } from '../session.tsx';

type Limit = components['schemas']['TenantLimit'];
type Request = components['schemas']['LimitRequest'];

const words: Readonly<Record<Limit['limit'], string>> = {
  virtual_machine: 'virtual machines',
  bare_metal: 'bare-metal machines',
  reserved_hosts: 'reserved hosts',
  on_demand: 'shared hosts',
  cpu: 'processors',
  memory_gib: 'GiB of memory',
  disk_gib: 'GiB of disk',
};
const nameOf = ({ limit, machine_class }: Pick<Limit, 'limit' | 'machine_class'>) =>
  machine_class === null ? words[limit] : `${words[limit]} of ${machine_class}`;

export function LimitsInAll() {
  const mayAsk = useMay('admin:write');
  const [isAsking, setAsking] = useState(false);
  const limits = useLoad(async (signal) => (await unwrap(client.api.GET('/v1/admin/limits', { signal }))).limits, []);
  const requests = useLoad(
    async (signal) => (await unwrap(client.api.GET('/v1/admin/limit-requests', { signal }))).limit_requests,
    [],
  );
  const finish = () => {
    setAsking(false);
    requests.reload();
  };
  return (
    <>
      <Section title="All virtual machines together">
        <Shown of={limits.loaded} retry={limits.reload}>
          {(all) => <Totals limits={all.filter(({ machine_class }) => machine_class === null)} />}
        </Shown>
      </Section>
      <Section
        title="Requests to raise limits"
        aside={
          mayAsk && (
            <button type="button" class="button small" onClick={() => setAsking(true)}>
              Raise a limit
            </button>
          )
        }
      >
        <Shown of={requests.loaded} retry={requests.reload}>
          {(all) => <Requests requests={all} />}
        </Shown>
      </Section>
      {isAsking && limits.loaded.state === 'ready' && (
        <Ask limits={limits.loaded.data} onClose={() => setAsking(false)} onMade={finish} />
      )}
    </>
  );
}

function Totals({ limits }: { limits: readonly Limit[] }) {
  if (limits.length === 0) return <Empty title="Processors, memory, and disk have no limit of their own." />;
  return (
    <div class="limits">
      {limits.map((each) => (
        <div key={each.limit}>
          <Meter label={words[each.limit]} of="all virtual machines" used={each.used} most={each.amount} />
          {each.ends_at && (
            <p class="sub">
              until <ExactTime at={each.ends_at} />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

const tones = { open: 'wait', granted: 'good', refused: 'bad' } as const;

function Requests({ requests }: { requests: readonly Request[] }) {
  if (requests.length === 0) return <Empty title="No requests yet" />;
  return (
    <Table caption="Requests to raise limits" head={['Limit', 'Asked', 'Why', 'State']}>
      {requests.map((each) => (
        <tr key={each.id}>
          <td>{nameOf(each)}</td>
          <td>
            {each.amount}
            <div class="sub">
              <Time at={each.created_at} />
            </div>
          </td>
          <td>{each.reason}</td>
          <td>
            <Badge tone={tones[each.status]}>{each.status}</Badge>
            {each.answer !== null && <div class="sub">{each.answer}</div>}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Ask({ limits, onClose, onMade }: { limits: readonly Limit[]; onClose: () => void; onMade: () => void }) {
  const offered = limits.filter(({ limit, amount }) => limit !== 'on_demand' || amount === 0);
  const [chosen, setChosen] = useState('0');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const wanted = offered[Number(chosen)];
  const send = () => {
    const { limit, machine_class } = wanted!;
    const body = { limit, amount: Number(amount), reason, ...(machine_class !== null && { machine_class }) };
    return unwrap(client.api.POST('/v1/admin/limit-requests', { body }));
  };
  return (
    <Form title="Raise a limit" action="Ask" send={send} onClose={onClose} onMade={onMade}>
      {(faultOf) => (
        <>
          <p>An operator of the service grants or refuses it. This page shows the decision and the reason.</p>
          <Field label="Limit" fault={faultOf('limit') ?? faultOf('machine_class')}>
            {(control) => (
              <Select
                {...control}
                options={offered.map((each, at) => ({ value: String(at), label: nameOf(each) }))}
                value={chosen}
                onChoose={setChosen}
              />
            )}
          </Field>
          <Field label="Amount" hint={wanted && `The limit is ${wanted.amount}.`} fault={faultOf('amount')}>
            {(control) => (
              <input {...control} required type="number" min={1} value={amount} onInput={typing(setAmount)} />
            )}
          </Field>
          <Field label="Why" fault={faultOf('reason')}>
            {(control) => <input {...control} required value={reason} onInput={typing(setReason)} />}
          </Field>
        </>
      )}
    </Form>
  );
}

export function Meter({ label, of, used, most }: { label: string; of: string; used: number | null; most: number }) {
  if (used === null)
    return (
      <p class="sub">
        At most {count(most)} {label}
      </p>
    );
  return (
    <>
      <div
        class="meter"
        role="meter"
        aria-label={`${label} of ${of}`}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(used, most)}
      >
        <span
          class={used >= most ? 'full' : ''}
          style={{ width: `${Math.min(100, (100 * used) / Math.max(1, most))}%` }}
        />
      </div>
      <p class="sub">
        {count(used)} of {count(most)} {label}
      </p>
    </>
  );
}
