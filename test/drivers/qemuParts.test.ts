import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { guestHostName } from '../../src/domain/guestHostName.ts';
import type { RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { type ImageCache, openImageCache } from '../../src/drivers/agent/imageCache.ts';
import { Accelerators, guestRuns } from '../../src/drivers/qemu/accelerator.ts';
import { parseReport, ReportReader, reportMax } from '../../src/drivers/qemu/guestReport.ts';
import { HangWatch } from '../../src/drivers/qemu/hangWatch.ts';
import { guestAddress, type QemuCommand, qemuArguments } from '../../src/drivers/qemu/qemuCommand.ts';
import { checkSpec, imageFiles, makeFolder } from '../../src/drivers/qemu/qemuImage.ts';
import { qemuImg, qemuProgram } from '../../src/drivers/qemu/qemuPrograms.ts';
import { reporter, userData } from '../../src/drivers/qemu/qemuSeed.ts';
import { Qmp } from '../../src/drivers/qemu/qmp.ts';
import { readRunState, runStateOf, runStates } from '../../src/drivers/qemu/runStates.ts';
import { makeHostKey } from '../../src/drivers/simulated/simulatedSsh.ts';
import { anyCharacter } from '../support/anyCharacter.ts';
import { forever, makeRuntime } from '../support/drivers/conformance.ts';
import { qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

const here = qemuCanBeHad();
const nonce = 'f00d';
const [algorithm = '', publicKey = ''] = makeHostKey().public.split(' ');
const report = { nonce, listening: [22, 8080], hostKeys: [{ algorithm, publicKey }] };
const line = JSON.stringify(report);

describe('what a guest reports', () => {
  it('is parsed as it was meant', () => {
    expect(parseReport(line, nonce)).toEqual(report);
    const everyPort = { ...report, listening: Array.from({ length: 65_535 }, (_, at) => at + 1) };
    expect(parseReport(JSON.stringify(everyPort), nonce)).toEqual(everyPort);
    expect(parseReport(JSON.stringify({ nonce, listening: [], hostKeys: [] }), nonce)).not.toBeNull();
  });

  it.each([
    ['of another power on', { ...report, nonce: 'old' }],
    ['with a word too many', { ...report, root: true }],
    ['without its ports', { nonce, hostKeys: [] }],
    ['of a port that is none', { ...report, listening: [0] }],
    ['of a port in words', { ...report, listening: ['22'] }],
    ['of more ports than there are', { ...report, listening: Array.from({ length: 65_536 }, () => 1) }],
    ['of more keys than it may', { ...report, hostKeys: Array.from({ length: 9 }, () => report.hostKeys[0]) }],
    ['of a key that is of another kind', { ...report, hostKeys: [{ algorithm: 'ssh-rsa', publicKey }] }],
    ['of a key with a line of its own', { ...report, hostKeys: [{ algorithm, publicKey: `${publicKey}\nevil` }] }],
    ['of a key with a word of its own', { ...report, hostKeys: [{ algorithm: 'ssh-ed25519 x', publicKey }] }],
  ])('%s is not accepted', (_what, said) => {
    expect(parseReport(JSON.stringify(said), nonce)).toBeNull();
  });

  it('lists the best host key first, and omits keys that clients refuse', () => {
    const key = (name: string) => ({
      algorithm: name,
      publicKey: Buffer.concat([Buffer.from([0, 0, 0, name.length]), Buffer.from(name), Buffer.alloc(8)]).toString(
        'base64',
      ),
    });
    const hostKeys = [key('ssh-dss'), key('ssh-rsa'), report.hostKeys[0], key('ecdsa-sha2-nistp256')];
    const heard = parseReport(JSON.stringify({ ...report, hostKeys }), nonce);
    expect(heard?.hostKeys.map((one) => one.algorithm)).toEqual(['ssh-ed25519', 'ssh-rsa', 'ecdsa-sha2-nistp256']);
  });

  it('is found whatever surrounds it and however it is split', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ unit: anyCharacter, maxLength: 40 }).filter((text) => !text.includes('\n')),
          { maxLength: 5 },
        ),
        fc.array(fc.nat(400), { maxLength: 20 }),
        (noise, cuts) => {
          const text = [...noise, line, ''].join('\n');
          const ends = [...new Set([...cuts.map((cut) => cut % text.length), text.length])].sort((a, b) => a - b);
          const reader = new ReportReader(nonce);
          let from = 0;
          let latest = null;
          for (const end of ends) {
            latest = reader.feed(text.slice(from, end)) ?? latest;
            from = end;
          }
          expect(latest).toEqual(report);
        },
      ),
    );
  });

  it('never makes its host fail, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: anyCharacter }), fc.json(), fc.constant('\n')), { maxLength: 30 }),
        (said) => {
          const reader = new ReportReader(nonce);
          for (const piece of said) expect(reader.feed(piece)).toBeNull();
        },
      ),
    );
  });

  it('is found again after a flood without a line end, none of which is kept', () => {
    const reader = new ReportReader(nonce);
    for (let count = 0; count < 100; count++) expect(reader.feed('\0'.repeat(reportMax))).toBeNull();
    expect(JSON.stringify(reader).length).toBeLessThan(100);
    expect(reader.feed(`\n${line}\n`)).toEqual(report);
    expect(parseReport(line + ' '.repeat(reportMax), nonce)).toBeNull();
  });
});

describe('the arguments of QEMU', () => {
  const command: QemuCommand = {
    hostFolder: '/data/hosts/h1',
    runtimeId: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
    resources: { cpu: 2, memoryGiB: 1.5, diskGiB: 10 },
    accelerator: 'tcg',
    forwards: [
      { guestPort: 22, address: '127.0.0.1', port: 4022 },
      { guestPort: 80, address: '192.0.2.7', port: 4080 },
    ],
    kernel: { append: 'quiet' },
    runAs: 'nobody',
    network: null,
  };
  const wordsAfter = (words: string[], word: string) =>
    words.flatMap((one, index) => (one === word ? [words[index + 1]!] : []));

  it('name the machine, its size and its forwards, and keep it from its host', () => {
    const words = qemuArguments(command);
    expect(wordsAfter(words, '-uuid')).toEqual([command.runtimeId]);
    expect([...wordsAfter(words, '-smp'), ...wordsAfter(words, '-m')]).toEqual(['2', '1536M']);
    expect(wordsAfter(words, '-netdev')).toEqual([
      'user,id=net,restrict=on,hostfwd=tcp:127.0.0.1:4022-:22,hostfwd=tcp:192.0.2.7:4080-:80',
    ]);
    const ofNetwork = (network: QemuCommand['network']) =>
      wordsAfter(qemuArguments({ ...command, network }), '-netdev');
    expect(ofNetwork('none')).toEqual(['user,id=net,restrict=on,hostfwd=tcp::4022-:22,hostfwd=tcp::4080-:80']);
    expect(ofNetwork('nat')).toEqual(['user,id=net,hostfwd=tcp::4022-:22,hostfwd=tcp::4080-:80']);
    expect([...wordsAfter(words, '-kernel'), ...wordsAfter(words, '-initrd')]).toEqual(['kernel', 'initrd']);
    expect(words.join(' ')).not.toContain('string=');
    expect(wordsAfter(words, '-device')).toContainEqual(expect.stringContaining(`,mac=${guestAddress.mac}`));
  });

  it('drop the privileges of root, and forbid gaining new ones', () => {
    expect(wordsAfter(qemuArguments(command), '-runas')).toEqual(['nobody']);
    const words = qemuArguments({ ...command, runAs: null });
    expect(wordsAfter(words, '-runas')).toEqual([]);
    expect(wordsAfter(words, '-sandbox')[0]).toContain('elevateprivileges=deny');
  });

  it('boot a disk that has its own kernel with its seed, and use KVM if asked to', () => {
    const words = qemuArguments({ ...command, kernel: null, accelerator: 'kvm' });
    expect(wordsAfter(words, '-kernel')).toEqual([]);
    expect(wordsAfter(words, '-blockdev').filter((one) => one.includes('node-name=seed'))).toHaveLength(1);
    expect(wordsAfter(words, '-accel')).toEqual(['kvm']);
  });
});

describe('a spec', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const files = { kernel: { url: 'file:///k', sha256: hash('k') }, initrd: { url: 'file:///i', sha256: hash('i') } };
  const digest = `sha256:${hash(`${hash('k')}  kernel\n${hash('i')}  initrd\n`)}`;
  const runtime = makeRuntime({ image: { name: 'tiny', digest, source: { kind: 'kernel', ...files } } });
  const withSpec = (changes: Partial<RuntimeSpec['spec']>) => ({ ...runtime, spec: { ...runtime.spec, ...changes } });

  it('that QEMU can run is accepted, and its files are those that the digest names', () => {
    expect(imageFiles(runtime.image, checkSpec(runtime))).toEqual([files.kernel, files.initrd]);
  });

  it.each<[string, RuntimeSpec]>([
    ['of bare metal', { ...runtime, kind: 'BareMetalMachine' }],
    ['whose runtime id is not a UUID', { ...runtime, runtimeId: 'web' }],
    ['with more processors than QEMU has', withSpec({ resources: { cpu: 256, memoryGiB: 1, diskGiB: 1 } })],
    ['with half a processor', withSpec({ resources: { cpu: 0.5, memoryGiB: 1, diskGiB: 1 } })],
    ['without memory', withSpec({ resources: { cpu: 1, memoryGiB: 0, diskGiB: 1 } })],
    ['with a port that is not TCP', withSpec({ ports: [{ ...runtime.spec.ports![0]!, protocol: 'UDP' }] })],
    ['of an image without a source', { ...runtime, image: { name: 'x', digest, source: {} } }],
    ['of installation media', { ...runtime, image: { name: 'x', digest, source: { kind: 'iso', url: 'file:///x' } } }],
  ])('%s is InvalidSpec', (_what, spec) => {
    expect(() => checkSpec(spec)).toThrow(expect.objectContaining({ code: 'InvalidSpec' }));
  });

  it('whose image checksums do not add up to its digest is ImageUnavailable', () => {
    const image = { ...runtime.image, digest: `sha256:${'0'.repeat(64)}` };
    expect(() => imageFiles(image, checkSpec({ ...runtime, image }))).toThrow(
      expect.objectContaining({ code: 'ImageUnavailable' }),
    );
  });
});

describe('a run state', () => {
  it.each(Object.entries(runStates))(
    '%s keeps a machine from being ready unless its guest runs or ends',
    (name, state) => {
      const runsOrEnds = ['running', 'shutdown'].includes(name) || state.remedy === 'end';
      expect(state.trouble === null).toBe(runsOrEnds);
    },
  );

  it('of a later QEMU is one that an operator brought about', () => {
    for (const name of ['of-a-later-release', 'constructor'])
      expect(runStateOf(name)).toEqual({ trouble: 'paused', remedy: 'none' });
  });
});

describe('a guest that boots under KVM', () => {
  const afterMs = 30_000;
  const watch = () => new HangWatch(100, 0, afterMs);
  const still = { printed: 100, diskOperations: 0, cpuMs: 0 };

  it('hangs if its firmware prints nothing', () => {
    const silent = watch();
    expect(silent.hangs(still, 4 * afterMs - 1)).toBe(false);
    expect(silent.hangs(still, 4 * afterMs)).toBe(true);
    expect(watch().hangs({ ...still, cpuMs: 20_000 }, afterMs)).toBe(true);
  });

  it('hangs if it takes processor time after its firmware, and nothing comes of it', () => {
    const stuck = watch();
    expect(stuck.hangs({ ...still, printed: 189, cpuMs: 900 }, 1_000)).toBe(false);
    expect(stuck.hangs({ ...still, printed: 189, cpuMs: 28_000 }, afterMs)).toBe(false);
    expect(stuck.hangs({ ...still, printed: 189, cpuMs: 30_000 }, afterMs + 1_000)).toBe(true);
  });

  it('does not hang while it prints, uses its disk, or waits', () => {
    const alive = watch();
    for (let second = 1; second <= 100; second += 10)
      expect(alive.hangs({ printed: 100 + second, diskOperations: 0, cpuMs: second * 1_000 }, second * 1_000)).toBe(
        false,
      );
    for (let second = 101; second <= 200; second += 10)
      expect(alive.hangs({ printed: 191, diskOperations: second, cpuMs: second * 1_000 }, second * 1_000)).toBe(false);
    expect(alive.hangs({ printed: 191, diskOperations: 191, cpuMs: 193_000 }, 400_000)).toBe(false);
  });

  it('and was found by another agent hangs only if it takes processor time', () => {
    const found = new HangWatch(null, 0, afterMs);
    expect(found.hangs({ ...still, cpuMs: 900 }, 0)).toBe(false);
    expect(found.hangs({ ...still, cpuMs: 1_000 }, 2 * afterMs)).toBe(false);
    expect(found.hangs({ ...still, cpuMs: 50_000 }, 2 * afterMs)).toBe(true);
  });
});

describe('a conversation with QEMU', () => {
  let folder: string;
  let server: Server;

  async function serve(answer: (said: string) => string) {
    server = createServer((socket) => {
      socket.write('{"QMP":{"version":{}}}\n');
      socket.on('data', (chunk: Buffer) => {
        for (const one of chunk.toString().trim().split('\n')) socket.write(answer(one));
      });
      socket.on('error', () => undefined);
    });
    await once(server.listen(path.join(folder, 'qmp')), 'listening');
  }
  const reply = (said: string, value: unknown) => `${JSON.stringify({ return: value, id: JSON.parse(said).id })}\n`;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'qmp-'));
  });
  afterEach(async () => {
    server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('matches responses to commands and passes events on', async () => {
    await serve((said) => `{"event":"RESET"}\n${reply(said, JSON.parse(said).execute)}`);
    const events: string[] = [];
    const qmp = await Qmp.connect(folder, 'qmp', (event) => events.push(event));
    expect(await Promise.all([qmp.execute('one'), qmp.execute('two')])).toEqual(['one', 'two']);
    expect(events).toEqual(['RESET', 'RESET', 'RESET']);
    qmp.close();
    await qmp.closed;
    await expect(qmp.execute('three')).rejects.toMatchObject({ code: 'Unavailable' });
  });

  it('reports when a command is refused, when QEMU ends in the middle, and when nothing listens', async () => {
    await serve((said) => {
      const { execute, id } = JSON.parse(said) as { execute: string; id: number };
      if (execute === 'end') server.close();
      return execute === 'refuse'
        ? `${JSON.stringify({ error: { desc: 'not now' }, id })}\n`
        : execute === 'end'
          ? 'nonsense\n'
          : reply(said, {});
    });
    const qmp = await Qmp.connect(folder, 'qmp', () => undefined);
    await expect(qmp.execute('refuse')).rejects.toMatchObject({
      code: 'Unavailable',
      message: 'QEMU refuses: not now',
    });
    await expect(qmp.execute('end')).rejects.toMatchObject({ code: 'Unavailable' });
    await qmp.closed;
    await expect(Qmp.connect(folder, 'qmp', () => undefined)).rejects.toMatchObject({ code: 'Unavailable' });
  });
});

describe('a disk image', () => {
  it('gets its users and its reporter from cloud-init', () => {
    const text = userData([
      { publicKey: 'ssh-ed25519 A' },
      { publicKey: 'ssh-ed25519 B', username: 'ops' },
      { publicKey: 'ssh-ed25519 C', username: 'ops' },
    ]);
    const [first, ...rest] = text.split('\n');
    expect(first).toBe('#cloud-config');
    expect(JSON.parse(rest.join('\n'))).toMatchObject({
      ssh_authorized_keys: ['ssh-ed25519 A'],
      users: ['default', { name: 'ops', ssh_authorized_keys: ['ssh-ed25519 B', 'ssh-ed25519 C'] }],
    });
    // cloud-init's schema refuses an empty list, and then reports the whole boot as degraded.
    expect(userData([{ publicKey: 'ssh-ed25519 B', username: 'ops' }])).not.toMatch(/"ssh_authorized_keys": \[\s*\]/);
  });

  it('reports as the host expects, without ports that listen only on loopback or are not declared', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'reporter-'));
    const put = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    };
    await put('sys/firmware/qemu_fw_cfg/by_name/opt/compute-service/nonce/raw', `${nonce}\n`);
    await put('sys/firmware/qemu_fw_cfg/by_name/opt/compute-service/ports/raw', '22\n8080\n25\n');
    await put('etc/ssh/ssh_host_ed25519_key.pub', `${algorithm} ${publicKey} root@web\n`);
    await put(
      'proc/net/tcp',
      '  sl local rem st\n   0: 00000000:1F90 00000000:0000 0A\n   1: 00000000:1F91 00000000:0000 0A\n   1: ' +
        '0100007F:0019 00000000:0000 0A\n   2: 00000000:0050 00000000:0000 01\n',
    );
    await put(
      'proc/net/tcp6',
      '   0: 00000000000000000000000000000000:0016 0:0 0A\n   1: 00000000000000000000000001000000:0277 0:0 0A\n',
    );
    await put('dev/virtio-ports/guest.report', '');
    const child = spawn('/bin/sh', ['-c', reporter, 'reporter', root], { stdio: 'ignore' });
    try {
      const said = await waitFor('a report', () => readFile(path.join(root, 'dev/virtio-ports/guest.report'), 'utf8'));
      const heard = parseReport(said.trim(), nonce);
      expect(heard).toEqual({ ...report, listening: expect.anything() });
      expect(new Set(heard!.listening)).toEqual(new Set([22, 8080]));
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(root, { recursive: true, force: true });
    }
  });
});

(here ? describe : describe.skip)('where QEMU is installed', () => {
  it('a guest of one instruction runs under TCG and under the accelerator that is chosen', async () => {
    const choose = (wanted: 'auto' | 'tcg') =>
      new Accelerators({ wanted, folder: tmpdir(), program: qemuProgram, log: { warn: () => undefined } }).choose();
    expect(await guestRuns('tcg')).toBe(true);
    // KVM that is itself emulated takes 4 s where TCG takes 0.1 s, and three times that beside busy processes.
    expect(await guestRuns(await choose('auto'), qemuProgram, 60_000)).toBe(true);
    expect(await choose('tcg')).toBe('tcg');
  });

  it('what failed guests is remembered by the next agent, and used only where nothing else may be', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'accelerators-'));
    try {
      // It runs every probe, whatever it is asked for.
      const program = path.join(folder, 'qemu');
      await writeFile(program, '#!/bin/sh\n[ "$1" = --version ] || exit 33\n', { mode: 0o755 });
      const open = async (wanted: 'auto' | 'kvm' | 'tcg', installed = program) => {
        const opened = new Accelerators({ wanted, folder, program: installed, log: { warn: () => undefined } });
        await opened.open();
        return opened;
      };
      const first = await open('auto');
      expect(await first.choose()).toBe('kvm');
      expect(await first.health()).toMatchObject({ type: 'Accelerator', ok: true, reason: 'KvmRuns' });
      await first.kvmFailed('a guest hung');
      await first.kvmFailed('another one');
      expect(await first.choose()).toBe('tcg');
      const next = await open('auto');
      expect(await next.choose()).toBe('tcg');
      const message = expect.stringMatching(/^a guest hung; .*remove/);
      expect(await next.health()).toMatchObject({ ok: true, reason: 'KvmFailed', message });
      const strict = await open('kvm');
      expect(await strict.choose()).toBe('kvm');
      const failed = await strict.health();
      expect(failed).toMatchObject({ ok: false, reason: 'KvmFailed' });
      expect(await (await open('tcg')).health()).toMatchObject({ ok: true, reason: 'Emulated' });
      const without = await open('auto', 'qemu-system-missing');
      expect(await without.health()).toMatchObject({ ok: false, reason: 'QemuMissing' });
      // As its message says.
      await rm(/remove (\S+), and start the agent again$/.exec(failed.message)![1]!);
      expect(await (await open('kvm')).health()).toMatchObject({ ok: true, reason: 'KvmRuns' });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('every run state that this QEMU has is in the table', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'states-'));
    const machine = ['-machine', 'none', '-nodefaults', '-display', 'none', '-S'];
    const child = spawn(
      qemuProgram,
      [...machine, '-chardev', 'socket,id=q,path=qmp,server=on,wait=off', '-mon', 'chardev=q,mode=control'],
      { cwd: folder, stdio: 'ignore' },
    );
    try {
      const qmp = await waitFor('QEMU', () => Qmp.connect(folder, 'qmp', () => undefined).catch(() => null));
      const schema = (await qmp.execute('query-qmp-schema')) as { 'meta-type': string; values?: string[] }[];
      const states = schema.find(({ values }) => values?.includes('guest-panicked') && values.includes('io-error'));
      expect(states!.values!.filter((name) => !Object.hasOwn(runStates, name))).toEqual([]);
      expect(await readRunState(qmp)).toMatchObject({ name: 'prelaunch', remedy: 'continue' });
      qmp.close();
    } finally {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  });

  describe('the folder of a machine with a disk image', () => {
    let work: string;
    let cache: ImageCache;

    beforeEach(async () => {
      work = await mkdtemp(path.join(tmpdir(), 'disk-'));
      cache = await openImageCache(path.join(work, 'images'));
    });
    afterEach(() => rm(work, { recursive: true, force: true }));

    async function machineOf(file: string, diskGiB = 10): Promise<RuntimeSpec> {
      const digest = `sha256:${createHash('sha256')
        .update(await readFile(file))
        .digest('hex')}`;
      const runtime = makeRuntime({
        image: { name: 'disk', digest, source: { kind: 'disk', url: pathToFileURL(file).href } },
      });
      return { ...runtime, spec: { ...runtime.spec, resources: { cpu: 1, memoryGiB: 1, diskGiB } } };
    }
    const info = async (folder: string, file: string) =>
      JSON.parse(await qemuImg(folder, 'info', '--output=json', file));
    const made = async (runtime: RuntimeSpec) => {
      const folder = path.join(work, 'machines', runtime.runtimeId);
      await mkdir(path.dirname(folder), { recursive: true });
      await makeFolder(folder, runtime, cache, forever);
      return folder;
    };

    it('has a disk of the size asked for on top of the image, and a volume for cloud-init', async () => {
      await qemuImg(work, 'create', '-q', '-f', 'qcow2', 'base', '2G');
      const name = `web.${'long-'.repeat(20)}name`;
      const runtime = { ...(await machineOf(path.join(work, 'base'))), name };
      const folder = await made(runtime);
      expect(await info(folder, 'disk.qcow2')).toMatchObject({
        'virtual-size': 10 * 2 ** 30,
        'backing-filename': 'image.qcow2',
      });
      await qemuImg(folder, 'convert', '-O', 'raw', 'seed.qcow2', path.join(work, 'seed'));
      const raw = await open(path.join(work, 'seed'));
      const seed = (await raw.read({ buffer: Buffer.alloc(2 ** 21) })).buffer.toString('latin1');
      await raw.close();
      expect(seed).toContain('cidata');
      expect(seed).toContain(runtime.runtimeId);
      expect(seed).toContain('#cloud-config');
      expect(seed).toContain(`{"match":{"macaddress":"${guestAddress.mac}"},"set-name":"eth0","dhcp4":true}`);
      expect(seed).toContain(`"local-hostname":"${guestHostName(name)}"`);
      expect(await readFile(path.join(folder, 'hostname'), 'utf8')).toBe(`${guestHostName(name)}\n`);
    });

    it('keeps the image for as long as the machine exists, whatever the cache evicts', async () => {
      await qemuImg(work, 'create', '-q', '-f', 'qcow2', 'base', '1M');
      const runtime = await machineOf(path.join(work, 'base'));
      const folder = await made(runtime);
      const cached = path.join(work, 'images', runtime.image.digest.slice('sha256:'.length));
      expect((await stat(path.join(folder, 'image.qcow2'))).ino).toBe((await stat(cached)).ino);
      await rm(cached);
      expect(await qemuImg(folder, 'check', 'disk.qcow2')).toContain('No errors');
      await rm(path.join(folder, 'image.qcow2'));
      await expect(qemuImg(folder, 'check', 'disk.qcow2')).rejects.toMatchObject({
        message: expect.stringContaining('image.qcow2'),
      });
    });

    it('is not created from an image that names another file of the host, is not qcow2, or is too large', async () => {
      await qemuImg(work, 'create', '-q', '-f', 'qcow2', 'base', '2G');
      await qemuImg(work, 'create', '-q', '-f', 'qcow2', '-F', 'raw', '-b', '/etc/passwd', 'leak', '1G');
      await writeFile(path.join(work, 'text'), 'no disk');
      await copyFile(path.join(work, 'base'), path.join(work, 'copy'));
      const outcome = async (file: string, diskGiB?: number) =>
        made(await machineOf(path.join(work, file), diskGiB)).then(
          () => 'made',
          (error: { code: string }) => error.code,
        );
      expect(await outcome('copy')).toBe('made');
      expect(await outcome('leak')).toBe('ImageUnavailable');
      expect(await outcome('text')).toBe('ImageUnavailable');
      expect(await outcome('base', 1)).toBe('InvalidSpec');
    });
  });
});
