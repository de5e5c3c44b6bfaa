/** Lists of what operators run: one table says the columns, filters, and acts of each. */
import { useState } from 'preact/hooks';
import type { AuditAction } from '../../../src/domain/auditActions.ts';
import { auditSentences } from '../account/auditSentences.ts';
import { PhaseBadge } from '../machines/words.tsx';
import { Badge, Code, Digest, Heading, Time } from '../parts.tsx';
import { base, Link, setQuery, useRoute } from '../router.tsx';
import { type Act, ActBar, inputOf, OneField, sentOf } from './acts.tsx';
import { type Body, commandLine, commandOf, type FieldSchema } from './api.ts';
import { forecastColumns, forecastName } from './forecast.tsx';
import { Reads, useRows } from './reading.tsx';
import type { Customer, Host, MachineRow, Reading, RowOf } from './rows.ts';
import { type Column, Cut, PagedRows, Sub } from './rowsTable.tsx';
import { customerActs, hostActs, machineActs } from './thingActs.ts';
import { addressOf, machineOf } from './words.ts';

export function HostState({ of: host }: { of: Host }) {
  const states = [
    host.lostAt && 'lost',
    ...host.failing.map(({ reason }) => reason),
    host.abandoned > 0 && 'quarantined',
    host.inventoryDue && 'not asked since the restore',
  ].filter(Boolean);
  if (states.length > 0) return <Badge tone="bad">{states.join(', ')}</Badge>;
  if (host.evacuatesAt) return <Badge tone="wait">{host.machinesHeld > 0 ? 'evacuation' : 'evacuated'}</Badge>;
  if (host.inMaintenance) return <Badge tone="wait">maintenance</Badge>;
  return host.cordoned ? <Badge tone="wait">cordoned</Badge> : <Badge tone="good">ready</Badge>;
}

export const CustomerState = ({ of: { status } }: { of: Pick<Customer, 'status'> }) => (
  <Badge tone={status === 'active' ? 'good' : status === 'suspended' ? 'bad' : 'plain'}>{status}</Badge>
);

const to = (address: string, text: string) => <Link to={base + address}>{text}</Link>;

/** Where a list does not have whether a machine is ready, its phase alone says nothing of that. */
function stateOf(phase: MachineRow['phase'], ready: boolean | undefined, failureCode: MachineRow['failureCode']) {
  if (ready === undefined && phase === 'Running') return <Badge tone="plain">{phase}</Badge>;
  return <PhaseBadge machine={{ status: { phase, readyForAccess: ready ?? false, failureCode } }} />;
}

export const machineColumns: readonly Column<MachineRow>[] = [
  ['Machine', (row) => to(addressOf(row), machineOf(row))],
  ['State', ({ phase, ready, failureCode }) => stateOf(phase, ready, failureCode)],
  ['Since', ({ since }) => <Time at={since} />],
  ['Host', ({ hostName }) => hostName && to(`/hosts/${hostName}`, hostName)],
  ['Why', ({ reason }) => <Sub>{reason}</Sub>],
];

export interface List<Name extends Reading, Row = RowOf<Name>> {
  title: string;
  /** What the page is for. */
  lead?: string;
  command: Name;
  /** What is asked of the command besides its filters. */
  given?: Body;
  columns: readonly Column<Row>[];
  /** What a person calls a row. */
  nameOf: (row: Row) => string;
  /** Of rows whose names are not theirs alone. */
  keyOf?: (row: Row) => string;
  actsOn?: (row: Row) => readonly Act[];
  /** Above the rows. */
  acts?: readonly Act[];
  /** Of all rows, however many the command has. */
  only?: (row: Row) => boolean;
  none?: string;
}

/** Its rows have the type that its command returns. */
const list = <Name extends Reading>(of: List<Name>): AnyList => of as never;
export type AnyList = List<Reading, never>;

const ofClass = ({ name, className }: { name: string; className: string | null }) =>
  className === null ? name : `${name} of ${className}`;

/** Of a later release's action, its name and what it was done to. */
function DidWhat({ of: { action, target } }: { of: RowOf<'audit list'> }) {
  const [before, after] = (auditSentences[action as AuditAction] ?? `${action}: {}`).split('{}');
  return (
    <>
      {before}
      {after !== undefined && <Cut text={target} />}
      {after}
    </>
  );
}

/** By the path of the page. */
export const lists: Readonly<Record<string, AnyList>> = {
  '/hosts': list({
    title: 'Hosts',
    command: 'hosts list',
    columns: [
      ['Host', ({ name }) => to(`/hosts/${name}`, name)],
      ['State', (host) => <HostState of={host} />],
      ['Class', ({ className, region }) => [className, <Sub key="at">{region}</Sub>]],
      ['Machines', ({ machinesHeld }) => machinesHeld],
      ['CPU', ({ cpu, cpuUsed }) => `${cpuUsed} of ${cpu}`],
      ['Memory GiB', ({ memoryGiB, memoryGiBUsed }) => `${memoryGiBUsed} of ${memoryGiB}`],
    ],
    nameOf: ({ name }) => name,
    actsOn: hostActs,
    none: 'The fleet has no hosts',
  }),
  '/machines': list({
    title: 'Machines',
    command: 'instances list',
    columns: machineColumns,
    nameOf: machineOf,
    keyOf: addressOf,
    actsOn: machineActs,
    none: 'No machine matches',
  }),
  '/waits': list({
    title: 'What waits',
    lead: 'Machines for which something still has to happen, the longest wait first.',
    command: 'instances list',
    given: { waiting: true },
    columns: machineColumns,
    nameOf: machineOf,
    keyOf: addressOf,
    actsOn: machineActs,
    none: 'No machine waits for anything',
  }),
  '/found': list({
    title: 'Find by request',
    lead: 'The machine that a request created, by the id that its customer has of the request.',
    command: 'instances find',
    columns: [
      ['Machine', (row) => to(addressOf(row), machineOf(row))],
      ['State', ({ phase, failureCode }) => stateOf(phase, undefined, failureCode)],
      ['Why', ({ failureMessage }) => <Sub>{failureMessage}</Sub>],
    ],
    nameOf: machineOf,
    keyOf: addressOf,
    actsOn: machineActs,
    none: 'No machine is of this request',
  }),
  '/capacity': list({
    title: 'Capacity',
    lead: 'When the hosts of each class will be full, from what machines held in the last days.',
    command: 'capacity',
    columns: forecastColumns,
    nameOf: forecastName,
    none: 'The fleet has no hosts',
  }),
  '/customers': list({
    title: 'Customers',
    command: 'customers list',
    columns: [
      ['Account', ({ slug, displayName }) => [to(`/customers/${slug}`, slug), <Sub key="name">{displayName}</Sub>]],
      [
        'State',
        (row) => [<CustomerState key="state" of={row} />, <Sub key="why">{row.reason ?? row.closingReason}</Sub>],
      ],
      ['Machines', ({ machines }) => machines],
      ['People', ({ people }) => people],
      ['Keys', ({ keys }) => keys],
      ['Last active', ({ lastActiveAt }) => <Time at={lastActiveAt} />],
    ],
    nameOf: ({ slug }) => slug,
    actsOn: customerActs,
    acts: [
      { label: 'New customer', command: 'customers create' },
      { label: 'Issue a registration code', command: 'registrations issue' },
    ],
    none: 'No account matches',
  }),
  '/requests': list({
    title: 'Limit requests',
    lead: 'What customers ask for beyond their limits, and wait for.',
    command: 'limits requests',
    columns: [
      [
        'Account',
        ({ customer, namespace }) => [to(`/customers/${customer}`, customer), <Sub key="in">{namespace}</Sub>],
      ],
      ['Limit', ofClass],
      ['Asks for', ({ amount }) => amount],
      ['Reason', ({ reason }) => <Sub>{reason}</Sub>],
      ['State', ({ status }) => <Badge tone={status === 'open' ? 'wait' : 'plain'}>{status}</Badge>],
      ['Made', ({ createdAt }) => <Time at={createdAt} />],
    ],
    nameOf: (row) => `${ofClass(row)} for ${row.namespace}`,
    keyOf: ({ id }) => id,
    actsOn: ({ id, status }) =>
      ['Grant', 'Refuse'].map((label) => ({
        label,
        command: `limits ${label.toLowerCase()}`,
        given: { id },
        refusal: status !== 'open' && 'it is decided',
      })),
    none: 'No customer waits for a higher limit',
  }),
  '/limits': list({
    title: 'Limits',
    lead: 'The limits that tenants have of their own; the others have the defaults.',
    command: 'limits list',
    columns: [
      ['Namespace', ({ namespace }) => namespace],
      ['Limit', ofClass],
      ['Amount', ({ amount }) => amount],
      ['Set by', ({ setBy }) => setBy],
      ['Why', ({ reason }) => <Sub>{reason}</Sub>],
      ['Until', ({ endsAt }) => <Time at={endsAt} none="for good" />],
    ],
    nameOf: (row) => `${ofClass(row)} for ${row.namespace}`,
    actsOn: ({ namespace, name, className }) => [
      {
        label: 'Set',
        command: 'limits set',
        given: { namespace, limit: name, ...(className !== null && { class: className }) },
      },
    ],
    acts: [{ label: 'Set a limit', command: 'limits set' }],
    none: 'All tenants have the defaults',
  }),
  '/maintenance': list({
    title: 'Maintenance',
    lead: 'Hosts whose maintenance is planned or goes on. It tells their customers, keeps new machines off meanwhile, and ends by itself.',
    command: 'hosts list',
    columns: [
      ['Host', ({ name }) => to(`/hosts/${name}`, name)],
      ['State', (host) => <HostState of={host} />],
      ['Begins', ({ maintenanceStartsAt }) => <Time at={maintenanceStartsAt} />],
      ['Ends', ({ maintenanceEndsAt }) => <Time at={maintenanceEndsAt} />],
      ['Machines', ({ machinesHeld }) => machinesHeld],
    ],
    nameOf: ({ name }) => name,
    actsOn: (host) => hostActs(host).filter(({ command }) => command === 'hosts maintain' || command === 'hosts drain'),
    acts: [{ label: 'Plan maintenance', command: 'hosts maintain' }],
    only: ({ maintenanceEndsAt }) => maintenanceEndsAt !== null && Date.parse(maintenanceEndsAt) > Date.now(),
    none: 'No maintenance is planned',
  }),
  '/orphans': list({
    title: 'Orphans',
    lead: 'Machines on hosts that are in no record, as after a restore.',
    command: 'orphans list',
    columns: [
      ['Id at its host', ({ runtimeId }) => <Digest of={runtimeId} />],
      ['Host', ({ hostName }) => to(`/hosts/${hostName}`, hostName)],
      ['Made as', ({ machine }) => machine],
      ['First seen', ({ firstSeenAt }) => <Time at={firstSeenAt} />],
    ],
    nameOf: ({ machine, hostName }) => `${machine} on ${hostName}`,
    keyOf: ({ runtimeId }) => runtimeId,
    actsOn: ({ runtimeId }) => [
      { label: 'Adopt', command: 'orphans adopt', given: { runtimeId } },
      { label: 'Destroy', command: 'orphans destroy', given: { runtimeId } },
    ],
    none: 'Every machine on a host has its record',
  }),
  '/audit': list({
    title: 'Audit log',
    lead: 'What was done in all accounts and by operators. operator.command is what an operator read or did.',
    command: 'audit list',
    columns: [
      ['When', ({ createdAt }) => <Time at={createdAt} />],
      [
        'Who',
        ({ actorName, actorId, address }) => [
          <Cut key="who" text={actorName ?? actorId} />,
          <Sub key="from">{address}</Sub>,
        ],
      ],
      [
        'What',
        (event) => [
          <DidWhat key="what" of={event} />,
          <Sub key="why">{event.reason}</Sub>,
          <Sub key="action">
            <code>{event.action}</code>
          </Sub>,
        ],
      ],
      ['Account', ({ customer }) => customer && to(`/customers/${customer}`, customer)],
      ['Outcome', ({ outcome }) => <Badge tone={outcome === 'success' ? 'good' : 'bad'}>{outcome}</Badge>],
    ],
    nameOf: ({ sequence }) => sequence,
    none: 'No event matches',
  }),
};

/** What a list is filtered by is in the address. */
const filtersOf = (command: string, given: Body) =>
  Object.entries(commandOf(command)?.request.properties ?? {}).filter(
    ([name]) => name !== 'limit' && name !== 'after' && !(name in given),
  );

export function ListPage<Name extends Reading>({ of }: { of: List<Name> }) {
  const { query } = useRoute();
  const { given = {} } = of;
  const filters = filtersOf(of.command, given);
  const values = filters.map(([name, schema]) => [name, sentOf(schema, entered(schema, query.get(name)))] as const);
  const body: Body = { ...given, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
  const lacks = (commandOf(of.command)?.request.required ?? []).some((name) => body[name] === undefined);
  const pages = useRows(of.command, lacks ? null : body, of.only);
  return (
    <>
      <Heading title={of.title}>
        <Reads of={[pages]} />
        {of.acts && <ActBar of={of.title} acts={of.acts} buttons={2} />}
      </Heading>
      {of.lead && <p class="lead">{of.lead}</p>}
      {filters.length > 0 && <Filters key={query.toString()} of={filters} isOpen={lacks} />}
      <PagedRows
        caption={of.title}
        columns={of.columns}
        pages={pages}
        lines={8}
        nameOf={of.nameOf}
        keyOf={of.keyOf}
        actsOn={of.actsOn}
        none={lacks ? 'Say what to look for' : of.none}
      />
      <AtTerminal command={of.command} body={body} />
    </>
  );
}

const entered = ({ type }: FieldSchema, value: string | null) =>
  type === 'boolean' ? value === 'true' : (value ?? '');

/** As the address keeps it: a time names its zone there. */
const keptOf = (schema: FieldSchema, value: string | boolean) => String(sentOf(schema, value) ?? '');

export const AtTerminal = ({ command, body }: { command: string; body: Body }) => (
  <details class="same">
    <summary>At a terminal</summary>
    <Code text={commandLine(command, body)} label="command that reads the same" />
  </details>
);

function Filters({ of: filters, isOpen }: { of: ReturnType<typeof filtersOf>; isOpen: boolean }) {
  const { query } = useRoute();
  const [draft, setDraft] = useState<Record<string, string | boolean>>(
    Object.fromEntries(
      filters.map(([name, schema]) => {
        const value = entered(schema, query.get(name));
        return [name, typeof value === 'string' ? inputOf(schema, value) : value];
      }),
    ),
  );
  const apply = (event: Event) => {
    event.preventDefault();
    setQuery(Object.fromEntries(filters.map(([name, schema]) => [name, keptOf(schema, draft[name]!)])));
  };
  return (
    <details class="card" open={isOpen || filters.some(([name]) => query.has(name))}>
      <summary>Filter</summary>
      <form onSubmit={apply}>
        <div class="filter-grid">
          {filters.map(([name, schema]) => (
            <OneField
              key={name}
              name={name}
              schema={schema}
              isRequired={false}
              value={draft[name]!}
              onChange={(value) => setDraft({ ...draft, [name]: value })}
            />
          ))}
        </div>
        <div class="buttons">
          <button type="submit" class="button">
            Filter
          </button>
        </div>
      </form>
    </details>
  );
}
