/**
 * Probes in a separate process, which stands still meanwhile. Arguments: the probe's name, the port, and `still` for a
 * process that stops itself while it waits to see whether a connection stays. Prints what it found.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { probeConnection, probeEcho } from '../../../src/drivers/agent/probe.ts';

const [name, port, still] = process.argv.slice(2);
if (still === 'still')
  subscribe('net.client.socket', (message) => {
    const stop = () => process.kill(process.pid, 'SIGSTOP');
    (message as { socket: Socket }).socket.once('connect', () => setTimeout(stop, 25));
  });
const probe = name === 'probeEcho' ? probeEcho : probeConnection;
process.stdout.write(String(await probe('127.0.0.1', Number(port))));
