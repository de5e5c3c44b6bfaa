/** What needs a person, what waits, and when the hosts will be full. */
import { count, plural } from '../format.ts';
import { useLoad } from '../load.ts';
import { Badge, Code, Empty, Heading, Section, Shown } from '../parts.tsx';
import { base, Link, setQuery, useRoute } from '../router.tsx';
import { acts, run } from './api.ts';
import { AtTerminal, type Column, machineColumns, Rows, Sub } from './lists.tsx';
import type { Forecast, Status } from './rows.ts';
import { machineActs } from './thingActs.ts';
import { machineOf } from './words.ts';

const useStatus = () => useLoad((signal) => run<Status>('status', {}, signal), [acts.use()]);
const ReadAgain = ({ reload }: { reload: () => void }) => (
  <button type="button" class="button" onClick={reload}>
    Read again
  </button>
);

const verdicts = {
  well: { tone: 'good', says: 'all well' },
  act: { tone: 'bad', says: 'needs you' },
  unknown: { tone: 'wait', says: 'cannot tell' },
} as const;

const shownWaits = 8;

export function Overview() {
  const { loaded, reload } = useStatus();
  const verdict = loaded.state === 'ready' ? verdicts[loaded.data.verdict] : null;
  return (
    <>
      <Heading title="Overview" beside={verdict && <Badge tone={verdict.tone}>{verdict.says}</Badge>}>
        <ReadAgain reload={reload} />
      </Heading>
      <Shown of={loaded} retry={reload} shape="cards">
        {(status) => <Read status={status} />}
      </Shown>
      <Section title="When the hosts will be full" aside={<Link to={`${base}/capacity`}>Capacity</Link>}>
        <Forecasts days={null} />
      </Section>
      <AtTerminal command="status" body={{}} />
    </>
  );
}

function Read({ status }: { status: Status }) {
  const { postgres, findings, unread } = status;
  return (
    <>
      {postgres.state === 'read' && <Counts of={postgres} />}
      <div class="columns">
        <Section title="Needs a person">
          {findings.length === 0 && <Empty title="Nothing was found" drawing="good" />}
          <ul class="events">
            {findings.map(({ alert, what, mend, page }) => (
              <li key={alert + what}>
                <p>{what}</p>
                <Sub>
                  {mend} ({page})
                </Sub>
              </li>
            ))}
            {unread.map((each) => (
              <li key={each}>Not read: {each}</li>
            ))}
          </ul>
        </Section>
        <Section title="Parts">
          <Parts of={status} />
        </Section>
      </div>
      {postgres.state === 'read' && (
        <Section title="What waits" aside={<Link to={`${base}/waits`}>All that waits</Link>}>
          <Waiting rows={postgres.waits.slice(0, shownWaits)} />
        </Section>
      )}
    </>
  );
}

function Counts({ of: { hosts, machines, waits, limitRequests } }: { of: Status['postgres'] & { state: 'read' } }) {
  const { ready = 0, ...others } = hosts.states;
  const closed = Object.entries(others).filter(([, number]) => number > 0);
  const all = machines.reduce((sum, each) => sum + each.count, 0);
  const running = machines.reduce((sum, { phase, count: of }) => sum + (phase === 'Running' ? of : 0), 0);
  const figures = [
    {
      label: 'Hosts ready',
      to: '/hosts',
      value: ready,
      about: closed.map(([state, of]) => `${of} ${state}`).join(', '),
    },
    { label: 'Machines', to: '/machines', value: all, about: `${count(running)} running` },
    { label: 'Waiting', to: '/waits', value: waits.length, about: '' },
    { label: 'Limit requests', to: '/requests', value: limitRequests.count, about: '' },
  ];
  return (
    <dl class="totals tiles">
      {figures.map(({ label, to, value, about }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Link to={base + to}>{count(value)}</Link>
            <small>{about}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const gib = (bytes: number) => `${count(bytes / 2 ** 30)} GiB`;

function Parts({ of: { api, postgres, temporal, disk, program } }: { of: Status }) {
  const parts: [string, string | null, string][] = [
    ['API', away(api), api.state === 'read' ? `${api.status}, ${api.url}` : ''],
    ['Postgres', away(postgres), postgres.state === 'read' ? postgres.version : ''],
    ['Temporal', away(temporal), temporal.state === 'read' ? temporal.version : ''],
    ['Disk', away(disk), disk.state === 'read' ? `${gib(disk.freeBytes)} of ${gib(disk.sizeBytes)} free` : ''],
  ];
  return (
    <dl class="facts">
      {parts.map(([name, why, says]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {why === null ? (
              says
            ) : (
              <>
                <Badge tone="bad">away</Badge> {why}
              </>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>Release</dt>
        <dd>{program}</dd>
      </div>
    </dl>
  );
}

const away = (part: { state: 'read' } | { state: 'away'; why: string }) => (part.state === 'away' ? part.why : null);

const Waiting = ({ rows }: { rows: (Status['postgres'] & { state: 'read' })['waits'] }) => (
  <Rows
    caption="What waits"
    columns={machineColumns}
    rows={rows}
    nameOf={machineOf}
    actsOn={machineActs}
    none="No machine waits for anything"
    drawing="good"
  />
);

export function Waits() {
  const { loaded, reload } = useStatus();
  return (
    <>
      <Heading title="What waits">
        <ReadAgain reload={reload} />
      </Heading>
      <p class="lead">Machines for which something still has to happen, the longest wait first.</p>
      <Shown of={loaded} retry={reload} shape="rows">
        {({ postgres }) =>
          postgres.state === 'read' ? <Waiting rows={postgres.waits} /> : <Code text={postgres.why} label="why not" />
        }
      </Shown>
      <AtTerminal command="status" body={{}} />
    </>
  );
}

const resources: Readonly<Record<string, string>> = { cpu: 'CPU', memory_gib: 'memory, GiB', disk_gib: 'disk, GiB' };

const columns: readonly Column<Forecast>[] = [
  ['Class', ({ className, region }) => [className, <Sub key="at">{region}</Sub>]],
  ['Hosts', ({ hosts, workload }) => [count(hosts), <Sub key="of">{workload}</Sub>]],
  ['Resource', ({ resource }) => resources[resource] ?? resource],
  ['Held', ({ used, total }) => <Held used={used} total={total} />],
  ['More each day', ({ perDay }) => (perDay === null ? <span class="faint">too new to say</span> : perDay.toFixed(1))],
  ['Full', ({ fullInDays }) => <Full days={fullInDays} />],
];

const Held = ({ used, total }: { used: number; total: number }) => (
  <>
    {count(used)} of {count(total)}
    <div class="meter">
      <span
        class={used >= total ? 'full' : ''}
        style={{ width: `${Math.min(100, (100 * used) / Math.max(1, total))}%` }}
      />
    </div>
  </>
);

function Full({ days }: { days: number | null }) {
  if (days === null) return <span class="faint">does not grow</span>;
  return <Badge tone={days < 14 ? 'bad' : days < 60 ? 'wait' : 'plain'}>in {plural(Math.floor(days), 'day')}</Badge>;
}

function Forecasts({ days }: { days: number | null }) {
  const body = days === null ? {} : { days };
  const { loaded, reload } = useLoad((signal) => run<Forecast[]>('capacity', body, signal), [days, acts.use()]);
  return (
    <Shown of={loaded} retry={reload} shape="rows">
      {(rows) => (
        <Rows
          caption="Forecast by class"
          columns={columns}
          rows={rows}
          nameOf={({ region, className, workload, resource }) => [region, className, workload, resource].join(' ')}
          none="The fleet has no hosts"
        />
      )}
    </Shown>
  );
}

const looksBack = [7, 28, 90, 365];

export function Capacity() {
  const { query } = useRoute();
  const days = looksBack.find((each) => String(each) === query.get('days')) ?? 28;
  return (
    <>
      <Heading title="Capacity">
        <select
          aria-label="Looks back"
          value={days}
          onChange={(event) => setQuery({ days: event.currentTarget.value })}
        >
          {looksBack.map((each) => (
            <option key={each} value={each}>
              the last {each} days
            </option>
          ))}
        </select>
      </Heading>
      <p class="lead">When the hosts of each class will be full, from what machines held in the last days.</p>
      <Forecasts days={days} />
      <AtTerminal command="capacity" body={{ days }} />
    </>
  );
}
