/** A customer at a terminal: the system's ssh, and TCP, into machines of the whole service. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limitsOf } from '../../src/domain/apiLimits.ts';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { readConfig } from '../../src/settings/config.ts';
import { freePort } from '../../src/up/ports.ts';
import { program, type Service } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const root = path.join(import.meta.dirname, '..', '..');

describe('a terminal', () => {
  let service: Service;
  let folder: string;
  let key: string;

  // A machine that never boots stays one until its test is over.
  life.needs(async () => ({
    MACHINE_DEADLINES: 'starting=1h',
    IDENTITY_ALLOW_LOOPBACK: 'true',
  }));
  beforeAll(async () => {
    service = life.service();
    folder = await mkdtemp(path.join(tmpdir(), 'access-'));
    key = path.join(folder, 'id');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    await makeCheckout(path.join(folder, 'checkout'));
    for (const name of ['web', 'other']) await createVm(name);
    await createVm('asleep', { fault: 'boot-never' });
    for (const name of ['web', 'other']) await service.untilReady(name);
  }, 180_000);
  afterAll(async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
    await service.verifyCleanSlate();
  }, 300_000);

  async function createVm(
    name: string,
    { fault, keys = true }: { fault?: string; keys?: boolean } = {},
  ): Promise<void> {
    const publicKey = (await readFile(`${key}.pub`, 'utf8')).trim();
    const { status, body } = await service.call('POST', service.vms, {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { name, ...(fault && { labels: { [faultLabel]: fault } }) },
      spec: {
        imageRef: 'debian-12',
        resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 },
        ports: [
          { name: 'ssh', guestPort: 22, readinessProbe: true },
          { name: 'http', guestPort: 80, readinessProbe: true },
        ],
        ...(keys && { bootstrap: { sshAuthorizedKeys: [{ publicKey, username: 'ada' }] } }),
      },
    });
    if (status !== 201) throw new Error(`${status}: ${body?.message}`);
  }

  async function makeCheckout(at: string): Promise<void> {
    const manifest = { name: 'compute-service', version: '0.0.0', bin: { 'compute-service': './compute-service' } };
    await mkdir(at);
    await writeFile(path.join(at, 'package.json'), JSON.stringify(manifest));
    await writeFile(path.join(at, 'compute-service'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
      mode: 0o755,
    });
  }

  interface Ended {
    code: number | null;
    out: Buffer;
    err: string;
  }

  /** The environment of a terminal elsewhere: only what is passed in points to this service. */
  const environment = () => ({
    PATH: process.env['PATH'],
    HOME: folder,
    KUBECONFIG: path.join(service.dataDir, 'kubeconfig'),
  });

  async function ran(
    command: string,
    words: string[],
    { input = '' as string | Buffer, env = environment() as NodeJS.ProcessEnv, cwd = '/' } = {},
  ): Promise<Ended> {
    const child = spawn(command, words, { cwd, env, stdio: 'pipe' });
    const out: Buffer[] = [];
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => void out.push(chunk));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.stdin.on('error', () => undefined).end(input);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, out: Buffer.concat(out), err };
  }

  const cli = (words: string[], options?: Parameters<typeof ran>[2]) =>
    ran(process.execPath, [program, ...words], options);
  /**
   * Runs what a user pastes at a prompt in the checkout, which is where the README's second terminal is. There npx looks
   * through every installed package first, for a second of a processor; so most lines run in a folder that looks like it.
   */
  const pasted = (line: string, options?: Parameters<typeof ran>[2]) =>
    ran('sh', ['-c', line], { cwd: path.join(folder, 'checkout'), ...options });
  /** Creates a customer of the same service, as docs/accounts.md does, and returns the environment of their terminal. */
  async function newCustomer(slug: string): Promise<NodeJS.ProcessEnv> {
    const home = path.join(folder, slug);
    const operator = { env: { ...environment(), DATA_DIR: service.dataDir }, cwd: root };
    const issued = await cli(['registrations', 'issue', slug], operator);
    if (issued.code !== 0) throw new Error(issued.err);
    const { body } = await service.call('POST', '/v1/admin/registrations', {
      code: JSON.parse(issued.out.toString()).code,
      contact: { email: 'ada@example.com', name: 'Ada' },
    });
    await mkdir(home, { mode: 0o700 });
    await writeFile(path.join(home, 'api-key.json'), JSON.stringify(body.api_key), { mode: 0o600 });
    const authority = path.join(service.dataDir, 'ca.pem');
    const written = await cli(['kubeconfig', '--data-dir', home, '--server', service.url, '--ca', authority]);
    if (written.code !== 0) throw new Error(written.err);
    return { PATH: process.env['PATH'], HOME: home, KUBECONFIG: path.join(home, 'kubeconfig') };
  }
  const text = ({ code, out, err }: Ended) => ({ code, out: out.toString(), err });

  describe('ssh', () => {
    test('runs a command in the right machine, as the user of its first key', async () => {
      for (const name of ['web', 'other']) {
        expect(text(await cli(['ssh', name, '-i', key, '--', 'hostname']))).toEqual({
          code: 0,
          out: `${name}\n`,
          err: '',
        });
      }
      expect(text(await cli(['ssh', 'web', '-i', key, '--', 'whoami']))).toMatchObject({ code: 0, out: 'ada\n' });
      const stranger = await cli(['ssh', 'web', '-i', key, '-l', 'mallory', '--', 'whoami']);
      expect(stranger).toMatchObject({ code: 255, err: expect.stringContaining('Permission denied') });
    }, 180_000);

    test('creates the machine that is not there, waits until it is ready, and finds it there the next time', async () => {
      const create = ['ssh', 'made', '--create', '-i', key, '-l', 'ada', '--', 'hostname'];
      const made = text(await cli(create));
      expect(made).toMatchObject({ code: 0, out: 'made\n', err: expect.stringMatching(/^made was created\n/) });
      expect(text(await cli(create))).toMatchObject({ code: 0, out: 'made\n', err: 'made already exists\n' });
      const keyless = text(await cli(['ssh', 'made', '--create', '-i', path.join(folder, 'none')]));
      expect(keyless).toMatchObject({ code: 1, err: expect.stringContaining('none.pub') });
      const unknown = text(await cli(['ssh', 'never', '--create', '--image', 'no-such-image', '-i', key]));
      expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('no-such-image') });
    }, 180_000);

    test('can be pasted from status.publishedPorts unchanged, and opens the machine of the customer who pastes it', async () => {
      const { publishedPorts } = (await service.getVm('web')).status;
      const { accessCommand } = publishedPorts.find((port: { guestPort: number }) => port.guestPort === 22);
      expect(text(await pasted(`${accessCommand} -i ${key} -- hostname`, { cwd: root }))).toMatchObject({
        code: 0,
        out: 'web\n',
      });
      const tunnel = publishedPorts.find((port: { guestPort: number }) => port.guestPort === 80).accessCommand;
      expect(text(await pasted(`${tunnel} --stdio`, { input: 'there and back' }))).toMatchObject({
        code: 0,
        out: 'there and back',
      });

      // Another customer, with a separate home and kubeconfig: their key is created for them and found again.
      const globex = await newCustomer('globex');
      const made = await cli(['ssh', 'deb', '--create', '--', 'hostname'], { env: globex });
      expect(text(made)).toMatchObject({ code: 0, out: 'deb\n' });
      const shown = await pasted(`kubectl get vm deb -o jsonpath='{.status.publishedPorts[0].accessCommand}'`, {
        env: globex,
      });
      for (const operators of [service.dataDir, root, process.execPath, 'KUBECONFIG'])
        expect(shown.out.toString()).not.toContain(operators);
      const shell = await pasted(shown.out.toString(), { env: globex, input: 'hostname\nexit\n' });
      expect([shell.code, shell.out.toString()]).toEqual([0, expect.stringContaining('This is deb')]);
      // The first customer's command does not work for the second.
      expect(text(await pasted(`${accessCommand} -- hostname`, { env: globex }))).toMatchObject({
        code: 1,
        err: expect.stringContaining('refused (403)'),
      });
      const gone = await cli(['machines', 'delete', 'deb', '--wait'], { env: globex });
      expect(text(gone)).toMatchObject({ code: 0, out: expect.stringContaining('deb is gone') });
    }, 180_000);

    test('finds the key that --create made, from any folder, and no other program reads it', async () => {
      const home = await mkdtemp(path.join(folder, 'home-'));
      const env = { ...environment(), HOME: home };
      expect(text(await cli(['ssh', 'keyed', '--create', '--', 'whoami'], { env }))).toMatchObject({ code: 0 });
      expect(text(await cli(['ssh', 'keyed', '--', 'hostname'], { env }))).toEqual({
        code: 0,
        out: 'keyed\n',
        err: '',
      });
      const config = path.join(home, '.config', 'compute-service');
      expect((await stat(config)).mode & 0o777).toBe(0o700);
      const elsewhere = { ...env, HOME: folder, XDG_CONFIG_HOME: path.join(home, '.config') };
      expect(text(await cli(['ssh', 'keyed', '--', 'hostname'], { env: elsewhere }))).toMatchObject({ code: 0 });
      // A user without a key of the machine reads which ones it accepts.
      const stranger = await cli(['ssh', 'keyed', '--', 'hostname'], { env: { ...env, HOME: folder } });
      expect(stranger.code).toBe(255);
      expect(stranger.err).toMatch(/Permission denied[\s\S]*keyed accepts .*SHA256:[\w+/]{43}.*-i/);
    }, 180_000);

    test('says that a machine without a key needs one, as status.publishedPorts does', async () => {
      await createVm('keyless', { keys: false });
      await service.untilReady('keyless');
      const why = expect.stringMatching(
        /no SSH key.*bootstrap\.sshAuthorizedKeys[\s\S]*machines recreate keyless --yes --add-keys/,
      );
      expect(await cli(['ssh', 'keyless', '--', 'hostname'])).toMatchObject({ code: 1, err: why });
      const [{ accessCommand }] = (await service.getVm('keyless')).status.publishedPorts;
      expect(accessCommand).toContain('spec.bootstrap.sshAuthorizedKeys');
      expect(await pasted(accessCommand)).toMatchObject({ code: 1, err: why });
      // An image may have its own key, so a user who names one may try.
      expect(await cli(['ssh', 'keyless', '-i', key, '--', 'hostname'])).toMatchObject({
        code: 255,
        err: expect.stringContaining('Permission denied'),
      });
    }, 180_000);

    test('recreates a machine without a key, with --add-keys, as one that lets its person in', async () => {
      const home = await mkdtemp(path.join(folder, 'home-'));
      const env = { ...environment(), HOME: home };
      await createVm('locked', { keys: false });
      await service.untilReady('locked');
      const words = ['machines', 'recreate', 'locked', '--yes'];
      // Without the option, it comes back as it was.
      expect(await cli(words, { env })).toMatchObject({ code: 0 });
      expect((await service.getVm('locked')).spec.bootstrap?.sshAuthorizedKeys ?? []).toEqual([]);
      expect(await cli(['ssh', 'locked', '--', 'hostname'], { env })).toMatchObject({
        code: 1,
        err: expect.stringContaining('no SSH key'),
      });
      expect(await cli([...words, '--add-keys'], { env })).toMatchObject({
        code: 0,
        err: expect.stringContaining('your SSH key is added'),
      });
      expect((await service.getVm('locked')).spec.bootstrap.sshAuthorizedKeys).toHaveLength(1);
      expect(text(await cli(['ssh', 'locked', '--', 'hostname'], { env }))).toMatchObject({ code: 0, out: 'locked\n' });
    }, 240_000);

    test('logs in by a key that the SSH agent alone has, and not once the agent has lost it', async () => {
      const home = await mkdtemp(path.join(folder, 'home-'));
      const socket = path.join(home, 'agent');
      const agent = spawn('ssh-agent', ['-D', '-a', socket], { stdio: 'ignore' });
      const ended = once(agent, 'exit');
      try {
        await waitFor('the agent', () => stat(socket).catch(() => null));
        const env = { ...environment(), HOME: home, SSH_AUTH_SOCK: socket };
        const into = () => cli(['ssh', 'web', '--', 'whoami'], { env });
        execFileSync('ssh-add', ['-q', key], { env: { ...process.env, SSH_AUTH_SOCK: socket } });
        expect(text(await into())).toMatchObject({ code: 0, out: 'ada\n' });
        execFileSync('ssh-add', ['-q', '-D'], { env: { ...process.env, SSH_AUTH_SOCK: socket } });
        expect(await into()).toMatchObject({ code: 255, err: expect.stringContaining('Permission denied') });
      } finally {
        agent.kill();
        await ended;
      }
    }, 180_000);

    test('passes standard input on to a shell', async () => {
      const shell = await cli(['ssh', 'web', '-i', key], { input: 'hostname\nexit\n' });
      expect(shell.code).toBe(0);
      expect(shell.out.toString()).toContain('This is web');
    }, 180_000);

    test('refuses a machine whose host key is not the one that the API shows', async () => {
      const db = await service.database();
      const [before] = await db.$queryRaw<
        { keys: unknown }[]
      >`SELECT ssh_host_keys AS keys FROM machines WHERE name = 'web'`;
      // Every change of a machine has a version of its namespace: by it, the API knows that what it holds is outdated.
      const setKeys = (keys: unknown) => db.$executeRaw`
      WITH changed AS (
        UPDATE machines SET ssh_host_keys = ${JSON.stringify(keys)}::jsonb WHERE name = 'web' RETURNING namespace
      )
      UPDATE namespaces n SET resource_version = n.resource_version + 1, compacted_version = n.resource_version + 1
      FROM changed WHERE n.name = changed.namespace`;
      try {
        const [algorithm, publicKey] = (await readFile(`${key}.pub`, 'utf8')).split(' ');
        await setKeys([{ algorithm, publicKey }]);
        const refused = await cli(['ssh', 'web', '-i', key, '--', 'hostname']);
        expect(refused).toMatchObject({ code: 255, err: expect.stringContaining('Host key verification failed') });
        expect(refused.out.toString()).toBe('');
        await setKeys([]);
        expect(await cli(['ssh', 'web', '-i', key, '--', 'hostname'])).toMatchObject({
          code: 1,
          err: expect.stringContaining('no SSH host key'),
        });
      } finally {
        await setKeys(before!.keys);
        await db.$disconnect();
      }
      expect(text(await cli(['ssh', 'web', '-i', key, '--', 'hostname']))).toMatchObject({ code: 0, out: 'web\n' });
    }, 180_000);

    test('exits as ssh does, and says clearly why it did not start', async () => {
      const fake = path.join(folder, 'ssh');
      await writeFile(fake, '#!/bin/sh\nfor word; do echo "$word"; done\nexit 7\n');
      await chmod(fake, 0o755);
      const faked = await cli(['ssh', 'web', '--', 'ls', '-l'], { env: { ...environment(), PATH: folder } });
      expect(faked.code).toBe(7);
      const words = faked.out.toString();
      for (const word of [
        'StrictHostKeyChecking=yes',
        'GlobalKnownHostsFile=/dev/null',
        '-l\nada\n--\n',
        '.vm\nls\n-l\n',
      ])
        expect(words).toContain(word);

      expect(await cli(['ssh', 'web', '--', 'true'], { env: { ...environment(), PATH: '/nowhere' } })).toMatchObject({
        code: 1,
        err: expect.stringContaining('no ssh on PATH'),
      });
      expect(await cli(['ssh', 'asleep'])).toMatchObject({
        code: 1,
        err: expect.stringMatching(/asleep is not ready for access .*\n {2}kubectl wait/),
      });
      expect(await cli(['ssh', 'nobody'])).toMatchObject({
        code: 1,
        err: expect.stringContaining('"nobody" not found'),
      });
      expect(await cli(['ssh', 'web', '--kubeconfig', '/nowhere/config'])).toMatchObject({
        code: 1,
        err: expect.stringContaining('no kubeconfig at /nowhere/config'),
      });
      expect(await cli(['ssh'])).toMatchObject({
        code: 2,
        err: expect.stringContaining("Missing required argument 'NAME'"),
      });
    }, 180_000);
  });

  describe('tunnel', () => {
    /** Starts a listening tunnel and returns its local port once the tunnel prints it. */
    async function listening(words: string[]): Promise<{ child: ChildProcess; port: number; err(): string }> {
      const child = spawn(process.execPath, [program, 'tunnel', ...words], {
        cwd: '/',
        env: environment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [out, err] = ['', ''];
      child.stdout.on('data', (chunk) => (out += String(chunk)));
      child.stderr.on('data', (chunk) => (err += String(chunk)));
      const port = await waitFor('the tunnel to listen', () => {
        if (child.exitCode !== null) throw new Error(err);
        return Number(/^127\.0\.0\.1:(\d+) leads to/m.exec(out)?.[1] ?? 0);
      });
      return { child, port, err: () => err };
    }

    /** Sends bytes through an echo, ends, and returns everything that came back. */
    async function through(port: number, bytes: Buffer): Promise<Buffer> {
      const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => void chunks.push(chunk)).on('error', () => undefined);
      socket.end(bytes);
      await once(socket, 'close');
      return Buffer.concat(chunks);
    }

    /**
     * Opens a connection and waits for the machine's response. Null if it was closed because earlier tunnels still
     * counted.
     */
    async function heldOpen(port: number): Promise<Socket | null> {
      const socket = connect({ host: '127.0.0.1', port }).on('error', () => undefined);
      socket.write('x');
      const answered = await Promise.race([
        once(socket, 'data').then(() => true),
        once(socket, 'close').then(() => false),
      ]);
      return answered ? socket : null;
    }

    test('leads from a local port to a port of the machine, for many connections, and names what is refused', async () => {
      const { child, port, err } = await listening(['web', 'http']);
      const sent = [randomBytes(5_000_000), Buffer.from('hello')];
      const back = await Promise.all(sent.map((bytes) => through(port, bytes)));
      expect(back.map((bytes) => createHash('sha256').update(bytes).digest('hex'))).toEqual(
        sent.map((bytes) => createHash('sha256').update(bytes).digest('hex')),
      );

      const { tunnelsPerTenant: cap } = limitsOf(readConfig({}));
      const held: Socket[] = [];
      for (let one = 0; one < cap; one++) held.push(await waitFor('room for one to hold', () => heldOpen(port)));
      expect(await through(port, Buffer.from('one more'))).toHaveLength(0);
      await waitFor('the refusal to be printed', () => err().includes(`${cap} tunnels open`));
      for (const socket of held) socket.destroy();
      await waitFor('room again', async () => (await through(port, Buffer.from('again'))).toString() === 'again');
      child.kill('SIGINT');
      await once(child, 'exit');
    }, 180_000);

    test('listens at the requested address, and ends connections when the machine is deleted', async () => {
      await createVm('brief');
      await service.untilReady('brief');
      const wanted = await freePort();
      const first = await listening(['brief', '80', '--listen', String(wanted)]);
      expect(first.port).toBe(wanted);
      expect(await cli(['tunnel', 'web', '80', '--listen', String(wanted)])).toMatchObject({
        code: 1,
        err: expect.stringContaining(`Cannot listen on port ${wanted} (`),
      });
      const socket = connect({ host: '127.0.0.1', port: wanted }).on('error', () => undefined);
      socket.write('x');
      await once(socket, 'data');
      const closed = once(socket, 'close');
      await service.deleteVm('brief');
      await closed;
      expect(await through(wanted, Buffer.from('late'))).toHaveLength(0);
      await waitFor('the reason to be printed', () =>
        /refused \((404|409)\): .*"brief" .*(not found|not ready)/.test(first.err()),
      );
      first.child.kill('SIGINT');
      await once(first.child, 'exit');
      const second = await listening(['web', '80', '--listen', String(wanted)]);
      expect(second.port).toBe(wanted);
      second.child.kill('SIGINT');
      await once(second.child, 'exit');
    }, 180_000);

    test('carries standard input and output, including their ends', async () => {
      const sent = randomBytes(3_000_000);
      const { code, out, err } = await cli(['tunnel', 'web', '80', '--stdio'], { input: sent });
      expect([code, err]).toEqual([0, '']);
      expect(out.equals(sent)).toBe(true);
      expect(await cli(['tunnel', 'asleep', '80', '--stdio'])).toMatchObject({
        code: 1,
        err: expect.stringContaining('not ready for access'),
      });
    }, 180_000);

    test('lists the declared ports when another one is requested', async () => {
      expect(await cli(['tunnel', 'web', '81'])).toMatchObject({
        code: 1,
        err: expect.stringContaining('22 (ssh), 80 (http)'),
      });
      expect(await cli(['tunnel', 'web', '81', '--stdio'])).toMatchObject({
        code: 1,
        err: expect.stringContaining('22 (ssh), 80 (http)'),
      });
      expect(await cli(['tunnel', 'web', '80', '--kind', 'pod'])).toMatchObject({
        code: 1,
        err: expect.stringContaining('use vm'),
      });
    }, 180_000);
  });
});
