/** The TypeScript client as it is handed out: what is in its package, and that it works with nothing of the service. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ran } from '../support/contract.ts';
import { type AnsweringServer, json, startAnsweringServer } from '../support/federation/issuers.ts';
import { installSdk, node, readJson, root, sdk, tsc } from '../support/sdk/sdkPackage.ts';

test('its types are what the OpenAPI document makes', async () => {
  expect(await node(['scripts/sdk.mjs', '--check'])).toMatchObject({ code: 0, err: '' });
  // Made again, they are the same to the byte. That needs the generator, which is installed once.
  if (process.env['TEST_FULL'] === '1')
    expect(await node(['scripts/sdk.mjs', '--check', '--again'])).toMatchObject({ code: 0 });
}, 300_000);

test('its main entry imports nothing of Node, so that it runs in a browser', async () => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = await readFile(file, 'utf8');
    expect([file, /\b(process|Buffer|__dirname|require)\b[.(]/.exec(text)?.[0]]).toEqual([file, undefined]);
    for (const [, from] of text.matchAll(/(?:from|import\() ?'([^']+)'/g))
      if (from!.startsWith('.')) await visit(path.join(path.dirname(file), from!));
      else packages.add(from!);
  };
  await visit(path.join(sdk, 'src', 'index.ts'));
  expect(seen.size).toBeGreaterThan(8);
  expect([...packages]).toEqual(['openapi-fetch']);
});

test('it imports nothing of the service', async () => {
  const source = path.join(sdk, 'src');
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const outside: string[] = [];
  for (const file of files)
    for (const [, from] of (await readFile(path.join(source, file), 'utf8')).matchAll(/ from '(\.[^']+)';$/gm))
      if (!path.join(source, path.dirname(file), from!).startsWith(`${source}/`)) outside.push(`${file}: ${from}`);
  expect(files).toContain(path.join('node', 'kubeconfig.ts'));
  expect(outside).toEqual([]);
});

test('its dependencies are those that it imports, in the versions that are tested here', async () => {
  const files = (await readdir(path.join(sdk, 'src'), { recursive: true })).filter((name) => name.endsWith('.ts'));
  const imported = new Set<string>();
  for (const file of files)
    for (const [, from] of (await readFile(path.join(sdk, 'src', file), 'utf8')).matchAll(
      /^(?:import|export|\}).* from '([^.'][^']*)';$/gm,
    ))
      if (!from!.startsWith('node:')) imported.add(from!);
  const { dependencies } = await readJson(sdk, 'package.json');
  expect(Object.keys(dependencies).sort()).toEqual([...imported].sort());
  for (const name of imported) {
    const { version } = await readJson(root, 'node_modules', name, 'package.json');
    expect([name, dependencies[name]]).toEqual([name, `^${version}`]);
  }
});

describe('its package, in an empty folder', () => {
  let folder: string;
  let service: AnsweringServer;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sdk-package-'));
    service = await startAnsweringServer((request, response) =>
      request.headers.authorization === 'Bearer a-token'
        ? json(response, { actor: { namespace: 'here' } })
        : json(response, { code: 'unauthorized', detail: 'no session' }, 401),
    );
    await installSdk(folder);
  }, 300_000);
  afterAll(async () => {
    await service?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  test('runs, by both of its entries', async () => {
    await writeFile(
      path.join(folder, 'run.mjs'),
      `import { createClient, isRefused } from '@compute-service/sdk';
import { nodeFetch } from '@compute-service/sdk/node';
const [url] = process.argv.slice(2);
const refused = await createClient({ url, auth: 'wrong' }).account().catch((error) => error);
console.log(await createClient({ url, auth: 'a-token', fetch: nodeFetch() }).namespace(), isRefused(refused, 'unauthorized'));
`,
    );
    expect(await node(['run.mjs', service.url], folder)).toEqual({ code: 0, out: 'here true\n', err: '' });
  });

  test('is typed: a mistake does not compile', async () => {
    const settings = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
    const compile = async (text: string) => {
      await writeFile(path.join(folder, 'typed.ts'), text);
      const libraries = ['--lib', 'es2023,dom,dom.iterable,dom.asynciterable'];
      const { code, out } = await node([tsc, ...settings, ...libraries, 'typed.ts'], folder);
      return [code, /error TS\d+: (.*)/.exec(out)?.[1]];
    };
    const start = `import { createClient, unwrap } from '@compute-service/sdk';
const client = createClient({ url: 'https://compute.example.com', auth: 'token' });
`;
    const sound = `${start}
for await (const event of client.virtualMachines.watch())
  if (event.type !== 'SYNCED') event.object.status?.phase satisfies string | undefined;
const { customer } = await unwrap(client.api.GET('/v1/admin/account'));
customer.slug satisfies string;
await client.virtualMachines.create({ metadata: { name: 'web' }, spec: { imageRef: 'debian-12' } });
`;
    expect(await compile(sound)).toEqual([0, undefined]);
    expect(
      await compile(
        `${start}await client.virtualMachines.create({ metadata: { name: 'web' }, spec: { image: 'x' } });`,
      ),
    ).toEqual([expect.any(Number), expect.stringContaining("'image' does not exist")]);
    expect(await compile(`${start}(await unwrap(client.api.GET('/v1/admin/account'))).customer.slog;`)).toEqual([
      expect.any(Number),
      expect.stringContaining("'slog' does not exist"),
    ]);
  }, 120_000);

  test('holds nothing but the client', async () => {
    const files = await readdir(path.join(folder, 'node_modules', '@compute-service', 'sdk'), { recursive: true });
    expect(files.filter((name) => !/^dist(\/|$)|^(package\.json|README\.md|LICENSE)$/.test(name))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['dist/index.js', 'dist/index.d.ts', 'dist/node/index.js', 'LICENSE', 'README.md']),
    );
  });
});

describe('with npm publish', () => {
  // A registry that has neither package, and takes none.
  let registry: AnsweringServer;
  const asked: (string | undefined)[] = [];
  beforeAll(async () => {
    registry = await startAnsweringServer((request, response) => {
      asked.push(request.method);
      json(response, { error: 'not found' }, 404);
    });
  });
  afterAll(() => registry?.stop());

  test.each([
    ['sdk', '@compute-service/sdk', ['dist/index.js', 'dist/index.d.ts', 'dist/node/index.js', 'dist/node/index.d.ts']],
    ['cli', '@compute-service/cli', ['dist/customerMain.js', 'dist/third-party.txt']],
  ])(
    '%s goes out whole, for everybody, and with its provenance',
    async (folder, name, parts) => {
      const args = ['publish', '--dry-run', '--json', '--loglevel=error', '--registry', registry.url];
      const env = { HOME: process.env['HOME']! };
      const { code, out, err } = await ran('npm', args, { cwd: path.join(root, folder), env, timeoutMs: 300_000 });
      expect([code, code === 0 ? '' : err]).toEqual([0, '']);
      const told = JSON.parse(out.slice(out.indexOf('{')));
      const { id, files } = told[name] ?? told;
      const { version, license, description, publishConfig } = await readJson(root, folder, 'package.json');
      expect([id, license, publishConfig]).toEqual([
        `${name}@${version}`,
        'Apache-2.0',
        { access: 'public', provenance: true },
      ]);
      expect(description.length).toBeGreaterThan(20);
      const names = files.map((file: { path: string }) => file.path);
      expect(names).toEqual(expect.arrayContaining([...parts, 'README.md', 'LICENSE', 'package.json']));
      expect(names.filter((file: string) => !/^(dist\/|README.md$|LICENSE$|package.json$)/.test(file))).toEqual([]);
      expect(asked.filter((method) => method !== 'GET')).toEqual([]);
    },
    300_000,
  );
});
