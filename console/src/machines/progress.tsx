/** The way of a machine through its phases, with the times that are known. */
import { Time } from '../parts.tsx';
import type { AnyMachine } from './liveMachines.ts';
import type { Phase } from './words.tsx';

const steps: readonly { phase: Phase; about: string }[] = [
  { phase: 'Pending', about: 'finding a host' },
  { phase: 'Creating', about: 'image and disk' },
  { phase: 'Starting', about: 'the guest boots' },
  { phase: 'Running', about: 'the guest is up' },
];

type Stand = 'done' | 'now' | 'ahead' | 'failed';

interface Step {
  label: string;
  about: string;
  stand: Stand;
  at?: string | undefined;
}

export function stepsOf(machine: AnyMachine, times: ReadonlyMap<string, string>): Step[] {
  const { phase = 'Pending', readyForAccess = false, failureMessage = '' } = machine.status ?? {};
  const isOver = phase === 'Stopping' || phase === 'Deleting';
  // A failure names the phase it happened in: `While Creating: …`.
  const failedIn = phase === 'Failed' ? (/^While (\w+):/.exec(failureMessage)?.[1] ?? 'Pending') : null;
  const now = steps.findIndex((step) => step.phase === (failedIn ?? phase));
  const at = (of: Phase) => times.get(of) ?? (of === 'Pending' ? machine.metadata.creationTimestamp : undefined);
  const shown: Step[] = steps.map((step, index) => {
    const stand: Stand =
      isOver || index < now || (phase === 'Running' && index === now)
        ? 'done'
        : index === now
          ? failedIn
            ? 'failed'
            : 'now'
          : 'ahead';
    return { label: step.phase, about: step.about, stand, at: at(step.phase) };
  });
  const ready: Step = {
    label: 'Ready',
    about: 'its ports listen',
    stand: readyForAccess || isOver ? 'done' : phase === 'Running' ? 'now' : 'ahead',
    at: times.get('Ready'),
  };
  if (!isOver) return [...shown, ready];
  return [
    ...shown,
    {
      label: phase,
      about: phase === 'Stopping' ? 'the guest shuts down' : 'disk and host are freed',
      stand: 'now',
      at: times.get(phase) ?? machine.metadata.deletionTimestamp ?? undefined,
    },
  ];
}

const words: Readonly<Record<Stand, string>> = { done: 'done', now: 'in progress', ahead: 'to come', failed: 'failed' };

export function Progress({ machine, times }: { machine: AnyMachine; times: ReadonlyMap<string, string> }) {
  return (
    <ol class="progress">
      {stepsOf(machine, times).map(({ label, about, stand, at }) => (
        <li key={label} class={stand} {...(stand === 'now' && { 'aria-current': 'step' as const })}>
          <span class="step-label">{label}</span>
          <span class="visually-hidden">, {words[stand]}</span>
          <span class="step-about">{about}</span>
          {at && stand !== 'ahead' && (
            <span class="step-time">
              <Time at={at} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
