/** The OpenAPI document as a reference for people: complete words, examples that are valid, and outside judges. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { operationsOf } from '../../src/api/documentReference.ts';
import { serviceDocument } from '../../src/api/serviceDocument.ts';
import { provideNpm } from '../support/clientPrograms.ts';
import { ran } from '../support/contract.ts';

const document = serviceDocument({ version: '1.0.0', publicUrl: 'https://compute.acme.net' });
const operations = operationsOf(document);
const { schemas } = document['components'] as { schemas: Record<string, any> };

/** Every schema below one, with where it is. */
function* below(schema: any, at: string): Generator<[string, any]> {
  if (typeof schema !== 'object' || schema === null) return;
  yield [at, schema];
  for (const [name, each] of Object.entries(schema.properties ?? {})) yield* below(each, `${at}.${name}`);
  yield* below(schema.items, `${at}[]`);
  yield* below(schema.additionalProperties, `${at}.*`);
  for (const each of [schema.allOf, schema.anyOf, schema.oneOf].flat()) yield* below(each, `${at}|`);
}

/** The name of a property, which is the last part of where it is. */
const ofProperty = ([at, schema]: [string, any]) => /\.[^.[\]*|]+$/.test(at) && schema.$ref === undefined;

test('every operation has a summary, a description, and a tag that is explained', () => {
  expect(operations.length).toBeGreaterThan(70);
  const tags = document['tags'] as { name: string; description: string }[];
  for (const { name, description } of tags) expect([name, description]).not.toEqual([name, name]);
  const names = tags.map(({ name }) => name);
  for (const { operationId, summary, description, tags: own } of operations) {
    expect([operationId, summary, description]).toEqual([
      operationId,
      expect.stringMatching(/\w/),
      expect.stringMatching(/\w/),
    ]);
    expect(names).toEqual(expect.arrayContaining(own!));
  }
});

test('every property and parameter is described: src/api/documentWords.ts has the words that schemas lack', () => {
  const found: [string, any][] = [];
  for (const [name, schema] of Object.entries(schemas)) found.push(...below(schema, name.split('.').at(-1)!));
  for (const { operationId, requestBody, responses = {} } of operations)
    for (const body of [requestBody, ...Object.values(responses)])
      for (const { schema } of Object.values(body?.content ?? {})) found.push(...below(schema, operationId));
  const properties = found.filter(ofProperty);
  expect(properties.length).toBeGreaterThan(500);
  expect(properties.filter(([, { description }]) => !description).map(([at]) => at)).toEqual([]);
  const parameters = operations.flatMap(({ operationId, parameters: own = [] }) =>
    own.map((each) => ({ operationId, ...each })),
  );
  expect(
    parameters
      .filter(({ name, description }) => name && !description)
      .map(({ operationId, name }) => `${operationId} ${name}`),
  ).toEqual([]);
});

/** Puts the schemas in the places of references. */
function whole(schema: any, depth = 0): any {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((each) => whole(each, depth));
  if (schema.$ref) return depth > 12 ? {} : whole(schemas[schema.$ref.split('/').at(-1)], depth + 1);
  const { description: _, example: __, ...rest } = schema;
  // A property may have these names.
  const { description, example } = schema;
  const own = typeof description === 'object' ? { description, example } : {};
  return Object.fromEntries(Object.entries({ ...rest, ...own }).map(([name, each]) => [name, whole(each, depth)]));
}

test('every request and every successful response has an example that its schema accepts', () => {
  const wrong: string[] = [];
  let examples = 0;
  for (const { operationId, requestBody, responses = {} } of operations) {
    const bodies = [
      ['request', requestBody] as const,
      ...Object.entries(responses).filter(([status]) => status < '300'),
    ];
    for (const [place, body] of bodies)
      for (const [type, { schema, example }] of Object.entries(body?.content ?? {})) {
        if (!type.endsWith('json')) continue;
        examples++;
        const accepted = z.fromJSONSchema(whole(schema), { defaultTarget: 'openapi-3.0' }).safeParse(example);
        if (!accepted.success)
          wrong.push(
            `${operationId} ${place}: ${accepted.error.issues[0]!.path.join('.')} ${accepted.error.issues[0]!.message}`,
          );
      }
  }
  expect(wrong).toEqual([]);
  expect(examples).toBeGreaterThan(90);
});

test('only tunnels and redirects have no success, and only what anyone may read has no refusal', () => {
  const without = (digit: string) =>
    operations
      .filter(({ responses = {} }) => !Object.keys(responses).some((status) => status.startsWith(digit)))
      .map(({ operationId }) => operationId);
  const tunnels = ['VirtualMachine', 'BareMetalMachine'].flatMap((kind) =>
    ['Tunnel', 'Attach'].map((what) => `connectv1alpha1Namespaced${kind}${what}`),
  );
  expect(without('2').sort()).toEqual([...tunnels, 'login'].sort());
  expect(without('4').sort()).toEqual(['livez', 'oauthMetadata', 'readyz']);
});

const full = process.env['TEST_FULL'] === '1' ? describe : describe.skip;

full('judged by other programs', () => {
  let folder: string;
  let programs: string;
  beforeAll(async () => {
    [folder, programs] = await Promise.all([mkdtemp(path.join(tmpdir(), 'reference-')), provideNpm('linters')]);
    await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(document));
    await writeFile(
      path.join(folder, '.spectral.json'),
      JSON.stringify({ extends: [['spectral:oas', 'recommended']] }),
    );
    const broken = JSON.parse(JSON.stringify(document));
    delete Object.values<any>(broken.paths)[0].get.operationId;
    delete broken.info.title;
    await writeFile(path.join(folder, 'broken.json'), JSON.stringify(broken));
  }, 600_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each([
    ['Redocly’s recommended rules', 'redocly', ['lint', '--format', 'stylish']],
    ['Spectral’s recommended rules', 'spectral', ['lint', '--ruleset', '.spectral.json', '--fail-severity', 'warn']],
  ])(
    '%s',
    async (_, program, words) => {
      const command = path.join(programs, 'node_modules', '.bin', program);
      const judged = (file: string) => ran(command, [...words, file], { cwd: folder });
      const { code, out, err } = await judged('openapi.json');
      expect({ code, said: code === 0 ? '' : out + err }).toEqual({ code: 0, said: '' });
      expect(out + err).not.toMatch(/\d+ warning/);
      expect((await judged('broken.json')).code).not.toBe(0);
    },
    300_000,
  );
});
