// Operators' commands for hosts.
import { WorkflowNotFoundError } from '@temporalio/client';
import { mendOf } from '../../alerts/alerts.ts';
import type { AuditAction } from '../../domain/auditActions.ts';
import { hostConditions, hostConditionTypes } from '../../domain/hostHealth.ts';
import { agentName, leaseWorkflowId, signals } from '../../domain/names.ts';
import { noSuchHost } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import type { Database } from '../../store/core/db.ts';
import { type Evacuation, evacuationOf, leftOn } from '../../store/fleet/evacuation.ts';
import { countResettable, resetHost } from '../../store/fleet/hostRecords.ts';
import {
  cordonHost,
  describeMachinesOnHost,
  type HostRow,
  hostAddress,
  listHosts,
  type MachineOnHost,
  showHost,
} from '../../store/fleet/hostRows.ts';
import { askedOf, type ListOptions, pagesOf, printList } from '../lists.ts';
import { auditReason, notDone, type Print, withDatabase, withTemporal } from '../operatorCommands.ts';
import { columns, counted, document } from '../output.ts';
import { outputFormat } from '../outputFormat.ts';
import { printable } from '../printable.ts';
import { evacuationLines } from './hostEvacuationCommand.ts';

/** `hosts list`: one line per host, with its agent where one serves several. */
export function hostsListCommand(config: Config, options: ListOptions, print: Print): Promise<void> {
  const asked = askedOf(options);
  return withDatabase(config, async (db) => {
    const hosts = await listHosts(db);
    const isShared = hosts.some(({ agent }) => agent !== null);
    const heads = [
      'NAME',
      'REGION',
      'CLASS',
      'WORKLOAD',
      ...(isShared ? ['AGENT'] : []),
      'MACHINES',
      'CPU',
      'MEMORY-GIB',
      'IMAGES',
      'ORPHANS',
      'KEY',
      'STATE',
    ];
    const cells = (host: HostRow) => [
      host.name,
      host.region,
      host.className,
      host.workload,
      ...(isShared ? [host.agent ?? host.name] : []),
      String(host.machinesHeld),
      `${host.cpuUsed}/${host.cpu}`,
      `${host.memoryGiBUsed}/${host.memoryGiB}`,
      String(host.images),
      String(host.orphans),
      host.key ?? 'none',
      stateOf(host),
    ];
    const place = ({ name }: HostRow) => name;
    const none = 'The fleet has no hosts: declare them in fleet.yaml and run "fleet apply".';
    return printList(asked, { heads, cells, place, page: pagesOf(async () => hosts, place), none }, print);
  });
}

/** Everything that keeps new machines off the host, worst first; then what is planned. */
function stateOf(host: HostRow): string {
  const {
    cordoned,
    machinesHeld,
    inMaintenance,
    maintenanceStartsAt: from,
    maintenanceEndsAt: until,
    evacuatesAt,
  } = host;
  const states = [
    host.lostAt && `lost since ${host.lostAt.toISOString()}`,
    ...host.failing.map(({ reason, since }) => `${reason} since ${since.toISOString()}`),
    host.abandoned > 0 && `quarantined (${host.abandoned} abandoned)`,
    host.inventoryDue && 'not asked since the restore',
    evacuatesAt && (machinesHeld > 0 ? `evacuation from ${evacuatesAt.toISOString()}` : 'evacuated'),
    inMaintenance && `maintenance until ${until!.toISOString()}`,
    cordoned && (machinesHeld > 0 ? 'draining' : 'cordoned'),
  ].filter(Boolean);
  const isPlanned = !inMaintenance && from && until && until > new Date();
  const planned = isPlanned ? [`maintenance from ${from.toISOString()} until ${until.toISOString()}`] : [];
  return [...(states.length > 0 ? states : ['ready']), ...planned].join(', ');
}

/** `hosts show NAME`: its conditions, those that are false with reason and time. */
export function hostsShowCommand(
  config: Config,
  { name, output }: { name: string; output?: string },
  print: Print,
): Promise<void> {
  const format = outputFormat(output);
  return withDatabase(config, async (db) => {
    const host = await showHost(db, name);
    if (!host) throw noSuchHost(name);
    const plan = await evacuationOf(db, name);
    const evacuation = plan && { ...plan, machines: await leftOn(db, name, plan) };
    if (format !== 'table') return print(document({ ...host, evacuation }, format));
    const { region, className, workload, driver, agent, conditions } = host;
    const servedBy = agent === null ? '' : `, agent ${agent}`;
    print(`${name}: region ${region}, class ${className}, ${workload}, driver ${driver}${servedBy}`);
    const rows = hostConditionTypes.map((type) => {
      const known = conditions.find((condition) => condition.type === type);
      if (!known) return [type, 'true', '', '', hostConditions[type].holds];
      return [type, String(known.status), known.reason, known.since.toISOString(), known.message];
    });
    for (const line of columns([['CONDITION', 'STATUS', 'REASON', 'SINCE', 'MESSAGE'], ...rows])) print(line);
    for (const { type } of conditions.filter(({ status }) => !status))
      print(`${type}: ${mendOf(hostConditions[type].alert, name)}`);
    if (evacuation) for (const line of evacuationLines(evacuation)) print(line);
    if (host.exchanges.length > 0) print('Its controller was lately asked, beside reads that succeeded:');
    for (const line of host.exchanges) print(`  ${printable(line)}`);
  });
}

/** `hosts cordon|uncordon NAME`: sets whether new machines may be placed there; machines already on it stay. */
export function hostsCordonCommand(config: Config, name: string, cordoned: boolean, print: Print): Promise<void> {
  return withDatabase(config, async (db) => {
    await cordon(db, name, cordoned, cordoned ? 'host.cordon' : 'host.uncordon');
    if (cordoned) return print(`${name} is cordoned: no new machine is placed there`);
    const host = (await listHosts(db, name))[0]!;
    const isReady = stateOf(host).startsWith('ready');
    print(isReady ? `${name} is open for new machines` : `${name} is not cordoned, and closed still: ${stateOf(host)}`);
    if (host.inMaintenance) print(`"hosts maintain ${name} --cancel" ends its maintenance`);
    if (host.evacuatesAt) print(`"hosts evacuate ${name} --cancel" ends its evacuation`);
  });
}

/**
 * `hosts reset NAME --reason TEXT --yes`: gives up the machines of a host that came without their records, and takes it with
 * the records that it has. Its agent is asked at once whether it is there.
 */
export function hostsResetCommand(
  config: Config,
  name: string,
  { reason, yes }: { reason?: string | undefined; yes?: boolean },
  print: Print,
): Promise<number> {
  const given = auditReason(reason);
  return withDatabase(config, async (db) => {
    if (!yes) {
      const machines = await countResettable(db, name);
      print(
        `This ends ${counted(machines, 'machine')} on ${name} as VMNotFound, and takes the host with the records that it has now.`,
      );
      return notDone(print);
    }
    return withTemporal(config, async (client) => {
      const ended = await resetHost(db, name, given);
      const lease = client.workflow.getHandle(leaseWorkflowId(agentName(await hostAddress(db, name))));
      await lease.signal(signals.attend).catch((error: unknown) => {
        // Workers start the missing workflow, which asks the agent.
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      });
      print(`${name} is reset: ${counted(ended, 'machine')} ended, as VMNotFound`);
      print('It takes new machines once the reaper has asked it. Their remains: "orphans list"');
      return 0;
    });
  });
}

/** Exit code of `hosts drain` while machines are left: neither done nor failed. */
const notEmptyCode = 3;

/**
 * `hosts drain NAME`: cordons a host and lists the machines on it. It neither moves nor deletes them, because a machine
 * belongs to its customer. Returns the exit code: 0 once the host is empty, else {@link notEmptyCode}.
 */
export function hostsDrainCommand(config: Config, name: string, print: Print): Promise<number> {
  return withDatabase(config, async (db) => {
    await cordon(db, name, true, 'host.drain');
    const machines = await describeMachinesOnHost(db, name);
    if (machines.length === 0) {
      print(`${name} is cordoned and carries no machine: you can remove it ("hosts uncordon ${name}" opens it again)`);
      return 0;
    }
    print(`${name} is cordoned; ${machines.length} machine${machines.length === 1 ? ' is' : 's are'} left on it:`);
    const rows = machines.map((machine) => [
      `${machine.namespace}/${machine.name}`,
      machine.kind,
      wordFor(machine),
      machine.phaseSince.toISOString(),
    ]);
    for (const line of columns([['MACHINE', 'KIND', 'PHASE', 'SINCE'], ...rows])) print(line);
    for (const line of whatNext(name, machines, await evacuationOf(db, name))) print(line);
    return notEmptyCode;
  });
}

async function cordon(db: Database, name: string, cordoned: boolean, action: AuditAction): Promise<void> {
  if (!(await cordonHost(db, name, cordoned, action))) throw noSuchHost(name);
}

function wordFor({ phase, deleting, abandoned, held }: MachineOnHost): string {
  if (held) return 'held for it';
  if (abandoned) return `${phase}, abandoned`;
  return deleting && phase !== 'Stopping' && phase !== 'Deleting' ? `${phase}, to be deleted` : phase;
}

function whatNext(name: string, onHost: readonly MachineOnHost[], plan: Evacuation | null): string[] {
  const machines = onHost.filter(({ held }) => !held);
  const lines = plan
    ? [
        `They are taken off it from ${plan.evacuatesAt.toISOString()} on: "hosts show ${name}" says what each waits for.`,
      ]
    : ['No machine is moved. Those that are left go when their owners delete them:'];
  if (!plan && machines.some((machine) => !machine.deleting && !machine.abandoned && machine.phase !== 'Failed')) {
    lines.push(
      '  ask the owners of each namespace to create the machine again (it is placed elsewhere) and to delete this one',
      `  or set a time at which they are taken off it: hosts evacuate ${name} --then recreate|delete --notice HOURS --reason TEXT`,
    );
  }
  if (machines.some((machine) => machine.deleting || machine.phase === 'Failed')) {
    lines.push(
      `  a delete or cleanup that does not end because ${name} is broken: instances abandon NAMESPACE/NAME --reason TEXT`,
      `  all machines of a host that is lost and will not come back: hosts abandon ${name} --reason TEXT`,
    );
  }
  if (machines.some((machine) => machine.abandoned)) {
    lines.push(
      `  abandoned machines leave the list when ${name} shows that they are gone; if it never comes back: ` +
        `hosts forget ${name} --reason TEXT`,
    );
  }
  if (machines.length < onHost.length)
    lines.push('  a machine for which a place is held leaves an evacuated host, and comes once it is gone from there');
  lines.push(
    `Run "hosts drain ${name}" again to see what is left: it exits with ${notEmptyCode} until ${name} is empty, then with 0.`,
  );
  return lines;
}
