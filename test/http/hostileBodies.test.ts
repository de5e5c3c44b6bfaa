import fc from 'fast-check';
import { anyCharacter } from '../support/anyCharacter.ts';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let collection: string;
beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'hostile');
  collection = '/v1/compute/apis/compute.service/v1alpha1/namespaces/hostile/virtualmachines';
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const documented = [400, 403, 404, 409, 413, 415, 422, 429, 503, 504];
let counter = 0;
/** How many bodies are tried, times the size of each test. */
const rounds = process.env['TEST_FULL'] ? 50 : 20;
/** Each test sends hundreds of requests. */
const waitMs = 240_000;

const label = fc.stringMatching(/^[a-z]([a-z0-9]{0,10}[a-z0-9])?$/);
const validSpec = fc.record(
  {
    imageRef: fc.constantFrom('debian-12', 'ubuntu-24.04', `debian-12@sha256:${'0'.repeat(64)}`),
    resources: fc.record({
      cpu: fc.integer({ min: 1, max: 256 }),
      memoryGiB: fc.integer({ min: 1, max: 4096 }),
      diskGiB: fc.integer({ min: 1, max: 65536 }),
    }),
    ports: fc
      .uniqueArray(
        fc.record(
          { name: label, guestPort: fc.integer({ min: 1, max: 65535 }), readinessProbe: fc.boolean() },
          { requiredKeys: ['name', 'guestPort'] },
        ),
        {
          maxLength: 6,
          selector: (port) => port.name,
        },
      )
      .map((ports) =>
        ports.filter((port, index) => ports.findIndex((other) => other.guestPort === port.guestPort) === index),
      ),
  },
  { requiredKeys: ['imageRef'] },
);
const valid = fc
  .record({
    labels: fc.dictionary(label, label, { maxKeys: 4 }),
    annotations: fc.dictionary(
      label,
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
      { maxKeys: 4 },
    ),
    spec: validSpec,
  })
  .map(({ labels, annotations, spec }) => ({
    apiVersion: 'compute.service/v1alpha1',
    kind: 'VirtualMachine',
    metadata: { name: `vm-${counter++}`, labels, annotations },
    spec,
  }));

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

/** A valid body in which one place was replaced, removed, or extended. */
const spoilt = fc
  .tuple(
    valid,
    fc.nat(),
    fc.oneof(fc.jsonValue(), fc.string({ unit: anyCharacter }), fc.constant(undefined), fc.double()),
    fc.string({ unit: anyCharacter }),
    fc.boolean(),
  )
  .map(([body, pick, junk, name, adds]) => {
    const copy = structuredClone(body) as Record<string, unknown>;
    const paths = pathsOf(copy);
    const path = paths[pick % paths.length]!;
    if (path.length === 0) return junk;
    let parent: Record<string, unknown> = copy;
    for (const segment of path.slice(0, -1)) parent = parent[segment] as Record<string, unknown>;
    parent[adds ? name : String(path.at(-1))] = junk;
    return copy;
  });

test(
  'whatever body is sent, the response is a documented Status, and a refusal writes nothing',
  async () => {
    let created = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          { weight: 5, arbitrary: valid.map((body) => ({ body: body as unknown, isValid: true })) },
          { weight: 4, arbitrary: spoilt.map((body) => ({ body, isValid: false })) },
        ),
        async ({ body, isValid }) => {
          const text = JSON.stringify(body) ?? '';
          const before = await api.db.machine.count();
          const answer = await api.call(collection, {
            method: 'POST',
            token: tenant.token,
            body: text,
            headers: { 'content-type': 'application/json' },
          });
          const after = await api.db.machine.count();
          if (isValid) expect([answer.text, answer.status]).toEqual([expect.anything(), 201]);
          if (answer.status === 201) {
            created += 1;
            expect(after).toBe(before + 1);
            return;
          }
          expect(documented).toContain(answer.status);
          expect(answer.body).toEqual({
            apiVersion: 'v1',
            kind: 'Status',
            status: 'Failure',
            code: answer.status,
            message: expect.any(String),
            reason: expect.any(String),
          });
          expect(after).toBe(before);
        },
      ),
      { numRuns: 8 * rounds },
    );
    expect(created).toBeGreaterThan(3 * rounds);
  },
  waitMs,
);

test(
  'whatever patch is sent, the response is an object or a documented Status, and the spec stays',
  async () => {
    const body = {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { name: 'patched' },
      spec: { imageRef: 'debian-12' },
    };
    const { spec } = (await api.call(collection, { method: 'POST', token: tenant.token, body })).body;
    const metadata = fc.record(
      {
        labels: fc.dictionary(label, fc.oneof(label, fc.constant(null))),
        annotations: fc.oneof(fc.constant(null), fc.dictionary(fc.string(), fc.jsonValue())),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.jsonValue(), fc.record({ metadata }), fc.record({ spec: fc.jsonValue() }), spoilt),
        async (patch) => {
          const answer = await api.call(`${collection}/patched`, {
            method: 'PATCH',
            token: tenant.token,
            body: JSON.stringify(patch) ?? 'null',
          });
          expect([200, ...documented]).toContain(answer.status);
          expect(answer.body.kind).toBe(answer.status === 200 ? 'VirtualMachine' : 'Status');
        },
      ),
      { numRuns: 6 * rounds },
    );
    expect((await api.call(`${collection}/patched`, { token: tenant.token })).body.spec).toEqual(spec);
  },
  waitMs,
);

test(
  'whatever path and query are sent, the response is documented and never a 500',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: anyCharacter }),
        fc.string({ unit: anyCharacter }),
        fc.constantFrom(
          'limit',
          'continue',
          'labelSelector',
          'fieldSelector',
          'resourceVersion',
          'timeout',
          'dryRun',
          'watch',
        ),
        async (name, value, parameter) => {
          const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
          for (const path of [
            `${collection}/${encode(name)}`,
            `${collection}?timeoutSeconds=1&${parameter}=${encode(value)}`,
            `/v1/admin/sessions/${encode(name)}`,
          ]) {
            const answer = await api.call(path, { token: tenant.token });
            expect([200, 405, 410, ...documented]).toContain(answer.status);
          }
        },
      ),
      { numRuns: 3 * rounds },
    );
  },
  waitMs,
);
