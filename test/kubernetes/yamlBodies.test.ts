/** Bodies in YAML, as curl sends a manifest: read and refused as the same in JSON. */
import { jsonOfYaml } from '../../src/http/yamlBody.ts';
import { vm } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { call, stop } = {} as Teams;
beforeAll(async () => {
  ({ call, stop } = await startTeams());
});
afterAll(() => stop?.());

const limit = 1024 * 1024;
const send = (method: string, path: string, body: string, contentType = 'application/yaml') =>
  call(path, { method, body, headers: { 'content-type': contentType } });
const manifest = (name: string, more = '') => `# A machine
---
apiVersion: compute.service/v1alpha1
kind: VirtualMachine
metadata:
  name: ${name}
  labels: &labels {app: web, "tier": 'gold',}
  annotations: *labels
spec:
  imageRef: debian-12
  resources:
    memoryGiB: 4
    diskGiB: 20
    cpu: 2
${more}`;

test('a machine is created, replaced, applied, and deleted with bodies in YAML', async () => {
  const created = await send('POST', 'virtualmachines', manifest('web'));
  expect([created.status, created.body.metadata.labels, created.body.metadata.annotations]).toEqual([
    201,
    { app: 'web', tier: 'gold' },
    { app: 'web', tier: 'gold' },
  ]);
  expect(created.body.spec.resources).toMatchObject({ cpu: 2 });
  const replaced = await send('PUT', 'virtualmachines/web', manifest('web').replace('app: web', 'app: db'));
  expect([replaced.status, replaced.body.metadata.labels.app]).toEqual([200, 'db']);
  const applied = 'metadata:\n  labels:\n    owner: ci\n';
  const head = 'apiVersion: compute.service/v1alpha1\nkind: VirtualMachine\n';
  const path = 'virtualmachines/web?fieldManager=ci';
  const after = await send('PATCH', path, head + applied, 'application/apply-patch+yaml');
  expect([after.status, after.body.metadata.labels]).toEqual([200, { app: 'db', tier: 'gold', owner: 'ci' }]);
  const other = await send('DELETE', 'virtualmachines/web', 'preconditions:\n  uid: another\n');
  expect(other.body).toMatchObject({ code: 409, reason: 'Conflict' });
  expect((await send('DELETE', 'virtualmachines/web', `preconditions: {uid: ${after.body.metadata.uid}}`)).status).toBe(
    200,
  );
});

test('the same mistake has the same error in YAML as in JSON', async () => {
  const mistakes: [string, string][] = [
    [manifest('bad', 'colour: red'), JSON.stringify({ ...vm('bad'), colour: 'red' })],
    [manifest('bad', '    cpu: 4'), '{"spec":{"resources":{"cpu":2,"cpu":4}}}'],
    [manifest('bad').replace('cpu: 2', 'cpu: two'), JSON.stringify(vm('bad', { resources: { cpu: 'two' } }))],
    [
      manifest('bad').replace('app: web', 'app: yes, on: true'),
      JSON.stringify(vm('bad', {}, { labels: { on: true }, annotations: { on: true } })),
    ],
    ['[1, 2]', '[1,2]'],
    ['a: "\\0"', '{"a":"\\u0000"}'],
    ['a: 9007199254740993', '{"a":9007199254740993}'],
    ['__proto__: 1', '{"__proto__":1}'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, `${'['.repeat(65)}${']'.repeat(65)}`],
    [`[${'1,'.repeat(5_001)}]`, `[${'1,'.repeat(5_000)}1]`],
  ];
  for (const [yaml, json] of mistakes) {
    const [inYaml, inJson] = [
      await send('POST', 'virtualmachines', yaml),
      await send('POST', 'virtualmachines', json, 'application/json'),
    ];
    expect([yaml.slice(0, 40), inYaml.status, inYaml.body]).toEqual([yaml.slice(0, 40), inJson.status, inJson.body]);
    expect([400, 422]).toContain(inYaml.status);
  }
});

test.each<[string, string, RegExp]>([
  ['a tag of its own', 'a: !mine b', /not valid YAML: TAG_RESOLVE_FAILED/],
  ['a syntax error, with its place', 'a: 1\nb: [', /not valid YAML: .* at line 2/],
  ['several documents', 'a: 1\n---\nb: 1\n', /more than one document/],
  ['a tag', 'a: !!binary aGk=', /a value that JSON does not have, at line 1/],
  ['a number that JSON does not have', 'a: .nan', /line 1, column 4/],
  ['a map as a name', '? {a: 1}\n: 2', /neither text, number, nor boolean/],
  ['an alias of what it is in', 'a: &a [*a]', /nested deeper|more than 100 aliases|not valid YAML/],
  ['nesting without an end', '- '.repeat(100_000), /nested deeper than 64 levels/],
  ['many tokens', `[${'a,'.repeat(500_000)}]`, /more than 50000 tokens/],
  ['comments alone', '#\n'.repeat(500_000), /more than 50000 tokens/],
  ['an alias that is not there', 'a: *b', /alias of nothing/],
])('refuses %s', async (_what, body, message) => {
  const { status, body: refused } = await send('POST', 'virtualmachines', body);
  expect([status, refused.message]).toEqual([400, expect.stringMatching(message)]);
});

test('a bomb of aliases is refused before it is resolved, and a few aliases are not', () => {
  const level = (name: string, of: string) => `${name}: &${name} [${`*${of},`.repeat(9)}]\n`;
  const bomb = `a: &a [x]\n${level('b', 'a')}${level('c', 'b')}${level('d', 'c')}${level('e', 'd')}`;
  expect(() => jsonOfYaml(bomb, limit)).toThrow(/more than 100 aliases/);
  const wide = `a: &a "${'x'.repeat(100_000)}"\nb: [${'*a,'.repeat(20)}]\n`;
  expect(() => jsonOfYaml(wide, limit)).toThrow(/too large with its aliases resolved/);
  expect(jsonOfYaml('a: &a [x]\nb: [*a, *a]\n1: ~', limit)).toBe('{"a":["x"],"b":[["x"],["x"]],"1":null}');
});
