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
async function find(probe: keyof typeof probes, guest: Guest): Promise<string> {
  let agent: ChildProcess | undefined;
  const server = createServer((socket) =>
    guest(
      socket.on('error', () => {}),
      agent!,
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const file = (name: string) => path.join(import.meta.dirname, name);
    agent = spawn(
      process.execPath,
      ['--import', file('typescript.mjs'), file('probing.ts'), probe, String((server.address() as AddressInfo).port)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    return await text(agent.stdout!);
  } finally {
    agent?.kill('SIGKILL');
    server.close();
  }
}

/** Stops the agent for that long, as on an overloaded machine, and runs `meanwhile`. */
async function standStill(agent: ChildProcess, ms: number, meanwhile: () => void): Promise<void> {
  agent.kill('SIGSTOP');
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
    (socket, agent) => socket.once('data', (word) => standStill(agent, 2_500, () => socket.write(word))),
    'true',
  ],
  ['that keeps the connection', 'takesConnections', (socket) => socket.resume(), 'true'],
  ['that hangs up', 'takesConnections', (socket) => socket.destroy(), 'false'],
  // At that moment the agent has seen the connection and waits to see whether it stays.
  [
    'that hangs up while its agent is stopped',
    'takesConnections',
    (socket, agent) => setTimeout(() => standStill(agent, 1_000, () => socket.destroy()), 50),
    'false',
  ],
])('a guest %s is probed correctly (%s)', async (_what, probe, guest, found) => {
  expect(await find(probe, guest)).toBe(found);
});
