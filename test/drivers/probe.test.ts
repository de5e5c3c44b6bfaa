import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as probes from '../../src/drivers/agent/probe.ts';
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
        ...['--import', file('typescript.mjs'), file('probing.ts'), probe],
        ...[String((server.address() as AddressInfo).port), ...words],
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
  ['that responds', 'answersEcho', (socket) => socket.pipe(socket), 'true'],
  ['that never responds', 'answersEcho', (socket) => socket.resume(), 'false'],
  // Longer than a guest may take.
  [
    'that responds while its agent is stopped',
    'answersEcho',
    (socket, agent) =>
      socket.once('data', (word) => {
        agent.kill('SIGSTOP');
        return whileStill(agent, 2_500, () => socket.write(word));
      }),
    'true',
  ],
  ['that keeps the connection', 'takesConnections', (socket) => socket.resume(), 'true'],
])('a guest %s is probed correctly (%s)', async (_what, probe, guest, found) => {
  expect(await find(probe, guest)).toBe(found);
});

// The agent stops by its own clock: on an overloaded machine this process could be too late to stop it, or to hang up.
test.each([
  ['that hangs up', 0],
  ['that hangs up while its agent is stopped', 1_000],
])('a guest %s does not take connections', async (_what, ms) => {
  const hangsUp: Guest = (socket, agent) => void whileStill(agent, ms, () => socket.destroy());
  expect(await find('takesConnections', hangsUp, 'still')).toBe('false');
});
