/** The way of a machine through its phases, with the times that are known, and what it waits for. */
import { useEffect, useState } from 'preact/hooks';
import { clockText, durationText, timeText } from '../format.ts';
import { useNow } from '../now.ts';
import { Time, useExactly } from '../parts.tsx';
import { useChoice } from '../preferences.ts';
import { useAccount } from '../session.tsx';
import { whileShown } from '../whileShown.ts';
import type { AnyMachine } from './liveMachines.ts';
import { readConsole } from './observed.tsx';
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
      {stepsOf(machine, times).map(({ label, about, stand, at }, index, all) => (
        <li key={label} class={stand} {...(stand === 'now' && { 'aria-current': 'step' as const })}>
          <span class="step-label">{label}</span>
          <span class="visually-hidden">, {words[stand]}</span>
          <span class="step-about">{about}</span>
          {at && stand !== 'ahead' && (
            <span class="step-time">
              <Lasted from={at} until={all[index + 1]?.at} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Once it is ready: the same steps in a line, with the time that each took. The timeline has them for some days. */
export function Took({ times, since }: { times: ReadonlyMap<string, string>; since: string | undefined }) {
  const exactly = useExactly();
  const began = steps.map(({ phase }, index) => (index === 0 ? since : times.get(phase)));
  const ready = times.get('Ready');
  return (
    <section class="took" aria-label="Progress">
      <p>
        <strong>{ready && since ? `Ready in ${took(since, ready)}` : 'Ready'}</strong>
      </p>
      <ol>
        {steps.map(({ phase, about }, index) => {
          const [from, until] = [began[index], index + 1 < steps.length ? began[index + 1] : ready];
          return (
            <li key={phase} title={from && `${about}: since ${exactly(from)}`}>
              {phase} <span class="faint">{from && until ? took(from, until) : ''}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How long a step took, or when it began; since when exactly on hover. */
function Lasted({ from, until }: { from: string; until: string | undefined }) {
  const exactly = useExactly();
  if (until === undefined) return <Time at={from} />;
  return <span title={`since ${exactly(from)}`}>{took(from, until)}</span>;
}

/** Times have whole seconds. */
const took = (from: string, until: string) => {
  const seconds = (Date.parse(until) - Date.parse(from)) / 1_000;
  return seconds < 1 ? 'under 1 s' : durationText(seconds);
};

const lookEveryMs = 2_000;

/** For how long a machine that starts has been in its phase, until when, and the last lines that it printed. */
export function Waiting({ machine, times }: { machine: AnyMachine; times: ReadonlyMap<string, string> }) {
  const { phase = 'Pending' } = machine.status ?? {};
  const limits: Readonly<Record<string, number>> = useAccount().phase_limits_seconds;
  const clock = useChoice('clock');
  const now = useNow();
  const printed = useLastLines(machine);
  const limit = limits[phase];
  const since = times.get(phase) ?? machine.metadata.creationTimestamp;
  // A machine that was ready once does not fail for being late.
  if (limit === undefined || since === undefined || times.has('Ready')) return null;
  const sinceMs = Date.parse(since);
  const endsMs = sinceMs + limit * 1_000;
  const about = steps.find((step) => step.phase === phase)?.about;
  return (
    <div class="waiting">
      <p>
        <strong>{phase}</strong> for {clockText(now - sinceMs)}
        {about && `: ${phase === 'Running' ? 'the guest is up, its ports do not listen yet' : about}`}.
        <span class="faint">
          {now < endsMs
            ? ` It fails in ${clockText(endsMs - now)}, at ${timeText(endsMs, clock)}.`
            : ' Its time is over.'}
        </span>
      </p>
      {printed !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reachable by keyboard.
        <pre tabIndex={0} role="region" aria-label="The last lines of its console">
          {printed}
        </pre>
      )}
    </div>
  );
}

function useLastLines(machine: AnyMachine): string {
  const [printed, setPrinted] = useState('');
  const { name, uid } = machine.metadata;
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const over = new AbortController();
    const look = () =>
      readConsole(machine, { tailLines: 5, signal: over.signal }).then(
        (text) => setPrinted((text ?? '').trimEnd()),
        // What cannot be read now is read later.
        () => undefined,
      );
    const start = () => {
      clearInterval(timer);
      void look();
      timer = setInterval(look, lookEveryMs);
    };
    const end = whileShown(start, () => clearInterval(timer));
    return () => {
      end();
      over.abort();
    };
  }, [name, uid]);
  return printed;
}
