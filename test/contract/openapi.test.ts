/** Both OpenAPI documents, tried by schemathesis: whatever is sent, the document describes the response. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { knownRequests } from '../support/contract/knownRequests.ts';
import { providePython, pythonCanBeHad, ran } from '../support/contract.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { allotTo } from '../support/limits.ts';

const withPython = pythonCanBeHad() ? test : test.skip;
const examples = process.env['TEST_FULL'] === '1' ? 25 : 2;

/** These send a browser to an identity provider and accept its return; test/people/signIn.test.ts covers them. */
const ofBrowsers = ['login', 'loginCallback'];
/** These respond with 101 or refuse; test/tunnels/tunnel.test.ts and attach.test.ts open them. */
const upgrades = ['VirtualMachine', 'BareMetalMachine'].flatMap((kind) =>
  ['Tunnel', 'Attach'].map((what) => `connectv1alpha1Namespaced${kind}${what}`),
);
/** These need a person's session, and a key has this one; test/people/sshKeys.test.ts has them. */
const ofPeople = ['addSshKey', 'removeSshKey'];
/** These need a machine that was ready; test/machines/restartApi.test.ts has one. */
const ofReady = ['VirtualMachine', 'BareMetalMachine'].map((kind) => `createv1alpha1Namespaced${kind}Restart`);
/** These need a host; test/tunnels/serialConsole.test.ts has one. */
const ofHosts = ['VirtualMachine', 'BareMetalMachine'].map((kind) => `readv1alpha1Namespaced${kind}Console`);

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let folder: string;
let python: string | null;

beforeAll(async () => {
  [python, postgres, folder] = await Promise.all([
    pythonCanBeHad() ? providePython() : null,
    startPostgres(),
    mkdtemp(path.join(tmpdir(), 'openapi-')),
  ]);
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'fuzzed');
  await writeFile(path.join(folder, 'ca.pem'), api.certificate);
  await api.db.machineClass.create({ data: { name: 'metal', cpuFamily: 'zen5', memoryGiB: 512, regions: ['r'] } });
  await allotTo(api.db, tenant.tenantId, 'metal', { bare_metal: 1_000, virtual_machine: 1_000_000 });
}, 1_800_000);
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

interface Seen {
  statuses: Record<string, number>;
  failures: string[];
}

withPython(
  'no answer is a 500 or undocumented, and every operation succeeds at least once',
  async () => {
    // Without access to its packages there is nothing to try; providePython has reported it.
    if (python === null) return;
    const stdin = JSON.stringify({
      url: api.url.replace('127.0.0.1', 'localhost'),
      ca: path.join(folder, 'ca.pem'),
      key: tenant.keyId,
      secret: tenant.keySecret,
      examples,
      seed: 1,
      known: await knownRequests(api, tenant),
      pathParameters: { namespace: tenant.namespace },
    });
    const script = path.join(import.meta.dirname, 'fuzz.py');
    const { out, err, code } = await ran(path.join(python, 'python'), [script], { stdin, timeoutMs: 2_700_000 });
    expect([code, err.slice(-4_000)]).toEqual([0, expect.anything()]);
    const report = JSON.parse(out) as Record<string, Seen>;
    const failures = Object.entries(report).flatMap(([id, seen]) =>
      seen.failures.slice(0, 3).map((text) => `${id}: ${text}`),
    );
    expect(failures).toEqual([]);
    expect(Object.keys(report).filter((id) => id.endsWith(' (v3)')).length).toBeGreaterThan(20);
    const succeeded = (seen: Seen) => Object.keys(seen.statuses).some((status) => status.startsWith('2'));
    // An operation that is listed here needs a request in knownRequests.ts.
    const unseen = Object.keys(report).filter(
      (id) =>
        !succeeded(report[id]!) &&
        ![...ofBrowsers, ...upgrades, ...ofPeople, ...ofReady, ...ofHosts].includes(id.replace(' (v3)', '')),
    );
    expect(unseen).toEqual([]);
  },
  2_800_000,
);
