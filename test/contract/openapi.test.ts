/** The whole OpenAPI document, tried by schemathesis: whatever is sent, the answer is one that the document describes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestApi, type TestTenant, makeSession, makeTenant, startApi, vm } from '../api/server.ts';
import { providePython, pythonCanBeHad, ran } from '../support/contract.ts';
import { type TestPostgres, startPostgres } from '../support/database.ts';

const withPython = pythonCanBeHad() ? test : test.skip;
const examples = process.env['TEST_FULL'] === '1' ? 200 : 8;

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
  await api.db.allotment.create({
    data: { tenantId: tenant.tenantId, className: 'metal', bareMetalLimit: 1_000, virtualMachineLimit: 1_000_000 },
  });
}, 600_000);
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Requests that succeed, for operations of which generated ones seldom do: they need what exists. */
async function knownRequests(): Promise<Record<string, object>> {
  const base = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${tenant.namespace}`;
  const known: Record<string, object> = {};
  const specs = {
    VirtualMachine: { imageRef: 'debian-12' },
    BareMetalMachine: { imageRef: 'debian-12', machineClassName: 'metal' },
  };
  for (const [kind, spec] of Object.entries(specs)) {
    const object = (name: string) => ({ ...vm(name), kind, spec });
    const collection = `${base}/${kind.toLowerCase()}s`;
    for (const name of ['read', 'kept', 'gone']) {
      const { status } = await api.call(collection, { method: 'POST', token: tenant.token, body: object(name) });
      expect(status).toBe(201);
    }
    const { body } = await api.call(`${collection}/kept`, { token: tenant.token });
    known[`createv1alpha1Namespaced${kind}`] = { body: object('new'), media_type: 'application/json' };
    known[`readv1alpha1Namespaced${kind}`] = { path_parameters: { name: 'read' } };
    known[`replacev1alpha1Namespaced${kind}`] = {
      path_parameters: { name: 'kept' },
      body,
      media_type: 'application/json',
    };
    known[`patchv1alpha1Namespaced${kind}`] = {
      path_parameters: { name: 'kept' },
      body: { metadata: { labels: { a: 'b' } } },
      media_type: 'application/merge-patch+json',
    };
    known[`deletev1alpha1Namespaced${kind}`] = { path_parameters: { name: 'gone' } };
  }
  known['readv1alpha1NamespacedMachineClass'] = { path_parameters: { name: 'metal' } };
  known['exchangeToken'] = {
    body: { grant_type: 'client_credentials', client_id: tenant.keyId, client_secret: tenant.keySecret },
    media_type: 'application/json',
  };
  await makeSession(api.db, tenant, ['compute:read']);
  const { body } = await api.call('/v1/admin/sessions?limit=1', { token: tenant.token });
  known['revokeSession'] = { path_parameters: { id: body.sessions[0].id } };
  return known;
}

interface Seen {
  statuses: Record<string, number>;
  failures: string[];
}

withPython(
  'no answer is a 500 or undocumented, and every operation succeeds at least once',
  async () => {
    // Without a way to its packages there is nothing to try; providePython has said so.
    if (python === null) return;
    const stdin = JSON.stringify({
      url: api.url.replace('127.0.0.1', 'localhost'),
      ca: path.join(folder, 'ca.pem'),
      token: tenant.token,
      examples,
      seed: 1,
      known: await knownRequests(),
      pathParameters: { namespace: tenant.namespace },
    });
    const script = path.join(import.meta.dirname, 'fuzz.py');
    const { out, err, code } = await ran(path.join(python, 'python'), [script], { stdin, timeoutMs: 1_500_000 });
    expect([code, err.slice(-4_000)]).toEqual([0, expect.anything()]);
    const report = JSON.parse(out) as Record<string, Seen>;
    const failures = Object.entries(report).flatMap(([id, seen]) =>
      seen.failures.slice(0, 3).map((text) => `${id}: ${text}`),
    );
    expect(failures).toEqual([]);
    const succeeded = (seen: Seen) => Object.keys(seen.statuses).some((status) => status.startsWith('2'));
    expect(Object.keys(report).filter((id) => !succeeded(report[id]!))).toEqual([]);
  },
  1_600_000,
);
