/** A host, a machine, an account, and a bill: what is wrong and why first, then everything else. */
import type { ComponentChildren } from 'preact';
import { kinds } from '../../../src/domain/kinds.ts';
import { machineKinds } from '../../../src/domain/machine.ts';
import { count, hours } from '../format.ts';
import { PhaseBadge } from '../machines/words.tsx';
import { Badge, Code, Digest, ExactTime, type Fact, Facts, Heading, Section, Shown, Status, Time } from '../parts.tsx';
import { sentence } from '../refusals.ts';
import { Back, base, Link } from '../router.tsx';
import { type Act, ActBar } from './acts.tsx';
import { AtTerminal, CustomerState, HostState, machineColumns } from './lists.tsx';
import { Reads, useRead, useRows } from './reading.tsx';
import type { Bill, Host, RowOf, ShownCustomer, ShownHost, ShownMachine } from './rows.ts';
import { type Column, PagedRows, Sub, TitledRows } from './rowsTable.tsx';
import { customerActs, hostActs, machineActs } from './thingActs.ts';
import { addressOf, type MachineName, machineOf } from './words.ts';

const conditions: readonly Column<ShownHost['conditions'][number]>[] = [
  ['Condition', ({ type }) => type],
  ['State', ({ status, reason }) => <Badge tone={status ? 'good' : 'bad'}>{status ? 'holds' : reason}</Badge>],
  ['Since', ({ since }) => <Time at={since} />],
  ['Why', ({ message }) => <Sub>{message}</Sub>],
];

type Evacuation = NonNullable<ShownHost['evacuation']>;
const left: readonly Column<Evacuation['machines'][number]>[] = [
  ['Machine', (row) => <Link to={base + addressOf(row)}>{machineOf(row)}</Link>],
  ['Account', ({ customer }) => <Link to={`${base}/customers/${customer}`}>{customer}</Link>],
  ['Phase', ({ phase }) => phase],
  ['Waits for', ({ waitsFor }) => waitsFor],
];

export function HostPage({ name }: { name: string }) {
  const read = useRead('hosts show', { name });
  const machines = useRows('instances list', { host: name });
  const host = read.loaded.state === 'ready' ? read.loaded.data : null;
  return (
    <>
      <Back to={`${base}/hosts`}>Hosts</Back>
      <Heading title={name} beside={host && <HostState of={host} />}>
        <Reads of={[read, machines]} />
        {host && <ActBar of={name} acts={hostActs(host)} buttons={2} />}
      </Heading>
      <Shown of={read.loaded} retry={read.reload} shape="cards">
        {(shown) => (
          <>
            <div class="columns">
              <TitledRows
                title="Conditions"
                columns={conditions}
                rows={shown.conditions}
                nameOf={({ type }) => type}
                none="All its conditions hold"
                drawing="good"
              />
              <Section title="Host">
                <Facts of={factsOf(shown)} />
                {shown.exchanges.length > 0 && (
                  <Code text={shown.exchanges.join('\n')} label="its controller, lately" />
                )}
              </Section>
            </div>
            {shown.evacuation && (
              <TitledRows
                title="Left to evacuate"
                columns={left}
                rows={shown.evacuation.machines}
                nameOf={machineOf}
                keyOf={addressOf}
                none="No machine is left on it"
                drawing="good"
              />
            )}
          </>
        )}
      </Shown>
      <Section title="Machines on it">
        <PagedRows
          caption="Machines on it"
          columns={machineColumns}
          pages={machines}
          nameOf={machineOf}
          keyOf={addressOf}
          actsOn={machineActs}
          none="It carries no machine"
        />
      </Section>
      <AtTerminal command="hosts show" body={{ name }} />
    </>
  );
}

const factsOf = (host: ShownHost): Fact[] => [
  ['Class', `${host.className}, ${host.region}`],
  ['Runs', `${host.workload} by ${host.driver}`],
  ['Agent', host.agent ?? 'its own'],
  ['CPU', `${count(host.cpuUsed)} of ${count(host.cpu)}`],
  ['Memory', `${count(host.memoryGiBUsed)} of ${count(host.memoryGiB)} GiB`],
  ['Images', count(host.images)],
  ['Orphans', <Link to={`${base}/orphans`}>{count(host.orphans)}</Link>],
  ['Key', host.key === null ? 'none' : <Digest of={host.key} />],
  ['Silent', host.lostAt && <Time at={host.lostAt} />],
  ['Maintenance', host.maintenanceEndsAt && <Window of={host} />],
  ['Evacuation', host.evacuation && <Plan of={host.evacuation} />],
];

const Plan = ({ of: { evacuatesAt, recreates, creditSeconds, reason } }: { of: Evacuation }) => (
  <>
    <ExactTime at={evacuatesAt} />, machines are {recreates ? 'created again elsewhere' : 'deleted'}
    {creditSeconds > 0 && `, with a credit of ${hours(creditSeconds)} h each`}
    <Sub>{reason}</Sub>
  </>
);

const Window = ({ of: { maintenanceStartsAt: from, maintenanceEndsAt: until } }: { of: Host }) => (
  <>
    {from && <ExactTime at={from} />} to {until && <ExactTime at={until} />}
  </>
);

const placements: readonly Column<ShownMachine['placements'][number]>[] = [
  ['Placement', ({ attempt }) => attempt],
  ['Host', ({ hostName }) => <Link to={`${base}/hosts/${hostName}`}>{hostName}</Link>],
  ['Class', ({ className }) => className],
  ['Placed', ({ createdAt }) => <Time at={createdAt} />],
  ['Released', ({ releasedAt }) => <Time at={releasedAt} none="holds it" />],
  ['Host silent', ({ hostLostAt, abandonedAt }) => <Time at={abandonedAt ?? hostLostAt} none="no" />],
];
const changes: readonly Column<ShownMachine['changes'][number]>[] = [
  ['When', ({ at }) => <Time at={at} />],
  [
    'State',
    ({ phase, ready, failureCode }) => (
      <PhaseBadge machine={{ status: { phase, readyForAccess: ready, failureCode } }} />
    ),
  ],
  ['Why', ({ message }) => <Sub>{message}</Sub>],
];

export function MachinePage(of: MachineName) {
  const body = { machine: machineOf(of), kind: of.kind };
  const read = useRead('instances show', body);
  const { loaded, reload } = read;
  const shown = loaded.state === 'ready' ? loaded.data : null;
  const state = shown && { phase: shown.phase, readyForAccess: shown.ready, failureCode: shown.failureCode };
  return (
    <>
      <Back to={`${base}/machines`}>Machines</Back>
      <Heading title={body.machine} beside={state && <PhaseBadge machine={{ status: state }} />}>
        <Reads of={[read]} />
        {shown && <ActBar of={body.machine} acts={machineActs({ ...of, workflowId: shown.workflowId })} buttons={2} />}
      </Heading>
      <Shown of={loaded} retry={reload} shape="cards">
        {(machine) => (
          <>
            {machine.failureMessage && (
              <div class={`notice ${machine.phase === 'Failed' ? 'bad' : 'wait'}`}>
                <p>{sentence(machine.failureMessage)}</p>
              </div>
            )}
            <Section title="Machine">
              <Facts
                of={[
                  ['Account', <Link to={`${base}/customers/${machine.customer}`}>{machine.customer}</Link>],
                  ['Tenant', machine.tenant],
                  ['Kind', kinds[of.kind].words.title],
                  ['Image', machine.imageRef],
                  ['In this phase', <Time at={machine.since} />],
                  ['Created', <Time at={machine.createdAt} />],
                  ['Deletion requested', <Time at={machine.deletionRequestedAt} none="no" />],
                  ['Id', <Digest of={machine.uid} />],
                  ['Workflow', <Digest of={machine.workflowId} />],
                  ['Request', machine.requestId ? <Digest of={machine.requestId} /> : 'none'],
                ]}
              />
            </Section>
            <TitledRows
              title="Placements"
              columns={placements}
              rows={machine.placements}
              nameOf={({ attempt }) => String(attempt)}
              none="It was not placed yet"
            />
            <TitledRows
              title="Changes"
              columns={changes}
              rows={machine.changes.toReversed()}
              nameOf={({ at, phase, message }) => `${at} ${phase} ${message}`}
              none="The journal has none of it"
            />
          </>
        )}
      </Shown>
      <AtTerminal command="instances show" body={body} />
    </>
  );
}

/** Machines without a class of their own count in each. */
const usedOf = (used: number, most: number) =>
  most === 0 ? <span class="faint">none allowed</span> : `${count(used)} of ${count(most)}`;

type TenantLimits = ShownCustomer['limits'][number];
const limits: readonly Column<TenantLimits>[] = [
  ['Tenant', ({ tenant, namespace }) => [tenant, <Sub key="in">{namespace}</Sub>]],
  ['Class', ({ className, region }) => [className, <Sub key="at">{region}</Sub>]],
  ['Virtual machines', (row) => usedOf(row.virtualMachines, row.virtualMachineLimit)],
  ['Bare metal', (row) => usedOf(row.bareMetalMachines, row.bareMetalLimit)],
  ['Reserved hosts', ({ reservedHosts }) => count(reservedHosts)],
];
const people: readonly Column<ShownCustomer['users'][number]>[] = [
  ['Person', ({ email }) => email],
  ['Role', ({ role }) => role],
  ['State', ({ status }) => <Status of={status} />],
  ['Last sign-in', ({ lastSignInAt }) => <Time at={lastSignInAt} />],
];
const month: readonly Column<ShownCustomer['month'][number]>[] = [
  ['Kind', ({ kind }) => kind],
  ['Class', ({ className }) => className],
  ['Machines', ({ machines }) => count(machines)],
  ['Billed', ({ billableSeconds }) => `${hours(billableSeconds)} h`],
];
/** One that somebody changed in the database has not the form of a bill. */
const isBill = (row: RowOf<'bills list'>): row is Bill => 'usage' in row;
const ofBill = (cell: (bill: Bill) => ComponentChildren) => (row: RowOf<'bills list'>) => isBill(row) && cell(row);
const bills = (slug: string): readonly Column<RowOf<'bills list'>>[] => [
  ['Month', ({ month: of }) => <Link to={`${base}/customers/${slug}/bills/${of}`}>{of}</Link>],
  [
    'Billed',
    (row) => (isBill(row) ? `${hours(row.billable_seconds)} h` : <Badge tone="bad">has not the form of a bill</Badge>),
  ],
  ['Machines', ofBill(({ usage }) => count(usage.lifecycle_count))],
  ['Corrections', ofBill(({ corrections: made }) => count(made.length))],
  ['Closed', ofBill(({ closed_at }) => <Time at={closed_at} />)],
];
const limitActs = ({ namespace, className }: TenantLimits): Act[] =>
  ['Set', 'Raise'].map((label) => ({
    label: `${label} a limit`,
    command: `limits ${label.toLowerCase()}`,
    given: { namespace, class: className },
    refusal: namespace === null && 'the tenant has no namespace yet',
  }));

export function CustomerPage({ slug }: { slug: string }) {
  const read = useRead('customers show', { slug });
  const { loaded, reload } = read;
  const closed = useRows('bills list', { slug });
  const shown = loaded.state === 'ready' ? loaded.data : null;
  const correct: Act = { label: 'Correct a closed bill', command: 'bills correct', given: { slug } };
  return (
    <>
      <Back to={`${base}/customers`}>Customers</Back>
      <Heading title={slug} beside={shown && <CustomerState of={shown} />}>
        <Reads of={[read, closed]} />
        {shown && <ActBar of={slug} acts={[...customerActs(shown), correct]} />}
      </Heading>
      <Shown of={loaded} retry={reload} shape="cards">
        {(customer) => (
          <>
            <Section title="Account" aside={<Link to={`${base}/audit?customer=${slug}`}>Audit log</Link>}>
              <Facts
                of={[
                  ['Name', customer.displayName],
                  ...whyOf(customer),
                  ['Closes', <Time at={customer.closesAt} />],
                  ['Created', <Time at={customer.createdAt} />],
                  ['Last active', <Time at={customer.lastActiveAt} />],
                  ['API keys', count(customer.keys)],
                  ['Machines', <MachinesOf customer={customer} />],
                  ['Id', <Digest of={customer.id} />],
                ]}
              />
            </Section>
            <TitledRows
              title="Limits"
              columns={limits}
              rows={customer.limits}
              nameOf={({ tenant, className }) => `${tenant} ${className}`}
              actsOn={limitActs}
            />
            <div class="columns">
              <TitledRows title="People" columns={people} rows={customer.users} nameOf={({ email }) => email} />
              <TitledRows
                title="This month so far"
                columns={month}
                rows={customer.month}
                nameOf={({ kind, className }) => `${kind} ${className}`}
                none="Nothing is billed yet"
              />
            </div>
          </>
        )}
      </Shown>
      <Section title="Closed bills">
        <PagedRows
          caption="Closed bills"
          columns={bills(slug)}
          pages={closed}
          nameOf={({ month: of }) => billOf(slug, of)}
          actsOn={({ month: of }) => billActs(slug, of)}
          none="No month is closed yet"
        />
      </Section>
      <AtTerminal command="customers show" body={{ slug }} />
    </>
  );
}

const whyOf = ({ reason, closingReason }: ShownCustomer): Fact[] => {
  const why = reason ?? closingReason;
  return why === null ? [] : [['Reason', why]];
};

function MachinesOf({ customer: { limits: all, machines } }: { customer: ShownCustomer }) {
  const namespaces = [...new Set(all.flatMap(({ namespace }) => namespace ?? []))];
  return (
    <>
      {count(machines)}
      {namespaces.map((each) => (
        <span key={each}>
          {' '}
          <Link to={`${base}/machines?namespace=${each}`}>{each}</Link>
        </span>
      ))}
    </>
  );
}

const billOf = (slug: string, month: string) => `the bill of ${slug} for ${month}`;

const billActs = (slug: string, of: string): Act[] => [
  { label: 'Correct', command: 'bills correct', given: { slug, month: of } },
  { label: 'Show its lifecycles', command: 'bills lifecycles', given: { slug, month: of } },
  { label: 'Set aside', command: 'bills set-aside', given: { slug, month: of } },
];

type Billed = Bill['by_tenant'][number]['by_class'][number];
const classes = (nameOf: (id: string) => string | undefined): readonly Column<Billed & { tenant: string }>[] => [
  ['Tenant', ({ tenant }) => nameOf(tenant) ?? <Digest of={tenant} />],
  ['Kind', ({ resource_kind }) => resource_kind],
  ['Class', ({ resource_class }) => resource_class],
  ['Machines', ({ lifecycle_count }) => count(lifecycle_count)],
  ['Billed', ({ billable_seconds }) => `${hours(billable_seconds)} h`],
  ['Used', ({ raw_active_seconds }) => `${hours(raw_active_seconds)} h`],
];
const corrections: readonly Column<Bill['corrections'][number]>[] = [
  ['Reference', ({ reference }) => reference],
  ['Of the month', ({ corrects_month }) => corrects_month],
  ['Billed', ({ billable_seconds }) => `${hours(billable_seconds)} h`],
  ['Why', ({ reason }) => <Sub>{reason}</Sub>],
];

export function BillPage({ slug, month: of }: { slug: string; month: string }) {
  const read = useRead('bills show', { slug, month: of });
  // The bill that was signed has ids alone.
  const account = useRead('customers show', { slug });
  const tenants = account.loaded.state === 'ready' ? account.loaded.data.limits : [];
  const nameOf = (id: string) => tenants.find(({ tenantId }) => tenantId === id)?.tenant;
  return (
    <>
      <Back to={`${base}/customers/${slug}`}>{slug}</Back>
      <Heading title={`Bill of ${of}`}>
        <Reads of={[read, account]} />
        <ActBar of={billOf(slug, of)} acts={billActs(slug, of)} />
      </Heading>
      <Shown of={read.loaded} retry={read.reload} shape="cards">
        {(bill) => (
          <>
            <Section title="In all">
              <Facts
                of={[
                  ['Account', <Link to={`${base}/customers/${slug}`}>{slug}</Link>],
                  ['Billed, with corrections', `${hours(bill.billable_seconds)} h`],
                  ['Closed', <ExactTime at={bill.closed_at} />],
                  ['Lifecycles, SHA-256', <Digest of={bill.lifecycles_sha256} />],
                ]}
              />
            </Section>
            <TitledRows
              title="By tenant and class"
              columns={classes(nameOf)}
              rows={bill.by_tenant.flatMap(({ tenant_id: tenant, by_class }) =>
                by_class.map((each) => ({ ...each, tenant })),
              )}
              nameOf={(row) => `${row.tenant} ${row.resource_kind} ${row.resource_class}`}
              none="No machine was billed"
            />
            <TitledRows
              title="Corrections"
              columns={corrections}
              rows={bill.corrections}
              nameOf={({ id }) => id}
              none="None"
            />
          </>
        )}
      </Shown>
      <AtTerminal command="bills show" body={{ slug, month: of }} />
    </>
  );
}

/** The address of a machine's page has the short name of its kind. */
export const kindOf = (shortName: string) => machineKinds.find((each) => kinds[each].shortName === shortName);
