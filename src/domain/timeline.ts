/**
 * The timeline of a machine: what its customer reads as Kubernetes Events. Like `status.failureMessage`, a message names
 * no host, program, address, or other tenant. docs/decisions/0025-a-machine-says-why.md has the rules.
 */
import type { Failure, PortSpec, SshHostKey } from './machine.ts';
import { type Observation, waitingPorts } from './observation.ts';
import type { Phase } from './phases.ts';
import { notReadyText, restartingText } from './reasons.ts';

interface Reason {
  type: 'Normal' | 'Warning';
  /** When it happens, for the documentation. */
  when: string;
}

const normal = (when: string): Reason => ({ type: 'Normal', when });
const warning = (when: string): Reason => ({ type: 'Warning', when });

/** Every reason there is, in the order of a machine's life. */
export const timelineReasons = {
  WaitingForCapacity: warning('no host that it may use can take it now; the message says why'),
  Scheduled: normal('capacity is held for it: its class, source, region, and image'),
  HostUnable: warning('its host could not create it; it is tried again there, or on another host'),
  ImageFetched: normal('its host fetched the image; absent if the host had it already'),
  Created: normal('its host created it'),
  Started: normal('its guest is up'),
  WaitingForPorts: normal('its guest is up, and ports that have to listen do not yet'),
  Ready: normal('clients may connect'),
  NotReady: warning('it was ready, and clients may no longer connect; the message says why'),
  HostKeysChanged: warning('its guest reports other SSH host keys than before, over the channel that its host signs'),
  RestartRequested: normal('a restart was asked for: its guest is shut down and started again'),
  StoppedByOperator: warning('an operator stopped it, as in a dispute; the message says why. Nothing is deleted'),
  StartedByOperator: normal('an operator lets it start again'),
  Restarting: warning('its guest went down by itself and is started again'),
  HostUnreachable: warning('its host is out of reach; the machine is kept'),
  MaintenancePlanned: normal('its host will be maintained; the message says when, and what to do'),
  MaintenanceCanceled: normal('maintenance of its host that was planned is canceled, or over before its end'),
  EvacuationPlanned: warning(
    'its host is taken out of service; the message says when, and what becomes of the machine',
  ),
  EvacuationBlocked: warning(
    'its host is taken out of service, and no host could take it as it is; it stays until its owner deletes it',
  ),
  EvacuationCanceled: normal('its host stays in service; the machine stays where it is'),
  AddressRefused: warning('its host reports an address that is not registered for that host'),
  Failed: warning('it failed: the failure code and what `status.failureMessage` says'),
  Deleting: normal('its delete was accepted'),
  CleaningUp: normal('its guest is shut down, or it is removed from its host'),
  CleanupBlocked: warning('it could not be verified in time that it is gone from its host'),
  Gone: normal('its host showed that nothing is left of it, and the object was removed'),
} as const satisfies Readonly<Record<string, Reason>>;
export type TimelineReason = keyof typeof timelineReasons;

/** Something that happened to a machine. What happens again is the same entry with a higher count. */
export interface Happening {
  reason: TimelineReason;
  message: string;
}

/** Entries kept of one machine; the ones that happened longest ago go first. */
export const timelineLimit = 50;
/** How long the entries of a machine are kept after the last of them, once the machine is gone. */
export const timelineKeptDays = 7;

interface Scheduled {
  className: string;
  capacitySource: string;
  region: string;
  image: string;
  attempt: number;
}

export function scheduled({ className, capacitySource, region, image, attempt }: Scheduled): Happening {
  const again = attempt > 1 ? `placed again (attempt ${attempt})` : 'placed';
  return {
    reason: 'Scheduled',
    message: `${again} on ${capacitySource} capacity of class ${className} in region ${region}, with the image ${image}`,
  };
}

/** What happened on its host when a machine is first seen created. */
export function created({ image, fetched }: { image: string | null; fetched: boolean }): Happening[] {
  return [
    ...(fetched && image ? [{ reason: 'ImageFetched', message: `its host fetched the image ${image}` } as const] : []),
    { reason: 'Created', message: 'its host created it' },
  ];
}

const keysText = (keys: readonly SshHostKey[]) =>
  keys
    .map(({ publicKey }) => publicKey)
    .sort()
    .join();

interface AccessBefore {
  sshHostKeys: readonly SshHostKey[];
  phase: Phase;
  readyForAccess: boolean;
  failureMessage: string | null;
}

/** What happened when a guest is seen, accessible or not. */
export function accessHappenings(
  before: AccessBefore,
  ports: readonly PortSpec[],
  { accessible, seen }: { accessible: boolean; seen: Observation | null },
): Happening[] {
  const happened: Happening[] = [];
  const hadKeys = before.sshHostKeys.length > 0 && (seen?.sshHostKeys.length ?? 0) > 0;
  if (hadKeys && keysText(before.sshHostKeys) !== keysText(seen!.sshHostKeys))
    happened.push({ reason: 'HostKeysChanged', message: hostKeysChanged });
  if (before.phase !== 'Running' && seen?.guestUp) happened.push({ reason: 'Started', message: 'its guest is up' });
  if (accessible) {
    if (!before.readyForAccess) happened.push({ reason: 'Ready', message: readyText(ports) });
    return happened;
  }
  if (!seen) return happened;
  const message = notReadyText(ports, seen);
  if (!before.readyForAccess && message === before.failureMessage) return happened;
  if (before.readyForAccess) happened.push({ reason: 'NotReady', message });
  if (seen.power === 'off') happened.push({ reason: 'Restarting', message });
  else if (seen.guestUp && !seen.trouble && !before.readyForAccess && waitingPorts(ports, seen).length > 0)
    happened.push({ reason: 'WaitingForPorts', message });
  return happened;
}

const hostKeysChanged =
  'its guest reports other SSH host keys than before: status.sshHostKeys has them. If you did not change them, do not connect';

function readyText(ports: readonly PortSpec[]): string {
  const probed = ports.filter((port) => port.readinessProbe).map((port) => `${port.name} (${port.guestPort})`);
  if (probed.length === 0) return 'clients may connect';
  return `port${probed.length > 1 ? 's' : ''} ${probed.join(', ')} ${probed.length > 1 ? 'listen' : 'listens'}: clients may connect`;
}

export function failed({ code }: Pick<Failure, 'code'>, text: string): Happening {
  return { reason: code === 'CleanupBlocked' ? 'CleanupBlocked' : 'Failed', message: `${code}: ${text}` };
}

export function maintenancePlanned({
  startsAt,
  endsAt,
  reason,
}: {
  startsAt: Date;
  endsAt: Date;
  reason: string;
}): Happening {
  return {
    reason: 'MaintenancePlanned',
    message:
      `its host is maintained from ${startsAt.toISOString()} until ${endsAt.toISOString()}: ${reason}. ` +
      'The machine may be out of reach then. To have it elsewhere, create it again and delete this one',
  };
}

export function maintenanceCanceled({ endsAt, reason }: { endsAt: Date; reason: string }): Happening {
  return {
    reason: 'MaintenanceCanceled',
    message: `the maintenance of its host, planned until ${endsAt.toISOString()}, is canceled: ${reason}`,
  };
}

/** What becomes of the machines of an evacuated host, as operators say it. */
export const evacuationEnds = ['recreate', 'delete'] as const;

/**
 * What a machine that is left on an evacuated host waits for. Its owner, if no host would take it however much room there
 * were; its former host, if that still has a place for it, and then, or if it was found there since, a repeat of the plan.
 */
export const waits = [
  'its time',
  'its host',
  'an operator',
  'another host',
  'its owner',
  'its former host',
  'a repeat of the plan',
  'its removal',
] as const;

export interface Evacuation {
  evacuatesAt: Date;
  /** Whether its machines are created again elsewhere. */
  recreates: boolean;
  /** What the account is credited for each; 0: nothing. */
  creditSeconds: number;
  /** Customers read it. */
  reason: string;
}

export function evacuationPlanned({ evacuatesAt, recreates, creditSeconds, reason }: Evacuation): Happening {
  const end = recreates
    ? 'deleted and created again on another host, with its name, labels, and spec, and with an empty disk and other host keys'
    : 'deleted with its disk, and not created again';
  const credit = creditSeconds > 0 ? `. Up to ${creditSeconds} s of its class are credited` : '';
  return {
    reason: 'EvacuationPlanned',
    message:
      `its host is taken out of service: ${reason}. From ${evacuatesAt.toISOString()} on, ` +
      `the machine is ${end}${credit}. To choose the time, delete it before, ` +
      'and create it again where you need it',
  };
}

export function evacuationCanceled({ reason }: { reason: string }): Happening {
  return {
    reason: 'EvacuationCanceled',
    message: `its host stays in service, and the machine stays where it is: ${reason}`,
  };
}

/** `why`: what of its spec is no longer there. */
export function evacuationBlocked(why: string): Happening {
  return {
    reason: 'EvacuationBlocked',
    message: `its host is taken out of service, but the machine cannot be created again: ${why}. It stays there until you delete it`,
  };
}

/** The delete of a machine whose host is evacuated. */
export function evacuationBegins({ recreates, reason }: Pick<Evacuation, 'recreates' | 'reason'>): Happening {
  const then = recreates ? '. It is created again on another host once it is gone from this one' : '';
  return { reason: 'Deleting', message: `its host is taken out of service: ${reason}${then}` };
}

export const restartRequested: Happening = { reason: 'RestartRequested', message: restartingText };
export const deleteAccepted: Happening = { reason: 'Deleting', message: 'its delete was accepted' };
export const gone: Happening = { reason: 'Gone', message: 'nothing is left of it on its host; the object is removed' };

/** What a cleanup does in a phase; nothing for phases that are no part of one. */
export function cleaningUp(phase: Phase): Happening[] {
  const messages: Partial<Record<Phase, string>> = {
    Stopping: 'its guest is shut down',
    Deleting: 'it is removed from its host',
  };
  const message = messages[phase];
  return message ? [{ reason: 'CleaningUp', message }] : [];
}
