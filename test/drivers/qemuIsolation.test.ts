import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, chmod, chown, mkdtemp, readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { Cgroups } from '../../src/drivers/qemu/cgroups.ts';
import { Confinement } from '../../src/drivers/qemu/confinement.ts';
import { takeGuestUser } from '../../src/drivers/qemu/guestUsers.ts';
import { findProcesses, qemuImg } from '../../src/drivers/qemu/qemuPrograms.ts';
import { qemuSettings } from '../../src/drivers/qemu/qemuSettings.ts';
import { forever } from '../support/drivers/conformance.ts';
import { hostName, makeMachine, TestHost } from '../support/drivers/qemuHost.ts';
import { qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

// Uids away from the default, where other tests run guests meanwhile, from those of systemd, and from other runs of
// these tests.
const first = 61_100 + (process.pid % 10) * 8;
const guestUids = { first, count: 2 };
const free = { first: first + 2, count: 6 };
/** A user of no one's. */
const other = first + 7;
const nobodyRecorded: ReadonlySet<number> = new Set();
const isRoot = process.getuid?.() === 0;

const isConfined = async () => (await new Confinement(qemuSettings.parse({})).lack()) === null;

/** The real, effective, saved, and file-system ids. */
async function idsOf(pid: number, what: 'Uid' | 'Gid'): Promise<number[]> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return new RegExp(`^${what}:\\s+(.*)$`, 'm').exec(status)![1]!.split('\t').map(Number);
}

(process.platform === 'linux' ? describe : describe.skip)('the users of a range', () => {
  it('are each taken once, however many callers there are, until they are released', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 2 * free.count }, () => takeGuestUser(free, nobodyRecorded)),
    );
    const taken = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    const uids = taken.map(({ uid }) => uid).sort((a, b) => a - b);
    expect(uids).toEqual(Array.from({ length: free.count }, (_, index) => free.first + index));
    expect(refused).toHaveLength(free.count);
    expect(refused[0]).toMatchObject({ code: 'Unavailable', message: expect.stringContaining('guestUids') });
    await taken[3]!.release();
    const again = await takeGuestUser(free, nobodyRecorded);
    expect(again.uid).toBe(taken[3]!.uid);
    await Promise.all([...taken, again].map(({ release }) => release()));
  });

  it('do not include one that a recorded machine runs as, or that a process is about to become', async () => {
    const pair = { first, count: 2 };
    const idle = ['-e', "process.stdout.write('x'); setInterval(() => {}, 60_000)", '--'];
    const child = spawn(process.execPath, [...idle, '-runas', `${first}:${first}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(child.stdout, 'data');
      for (let count = 0; count < 5; count++) {
        const { uid, release } = await takeGuestUser(pair, nobodyRecorded);
        expect(uid).toBe(first + 1);
        await release();
      }
      await expect(takeGuestUser(pair, new Set([first + 1]))).rejects.toMatchObject({ code: 'Unavailable' });
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const { uid, release } = await takeGuestUser(pair, new Set([first + 1]));
    expect(uid).toBe(first);
    await release();
  });
});

/**
 * Looks around as a process that left its emulator, from within its namespaces; `as` enters with its rights. `own`: what it
 * may do in a /tmp that no one else has, and see of its own machine.
 */
async function findsNothing(pid: number, as: readonly string[], own: readonly unknown[] = ['', '']): Promise<void> {
  const server = createServer((socket) => socket.end('secret'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(path.join(tmpdir(), 'seen-'));
  await chmod(folder, 0o755);
  const look = [
    'cat /etc/passwd',
    `ls -d "${folder}" "${process.cwd()}"`,
    `timeout 5 head -c 6 </dev/tcp/127.0.0.1/${port}`,
    'ls -d /proc/[0-9]*/exe | wc -l',
    'echo x >/tmp/written && ls /tmp',
    'ls -A /machine',
  ];
  const inside = [`--target=${pid}`, '--mount', '--net', '--pid', '--ipc', ...as];
  const ask = (command: string, words: string[]) =>
    new Promise<string>((resolve) => {
      const child = execFile(words[0]!, [...words.slice(1), 'bash', '-c', command], { cwd: '/' }, (_, output) =>
        resolve(output),
      );
      child.stdin?.end();
    });
  try {
    // One after another: each sees the emulator and itself, and no other look.
    const found: string[] = [];
    for (const command of look) found.push(await ask(command, ['nsenter', ...inside]));
    expect(found).toEqual(['', '', '', expect.stringMatching(/^[1-4]\n$/), ...own]);
    const control = await Promise.all(look.slice(0, 3).map((command) => ask(command, ['env'])));
    expect(control).toEqual([expect.stringContaining('root'), expect.stringContaining(process.cwd()), 'secret']);
    await expect(access('/tmp/written')).rejects.toMatchObject({ code: 'ENOENT' });
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

(isRoot && qemuCanBeHad() ? describe : describe.skip)('guests of an agent that is root', () => {
  let host: TestHost;
  let driver: MachineDriver;
  let image: RuntimeSpec['image'];

  /** A machine that finds nothing to boot: only its emulator matters here. */
  const started = async (on = driver) => {
    const { runtimeId } = await made(on);
    await on.start(runtimeId, forever);
    return running(runtimeId);
  };
  const made = async (on = driver) => {
    const runtime = makeMachine({ image });
    await on.create(runtime, forever);
    return runtime;
  };
  const running = async (runtimeId: string) => {
    const pids = await findProcesses(runtimeId);
    expect(pids).toHaveLength(1);
    const [uid] = await idsOf(pids[0]!, 'Uid');
    return { runtimeId, pid: pids[0]!, uid: uid! };
  };
  /** What a shell prints when run as a guest's user; the exit code does not matter. */
  const said = (uid: number, command: string) =>
    spawnSync('sh', ['-c', command], { uid, gid: uid, cwd: '/', encoding: 'utf8' }).stdout;

  beforeEach(async () => {
    host = await TestHost.make('data');
    driver = await host.open({ guestUids });
    const disk = path.join(host.dataDir, 'blank.qcow2');
    await qemuImg(host.dataDir, 'create', '-q', '-f', 'qcow2', disk, '1M');
    const digest = `sha256:${createHash('sha256')
      .update(await readFile(disk))
      .digest('hex')}`;
    image = { name: 'blank', digest, source: { kind: 'disk', url: `file://${disk}` } };
    await chmod(disk, 0o600);
  });
  afterEach(async () => {
    await driver.close();
    await host.remove();
  });

  it('each run as a separate user for as long as they run, also under the next agent, and across hosts that share a range', async () => {
    const first = await started();
    const other = await TestHost.make();
    const neighbour = await other.open({ guestUids });
    try {
      const second = await started(neighbour);
      expect([first.uid, second.uid].sort()).toEqual([guestUids.first, guestUids.first + 1]);
      for (const { pid, uid } of [first, second]) {
        expect(new Set([...(await idsOf(pid, 'Uid')), ...(await idsOf(pid, 'Gid'))])).toEqual(new Set([uid]));
      }
      const recorded = JSON.parse(
        await readFile(path.join(host.dataDir, 'hosts', hostName, 'runtimes', `${first.runtimeId}.json`), 'utf8'),
      );
      expect(recorded).toMatchObject({ uid: first.uid });
      const third = await made();
      await expect(driver.start(third.runtimeId, forever)).rejects.toMatchObject({
        code: 'Unavailable',
        message: expect.stringContaining('guestUids'),
      });
      await driver.close();
      driver = await host.open({ guestUids });
      expect(await running(first.runtimeId)).toEqual(first);
      await expect(driver.start(third.runtimeId, forever)).rejects.toMatchObject({ code: 'Unavailable' });
      await neighbour.destroy(second.runtimeId, forever);
      await driver.start(third.runtimeId, forever);
      expect((await running(third.runtimeId)).uid).toBe(second.uid);
    } finally {
      await neighbour.close();
      await other.remove();
    }
  });

  it('cannot, as their user, reach any file, socket, or process of a neighbor, nor files of their own by path', async () => {
    const first = await started();
    const second = await started();
    // Whether others may enter the data folder is up to its owner.
    await chmod(path.dirname(host.dataDir), 0o755);
    await chmod(host.dataDir, 0o755);
    const control = path.join(host.dataDir, 'control');
    await writeFile(control, 'for all', { mode: 0o644 });
    await chmod(control, 0o644);
    const find = `find ${host.dataDir} ! -type d \\( -readable -o -writable \\) 2>/dev/null`;
    const rootFinds = execFileSync('sh', ['-c', find], { encoding: 'utf8' });
    for (const name of [
      'disk.qcow2',
      'image.qcow2',
      'seed.qcow2',
      'agent.qmp',
      'operator.qmp',
      'authorized_keys',
      'nonce',
    ]) {
      expect(rootFinds).toContain(path.join(host.folder(first.runtimeId), name));
    }
    const dataDir = await realpath(host.dataDir);
    const look = (pid: number) =>
      `kill -0 ${pid} 2>/dev/null && echo signals; ls /proc/${pid}/fd >/dev/null 2>&1 && echo lists; ` +
      `head -c 1 /proc/${pid}/environ 2>/dev/null`;
    for (const [own, neighbour] of [
      [first, second],
      [second, first],
    ] as const) {
      expect(said(own.uid, find)).toBe(`${control}\n`);
      expect(said(own.uid, look(own.pid))).toBe('signals\n');
      expect(said(own.uid, look(neighbour.pid))).toBe('');
      // The process's open files, which it could read, are its own.
      const links = await Promise.all(
        (await readdir(`/proc/${own.pid}/fd`)).map((fd) => readlink(`/proc/${own.pid}/fd/${fd}`).catch(() => '')),
      );
      // Where it is confined, it sees its folder at another place.
      const folder = (await isConfined()) ? '/machine' : await realpath(host.folder(own.runtimeId));
      const files = links.filter((name) => name.startsWith(dataDir) || name.startsWith('/machine'));
      expect(files).toContain(path.join(folder, 'disk.qcow2'));
      // The agent opened this one for it: what joins its network sees by it when it ends.
      const running = path.join(await realpath(host.folder(own.runtimeId)), 'running');
      expect(files.filter((name) => !name.startsWith(folder) && name !== running)).toEqual([]);
    }
  });

  it('that break out find no file, folder, process, or port of their host', async () => {
    if (!(await isConfined())) return;
    const { pid, uid } = await started();
    await findsNothing(pid, [`--setuid=${uid}`, `--setgid=${uid}`]);
  });

  it('are limited by a cgroup each, with what joins their network, and it goes with them', async () => {
    // Of the machines on which this runs, few have cgroup v2 to themselves.
    if (!(await isConfined()) || (await new Cgroups().lack()) !== null) return;
    const { runtimeId, pid } = await started();
    const group = path.join('/sys/fs/cgroup/compute-service', runtimeId);
    const limit = async (file: string) => (await readFile(path.join(group, file), 'utf8')).trim();
    const joins = Number(await readFile(path.join(host.folder(runtimeId), 'join', 'pid'), 'utf8'));
    const processes = async () => (await limit('cgroup.procs')).split('\n').map(Number);
    const own = await processes();
    expect(own).toEqual(expect.arrayContaining([pid, joins]));
    const { cpu, memoryGiB } = makeMachine({ image }).spec.resources!;
    expect(await limit('memory.max')).toBe(`${(memoryGiB + 1) * 2 ** 30}`);
    expect(await limit('cpu.max')).toBe(`${(cpu + 1) * 100_000} 100000`);
    expect(await limit('pids.max')).toBe(`${cpu + 512}`);
    const tasks = `echo $$ > ${group}/cgroup.procs; for i in $(seq 600); do sleep 600 >/dev/null 2>&1 & done`;
    expect(spawnSync('sh', ['-c', tasks], { encoding: 'utf8' }).stderr).toMatch(/fork/);
    expect(await limit('pids.events')).not.toBe('max 0');
    for (const task of await processes()) if (!own.includes(task)) process.kill(task, 'SIGKILL');
    await waitFor('these tasks to end', async () => (await processes()).length === own.length);
    await driver.destroy(runtimeId, forever);
    await expect(access(group)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('all run as one user if the fleet file says so', async () => {
    await driver.close();
    driver = await host.open({ user: 'nobody' });
    const nobody = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
    const [first, second] = [await started(), await started()];
    expect([first.uid, second.uid]).toEqual([nobody, nobody]);
    expect(said(nobody, `kill -0 ${first.pid} ${second.pid} && echo signals`)).toBe('signals\n');
  });
});

const notRoot = 'guests of an agent that is not root';

(!isRoot && qemuCanBeHad() ? describe : describe.skip)(notRoot, () => {
  it('that break out find no file, folder, process, or port of their host', async () => {
    const host = await TestHost.make();
    const driver = await host.open();
    try {
      const disk = path.join(host.dataDir, 'blank.qcow2');
      await qemuImg(host.dataDir, 'create', '-q', '-f', 'qcow2', disk, '1M');
      const digest = `sha256:${createHash('sha256')
        .update(await readFile(disk))
        .digest('hex')}`;
      const image = { name: 'blank', digest, source: { kind: 'disk', url: `file://${disk}` } } as const;
      const runtime = makeMachine({ image });
      await driver.create(runtime, forever);
      await driver.start(runtime.runtimeId, forever);
      const [pid] = await findProcesses(runtime.runtimeId);
      if (!process.env['MUST_CONFINE'] && !(await isConfined())) return;
      // The emulator is of the agent's user, who owns the machine's folder.
      const own = ['written\n', expect.stringContaining('disk.qcow2')];
      await findsNothing(pid!, ['--user', '--preserve-credentials'], own);
    } finally {
      await driver.close();
      await host.remove();
    }
  });
});

(isRoot && qemuCanBeHad() ? test : test.skip)(
  'the same holds where the agent is not root',
  async () => {
    const words = [`--reuid=${other}`, `--regid=${other}`, '--clear-groups'];
    // Some kernels give namespaces to root alone.
    const inside = spawnSync('setpriv', [...words, 'bwrap', '--unshare-all', '--ro-bind', '/', '/', 'true']);
    if (!(await isConfined()) || inside.status !== 0) return;
    const folder = await mkdtemp(path.join(tmpdir(), 'not-root-'));
    try {
      await chown(folder, other, other);
      const jest = [path.join('node_modules', 'jest', 'bin', 'jest.js'), import.meta.filename, '-t', notRoot];
      // As distributions have it: anyone may open the device.
      const tun = 'mount -t tmpfs none /dev/net && mknod -m 666 /dev/net/tun c 10 200 && exec "$@"';
      const as = ['setpriv', ...words, process.execPath];
      const child = spawnSync(
        'unshare',
        ['--mount', 'sh', '-c', tun, 'sh', ...as, ...jest, '--cacheDirectory', path.join(folder, 'cache')],
        { encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, MUST_CONFINE: '1' } },
      );
      expect([child.status, child.stderr]).toEqual([0, expect.stringMatching(/1 passed/)]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
