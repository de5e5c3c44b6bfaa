/** What the tenant may use of each class, and what it uses now. */

import { type components, unwrap } from '../../../sdk/src/index.ts';
import { kinds } from '../../../src/domain/kinds.ts';
import { type MachineKind, machineKinds } from '../../../src/domain/machine.ts';
import { client } from '../api.ts';
import { useLoad } from '../load.ts';
import { useMachines } from '../machines/liveMachines.ts';
import { Badge, Empty, Heading, Section, Shown } from '../parts.tsx';
import { LimitsInAll, Meter } from './limits.tsx';

type ClassCapacity = components['schemas']['FleetCapacity']['capacity'][number];

export const capacityOf = async (signal: AbortSignal): Promise<readonly ClassCapacity[]> =>
  (await unwrap(client.api.GET('/v1/admin/fleet/capacity', { signal }))).capacity;

export function Capacity() {
  const { loaded, reload } = useLoad(capacityOf, []);
  return (
    <>
      <Heading title="Capacity">
        <button type="button" class="button" onClick={reload}>
          Read again
        </button>
      </Heading>
      <p class="lead">
        What this tenant may use of each machine class: hosts reserved for it, and whether it may also use shared ones.
      </p>
      <Shown of={loaded} retry={reload}>
        {(classes) => (
          <Section title="Machine classes">
            <Limits classes={classes} />
          </Section>
        )}
      </Shown>
      <LimitsInAll />
    </>
  );
}

/** Machines that name no class are counted where one class alone takes their kind. */
export function Limits({ classes }: { classes: readonly ClassCapacity[] }) {
  const machines = [...useMachines().machines.values()];
  if (classes.length === 0)
    return <Empty title="The tenant has no allotment.">An operator of the service gives it one.</Empty>;
  const usedOf = (kind: MachineKind, { machine_class }: ClassCapacity) => {
    const ofKind = machines.filter((machine) => machine.kind === kind);
    if (kinds[kind].sizedBy === 'class')
      return ofKind.filter(({ spec }) => 'machineClassName' in spec && spec.machineClassName === machine_class).length;
    return classes.filter((each) => limitOf(kind, each) > 0).length === 1 ? ofKind.length : null;
  };
  return (
    <div class="limits">
      {classes.map((each) => (
        <Class key={each.machine_class} of={each} usedOf={(kind) => usedOf(kind, each)} />
      ))}
    </div>
  );
}

const limitOf = (kind: MachineKind, { workload_limits }: ClassCapacity) => workload_limits[kinds[kind].limit.api];

function Class({ of: each, usedOf }: { of: ClassCapacity; usedOf(kind: MachineKind): number | null }) {
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
            used={usedOf(kind)}
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
