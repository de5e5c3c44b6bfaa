// Operators' commands for single machines. They write to the database, and the machine's workflow is woken.

import { failureCodes } from '../../domain/failureCodes.ts';
import { defaultKind } from '../../domain/kinds.ts';
import { type MachineKind, machineKinds } from '../../domain/machine.ts';
import { machineWorkflowId } from '../../domain/names.ts';
import { phases } from '../../domain/phases.ts';
import { NoSuchName, noSuchMachine, UserError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/uuid.ts';
import type { Config } from '../../settings/config.ts';
import {
  type ListedMachine,
  listMachinesForOperators,
  listWaiting,
  type MachineFilter,
  type ShownMachine,
  showMachine,
} from '../../store/fleet/fleetFigures.ts';
import { abandonMachine, requireAbandonable } from '../../store/fleet/inventory.ts';
import { requireStoppable, startMachine, stopMachine } from '../../store/machines/heldStopped.ts';
import { findMachinesByRequest } from '../../store/machines/machineStore.ts';
import { age } from '../deployment/statusFindings.ts';
import { askedOf, type ListOptions, printList } from '../lists.ts';
import { auditReason, notDone, type Print, withDatabase } from '../operatorCommands.ts';
import { columns, document } from '../output.ts';
import { outputFormat } from '../outputFormat.ts';
import { printable } from '../printable.ts';

/** `instances abandon NAMESPACE/NAME --reason TEXT [--kind KIND] --yes`: gives up a machine whose absence cannot be seen. */
export function instancesAbandonCommand(
  config: Config,
  { subject, kind = defaultKind, reason, yes }: { subject: string; kind?: string; reason?: string; yes?: boolean },
  print: Print,
): Promise<number> {
  const key = keyOf(subject, kind);
  const given = auditReason(reason);
  return withDatabase(config, async (db) => {
    if (!yes) {
      const { phase } = await requireAbandonable(db, key);
      print(
        `This gives up ${subject}, which is ${phase}: its object goes, and its host takes no new machine until then.`,
      );
      return notDone(print);
    }
    await abandonMachine(db, key, given);
    print(
      `${subject} is abandoned: its object is removed, and its host takes no new machines until the reaper has ` +
        'seen that the machine is gone',
    );
    return 0;
  });
}

interface StopOptions {
  subject: string;
  kind?: string;
  reason?: string;
  force?: boolean;
  yes?: boolean;
}

/** `instances stop NAMESPACE/NAME --reason TEXT`: holds a machine stopped. Without --yes it only says what it would do. */
export function instancesStopCommand(
  config: Config,
  { subject, kind = defaultKind, reason, force, yes }: StopOptions,
  print: Print,
): Promise<number> {
  const key = keyOf(subject, kind);
  const given = auditReason(reason);
  return withDatabase(config, async (db) => {
    if (!yes) {
      const { phase } = await requireStoppable(db, key);
      print(
        `This stops ${subject}, which is ${phase}, until "instances start". Nothing is deleted, ` +
          `and its place is kept. Its customer reads: "${given}".`,
      );
      return notDone(print);
    }
    const isNew = await stopMachine(db, key, { reason: given, ...(force && { force }) });
    print(
      isNew
        ? `${subject} is held stopped: connections are refused, and its guest goes down. "instances start ${subject}" lets it start again`
        : `${subject} was held stopped already; its customer reads the new reason`,
    );
    return 0;
  });
}

/** `instances start NAMESPACE/NAME --reason TEXT`: lets a machine start again that was held stopped. */
export function instancesStartCommand(
  config: Config,
  { subject, kind = defaultKind, reason }: Pick<StopOptions, 'subject' | 'kind' | 'reason'>,
  print: Print,
): Promise<void> {
  const key = keyOf(subject, kind);
  const given = auditReason(reason);
  return withDatabase(config, async (db) => {
    const wasStopped = await startMachine(db, key, given);
    print(wasStopped ? `${subject} starts again` : `${subject} is not held stopped: nothing was done`);
  });
}

/** `instances find REQUEST_ID`: finds a machine's workflow by the X-Request-Id of its create, which customers quote. */
export function instancesFindCommand(
  config: Config,
  { requestId, output }: { requestId: string; output?: string },
  print: Print,
): Promise<void> {
  const format = outputFormat(output);
  return withDatabase(config, async (db) => {
    const found = await findMachinesByRequest(db, requestId);
    if (found.length === 0)
      throw new NoSuchName(
        'request',
        requestId,
        `Request ${requestId} created no machine, or the machine has been gone for longer than changes are kept. ` +
          "The API's log has every create.",
      );
    if (format !== 'table')
      return print(
        document(
          found.map(({ uid, kind, namespace, name, phase, failureCode, failureMessage }) => ({
            ...{ uid, kind, namespace, name, phase, failureCode, failureMessage },
            workflowId: machineWorkflowId({ kind, namespace, name, uid }),
          })),
          format,
        ),
      );
    for (const machine of found) {
      const { phase, failureCode, failureMessage } = machine;
      print(
        [machineWorkflowId(machine), phase, failureCode, failureMessage].filter((part) => part !== null).join('  '),
      );
    }
  });
}

/** Throws UserError. */
export function keyOf(
  subject: string,
  kind: string = defaultKind,
): { kind: MachineKind; namespace: string; name: string } {
  const [namespace, name, ...rest] = subject.split('/');
  if (!namespace || !name || rest.length > 0)
    throw new UserError(`Name the machine as NAMESPACE/NAME, not "${subject}".`);
  return { kind: oneOf(machineKinds, '--kind', kind), namespace, name };
}

export function oneOf<Word extends string>(words: readonly Word[], option: string, given: string): Word {
  const word = words.find((each) => each === given);
  if (!word) throw new UserError(`${option} is ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not "${given}".`);
  return word;
}

interface MachineListOptions extends ListOptions {
  namespace?: string;
  kind?: string;
  phase?: string;
  host?: string;
  failure?: string;
  waiting?: boolean;
}

/** `instances list [FILTERS]`: machines of all customers, with what each waits for. */
export function instancesListCommand(config: Config, options: MachineListOptions, print: Print): Promise<void> {
  const asked = askedOf(options);
  const { namespace, kind, phase, host: hostName, failure, waiting } = options;
  const filter: MachineFilter = {
    namespace,
    hostName,
    kind: kind === undefined ? kind : oneOf(machineKinds, '--kind', kind),
    phase: phase === undefined ? phase : oneOf(phases, '--phase', phase),
    failureCode: failure === undefined ? failure : oneOf(failureCodes, '--failure', failure),
  };
  const nowMs = Date.now();
  return withDatabase(config, (db) =>
    printList(
      asked,
      {
        heads: ['MACHINE', 'KIND', 'PHASE', 'READY', 'FOR', 'HOST', 'FAILURE', 'REASON'],
        cells: (machine: ListedMachine) => cellsOf(machine, nowMs),
        place: ({ namespace: of, name, kind: its, since, uid }) =>
          waiting ? `${since.toISOString()}/${uid}` : `${of}/${name}/${its}`,
        page: (after, limit) =>
          (waiting ? listWaiting : listMachinesForOperators)(db, filter, { after: placeOf(after, waiting), limit }),
        none: 'No machine matches.',
      },
      print,
    ),
  );
}

/** Throws UserError for a place of another list. */
function placeOf(after: string | null, isWaits = false): string[] | null {
  const place = after?.split('/') ?? null;
  if (place === null || !isWaits || (isMoment(place[0]!) && isUuid(place[1] ?? ''))) return place;
  throw new UserError(`--after "${after}" is no place of a list of waits: begin again without it.`);
}

/** As such a place has it. */
const isMoment = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

function cellsOf(
  { namespace, name, kind, phase, ready, deleting, since, hostName, failureCode, reason }: ListedMachine,
  nowMs: number,
): string[] {
  return [
    `${namespace}/${name}`,
    kind,
    deleting && phase !== 'Stopping' && phase !== 'Deleting' ? `${phase}, to be deleted` : phase,
    ready ? 'yes' : 'no',
    age((nowMs - since.getTime()) / 1_000),
    hostName ?? '-',
    failureCode ?? '-',
    reason ?? '-',
  ];
}

/** `instances show NAMESPACE/NAME [--kind KIND] [-o json]`: what the record knows of one machine, and its changes. */
export function instancesShowCommand(
  config: Config,
  { subject, kind, output }: { subject: string; kind?: string; output?: string },
  print: Print,
): Promise<void> {
  const format = outputFormat(output);
  const key = keyOf(subject, kind);
  return withDatabase(config, async (db) => {
    const machine = await showMachine(db, key);
    if (!machine) throw noSuchMachine(key.kind, subject);
    if (format !== 'table') print(document(machine, format));
    else for (const line of showLines(machine)) print(printable(line));
  });
}

function showLines(machine: ShownMachine): string[] {
  const { placements, changes, failureCode, failureMessage, deletionRequestedAt } = machine;
  const facts = [
    ['Workflow', machine.workflowId],
    ['Customer', `${machine.customer}, tenant ${machine.tenant}`],
    ['Phase', `${machine.phase} since ${machine.since.toISOString()}, ${machine.ready ? 'ready' : 'not ready'}`],
    ['Why', failureMessage === null ? '-' : `${failureCode === null ? '' : `${failureCode}: `}${failureMessage}`],
    ['Image', machine.imageRef],
    ['Created', `${machine.createdAt.toISOString()}${machine.requestId ? ` by request ${machine.requestId}` : ''}`],
    ['Deleted', deletionRequestedAt ? `requested ${deletionRequestedAt.toISOString()}` : '-'],
    ['Outbox', machine.wakesWaiting === 0 ? 'empty' : `${machine.wakesWaiting} wakes have not reached its workflow`],
  ];
  const held = placements.map((placement) => [
    placement.hostName,
    placement.className,
    placement.runtimeId,
    seconds(placement.createdAt),
    heldAs(placement),
  ]);
  const happened = changes.map(({ at, phase, ready, failureCode: code, message }) => [
    at.toISOString(),
    phase,
    ready ? 'yes' : 'no',
    [code, message].filter(Boolean).join(': ') || '-',
  ]);
  return [
    ...columns(facts),
    ...(held.length > 0 ? ['', ...columns([['HOST', 'CLASS', 'RUNTIME-ID', 'PLACED', 'STATE'], ...held])] : []),
    ...(happened.length > 0 ? ['', ...columns([['TIME', 'PHASE', 'READY', 'WHY'], ...happened])] : []),
  ];
}

const seconds = (time: string) => `${new Date(time).toISOString().slice(0, 19)}Z`;

function heldAs({ releasedAt, abandonedAt, hostLostAt }: ShownMachine['placements'][number]): string {
  if (releasedAt) return `released ${seconds(releasedAt)}`;
  if (abandonedAt) return `abandoned ${seconds(abandonedAt)}`;
  return hostLostAt ? `held; the host is lost since ${seconds(hostLostAt)}` : 'held';
}
