/** A real virtual machine in the whole service: from POST to ssh through the tunnel, and gone without a trace. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { Disk } from '../../bench/soak/disks.ts';
import { troubles } from '../../src/domain/observation.ts';
import { findProcesses } from '../../src/drivers/qemu/qemuPrograms.ts';
import { type Ran, ran } from '../support/contract.ts';
import { type DebianRelease, debianCanBeHad, provideDebian, provideGuest, qemuCanBeHad } from '../support/guest.ts';
import { program, type Service, startService } from '../support/service.ts';
import { connects } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

const bootLimitMs = 240_000;
/** Of a whole Debian without KVM, on a machine that others use too. */
const debianLimitMs = 1_200_000;
const debians = (['12', '13'] as DebianRelease[]).filter(
  (release) => process.env['TEST_FULL'] === '1' && debianCanBeHad(release),
);

(qemuCanBeHad() ? describe : describe.skip)('a real virtual machine', () => {
  let folder: string;
  let service: Service;
  /** Under its hosts; null where none can be mounted. */
  let disk: Disk | null = null;
  let key: string;
  let fleetFile: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'real-machines-'));
    key = path.join(folder, 'id');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    fleetFile = path.join(folder, 'fleet.yaml');
    const images = [{ ...(await provideGuest()), name: 'tiny' }];
    for (const release of debians) images.push(await provideDebian(release));
    await writeFile(fleetFile, stringify(fleet(images)));
    const dataDir = path.join(folder, 'data');
    if (Disk.canBeMounted()) disk = await Disk.mount(path.join(dataDir, 'hosts'), debians.length > 0 ? 2_000 : 400);
    service = await startService({ dataDir, environment: { FLEET_FILE: fleetFile, LOG_LEVEL: 'info' } });
  }, debianLimitMs);
  afterAll(async () => {
    for (const { metadata } of service ? await service.listVms() : []) {
      await service.deleteVm(metadata.name);
      await service.untilGone(metadata.name);
    }
    await service?.interrupt();
    await disk?.unmount();
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  }, bootLimitMs);

  const environment = () => ({ HOME: folder, KUBECONFIG: path.join(service.dataDir, 'kubeconfig') });
  const sshTo = (name: string, words: string[], timeoutMs = bootLimitMs): Promise<Ran> =>
    ran(process.execPath, [program, 'ssh', name, '-i', key, ...words], { env: environment(), timeoutMs });
  const ssh = (words: string[]) => sshTo('web', words);
  const held = async () => {
    const db = await service.database();
    try {
      return await db.placement.findMany({ where: { releasedAt: null }, select: { runtimeId: true } });
    } finally {
      await db.$disconnect();
    }
  };
  const forwardsOf = async () => {
    const db = await service.database();
    try {
      const { forwards } = await db.machine.findFirstOrThrow({ select: { forwards: true } });
      return forwards as unknown as { port: number }[];
    } finally {
      await db.$disconnect();
    }
  };
  const hostLog = () => readFile(path.join(service.dataDir, 'logs', 'host.log'), 'utf8');
  /** How often an agent has opened its machines so far. Before that it has none to shut down. */
  const agentStarts = async () => (await hostLog()).split('"hosts ready"').length - 1;
  const machinesFolder = () => path.join(service.dataDir, 'hosts', 'this-machine', 'machines');
  /** Deletes the only machine, and looks for everything that was its. */
  async function leavesNothing(name: string): Promise<void> {
    const [{ runtimeId }] = (await held()) as [{ runtimeId: string }];
    const forwards = await forwardsOf();
    expect(await Promise.all(forwards.map(({ port }) => connects(port)))).toEqual([true]);
    expect(existsSync(path.join(machinesFolder(), runtimeId))).toBe(true);
    await service.deleteVm(name);
    await service.untilGone(name);
    expect(await findProcesses(runtimeId)).toEqual([]);
    expect(readdirSync(machinesFolder())).toEqual([]);
    expect(await Promise.all(forwards.map(({ port }) => connects(port)))).toEqual([false]);
    expect(await held()).toEqual([]);
    expect(await hostLog()).not.toContain(await readFile(`${key}.pub`, 'utf8'));
  }

  test(
    'is created, booted, and logged in to by one command, with a strict check of its host key',
    async () => {
      const made = await ssh([
        '--create',
        '--image',
        'tiny',
        '-l',
        'ada',
        '--',
        'whoami; hostname; cat /proc/sys/kernel/ostype',
      ]);
      expect(made).toMatchObject({ code: 0, out: 'ada\nweb\nLinux\n' });
      expect((await service.getVm('web')).status).toMatchObject({
        phase: 'Running',
        readyForAccess: true,
        sshHostKeys: [{ algorithm: 'ssh-ed25519' }],
      });
    },
    bootLimitMs,
  );

  test(
    'is restarted by one command, with the host key that it had',
    async () => {
      const [{ runtimeId }] = (await held()) as [{ runtimeId: string }];
      const before = await findProcesses(runtimeId);
      const { sshHostKeys } = (await service.getVm('web')).status;
      const words = [program, 'machines', 'restart', 'web', '--wait'];
      const restarted = await ran(process.execPath, words, { env: environment(), timeoutMs: bootLimitMs });
      expect(restarted).toMatchObject({ code: 0, out: 'web is being restarted\nweb is ready for access\n' });
      const after = await findProcesses(runtimeId);
      expect([after.length, after]).toEqual([1, expect.not.arrayContaining(before)]);
      expect((await service.getVm('web')).status.sshHostKeys).toEqual(sshHostKeys);
      expect(await ssh(['--', 'hostname'])).toMatchObject({ code: 0, out: 'web\n' });
    },
    bootLimitMs,
  );

  test(
    'keeps running after Ctrl-C of the service, and the next start finds it as it was',
    async () => {
      const [{ runtimeId }] = (await held()) as [{ runtimeId: string }];
      const before = await findProcesses(runtimeId);
      expect(before).toHaveLength(1);
      const started = await ssh(['--', 'touch here']);
      expect(started.code).toBe(0);
      await service.interrupt();
      expect(await findProcesses(runtimeId)).toEqual(before);
      const starts = await agentStarts();
      await service.startAgain([]);
      await waitFor('the agent to be back', async () => (await agentStarts()) > starts);
      await service.untilReady('web');
      expect(await findProcesses(runtimeId)).toEqual(before);
      expect(await ssh(['--', 'ls'])).toMatchObject({ code: 0, out: expect.stringContaining('here') });
    },
    bootLimitMs,
  );

  test(
    'is kept while the folder of its host is away, and is ready again as it was once the folder is back',
    async () => {
      const [{ runtimeId }] = (await held()) as [{ runtimeId: string }];
      const before = await findProcesses(runtimeId);
      const hostFolder = path.dirname(machinesFolder());
      const host = async () => {
        const db = await service.database();
        return db.host.findFirstOrThrow({ select: { failing: true } }).finally(() => db.$disconnect());
      };
      await service.interrupt();
      await rename(hostFolder, `${hostFolder}-away`);
      await service.startAgain([]);
      await waitFor('the host to be without its records', async () => (await host()).failing.includes('Records'));
      const kept = { phase: 'Running', readyForAccess: false };
      await waitFor('access to be withdrawn', async () => !(await service.getVm('web')).status.readyForAccess);
      expect((await service.getVm('web')).status).toMatchObject(kept);
      expect(await findProcesses(runtimeId)).toEqual(before);

      await service.interrupt();
      await rm(hostFolder, { recursive: true });
      await rename(`${hostFolder}-away`, hostFolder);
      // This one stops its machines when it ends: the next test.
      await service.startAgain(['--stop-machines']);
      await service.untilReady('web');
      expect(await findProcesses(runtimeId)).toEqual(before);
      expect(await ssh(['--', 'ls'])).toMatchObject({ code: 0, out: expect.stringContaining('here') });
    },
    2 * bootLimitMs,
  );

  test(
    'shuts down with the service under --stop-machines, and boots with its host key at the next start',
    async () => {
      const [{ runtimeId }] = (await held()) as [{ runtimeId: string }];
      const hostKeys = (await service.getVm('web')).status.sshHostKeys;
      expect(await findProcesses(runtimeId)).toHaveLength(1);
      await service.interrupt();
      expect(await findProcesses(runtimeId)).toEqual([]);
      await service.startAgain([]);
      await waitFor('the machine to run again', async () => (await findProcesses(runtimeId)).length === 1, bootLimitMs);
      // The row says ready until its host's agent reports otherwise, so only a login counts.
      const fresh = await waitFor(
        'a login',
        async () => {
          const answer = await ssh(['--', 'ls']);
          return answer.code === 0 ? answer : null;
        },
        bootLimitMs,
      );
      expect(fresh.out).not.toContain('here');
      expect((await service.getVm('web')).status.sshHostKeys).toEqual(hostKeys);
    },
    bootLimitMs,
  );

  test(
    'whose host has a full disk is not ready and says why, goes on once there is room, and can be deleted before',
    async () => {
      // Without root on Linux, no disk can be mounted.
      if (!disk) return;
      const fill = async (seekMiB: number) => {
        await disk!.fill();
        await sshTo('greedy', [
          '--',
          `dd if=/dev/zero of=/dev/vda bs=1M seek=${seekMiB} count=20 conv=fsync >/dev/null 2>&1 &`,
        ]);
        await waitFor('its customer to read why', async () => {
          const { readyForAccess, failureMessage } = (await service.getVm('greedy')).status;
          return !readyForAccess && failureMessage === troubles['disk-full'];
        });
      };
      const made = await sshTo('greedy', ['--create', '--image', 'tiny', '-l', 'root', '--', 'true']);
      expect(made).toMatchObject({ code: 0 });
      await fill(100);
      await disk.free();
      await service.untilReady('greedy');
      await fill(200);
      await service.deleteVm('greedy');
      await service.untilGone('greedy');
      await disk.free();
      await service.untilReady('web');
    },
    2 * bootLimitMs,
  );

  test(
    'leaves no process, file, listener, or held capacity once it is deleted',
    () => leavesNothing('web'),
    bootLimitMs,
  );

  // Each path of docs/real-machines.md through the service, with the guests that people bring.
  for (const release of debians)
    test(
      `of a whole Debian ${release} is created by the API, logged in to through the tunnel, and gone without a trace`,
      async () => {
        const publicKey = (await readFile(`${key}.pub`, 'utf8')).trim();
        const { status } = await service.call('POST', service.vms, {
          apiVersion: 'compute.service/v1alpha1',
          kind: 'VirtualMachine',
          metadata: { name: 'deb' },
          spec: {
            imageRef: `debian-${release}`,
            resources: { cpu: 2, memoryGiB: 1, diskGiB: 4 },
            bootstrap: { sshAuthorizedKeys: [{ publicKey, username: 'ada' }] },
            ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }],
          },
        });
        expect(status).toBe(201);
        const isReady = async () => (await service.getVm('deb')).status?.readyForAccess === true;
        await waitFor('the guest', isReady, debianLimitMs);
        const command = 'whoami; hostname; . /etc/os-release; echo $VERSION_ID; cloud-init status --wait';
        const shown = await sshTo('deb', ['-l', 'ada', '--', command], debianLimitMs);
        expect(shown).toMatchObject({ code: 0, out: expect.stringMatching(`^ada\ndeb\n${release}\n[^]*status: done`) });
        await leavesNothing('deb');
      },
      2 * debianLimitMs,
    );
});

function fleet(images: { name: string; digest: string; source: unknown }[]) {
  return {
    regions: ['here'],
    machineClasses: [
      { name: 'general-1', cpuFamily: 'x86-64', memoryGiB: 64, regions: ['here'], billingMinimumSeconds: 60 },
    ],
    images: images.map(({ name, digest, source }) => ({ name, digest, source })),
    // Large enough for the platform's default size. A guest does not use memory or disk that it does not touch.
    hosts: [
      {
        name: 'this-machine',
        region: 'here',
        class: 'general-1',
        workload: 'VirtualMachine',
        driver: 'qemu',
        cpu: 8,
        memoryGiB: 64,
        diskGiB: 200,
        qemu: { accelerator: 'tcg' },
      },
    ],
    defaultAllotments: [
      { class: 'general-1', reservedHosts: 0, onDemandAllowed: true, bareMetal: 0, virtualMachine: 2 },
    ],
  };
}
