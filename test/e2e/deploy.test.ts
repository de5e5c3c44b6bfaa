/** Pastes docs/deploy.md: every role as a process, over TLS with a client certificate, until a machine is ready. */
import { execFileSync } from 'node:child_process';
import { readConfig } from '../../src/settings/config.ts';
import { findTemporal } from '../../src/up/temporalServer.ts';
import { makeAuthority } from '../support/certificates.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { type DeployPage, openDeployPage } from '../support/deployPage.ts';
import { type GuardedTemporal, guardTemporal } from '../support/guardedTemporal.ts';
import { startTemporal, type TestTemporal } from '../support/temporal.ts';

let postgres: TestPostgres;
let temporal: TestTemporal;
let guarded: GuardedTemporal;
let page: DeployPage;

beforeAll(async () => {
  [postgres, temporal] = await Promise.all([startPostgres(), startTemporal([], { unprepared: true })]);
  const authority = await makeAuthority('of Temporal');
  const server = await authority.issue('localhost');
  guarded = await guardTemporal(temporal.address, { server, clientCa: authority.ca });
  const address = guarded.address.replace('127.0.0.1', 'localhost');
  page = await openDeployPage({
    databaseUrl: await postgres.createEmptyDatabase(),
    temporal: { address, ca: authority.ca, ...(await authority.issue('compute-service')) },
  });
}, 180_000);
afterAll(async () => {
  await page?.close();
  await guarded?.close();
  await temporal?.stop();
  await postgres?.stop();
});

test('docs/deploy.md, pasted, ends in a machine that is ready; everything went over TLS with the certificate', async () => {
  const binary = await findTemporal({ cacheDir: readConfig(process.env).cacheDir, searchPath: process.env['PATH']! });
  execFileSync(binary, [...page.namespaceCommand, '--address', temporal.address]);

  const { prepared, ended } = await page.follow();
  expect(prepared).toContain('namespace compute has the search attributes Tenant, Kind,');
  expect(ended).toMatch(/web condition met/);

  expect(new Set(guarded.callers.map(({ subject }) => subject))).toEqual(new Set(['compute-service']));
  for (const port of page.metricsPorts)
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(/^temporal_/m);
}, 400_000);
