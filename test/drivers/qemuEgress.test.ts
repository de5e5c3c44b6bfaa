import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HealthCheck } from '../../src/domain/hostHealth.ts';
import type { Observation } from '../../src/domain/observation.ts';
import type { GuestTraffic, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { Confinement } from '../../src/drivers/qemu/confinement.ts';
import { qemuSettings } from '../../src/drivers/qemu/qemuSettings.ts';
import type { EgressCall } from '../support/drivers/egressHost.ts';
import { key, makeMachine } from '../support/drivers/qemuHost.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

const works = (...words: [string, ...string[]]) =>
  spawnSync(words[0], words.slice(1), { stdio: 'ignore' }).error === undefined;
const here =
  process.getuid?.() === 0 && qemuCanBeHad() && works('ip', '-V') && works('bwrap', '--version') && works('nft', '-v');

/** The host's address, beside its network outside, which is not loopback. */
const host = { v4: '198.51.100.5', v6: '2001:db8:1::5', other: '172.20.0.1', late: '203.0.113.99' };
const outside = { v4: '198.51.100.1', v6: '2001:db8:1::1' };
/** Of the mirror: neither is in the host's networks. */
const mirror = { v4: '203.0.113.10', v6: '2001:db8:2::10' };
const opened = { v4: '10.9.9.9', v6: 'fd12:3::9' };
const closed = {
  private: ['10.8.8.8', '192.168.7.7', '100.64.1.1', 'fd77::7'],
  metadata: ['169.254.169.254', '168.63.129.16', 'fd00:ec2::254'],
};
const bootMs = 240_000;
jest.setTimeout(bootMs);

const urlOf = (address: string, port = 80) =>
  `http://${address.includes(':') ? `[${address}]` : address}${port === 80 ? '' : `:${port}`}/`;

(here ? describe : describe.skip)('guests of hosts in a network', () => {
  let folder: string;
  /** Processes that hold a network namespace each. */
  let networks: { host: ChildProcess; outside: ChildProcess };
  let agent: ChildProcess;
  let world: ChildProcess;
  let seen: Observation[];
  let machines: RuntimeSpec[];
  let calls = 0;
  const within = ({ pid }: ChildProcess, ...words: string[]) => [`--net=/proc/${pid}/ns/net`, ...words];
  const ip = (network: ChildProcess, ...args: string[]) =>
    execFileSync('nsenter', within(network, 'ip', ...args), { stdio: ['ignore', 'ignore', 'inherit'] });
  const addAddress = (network: ChildProcess, address: string, device: string) =>
    ip(network, 'addr', 'add', address, 'dev', device, ...(address.includes(':') ? ['nodad'] : []));
  const hold = async () => {
    const network = spawn('unshare', ['--net', 'sh', '-c', 'echo; exec sleep 3600'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(network.stdout, 'data');
    ip(network, 'link', 'set', 'lo', 'up');
    return network;
  };
  const ask = async <T>(call: EgressCall): Promise<T> => {
    const id = ++calls;
    const answered = new Promise<T>((resolve, reject) => {
      const hear = (said: { id?: number; value?: T; error?: string }) => {
        if (said.id !== id) return;
        agent.off('message', hear);
        if (said.error === undefined) resolve(said.value as T);
        else reject(new Error(said.error));
      };
      agent.on('message', hear);
    });
    agent.send({ id, call });
    return answered;
  };
  const nat = 0;
  const none = 1;
  const exec = (at: number, command: string) => ask<string>({ act: 'exec', host: at, command });
  /** What a guest gets of an address; empty if it gets nothing. */
  const got = (at: number, url: string) => {
    const { hostname, port } = new URL(url);
    const target = `${hostname.replace(/[[\]]/g, '')} ${port || 80}`;
    return exec(at, `printf 'GET / HTTP/1.0\\r\\n\\r\\n' | nc -w 3 ${target} 2>/dev/null | tail -n 1`);
  };
  const here = (file: string) => path.join(process.cwd(), 'test/support/drivers', file);

  beforeAll(async () => {
    const image: RuntimeSpec['image'] = await provideGuest();
    folder = await mkdtemp(path.join(tmpdir(), 'egress-'));
    await chmod(folder, 0o755);
    networks = { host: await hold(), outside: await hold() };
    const peer = ['peer', 'name', 'down0', 'netns', String(networks.outside.pid)];
    ip(networks.host, 'link', 'add', 'up0', 'type', 'veth', ...peer);
    ip(networks.host, 'link', 'set', 'up0', 'up');
    ip(networks.outside, 'link', 'set', 'down0', 'up');
    for (const address of [`${host.v4}/24`, `${host.v6}/64`]) addAddress(networks.host, address, 'up0');
    addAddress(networks.host, `${host.other}/16`, 'lo');
    for (const address of [`${outside.v4}/24`, `${outside.v6}/64`]) addAddress(networks.outside, address, 'down0');
    for (const address of [mirror, opened].flatMap(Object.values).concat(closed.private, closed.metadata))
      addAddress(networks.outside, `${address}/${address.includes(':') ? 128 : 32}`, 'lo');
    ip(networks.host, 'route', 'add', 'default', 'via', outside.v4);
    ip(networks.host, '-6', 'route', 'add', 'default', 'via', outside.v6);

    const tree = path.join(folder, 'package');
    await mkdir(path.join(tree, 'DEBIAN'), { recursive: true });
    await writeFile(
      path.join(tree, 'DEBIAN/control'),
      'Package: hello\nVersion: 1\nArchitecture: all\nMaintainer: a <a@a.example>\nDescription: hello\n',
    );
    await mkdir(path.join(tree, 'opt'));
    await writeFile(path.join(tree, 'opt/hello'), '#!/bin/sh\necho installed\n', { mode: 0o755 });
    const file = path.join(folder, 'hello.deb');
    execFileSync('dpkg-deb', ['-Zgzip', '--root-owner-group', '--build', tree, file], { stdio: 'ignore' });
    world = spawn('nsenter', within(networks.outside, process.execPath, here('outsideWorld.mjs'), file, mirror.v4), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(world, 'message');

    const resolver = path.join(folder, 'resolv.conf');
    await writeFile(resolver, `nameserver ${outside.v4}\n`);
    const settings = [
      {
        egress: 'nat',
        egressAllow: ['10.9.0.0/16', 'fd12::/16', '169.254.0.0/16', 'fd00:ec2::/32', `${host.other}/32`],
      },
      { egress: 'none' },
    ].map((each) => ({ ...each, accelerator: 'tcg', forwardAddress: host.v4 }));
    machines = [nat, none].map(() => makeMachine({ image }));
    const program = [process.execPath, '--import', here('typescript.mjs'), here('egressHost.ts')];
    const given = [folder, JSON.stringify(settings), JSON.stringify(machines), key.private];
    const mounted = ['unshare', '--mount', 'sh', '-c', 'mount --bind "$0" /etc/resolv.conf && exec "$@"', resolver];
    agent = spawn('nsenter', within(networks.host, ...mounted, ...program, ...given), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ended = once(agent, 'exit').then(() => Promise.reject(new Error('the agent ended')));
    ended.catch(() => undefined);
    const [said] = await Promise.race([once(agent, 'message'), ended]);
    seen = said.seen;
  }, bootMs);

  afterAll(async () => {
    if (agent.connected) agent.disconnect();
    if (agent.exitCode === null) await once(agent, 'exit');
    world.kill();
    for (const network of Object.values(networks)) network.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('say what guests reach', async () => {
    const findings = await Promise.all([nat, none].map((at) => ask<HealthCheck[]>({ act: 'health', host: at })));
    expect(findings.flat().filter(({ type }) => type === 'Confinement')).toEqual([
      expect.objectContaining({
        ok: true,
        message: expect.stringMatching(/^guests reach public addresses, 10\.9\.0\.0/),
      }),
      expect.objectContaining({ ok: true, message: expect.stringMatching(/^guests reach nothing;/) }),
    ]);
  });

  it('install a package from a mirror by its name, over IPv4 and IPv6, if the host has egress: nat', async () => {
    const install =
      // Its static busybox resolves names for nslookup alone.
      "cd / && mirror=$(nslookup mirror.example | awk '/^Address: 203/ { print $2 }') && wget -q " +
      'http://$mirror/hello.deb && dpkg-deb -x hello.deb / && /opt/hello';
    expect(await exec(nat, install)).toBe('installed\n');
    expect(await got(nat, urlOf(mirror.v6))).toBe('secret');
  });

  it.each([...Object.values(opened)])('reach %s, which the fleet file opens', async (address) => {
    expect(await got(nat, urlOf(address))).toBe('secret');
  });

  it.each([...closed.private, ...closed.metadata])('never reach %s, which their host reaches', async (address) => {
    expect(await ask({ act: 'fetch', url: urlOf(address) })).toBe('secret');
    expect(await got(nat, urlOf(address))).toBe('');
  });

  it.each([host.v4, host.v6, host.other, '127.0.0.1', '[::1]'])('never reach their host by %s', async (address) => {
    const url = urlOf(address.replace(/[[\]]/g, ''), 8_090);
    expect(await ask({ act: 'fetch', url })).toBe('secret');
    for (const target of [url, urlOf('10.0.2.2', 8_090), urlOf('fec0::2', 8_090)])
      expect(await got(nat, target)).toBe('');
  });

  it('never reach an address that their host gets later', async () => {
    addAddress(networks.host, `${host.late}/32`, 'lo');
    const url = urlOf(host.late, 8_090);
    expect(await ask({ act: 'fetch', url })).toBe('secret');
    await waitFor('the rules to name it', async () => (await got(nat, url)) === '', 60_000);
    expect(await got(nat, urlOf(mirror.v4))).toBe('secret');
  });

  it('never reach each other', async () => {
    const { address, port } = seen[none]!.forwards.find(({ guestPort }) => guestPort === 8_080)!;
    const url = urlOf(address, port);
    expect(await ask({ act: 'fetch', url })).toMatch(/^This is/);
    for (const target of [url, urlOf('10.0.2.2', port), urlOf('127.0.0.1', port)])
      expect(await got(nat, target)).toBe('');
  });

  it('reach nothing if the host has egress: none', async () => {
    for (const address of [...Object.values(mirror), ...Object.values(opened), host.v4])
      expect(await got(none, urlOf(address))).toBe('');
    expect(await exec(none, 'nslookup mirror.example 2>&1 | grep -c 203.0.113')).toBe('0\n');
  });

  it('are counted by the bytes that go in and out', async () => {
    const before = await ask<GuestTraffic[]>({ act: 'traffic', host: nat });
    await exec(nat, `for each in 1 2 3 4; do wget -q -O /dev/null ${urlOf(mirror.v4)}hello.deb; done`);
    const after = await ask<GuestTraffic[]>({ act: 'traffic', host: nat });
    expect(after[0]!.inBytes - before[0]!.inBytes).toBeGreaterThan(4 * 500);
    expect(after[0]!.outBytes - before[0]!.outBytes).toBeGreaterThan(4 * 50);
  });

  it('have their network again soon after the process that joins it ended', async () => {
    const joined = () => {
      const { stdout } = spawnSync('pgrep', ['-f', `^slirp4netns/${machines[nat]!.runtimeId}`], { encoding: 'utf8' });
      return stdout.trim();
    };
    const pid = joined();
    expect(pid).toMatch(/^\d+$/);
    process.kill(Number(pid), 'SIGKILL');
    await waitFor('another process', async () => /^\d+$/.test(joined()) && joined() !== pid, 60_000);
    await ask({ act: 'reach', host: nat });
    expect(await got(nat, urlOf(mirror.v4))).toBe('secret');
    expect(await got(nat, urlOf(closed.private[0]!))).toBe('');
  });
});

describe('a host whose guests cannot be confined', () => {
  it('runs them without egress and says so, and gives no guest a way out', async () => {
    const health = (egress: 'none' | 'nat') => new Confinement(qemuSettings.parse({ egress }), false).health();
    expect(await health('none')).toMatchObject({ ok: true, tells: true, reason: 'NotConfined' });
    expect(await health('nat')).toMatchObject({ ok: false, reason: 'NoEgress' });
  });
});
