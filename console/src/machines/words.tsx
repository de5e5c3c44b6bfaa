/** What the console calls what machines are and do. */
import { kinds } from '../../../src/domain/kinds.ts';
import { Badge } from '../parts.tsx';
import { base } from '../router.tsx';
import type { AnyMachine } from './liveMachines.ts';

export type Phase = NonNullable<AnyMachine['status']>['phase'];
export const phases: readonly Phase[] = [
  'Pending',
  'Creating',
  'Starting',
  'Running',
  'Stopping',
  'Deleting',
  'Failed',
];

export const addressOf = ({ kind, metadata }: Pick<AnyMachine, 'kind' | 'metadata'>) =>
  `${base}/machines/${kinds[kind].shortName}/${metadata.name}`;

/** What is shown of a state. */
interface Standing {
  status?: { phase?: Phase; readyForAccess?: boolean; failureCode?: string | null } | undefined;
}

export function toneOf({ status }: Standing): 'good' | 'bad' | 'wait' | 'plain' {
  if (!status) return 'wait';
  if (status.phase === 'Failed') return 'bad';
  if (status.phase === 'Running') return status.readyForAccess ? 'good' : 'wait';
  return status.phase === 'Stopping' || status.phase === 'Deleting' ? 'plain' : 'wait';
}

export function PhaseBadge({ machine }: { machine: Standing }) {
  const { phase = 'Pending', readyForAccess = false, failureCode } = machine.status ?? {};
  const more = phase === 'Running' && !readyForAccess ? ', not ready' : failureCode ? `: ${failureCode}` : '';
  return (
    <Badge tone={toneOf(machine)}>
      <span>
        {phase}
        {more && <span class="why">{more}</span>}
      </span>
    </Badge>
  );
}

/** `2 CPU · 4 GiB · 20 GiB disk`, or the class of a bare-metal machine. */
export function sizeOf(machine: AnyMachine): string {
  if ('machineClassName' in machine.spec) return machine.spec.machineClassName;
  const { resources } = machine.spec;
  return resources ? `${resources.cpu} CPU · ${resources.memoryGiB} GiB · ${resources.diskGiB} GiB disk` : '';
}
