/** A namespace of a server that knows nothing of the service, on a SQL visibility store. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Client, Connection } from '@temporalio/client';
import { machineKinds } from '../../src/domain/machine.ts';
import { longestWorkflowId, machineWorkflowId, searchAttributes } from '../../src/domain/names.ts';
import { runWorker } from '../../src/roles/workerRole.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { lazyClient } from '../../src/temporal/connection.ts';
import { lackOf, NotPrepared, prepareNamespace } from '../../src/temporal/preparation.ts';
import { findTemporal } from '../../src/up/temporalServer.ts';
import { startApi } from '../support/apiServer.ts';
import { makeAuthority } from '../support/certificates.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { guardTemporal } from '../support/guardedTemporal.ts';
import { startTemporal, type TestTemporal } from '../support/temporal.ts';
import { waitFor } from '../support/wait.ts';
import { workflowBundle } from '../support/workflowBundle.ts';

let temporal: TestTemporal;
let postgres: TestPostgres;
let admin: Connection;
let namespaces = 0;
const clients: Client[] = [];

beforeAll(async () => {
  [temporal, postgres] = await Promise.all([startTemporal([], { unprepared: true }), startPostgres()]);
  admin = await Connection.connect({ address: temporal.address });
}, 120_000);
afterAll(async () => {
  for (const { connection } of clients) await connection.close();
  await admin?.close();
  await postgres?.stop();
  await temporal?.stop();
});

const daySeconds = 24 * 3_600;

test('a server that refuses the ids of machines with long names is named, with the setting that it lacks', async () => {
  const short = await startTemporal([`limit.maxIDLength=${longestWorkflowId - 1}`], { unprepared: true });
  try {
    const client = open({ TEMPORAL_ADDRESS: short.address });
    await expect(prepareNamespace(client)).rejects.toThrow(/refuses ids of 246 characters .*limit\.maxIDLength/);
  } finally {
    await short.stop();
  }
}, 60_000);

test('the id of every machine, whatever its names, is as short as Temporal on SQL stores it', () => {
  const names = { namespace: 'n'.repeat(63), name: 'm'.repeat(253), uid: randomUUID() };
  const ids = machineKinds.map((kind) => machineWorkflowId({ kind, ...names }));
  expect(Math.max(...ids.map((id) => id.length))).toBe(longestWorkflowId);
  expect(longestWorkflowId).toBeLessThanOrEqual(255);
});

/** A new namespace, as an operator makes it, and the settings for it. */
async function makeNamespace(retentionDays = 1): Promise<Record<string, string>> {
  const namespace = `n${++namespaces}`;
  await admin.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: { seconds: (retentionDays * daySeconds) as never, nanos: 0 },
  });
  const settings = { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: namespace };
  await waitFor('the namespace to be known', () => lackOf(open(settings)).then((lack) => !/no Temporal/.test(lack!)));
  return settings;
}

function open(settings: Record<string, string>): Client {
  const client = lazyClient(readConfig(settings));
  clients.push(client);
  return client;
}

async function retentionDaysOf(namespace: string): Promise<number> {
  const { config } = await admin.workflowService.describeNamespace({ namespace });
  return Number(config?.workflowExecutionRetentionTtl?.seconds) / daySeconds;
}

/** The server's caches follow within seconds. */
const untilNothingLacks = (client: Client) =>
  waitFor('the namespace to be prepared', async () => (await lackOf(client)) === null);

test('the search attributes and the retention are set once, and reported', async () => {
  const settings = await makeNamespace();
  const client = open(settings);
  expect(await lackOf(client)).toContain(`lacks the search attributes ${searchAttributes.join(', ')}`);
  expect(await prepareNamespace(client)).toEqual([
    'namespace n1 keeps closed workflows for 30 days (before: 1)',
    `namespace n1 has the search attributes ${searchAttributes.join(', ')}`,
  ]);
  await untilNothingLacks(client);
  expect(await retentionDaysOf('n1')).toBe(30);
  expect(await prepareNamespace(client)).toEqual([]);
});

test('a longer retention and foreign attributes are kept; a missing attribute is added', async () => {
  const settings = await makeNamespace(60);
  const { TEMPORAL_NAMESPACE: namespace = '' } = settings;
  await admin.operatorService.addSearchAttributes({ namespace, searchAttributes: { Phase: 2, Color: 1 } });
  const client = open(settings);
  await waitFor('the attribute to be known', async () => !/attributes .*Phase/.test((await lackOf(client))!));
  const missing = searchAttributes.filter((name) => name !== 'Phase').join(', ');
  expect(await prepareNamespace(client)).toEqual([`namespace ${namespace} has the search attributes ${missing}`]);
  expect(await retentionDaysOf(namespace)).toBe(60);
  const { customAttributes } = await admin.operatorService.listSearchAttributes({ namespace });
  expect(Object.keys(customAttributes!).sort()).toEqual([...searchAttributes, 'Color'].sort());
});

test('an attribute of another type is reported, and nothing is added', async () => {
  const settings = await makeNamespace(30);
  const { TEMPORAL_NAMESPACE: namespace = '' } = settings;
  await admin.operatorService.addSearchAttributes({ namespace, searchAttributes: { Phase: 1 } });
  await expect(prepareNamespace(open(settings))).rejects.toThrow(/attributes Phase of .* not of the type Keyword/);
  const { customAttributes } = await admin.operatorService.listSearchAttributes({ namespace });
  expect(Object.keys(customAttributes!)).toEqual(['Phase']);
});

test('a missing namespace is not created: its name may be wrong', async () => {
  const client = open({ TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: 'typo' });
  await expect(prepareNamespace(client)).rejects.toThrow(NotPrepared);
  expect(await lackOf(client)).toMatch(/no Temporal namespace typo: .*"temporal operator namespace create/);
});

test('the suggested command adds what is missing', async () => {
  const settings = await makeNamespace(30);
  const client = open(settings);
  const [, command = ''] = /"temporal (operator search-attribute create [^"]*)"/.exec((await lackOf(client))!)!;
  const binary = await findTemporal({ cacheDir: readConfig(process.env).cacheDir, searchPath: process.env['PATH']! });
  const { status } = spawnSync(binary, [...command.split(' '), '--address', temporal.address]);
  expect(status).toBe(0);
  await untilNothingLacks(client);
});

test('if Temporal refuses changes, as Temporal Cloud does, the error names the commands for it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cloud-'));
  const { ca, issue } = await makeAuthority('cloud');
  const server = await issue('cloud.example');
  const cloud = await guardTemporal(temporal.address, { server, apiKey: 'k', cloud: true });
  try {
    const secured = {
      TEMPORAL_ADDRESS: cloud.address,
      TEMPORAL_API_KEY: 'k',
      TEMPORAL_TLS_SERVER_CA_CERT_DATA: ca,
      TEMPORAL_TLS_SERVER_NAME: 'cloud.example',
    };
    const short = { ...(await makeNamespace(7)), ...secured };
    await expect(prepareNamespace(open(short))).rejects.toThrow(
      /PERMISSION_DENIED.*"tcld namespace retention set --namespace n\d+ --retention-days 30"/,
    );
    const bare = await makeNamespace(30);
    const lacking = { ...bare, ...secured };
    await expect(prepareNamespace(open(lacking))).rejects.toThrow(
      /PERMISSION_DENIED.*"tcld namespace search-attributes add --namespace n\d+ --search-attribute Tenant=Keyword /,
    );
    // Its operator ran them.
    await prepareNamespace(open(bare));
    await untilNothingLacks(open(lacking));
    expect(await prepareNamespace(open(lacking))).toEqual([]);
    expect(await lackOf(open({ ...lacking, TEMPORAL_API_KEY: 'other' }))).toMatch(/refuses this service: UNAUTH/);
  } finally {
    await cloud.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a worker waits for its namespace, /readyz says what to do, and both recover once it is prepared', async () => {
  const settings = await makeNamespace(30);
  const databaseUrl = await postgres.createDatabase();
  const config: Config = readConfig({ ...settings, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const starting = runWorker(config, undefined, workflowBundle);
  let started = false;
  void starting.then(() => {
    started = true;
  });
  const api = await startApi(databaseUrl, settings);
  try {
    await waitFor('readyz to say what is missing', async () => {
      const { status, body } = await api.call('/readyz');
      expect({ status, said: body.status }).toEqual({ status: 200, said: 'degraded' });
      expect(body.checks.temporal).toMatch(/lacks the search attributes .*: run "compute-service prepare", or/);
      return true;
    });
    expect(api.logged()).toMatch(/lacks the search attributes/);
    expect(started).toBe(false);
    await prepareNamespace(open(settings));
    await waitFor('readyz to say ok', async () => (await api.call('/readyz')).body.status === 'ok');
    await (await starting).close();
  } finally {
    await api.stop();
  }
}, 180_000);
