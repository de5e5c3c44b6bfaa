/** The service against a Temporal server behind TLS, client certificates and an API key. */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../src/settings/config.ts';
import { lazyClient, whyAway } from '../../src/temporal/connection.ts';
import { makeAuthority, type TestAuthority } from '../support/certificates.ts';
import { type GuardedTemporal, guardTemporal } from '../support/guardedTemporal.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

const serverName = 'temporal.example';
let folder: string;
let settings: Record<string, string>;
let guarded: GuardedTemporal;
let harness: TestHarness;
let authority: TestAuthority;

const file = (name: string) => path.join(folder, name);

/** As a certificate manager does it: complete files appear under their names, one after the other. */
async function put(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await writeFile(file(`${name}.next`), text);
    await rename(file(`${name}.next`), file(name));
  }
}

const profile = (apiKey: string) => `[profile.default]\napi_key = "${apiKey}"\n`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guarded-'));
  authority = await makeAuthority('first');
  const client = await authority.issue('first-service');
  await put({ 'ca.pem': authority.ca, 'cert.pem': client.cert, 'key.pem': client.key, 'temporal.toml': profile('k1') });
  harness = await openTestHarness({
    hosts: 1,
    waitMs: 90_000,
    reachTemporal: async (target) => {
      guarded = await guardTemporal(target, {
        server: await authority.issue(serverName),
        clientCa: authority.ca,
        apiKey: 'k1',
      });
      settings = {
        TEMPORAL_ADDRESS: guarded.address,
        TEMPORAL_CONFIG_FILE: file('temporal.toml'),
        TEMPORAL_TLS_SERVER_CA_CERT_PATH: file('ca.pem'),
        TEMPORAL_TLS_CLIENT_CERT_PATH: file('cert.pem'),
        TEMPORAL_TLS_CLIENT_KEY_PATH: file('key.pem'),
        TEMPORAL_TLS_SERVER_NAME: serverName,
      };
      return settings;
    },
  });
}, 180_000);
afterAll(async () => {
  await harness?.close();
  await guarded?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Why a role with these settings does not reach the server within that time; null if it does. */
async function tried(changed: Record<string, string>, withinMs = 30_000): Promise<string | null> {
  const config = readConfig({ ...settings, ...changed });
  const client = lazyClient(config);
  try {
    const away = await whyAway(client, config, withinMs);
    if (away !== null) return away;
    await client.workflow.count("WorkflowType = 'x'");
    return null;
  } catch (error) {
    return String((error as Error).cause ?? error);
  } finally {
    await client.connection.close();
  }
}

test('every call carries the certificate and the API key; none succeeds without either of them, or to another server', async () => {
  const vm = await harness.createVm();
  await harness.untilReady(vm);
  // Those of clients and those of workers.
  const methods = guarded.callers.map(({ method }) => method.split('/').at(-1));
  expect(methods).toEqual(
    expect.arrayContaining(['CountWorkflowExecutions', 'PollActivityTaskQueue', 'RespondWorkflowTaskCompleted']),
  );
  expect(guarded.callers.filter((caller) => caller.subject !== 'first-service')).toEqual([]);
  expect(guarded.callers.filter(({ authorization }) => authorization !== 'Bearer k1')).toEqual([]);

  expect(await tried({})).toBeNull();
  const stranger = await (await makeAuthority('stranger')).issue('stranger');
  await put({ 'stranger.pem': stranger.cert, 'stranger-key.pem': stranger.key, 'other.toml': profile('k2') });
  const strange = {
    TEMPORAL_TLS_CLIENT_CERT_PATH: file('stranger.pem'),
    TEMPORAL_TLS_CLIENT_KEY_PATH: file('stranger-key.pem'),
  };
  expect(await tried(strange, 2_000)).not.toBeNull();
  const without = { TEMPORAL_TLS_CLIENT_CERT_PATH: '', TEMPORAL_TLS_CLIENT_KEY_PATH: '' };
  expect(await tried(without, 2_000)).not.toBeNull();
  expect(await tried({ TEMPORAL_CONFIG_FILE: file('other.toml') })).toMatch(/UNAUTHENTICATED/);
  expect(await tried({ TEMPORAL_TLS_SERVER_NAME: '' }, 10_000)).toMatch(/does not match certificate/);
  expect(await tried({ TEMPORAL_TLS_SERVER_CA_CERT_PATH: file('stranger.pem') }, 10_000)).toMatch(/certificate/);
}, 180_000);

test('renewed certificates and a renewed key are used without a restart', async () => {
  authority = await makeAuthority('second');
  const renewed = await authority.issue('second-service');
  guarded.replace({ server: await authority.issue(serverName), clientCa: authority.ca, apiKey: 'k2' });
  guarded.callers.length = 0;
  const vm = await harness.createVm();
  // A certificate whose key has not come yet is not used, and harms nothing.
  await put({ 'cert.pem': renewed.cert });
  expect(await tried({ TEMPORAL_CONFIG_FILE: '' }).catch(String)).toMatch(/do not belong together/);
  expect(guarded.callers).toEqual([]);
  await put({ 'key.pem': renewed.key, 'ca.pem': authority.ca, 'temporal.toml': profile('k2') });
  await harness.untilReady(vm);
  await harness.deleteVm(vm);
  await harness.untilGone(vm);
  expect(guarded.callers.length).toBeGreaterThan(10);
  expect(new Set(guarded.callers.map(({ subject }) => subject))).toEqual(new Set(['second-service']));
  expect(new Set(guarded.callers.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer k2']));
}, 180_000);

test('a renewal without a lost connection moves the workers over while they work', async () => {
  const again = await authority.issue('third-service');
  const vm = await harness.createVm();
  const calls = (pattern: RegExp) =>
    guarded.callers.filter(({ subject, method }) => subject === 'third-service' && pattern.test(method)).length;
  await put({ 'cert.pem': again.cert, 'key.pem': again.key });
  // One connection for the worker, one for the host.
  await waitFor('the new connections', () => calls(/GetSystemInfo/) >= 2);
  await harness.untilReady(vm);
  await harness.deleteVm(vm);
  await harness.untilGone(vm);
  expect(calls(/RespondWorkflowTaskCompleted/)).toBeGreaterThan(0);
  expect(calls(/RespondActivityTaskCompleted/)).toBeGreaterThan(0);
}, 180_000);
