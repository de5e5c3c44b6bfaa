// Before a first start installs anything: the fixed ports of `npm start`, checked as the start itself does later
// (src/roles/upRole.ts), so that minutes of installing do not end at a port in use.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fail } from './lib.mjs';

const loopback = '127.0.0.1';

/** Exits with a line for each port in use, and with the command to run. */
export async function refusePortsInUse(environment = process.env) {
  const taken = [];
  for (const { name, port, host } of portsOf(environment)) if (!(await isFree(port, host))) taken.push({ name, port });
  if (taken.length === 0) return;
  const others = [];
  for (const { name } of taken) others.push(`${name}=${await freePort()}`);
  const lines = taken.map(({ name, port }) => `Port ${port} (${name}) is in use.`);
  fail(
    `${lines.join('\n')}\nStop what listens there, or run this; later starts and commands remember it: ${others.join(' ')} npm start`,
  );
}

/** Those with a number. Without one, or with 0, the start takes a free port. */
function portsOf({ HTTPS_HOST, HTTPS_PORT, METRICS_HOST, API_METRICS_PORT, TEMPORAL_ADDRESS, ...environment }) {
  const { TEMPORAL_PORT, TEMPORAL_UI_PORT } = environment;
  const ports = [
    { name: 'HTTPS_PORT', port: HTTPS_PORT || 8443, host: HTTPS_HOST || loopback },
    { name: 'API_METRICS_PORT', port: API_METRICS_PORT || 0, host: METRICS_HOST || loopback },
  ];
  if (!TEMPORAL_ADDRESS)
    ports.push(
      { name: 'TEMPORAL_PORT', port: TEMPORAL_PORT || 7233, host: loopback },
      { name: 'TEMPORAL_UI_PORT', port: TEMPORAL_UI_PORT || 8233, host: loopback },
    );
  return ports.map((each) => ({ ...each, port: Number(each.port) })).filter(({ port }) => port > 0 && port < 65_536);
}

async function isFree(port, host) {
  return (await listened(port, host)) !== null;
}

async function freePort() {
  return listened(0, loopback);
}

/** The port that was listened on, and is free again; null if it is in use. */
async function listened(given, host) {
  const server = createServer();
  try {
    server.listen({ port: given, host, exclusive: true });
    await once(server, 'listening');
  } catch {
    return null;
  }
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
