/**
 * What customers read in `status.failureMessage`: what happened, in which phase, and what to do. It names no host,
 * program, address, or other tenant. Further details for operators are in the failure's evidence, in the Temporal UI
 * and the logs. docs/decisions/0025-a-machine-says-why.md has the rules.
 */
import { quotable } from '../lib/text.ts';
import { otherSystem } from './evidence.ts';
import { type FailureCode, failureTable } from './failureCodes.ts';
import { kinds } from './kinds.ts';
import type { Failure, MachineKind, PortSpec } from './machine.ts';
import { type Observation, type Trouble, troubles, waitingPorts } from './observation.ts';
import type { Phase } from './phases.ts';

const messageLength = 1_000;

/** `requestId`: the request that created the machine, if known. */
export function failureText(
  { code, message }: Failure,
  phase: Phase,
  requestId: string | null,
  machine?: { kind: MachineKind; namespace: string; name: string },
): string {
  const { todo, owner } = failureTable[code];
  const reference = owner !== 'customer' && requestId ? ` Support finds it by the request id ${requestId}.` : '';
  // The words may be a host's own.
  return `While ${phase}: ${quotable(message, messageLength, '…')}. ${consoleAdvice(code, machine)}${todo}${reference}`;
}

/** What the machine printed is kept for a while; controllers of bare metal offer no console. */
function consoleAdvice(
  code: FailureCode,
  machine: { kind: MachineKind; namespace: string; name: string } | undefined,
): string {
  if (code !== 'AccessNotReady' || !machine || !kinds[machine.kind].hasConsole) return '';
  return `Read what it printed: compute-service console ${machine.name} -n ${machine.namespace} --print. `;
}

/** Replaces a host's own words, which may contain paths and addresses. */
const hostFailures: Partial<Record<Phase, string>> = {
  Creating: 'its host could not create it',
  Starting: 'its host could not start it in time',
};

/** A failure reported by a host: a message for customers, with the host's own words as evidence. */
export function hostFailure(code: FailureCode, words: string, phase: Phase, detail?: unknown): Failure {
  if (detail === otherSystem)
    return { code, message: 'its host started another system than its image', evidence: words };
  // The host's words about a spec concern the customer's own input; only the leading host name is removed.
  if (code === 'InvalidSpec') return { code, message: words.replace(/^\w+ on \S+: /, ''), evidence: words };
  if (code === 'ImageUnavailable')
    return { code, message: 'its image cannot be fetched, or differs from the catalogue', evidence: words };
  if (code === 'VMNotFound') return { code, message: 'the machine is no longer on its host', evidence: words };
  return { code, message: hostFailures[phase] ?? 'its host reports an error', evidence: words };
}

/** The message while a machine waits for a host; `awaited` says what blocks each host that it may use. */
export function capacityText(summary: string, awaited: readonly string[]): string {
  const reasons = [...new Set(awaited)].sort();
  // Without counts: they change with every placement, and each change of the text is an event for watchers.
  return `waiting for capacity: ${summary}${reasons.length > 0 ? ` (each ${reasons.join(', or ')})` : ''}`;
}

/** The message while a machine's tenant waits for its admission. */
export function admissionText(summary: string): string {
  return `waiting for the admission of its tenant: ${summary}. The operator has to allot one; the machine then goes on by itself`;
}

/** The message while the machine's workflow cannot go on, or cannot be started or woken. */
export const stalledText =
  'the service cannot go on with it at the moment: it tries again, and the operator is alerted. Nothing of the machine is lost';

/** The message while a machine's host cannot create it, and no other one takes the machine. */
export const hostUnableText =
  'its host cannot create it at the moment: the service tries again there and on other hosts';

/** The machine's time to be created is over. */
export function neverCreatedText(hosts: number): string {
  const who = hosts > 1 ? `none of ${hosts} hosts was` : 'its host was not';
  return `${who} able to create it in time, and no other host could take it; the cause is in the service, not in the machine's spec`;
}

/** `refusal`: why no host takes the machine now, if that is known. */
export function neverReachedText(refusal = ''): string {
  const why = refusal && `: ${refusal}`;
  return `the host that was chosen did not respond before the machine was created, and no other host took it in time${why}`;
}

/** The message while a machine's host is unreachable. Whole seconds, like every time that clients read. */
export function hostLostText(since: Date): string {
  return (
    `its host is out of reach since ${since.toISOString().slice(0, 19)}Z: the machine is kept, ` +
    'and ready again once its host is reachable. The operator sees to that'
  );
}

/** From the request for a restart until the guest is seen again. */
export const restartingText = 'a restart was asked for: the guest is shut down and started again';

/** While an operator holds it stopped, who says why. */
export function stoppedText(reason: string): string {
  return `the operator has stopped it, and nothing of it is deleted: ${reason}`;
}

/** From the moment at which an operator no longer holds it stopped until its guest is seen. */
export const startingAgainText = 'the operator lets it start again';

/** While reports in the name of a machine's host are not believed. */
export const forwardRefusedText =
  'its host reports an address that is not registered for that host: an operator must correct it';

/** While what is said of a machine in the name of its host is not signed by the host's agent. */
export const statementRefusedText = 'what its host reports cannot be verified: an operator must correct it';

/** Why customers cannot connect to a machine that its host sees like this. */
export function notReadyText(ports: readonly PortSpec[], seen: Observation): string {
  if (seen.trouble !== undefined) return troubleText(seen.trouble);
  if (seen.power === 'off') return 'the guest is down and is started again';
  if (!seen.guestUp) return 'the guest is not up';
  const waiting = waitingPorts(ports, seen).map((port) => `port ${port.name} (${port.guestPort})`);
  if (waiting.length === 0) return 'no SSH host key was reported';
  return `${waiting.join(', ')} ${waiting.length > 1 ? 'do' : 'does'} not listen`;
}

/** `trouble` may be a word of a later release. */
function troubleText(trouble: string): string {
  return Object.hasOwn(troubles, trouble) ? troubles[trouble as Trouble] : 'the guest is paused';
}
