/** Troubles of hosts, and of the machines on them. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { ordersFile, pinnedRoot } from '../../../src/drivers/agent/orderBook.ts';
import { liftFaults } from '../../../src/drivers/simulated/disk.ts';
import { signal } from '../../../src/lib/processes.ts';
import { waitFor } from '../wait.ts';
import { type Drill, move, ofSilence, older, placeOf, type Trouble, trouble, withoutAgents } from './trouble.ts';

/** The host with the most machines. */
const busiestHost = async ({ sql }: Drill) =>
  (await sql<{ name: string }>('SELECT name FROM hosts ORDER BY machines_held DESC, name LIMIT 1'))[0]!.name;

/** The public key that `hosts key` prints. */
const keyIn = (printed: string) => /(?<![\w-])[\w-]{43}(?![\w-])/.exec(printed)![0];

const pinRoot = async (run: Drill['run'], hostName: string) =>
  void (await run('hosts', 'key', hostName, '--orders', (await run('hosts', 'orders')).trim()));

/** Three quarters of the 128 CPUs that the virtual machines of a region have. */
const growth = { machines: 12, cpu: 8 };

export const troublesOfHosts: readonly Trouble[] = [
  trouble({
    what: 'customers take more every day',
    alerts: ['CapacityShort'],
    async provoke({ service }) {
      for (let made = 0; made < growth.machines; made++) {
        await service.createVm(`grows-${made}`, { cpu: growth.cpu });
        await service.untilReady(`grows-${made}`);
      }
    },
    async remedy({ service, fleetFile, run }) {
      expect(await run('capacity')).toMatch(/ general-1 +VirtualMachine +\d +cpu +\d+\/128 \((7[5-9]|8\d) %\)/);
      const fleet = parse(await readFile(fleetFile, 'utf8')) as { hosts: { name: string; cpu: number }[] };
      const [like] = fleet.hosts;
      fleet.hosts.push({ ...like!, name: 'added', cpu: 10 * like!.cpu });
      await writeFile(fleetFile, stringify(fleet));
      await run('fleet', 'apply', fleetFile);
      // Its agent reads the file when it starts.
      service.kill('host');
      const key = keyIn(await run('hosts', 'key', 'added'));
      const told = await run('hosts', 'enroll', 'added', '--key', key);
      await run(.../hosts key added --orders \S+/.exec(told)![0].split(' '));
      const hasGrown = async () => / general-1 +VirtualMachine +\d +cpu +\d+\/768 /.test(await run('capacity'));
      await waitFor('its agent to be there', hasGrown);
    },
  }),
  trouble({
    what: 'the agent of a host has another key',
    alerts: ['HostStatementRefused', 'HostUnverified'],
    beside: ofSilence,
    async provoke(drill) {
      const name = await busiestHost(drill);
      await drill.run('hosts', 'key', name, '--replace');
      // Within five minutes it runs by itself, and asks each host.
      await drill.trigger('reaper');
      return name;
    },
    async remedy({ run }, name) {
      const key = keyIn(await run('hosts', 'key', name));
      await run('hosts', 'enroll', name, '--key', key, '--replace', '--yes');
    },
  }),
  trouble({
    what: 'the disk with the records of a host is not mounted',
    alerts: ['HostRecordsLost'],
    beside: [...ofSilence, 'OrphanMachines'],
    async provoke(drill) {
      const folder = path.join(drill.service.dataDir, 'hosts', await busiestHost(drill));
      const away = path.join(drill.folder, 'records');
      await withoutAgents(drill, () => move(folder, away));
      return { folder, away };
    },
    remedy: (drill, { folder, away }) =>
      withoutAgents(drill, async () => {
        await rm(folder, { recursive: true, force: true });
        await move(away, folder);
      }),
  }),
  trouble({
    what: 'all hosts are closed',
    alerts: ['MachinesPendingLate'],
    beside: ['NoHostReady'],
    async provoke({ service, run, sql }) {
      const hosts = await sql<{ name: string }>('SELECT name FROM hosts WHERE NOT retired');
      for (const { name } of hosts) await run('hosts', 'cordon', name);
      await service.createVm('unplaced');
      await older(sql, 'unplaced', 'Pending');
      return hosts.map(({ name }) => name);
    },
    async remedy({ service, run }, hosts) {
      expect(await run('instances', 'list', '--phase', 'Pending')).toContain('unplaced');
      for (const name of hosts) await run('hosts', 'uncordon', name);
      await service.untilReady('unplaced');
    },
  }),
  trouble({
    what: 'a guest does not boot, and no worker looks after it',
    alerts: ['MachinesStartingLate'],
    beside: ['BookkeepingFails', 'HostLost', 'NoHostReady', 'OwnershipStale'],
    async provoke({ service }) {
      await service.createVm('dark', { fault: 'boot-never' });
      await waitFor('it to be switched on', async () => {
        const { phase, message } = (await service.getVm('dark')).status;
        if (phase === 'Starting') return true;
        throw new Error(`${phase}: ${message}`);
      });
      for (const pid of service.pidsOf('worker')) signal(pid, 'SIGSTOP');
    },
    // A worker fails it once its deadline has passed.
    async remedy({ service }) {
      service.kill('worker');
      const isFailed = async () => (await service.getVm('dark')).status?.failureCode === 'ProviderError';
      await waitFor('the machine to fail', isFailed, 120_000);
      await service.deleteVm('dark');
      await service.untilGone('dark');
    },
  }),
  trouble({
    what: 'the guest of a machine no longer listens',
    alerts: ['MachinesUnreachable'],
    async provoke({ service, sql }) {
      await service.createVm('deaf', { fault: 'port-dies-after.80.2000' });
      await older(sql, 'deaf', 'Running');
    },
    // Its host is well, so it is its customer's.
    async remedy({ service, run }) {
      await run('hosts', 'list');
      await service.deleteVm('deaf');
      await service.untilGone('deaf');
    },
  }),
  trouble({
    what: 'a machine that cannot be seen gone is given up',
    alerts: ['HostQuarantined'],
    beside: ['CleanupBlocked'],
    async provoke(drill) {
      const { service, run } = drill;
      await service.createVm('given-up', { fault: 'destroy-refuses' });
      await service.untilReady('given-up');
      const { hostName, runtimeId } = await placeOf(drill, 'given-up');
      await service.deleteVm('given-up');
      const subject = `${service.namespace}/given-up`;
      await waitFor('its cleanup to be blocked', async () =>
        (await run('instances', 'list', '--failure', 'CleanupBlocked')).includes(subject),
      );
      await run('instances', 'abandon', subject, '--reason', 'it cannot be seen gone', '--yes');
      return { hostName, runtimeId };
    },
    async remedy({ service, trigger }, { hostName, runtimeId }) {
      await liftFaults(service.dataDir, hostName, runtimeId);
      // Within five minutes it runs by itself.
      await waitFor('the machine to be gone', async () => {
        await trigger('reaper');
        return (await service.inventory()).every((each) => each.runtimeId !== runtimeId);
      });
    },
  }),
  trouble({
    what: 'an operator holds a machine stopped on a host that is evacuated',
    alerts: ['EvacuationLate'],
    async provoke(drill) {
      const { service, run, sql } = drill;
      await service.createVm('evidence');
      await service.untilReady('evidence');
      const { hostName } = await placeOf(drill, 'evidence');
      const because = ['--reason', 'it is a drill', '--yes'];
      await run('instances', 'stop', `${service.namespace}/evidence`, ...because);
      await run('hosts', 'evacuate', hostName, '--then', 'recreate', '--notice', '0', ...because);
      for (const time of ['evacuates_at', 'evacuation_planned_at'])
        await sql(`UPDATE hosts SET ${time} = ${time} - interval '2 hours'`);
      return hostName;
    },
    async remedy(drill, hostName) {
      const { service, run, trigger } = drill;
      expect(await run('hosts', 'show', hostName)).toMatch(/\/evidence .* an operator/);
      await run('instances', 'start', `${service.namespace}/evidence`, '--reason', 'it is a drill');
      // Within ten minutes it runs by itself.
      await trigger('housekeeping');
      await waitFor(
        'the machine to be elsewhere',
        async () => ![undefined, hostName].includes((await placeOf(drill, 'evidence'))?.hostName),
        120_000,
      );
      await run('hosts', 'evacuate', hostName, '--cancel', '--reason', 'it is a drill', '--yes');
    },
  }),
  trouble({
    what: 'a silent host was not asked since a restore',
    alerts: ['HostInventoryDue'],
    beside: ofSilence,
    async provoke({ service, sql }) {
      for (const pid of service.pidsOf('host')) signal(pid, 'SIGSTOP');
      await sql('UPDATE hosts SET inventory_due = true');
    },
    async remedy({ service, sql, trigger }) {
      service.kill('host');
      // Within five minutes it runs by itself.
      await waitFor('all to be asked', async () => {
        await trigger('reaper');
        return (await sql('SELECT FROM hosts WHERE inventory_due')).length === 0;
      });
    },
  }),
  trouble({
    what: 'a host has the root key of another control plane',
    alerts: ['OrdersRefused'],
    beside: ofSilence,
    async provoke(drill) {
      const { service, run } = drill;
      await service.createVm('ordered');
      await service.untilReady('ordered');
      const { hostName } = await placeOf(drill, 'ordered');
      const other = { root: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', version: 0 };
      await withoutAgents(drill, () => writeFile(ordersFile(service.dataDir, hostName), pinnedRoot(other)));
      await run('instances', 'wake', `${service.namespace}/ordered`, '--yes');
      return hostName;
    },
    async remedy({ service, run }, hostName) {
      await pinRoot(run, hostName);
      await service.untilReady('ordered');
    },
  }),
  trouble({
    what: 'a host has no root key',
    alerts: ['HostOrdersMissing'],
    beside: ['NoHostReady', 'OrdersRefused'],
    async provoke(drill) {
      const hostName = await busiestHost(drill);
      await rm(ordersFile(drill.service.dataDir, hostName));
      return hostName;
    },
    remedy: ({ run }, hostName) => pinRoot(run, hostName),
  }),
  trouble({
    what: 'the fleet file has other ports than its hosts',
    alerts: ['ForwardRefused'],
    async provoke({ service, folder, fleetFile, run }) {
      const fleet = parse(await readFile(fleetFile, 'utf8')) as { hosts: { forwardPorts?: object }[] };
      for (const host of fleet.hosts) host.forwardPorts = { first: 1, last: 2 };
      const wrong = path.join(folder, 'wrong.yaml');
      await writeFile(wrong, stringify(fleet));
      await run('fleet', 'apply', wrong);
      await service.createVm('misdirected');
    },
    async remedy({ service, fleetFile, run }) {
      expect(await run('audit', 'list', '--action', 'forward.refuse', '-o', 'json')).toContain('ports 1-2');
      await run('fleet', 'apply', fleetFile);
      await service.untilReady('misdirected');
    },
  }),
];
