/** What the tenant may use of each class, and what it uses now. */

import { type components, unwrap } from '../../../sdk/src/index.ts';
import { kinds } from '../../../src/domain/kinds.ts';
import { type MachineKind, machineKinds } from '../../../src/domain/machine.ts';
import { client } from '../api.ts';
import type { Plotted } from '../chart.tsx';
import { durationText } from '../format.ts';
import { useLoad } from '../load.ts';
import { type AnyMachine, followAgain, useMachines } from '../machines/liveMachines.ts';
import { Badge, Empty, Heading, NotRead, ReadAgain, Section, Shown, Skeleton } from '../parts.tsx';
import { useMay } from '../session.tsx';
import { LimitsInAll, Meter } from './limits.tsx';
import { inUseOf, Plot } from './usageChart.tsx';

type ClassCapacity = components['schemas']['FleetCapacity']['capacity'][number];

type ClassUse = ClassCapacity & {
  /** Null where the service counts nothing. */
  usedOf(kind: MachineKind): number | null;
};

/** Each class with its limits and their use, both from the service: a page's own list of machines may be incomplete. */
export async function capacityOf(signal: AbortSignal): Promise<readonly ClassUse[]> {
  const [{ capacity }, { limits }] = await Promise.all([
    unwrap(client.api.GET('/v1/admin/fleet/capacity', { signal })),
    unwrap(client.api.GET('/v1/admin/limits', { signal })),
  ]);
  const used = new Map(limits.map((each) => [`${each.limit} ${each.machine_class}`, each.used]));
  return capacity.map((each) => ({
    ...each,
    usedOf: (kind) => used.get(`${kinds[kind].limit.api} ${each.machine_class}`) ?? null,
  }));
}

export function Capacity() {
  const { loaded, reload } = useLoad(capacityOf, []);
  const mayReadMachines = useMay('compute:read');
  return (
    <>
      <Heading title="Capacity">
        <ReadAgain reload={reload} />
      </Heading>
      <p class="lead">
        What this tenant may use of each machine class: hosts reserved for it, and whether it may also use shared ones.
      </p>
      <Shown of={loaded} retry={reload} shape="cards">
        {(classes) => (
          <>
            <Section title="Machine classes">
              <Limits classes={classes} />
            </Section>
            <InUse classes={classes} />
          </>
        )}
      </Shown>
      {mayReadMachines && <TimesToReady />}
      <LimitsInAll />
    </>
  );
}

function InUse({ classes }: { classes: readonly ClassCapacity[] }) {
  const { loaded, reload } = useLoad(
    (signal) => unwrap(client.api.GET('/v1/admin/fleet/usage', { params: { query: { window: 'month' } }, signal })),
    [],
  );
  const limit = classes.reduce((sum, each) => sum + machineKinds.reduce((of, kind) => of + limitOf(kind, each), 0), 0);
  return (
    <Section title="Machines in use this month">
      <Shown of={loaded} retry={reload}>
        {(report) => {
          const plotted = inUseOf(report, limit);
          if (plotted.series.length === 0) return <Empty title="No machines were in use" drawing="chart" />;
          return (
            <>
              <Plot {...plotted} />
              <p class="hint">{plotted.label}</p>
            </>
          );
        }}
      </Shown>
    </Section>
  );
}

type Readiness = { kind: MachineKind; createdAt: number; seconds: number };

/** How long each machine took from its create until clients could connect for the first time. */
export function readinessOf(
  machines: readonly AnyMachine[],
  events: readonly { involvedObject: { uid: string }; firstTimestamp: string }[],
): Readiness[] {
  const readyAt = new Map(events.map((event) => [event.involvedObject.uid, Date.parse(event.firstTimestamp)]));
  return machines
    .flatMap(({ kind, metadata: { uid = '', creationTimestamp = '' } }) => {
      const [createdAt, ready] = [Date.parse(creationTimestamp), readyAt.get(uid)];
      return ready === undefined
        ? []
        : [{ kind, createdAt: createdAt / 1_000, seconds: Math.max(0, (ready - createdAt) / 1_000) }];
    })
    .sort((a, b) => a.createdAt - b.createdAt);
}

function TimesToReady() {
  const { machines, isKnown, fault } = useMachines();
  const { loaded, reload } = useLoad(
    async (signal) => (await client.events.list({ fieldSelector: 'reason=Ready', signal })).items,
    [],
  );
  return (
    <Section title="Time to ready">
      <Shown of={loaded} retry={reload}>
        {(events) => {
          // Half of the machines that arrived so far is a figure of nothing.
          if (!isKnown) return fault === null ? <Skeleton lines={8} /> : <NotRead error={fault} retry={followAgain} />;
          const all = readinessOf([...machines.values()], events);
          if (all.length === 0) return <Empty title="None has become ready within the last days." drawing="chart" />;
          const times = all.map(({ seconds }) => seconds).sort((a, b) => a - b);
          const says =
            `Half of ${all.length} within ${durationText(times[Math.floor((times.length - 1) / 2)]!)}, ` +
            `all within ${durationText(times.at(-1)!)}.`;
          return (
            <>
              <Plot {...pointsOf(all, says)} />
              <p class="hint">{says} In whole seconds.</p>
            </>
          );
        }}
      </Shown>
    </Section>
  );
}

function pointsOf(all: readonly Readiness[], label: string): Plotted {
  const present = machineKinds.filter((kind) => all.some((each) => each.kind === kind));
  return {
    label: `Time to ready: ${label}`,
    times: all.map(({ createdAt }) => createdAt),
    series: present.map((kind) => ({
      name: kinds[kind].words.plural,
      values: all.map((each) => (each.kind === kind ? each.seconds : null)),
    })),
    unit: 's',
    as: 'points',
  };
}

/** Use as the service enforces it: machines that are being created or deleted count, those that gave up their host do not. */
export function Limits({ classes }: { classes: readonly ClassUse[] }) {
  if (classes.length === 0)
    return <Empty title="No limits are set for this tenant">An operator of the service sets them.</Empty>;
  return (
    <div class="limits">
      {classes.map((each) => (
        <Class key={each.machine_class} of={each} />
      ))}
    </div>
  );
}

const limitOf = (kind: MachineKind, { workload_limits }: ClassCapacity) => workload_limits[kinds[kind].limit.api];

function Class({ of: each }: { of: ClassUse }) {
  const { machine_class: name, reserved_hosts, reserved_in_use } = each;
  return (
    <div>
      <h3>
        {name} {each.on_demand_allowed && <Badge tone="plain">shared hosts too</Badge>}
      </h3>
      {machineKinds
        .filter((kind) => limitOf(kind, each) > 0)
        .map((kind) => (
          <Meter
            key={kind}
            label={kinds[kind].words.plural.toLowerCase()}
            of={name}
            used={each.usedOf(kind)}
            most={limitOf(kind, each)}
          />
        ))}
      {reserved_hosts > 0 ? (
        <Meter label="reserved hosts" of={name} used={reserved_in_use} most={reserved_hosts} />
      ) : (
        <p class="sub">No reserved hosts</p>
      )}
    </div>
  );
}
