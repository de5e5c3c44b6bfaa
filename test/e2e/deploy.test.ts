/** Pastes docs/deploy.md: every role as a process, over TLS with a client certificate, until a machine is ready. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../../src/config.ts';
import { freePort } from '../../src/up/ports.ts';
import { findTemporal } from '../../src/up/temporalServer.ts';
import { makeAuthority } from '../support/certificates.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { type GuardedTemporal, guardTemporal } from '../support/guardedTemporal.ts';
import { program } from '../support/service.ts';
import { startTemporal, type TestTemporal } from '../support/temporal.ts';
import { waitFor } from '../support/wait.ts';

const root = path.join(import.meta.dirname, '..', '..');
let postgres: TestPostgres;
let temporal: TestTemporal;
let guarded: GuardedTemporal;
let folder: string;
let page: string;
let ports: { https: number; worker: number; host: number };
const roles: ChildProcess[] = [];

beforeAll(async () => {
  [postgres, temporal] = await Promise.all([startPostgres(), startTemporal([], { unprepared: true })]);
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  ports = { https: await freePort(), worker: await freePort(), host: await freePort() };
  const authority = await makeAuthority('of Temporal');
  const client = await authority.issue('compute-service');
  const server = await authority.issue('localhost');
  guarded = await guardTemporal(temporal.address, { server, clientCa: authority.ca });
  await writeFile(path.join(folder, 'temporal-ca.pem'), authority.ca);
  await writeFile(path.join(folder, 'temporal-cert.pem'), client.cert);
  await writeFile(path.join(folder, 'temporal-key.pem'), client.key);
  await cp(path.join(root, 'fleet.yaml'), path.join(folder, 'fleet.yaml'));
  await cp(path.join(root, 'examples', 'vm.yaml'), path.join(folder, 'vm.yaml'));
  await writeFile(path.join(folder, 'compute-service'), `#!/bin/sh\nexec ${process.execPath} ${program} "$@"\n`, {
    mode: 0o755,
  });
  const databaseUrl = await postgres.createEmptyDatabase();
  page = (await readFile(path.join(root, 'docs', 'deploy.md'), 'utf8'))
    .replaceAll('temporal.example.com:7233', guarded.address.replace('127.0.0.1', 'localhost'))
    .replaceAll(/^export DATABASE_URL=.*$/gm, `export DATABASE_URL=${databaseUrl}`)
    .replaceAll('/etc/compute-service', folder)
    .replaceAll('/var/lib/compute-service', path.join(folder, 'data'))
    .replaceAll('https://compute.example.com:8443', `https://localhost:${ports.https}`)
    .replaceAll('HTTPS_HOST=0.0.0.0', 'HTTPS_HOST=127.0.0.1')
    .replaceAll('=9091', `=${ports.worker}`)
    .replaceAll('=9092', `=${ports.host}`);
}, 180_000);
afterAll(async () => {
  for (const role of roles) role.kill('SIGTERM');
  await Promise.all(
    roles.map((role) => role.exitCode ?? role.signalCode ?? new Promise((resolve) => role.once('exit', resolve))),
  );
  await guarded?.close();
  await temporal?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The shell blocks of a section. */
function blocks(title: string): string[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
  if (!section) throw new Error(`docs/deploy.md has no section "${title}"`);
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1]!);
}

const shell = () => ({
  cwd: folder,
  env: { PATH: `${folder}:${process.env['PATH']}`, HOME: folder, HTTPS_PORT: String(ports.https) },
});
const strictly = ['-euo', 'pipefail', '-c'];
const paste = async (script: string) =>
  (await promisify(execFile)('bash', [...strictly, script], { ...shell(), timeout: 150_000 })).stdout;

test('docs/deploy.md, pasted, ends in a machine that is ready; everything went over TLS with the certificate', async () => {
  const [, create = ''] = /`temporal (operator namespace create [^`]*)`/.exec(page)!;
  const binary = await findTemporal({ cacheDir: readConfig(process.env).cacheDir, searchPath: process.env['PATH']! });
  execFileSync(binary, [...create.split(' '), '--address', temporal.address]);

  await paste(blocks('Settings').join('\n'));
  const prepared = await paste(blocks('Prepare').join('\n'));
  expect(prepared).toContain('namespace compute has the search attributes Tenant, Kind,');
  await paste(blocks('Give the hosts keys').join('\n'));
  const [api = '', ...others] = blocks('Start the roles');
  expect(others).toHaveLength(2);
  for (const script of [api, ...others])
    roles.push(spawn('bash', [...strictly, script], { ...shell(), stdio: 'ignore' }));

  // The settings of the API's shell, without the API itself.
  const settings = api.replace(/^exec .*$/m, '');
  const [readyz = '', machine = ''] = blocks('Check');
  await waitFor('the API to be ready', async () => /"status":"ok"/.test(await paste(`${settings}\n${readyz}`)), 90_000);
  expect(await paste(`${settings}\n${machine}`)).toMatch(/web condition met/);

  expect(new Set(guarded.callers.map(({ subject }) => subject))).toEqual(new Set(['compute-service']));
  for (const port of [ports.worker, ports.host])
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(/^temporal_/m);
}, 400_000);
