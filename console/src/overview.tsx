/** The first page: what runs and what does not, what it costs, and what happened last. */
import { unwrap } from '../../sdk/src/index.ts';
import { Sentence, useAuditNames } from './account/auditEvents.tsx';
import { capacityOf, Limits } from './account/capacity.tsx';
import { UsageChart } from './account/usageChart.tsx';
import { client } from './api.ts';
import { count, hours } from './format.ts';
import { useLoad } from './load.ts';
import { Admission } from './machines/list.tsx';
import { type AnyMachine, keyOf, useMachines } from './machines/liveMachines.ts';
import { addressOf, PhaseBadge } from './machines/words.tsx';
import { Badge, Empty, Failure, Heading, Section, Shown, Skeleton, Time } from './parts.tsx';
import { sentence, troubleOf } from './refusals.ts';
import { base, Link } from './router.tsx';
import { useMay } from './session.tsx';

const shownFailures = 5;
const shownEvents = 8;

export function Overview() {
  const { machines, isKnown, fault } = useMachines();
  const mayCreate = useMay('compute:write');
  const mayRead = useMay('admin:read');
  const all = [...machines.values()];
  const isForbidden = fault !== null && troubleOf(fault) === 'forbidden';
  return (
    <>
      <Heading title="Overview">
        {mayCreate && (
          <Link to={`${base}/machines/new`} class="button primary">
            New machine
          </Link>
        )}
      </Heading>
      {fault !== null && troubleOf(fault) !== 'offline' && <Failure error={fault} />}
      <Admission />
      {!isForbidden && <Counts machines={all} isKnown={isKnown} />}
      <div class="columns">
        <div>
          {mayRead && <Bill />}
          {!isForbidden && <Failures machines={all} isKnown={isKnown} isRead={fault === null} />}
        </div>
        <div>
          {mayRead && <Allotments machines={isKnown ? all.length : null} />}
          {mayRead && <LatestEvents />}
        </div>
      </div>
    </>
  );
}

const groups: readonly { label: string; query: string; holds(machine: AnyMachine): boolean }[] = [
  { label: 'Machines', query: '', holds: () => true },
  { label: 'Ready', query: '?phase=Running', holds: ({ status }) => status?.readyForAccess === true },
  {
    label: 'Starting',
    query: '',
    holds: ({ status }) =>
      !status?.readyForAccess && !['Failed', 'Stopping', 'Deleting'].includes(status?.phase ?? 'Pending'),
  },
  { label: 'Failed', query: '?phase=Failed', holds: ({ status }) => status?.phase === 'Failed' },
  {
    label: 'Being deleted',
    query: '?phase=Deleting',
    holds: ({ status }) => status?.phase === 'Stopping' || status?.phase === 'Deleting',
  },
];

function Counts({ machines, isKnown }: { machines: readonly AnyMachine[]; isKnown: boolean }) {
  return (
    <dl class="totals tiles" aria-busy={!isKnown}>
      {groups.map(({ label, query, holds }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Link to={`${base}/machines${query}`}>
              {isKnown ? (
                count(machines.filter(holds).length)
              ) : (
                <span class="unknown">
                  <span class="visually-hidden">not known yet</span>
                </span>
              )}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Bill() {
  const { loaded, reload } = useLoad(
    (signal) => unwrap(client.api.GET('/v1/admin/billing/usage', { params: { query: { window: 'month' } }, signal })),
    [],
  );
  return (
    <Section title="This month's bill so far" aside={<Link to={`${base}/usage`}>Usage</Link>}>
      <Shown of={loaded} retry={reload} shape="figures and chart">
        {(report) => (
          <>
            <dl class="totals">
              <div>
                <dt>Billable</dt>
                <dd>{hours(report.summary.billable_seconds)} h</dd>
              </div>
              <div>
                <dt>Machines</dt>
                <dd>{count(report.summary.lifecycle_count)}</dd>
              </div>
            </dl>
            <UsageChart report={report} />
          </>
        )}
      </Shown>
    </Section>
  );
}

interface Read {
  machines: readonly AnyMachine[];
  isKnown: boolean;
  /** False once it was refused, which the page says above. */
  isRead: boolean;
}

function Failures({ machines, isKnown, isRead }: Read) {
  const newest = machines
    .filter(({ status }) => status?.phase === 'Failed' || (status?.failureMessage && !status.readyForAccess))
    .sort((a, b) => (b.metadata.creationTimestamp ?? '').localeCompare(a.metadata.creationTimestamp ?? ''))
    .slice(0, shownFailures);
  return (
    <Section title="Needs attention">
      {newest.length === 0 && isKnown && <Empty title="No failed or waiting machines" drawing="good" />}
      {newest.length === 0 &&
        !isKnown &&
        (isRead ? <Skeleton shape="empty" /> : <p class="hint">The machines are not known.</p>)}
      <ul class="events">
        {newest.map((machine) => (
          <li key={keyOf(machine.kind, machine.metadata.name)}>
            <p>
              <Link to={addressOf(machine)}>{machine.metadata.name}</Link> <PhaseBadge machine={machine} />
            </p>
            {machine.status?.failureMessage && <p class="sub">{sentence(machine.status.failureMessage)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Read again when a machine comes or goes; null: how many there are is not known. */
function Allotments({ machines }: { machines: number | null }) {
  const { loaded, reload } = useLoad(capacityOf, [machines]);
  return (
    <Section title="Quota" aside={<Link to={`${base}/capacity`}>Capacity</Link>}>
      <Shown of={loaded} retry={reload} shape="items" lines={3}>
        {(classes) => <Limits classes={classes} />}
      </Shown>
    </Section>
  );
}

function LatestEvents() {
  const { loaded, reload } = useLoad(async (signal) => {
    const params = { query: { limit: shownEvents } };
    return (await unwrap(client.api.GET('/v1/admin/audit-events', { params, signal }))).audit_events;
  }, []);
  const nameOf = useAuditNames(loaded.state === 'ready' ? loaded.data : []);
  return (
    <Section title="Who did what" aside={<Link to={`${base}/audit`}>Audit log</Link>}>
      <Shown of={loaded} retry={reload} shape="items" lines={shownEvents}>
        {(events) => (
          <ul class="events">
            {events.length === 0 && <Empty title="Nothing was done in the last days" />}
            {events.map((event) => (
              <li key={event.id}>
                <p>
                  <Sentence of={event} nameOf={nameOf} />{' '}
                  {event.outcome === 'refused' && <Badge tone="bad">refused</Badge>}
                </p>
                <p class="sub">
                  <Time at={event.created_at} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Section>
  );
}
