/** The OpenAPI document as a reference for people: complete words, valid examples, and outside judges. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { operationsOf } from '../../src/api/reference/documentReference.ts';
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

test('every property and parameter is described: each where it is declared', () => {
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

test('an example of a schema is one that the schema accepts; what people write most has one', () => {
  const found = Object.entries(schemas).flatMap(([name, schema]) => [...below(schema, name.split('.').at(-1)!)]);
  const examples = found.filter(([, { example }]) => example !== undefined);
  for (const [at, schema] of examples) {
    const accepted = z.fromJSONSchema(whole(schema), { defaultTarget: 'openapi-3.0' }).safeParse(schema.example);
    expect([at, accepted.error?.issues]).toEqual([at, undefined]);
  }
  expect(examples.map(([at]) => at)).toEqual(
    expect.arrayContaining([
      'TokenRequest',
      'CreateApiKey',
      'CreateIdentityProvider',
      'CreatePrincipal',
      'VirtualMachine.spec',
      'BareMetalMachine.spec',
      'VirtualMachine.metadata.name',
    ]),
  );
});

test('every body has an example that its schema accepts', () => {
  const absent: string[] = [];
  for (const { operationId, requestBody } of operations)
    for (const { schema, examples } of Object.values<any>(requestBody?.content ?? {})) {
      const named = schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema;
      const shown = examples?.usual.value ?? named.example;
      if (shown === undefined) absent.push(operationId);
      const read = z.fromJSONSchema(whole(named), { defaultTarget: 'openapi-3.0' }).safeParse(shown);
      expect([operationId, read.error?.issues]).toEqual([operationId, undefined]);
    }
  expect(absent).toEqual([]);
});

const tunnels = ['VirtualMachine', 'BareMetalMachine'].flatMap((kind) =>
  ['Tunnel', 'Attach'].map((what) => `connectv1alpha1Namespaced${kind}${what}`),
);

test('only tunnels and redirects have no success, and every operation has a refusal', () => {
  const without = (digit: string) =>
    operations
      .filter(({ responses = {} }) => !Object.keys(responses).some((status) => status.startsWith(digit)))
      .map(({ operationId }) => operationId);
  expect(without('2').sort()).toEqual([...tunnels, 'login'].sort());
  expect(without('4')).toEqual([]);
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

  /** What a program finds in a file, as `rule operation`. */
  type Judge = (file: string) => Promise<string[]>;
  const operationAt = (route = '', method = '') => (document['paths'] as any)[route]?.[method]?.operationId ?? route;
  const redocly: Judge = async (file) => {
    const command = path.join(programs, 'node_modules', '.bin', 'redocly');
    const { out, err } = await ran(command, ['lint', '--format', 'json', file], { cwd: folder });
    const { problems } = (JSON.parse(out || 'null') ?? { problems: [{ ruleId: err }] }) as {
      problems: { ruleId: string; location?: { pointer: string }[] }[];
    };
    return problems.map(({ ruleId, location }) => {
      const parts = (location?.[0]?.pointer ?? '').split('/').map((part) => part.replaceAll('~1', '/'));
      return `${ruleId} ${operationAt(...parts.slice(2))}`;
    });
  };
  const spectral: Judge = async (file) => {
    const command = path.join(programs, 'node_modules', '.bin', 'spectral');
    const words = ['lint', '--ruleset', '.spectral.json', '--quiet', '--format', 'json', file];
    const { out } = await ran(command, words, { cwd: folder });
    const found = JSON.parse(out) as { code: string; path: string[] }[];
    return found.map(({ code, path: [, route, method] }) => `${code} ${operationAt(route, method)}`);
  };

  // A tunnel leaves HTTP with 101, and a sign-in begins with a redirect: neither has another success.
  test.each([
    ['Redocly’s recommended rules', redocly, [...tunnels, 'login'].map((id) => `operation-2xx-response ${id}`)],
    ['Spectral’s recommended rules', spectral, tunnels.map((id) => `operation-success-response ${id}`)],
  ])(
    '%s',
    async (_, judge, accepted) => {
      expect((await judge('openapi.json')).sort()).toEqual([...accepted].sort());
      expect(await judge('broken.json')).not.toHaveLength(accepted.length);
    },
    300_000,
  );
});
