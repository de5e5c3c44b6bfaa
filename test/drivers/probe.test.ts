import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { PortWatch } from '../../src/drivers/agent/portWatch.ts';
import type * as probes from '../../src/drivers/agent/probe.ts';
import { type Probed, probeConnection, probeSsh } from '../../src/drivers/agent/probe.ts';
import { waitFor } from '../support/wait.ts';

type Guest = (socket: Socket, agent: ChildProcess) => void;

/** What a probe, running in a separate process, finds of the guest. */
async function find(probe: keyof typeof probes, guest: Guest, ...words: string[]): Promise<string> {
  let agent: ChildProcess | undefined;
  const server = createServer((socket) =>
    guest(
      socket.on('error', () => {}),
      agent!,
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const file = (name: string) => path.join(process.cwd(), 'test/support/drivers', name);
    agent = spawn(
      process.execPath,
      [
        '--import',
        file('typescript.mjs'),
        file('probing.ts'),
        probe,
        String((server.address() as AddressInfo).port),
        ...words,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    return await text(agent.stdout!);
  } finally {
    agent?.kill('SIGKILL');
    server.close();
  }
}

/** Waits until the agent stands still, as on an overloaded machine, runs `meanwhile`, and lets it go on after `ms`. */
async function whileStill(agent: ChildProcess, ms: number, meanwhile: () => void): Promise<void> {
  await waitFor('it to stand still', () =>
    execFileSync('ps', ['-o', 'stat=', '-p', String(agent.pid)], { encoding: 'utf8' }).startsWith('T'),
  );
  meanwhile();
  await sleep(ms);
  agent.kill('SIGCONT');
}

test.each<[string, keyof typeof probes, Guest, string]>([
  ['that responds', 'probeEcho', (socket) => socket.pipe(socket), 'open'],
  ['that never responds', 'probeEcho', (socket) => socket.resume(), 'silent'],
  // Longer than a guest may take.
  [
    'that responds while its agent is stopped',
    'probeEcho',
    (socket, agent) =>
      socket.once('data', (word) => {
        agent.kill('SIGSTOP');
        return whileStill(agent, 2_500, () => socket.write(word));
      }),
    'open',
  ],
  ['that keeps the connection', 'probeConnection', (socket) => socket.resume(), 'open'],
])('a guest %s is probed correctly (%s)', async (_what, probe, guest, found) => {
  expect(await find(probe, guest)).toBe(found);
});

// The agent stops by its own clock: on an overloaded machine this process could be too late to stop it, or to hang up.
test.each([
  ['that hangs up', 0],
  ['that hangs up while its agent is stopped', 1_000],
])('a guest %s does not take connections', async (_what, ms) => {
  const hangsUp: Guest = (socket, agent) => void whileStill(agent, ms, () => socket.destroy());
  expect(await find('probeConnection', hangsUp, 'still')).toBe('closed');
});

test('a port that nothing listens on is closed', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  expect(await probeConnection('127.0.0.1', port)).toBe('closed');
  expect(await probeSsh('127.0.0.1', port)).toBe('closed');
});

test('an open port closes when it refuses or was silent three times in a row, so a slow guest keeps its sessions', () => {
  const ports = new PortWatch();
  const after = (...said: Probed[]) => {
    for (const probed of said) ports.note(22, probed);
    return ports.isOpen(22);
  };
  // Silence opens nothing.
  expect(after('silent')).toBe(false);
  expect(after('open', 'silent', 'silent')).toBe(true);
  expect(after('open', 'silent', 'silent')).toBe(true);
  expect(after('silent')).toBe(false);
  expect(after('open', 'closed')).toBe(false);
  expect([after('open'), ports.responds, ports.isFresh(22, 60_000), ports.count]).toEqual([true, true, true, 1]);
  // What is silent is no evidence that its machine is on.
  expect([after('silent'), ports.responds]).toEqual([true, false]);
  ports.closeAll();
  expect([ports.isOpen(22), ports.isFresh(22, 60_000), ports.count]).toEqual([false, false, 0]);
});
