/** What needs a person, what waits, and when the hosts will be full. */
import { count } from '../format.ts';
import { Badge, Empty, Facts, Heading, Section, Shown } from '../parts.tsx';
import { base, Link } from '../router.tsx';
import { forecastColumns, forecastName } from './forecast.tsx';
import { AtTerminal, machineColumns } from './lists.tsx';
import { Reads, useRead } from './reading.tsx';
import type { Status, Store } from './rows.ts';
import { Rows, Sub } from './rowsTable.tsx';
import { machineActs } from './thingActs.ts';
import { addressOf, machineOf } from './words.ts';

const verdicts = {
  well: { tone: 'good', says: 'all well' },
  act: { tone: 'bad', says: 'needs you' },
  unknown: { tone: 'wait', says: 'cannot tell' },
} as const;

const shownWaits = 8;

export function Overview() {
  const read = useRead('status', {});
  const forecasts = useRead('capacity', {});
  const { loaded, reload } = read;
  const verdict = loaded.state === 'ready' ? verdicts[loaded.data.verdict] : null;
  return (
    <>
      <Heading title="Overview" beside={verdict && <Badge tone={verdict.tone}>{verdict.says}</Badge>}>
        <Reads of={[read, forecasts]} />
      </Heading>
      <Shown of={loaded} retry={reload} shape="cards">
        {(status) => <Read status={status} />}
      </Shown>
      <Section title="When the hosts will be full" aside={<Link to={`${base}/capacity`}>Capacity</Link>}>
        <Shown of={forecasts.loaded} retry={forecasts.reload} shape="rows">
          {(rows) => (
            <Rows
              caption="Forecast by class"
              columns={forecastColumns}
              rows={rows}
              nameOf={forecastName}
              none="The fleet has no hosts"
            />
          )}
        </Shown>
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
              <li key={`${alert} ${what}`}>
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

function Counts({ of: { hosts, machines, waiting, limitRequests } }: { of: Store }) {
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
    { label: 'Waiting', to: '/waits', value: waiting, about: '' },
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
  return (
    <Facts
      of={[
        ['API', api.state === 'read' ? `${api.status}, ${api.url}` : <Away why={api.why} />],
        ['Postgres', postgres.state === 'read' ? postgres.version : <Away why={postgres.why} />],
        ['Temporal', temporal.state === 'read' ? temporal.version : <Away why={temporal.why} />],
        [
          'Disk',
          disk.state === 'read' ? `${gib(disk.freeBytes)} of ${gib(disk.sizeBytes)} free` : <Away why={disk.why} />,
        ],
        ['Release', program],
      ]}
    />
  );
}

const Away = ({ why }: { why: string }) => (
  <>
    <Badge tone="bad">away</Badge> {why}
  </>
);

const Waiting = ({ rows }: { rows: Store['waits'] }) => (
  <Rows
    caption="What waits"
    columns={machineColumns}
    rows={rows}
    nameOf={machineOf}
    keyOf={addressOf}
    actsOn={machineActs}
    none="No machine waits for anything"
    drawing="good"
  />
);
