/** What each process loads when it begins stays in its memory for as long as it runs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cachedWorkflows } from '../../src/temporal/temporalRuntime.ts';
import { nodeArguments } from '../../src/up/nodeArguments.ts';

const root = path.join(import.meta.dirname, '..', '..');
const built = path.join(root, 'dist', 'src');
const loaded: Record<string, { bytes: number; packages: string[] }> = JSON.parse(
  readFileSync(path.join(root, 'dist', 'loaded.json'), 'utf8'),
);

const compilers = [
  'typescript',
  'webpack',
  'memfs',
  '@swc/core',
  'swc-loader',
  'esbuild',
  'source-map-loader',
  'prisma',
];
const sandbox = ['@temporalio/worker', '@temporalio/core-bridge'];
const database = ['@prisma/client', '@prisma/adapter-pg', 'pg'];
const pages = ['express', 'marked', 'nodemailer', 'openid-client'];

/** With a package that each does need, so that a list that lacks everything passes for none. */
const roles = {
  api: { needs: 'express', never: [...compilers, ...sandbox, 'ssh2'] },
  worker: { needs: '@temporalio/worker', never: [...compilers, ...pages, 'ssh2'] },
  host: { needs: '@temporalio/worker', never: [...compilers, ...pages, ...database] },
  codec: { needs: 'jose', never: [...compilers, ...pages, ...database, ...sandbox] },
  // Its first seconds need a database and Temporal's client too, in a process that ends.
  up: { needs: 'zod', never: [...compilers, ...pages, ...sandbox, '@prisma/client', '@temporalio/client', 'undici'] },
};

test.each(Object.entries(roles))('the role %s does not load what others need', (role, { needs, never }) => {
  const { packages } = loaded[role]!;
  expect(packages).toContain(needs);
  expect(packages.filter((name) => never.includes(name))).toEqual([]);
});

/** What was built when this was written and a fifth. */
const megabytes = { api: 7.5, worker: 5.4, host: 5.4, codec: 1.7, up: 0.55 };

test.each(Object.entries(megabytes))('the text of the role %s stays below %d MB', (role, limit) => {
  expect(loaded[role]!.bytes / 1e6).toBeLessThan(limit);
});

test('no file of the program takes two bytes a character in memory, or has a binary as text', () => {
  const files = ['main.js', ...readdirSync(path.join(built, 'parts')).map((name) => path.join('parts', name))];
  const texts = files
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(path.join(built, name), 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(([, text]) => /[^\0-\xff]/.test(text)).map(([name]) => name)).toEqual([]);
  const longest = (text: string) =>
    text.split(/[^A-Za-z0-9+/]+/).reduce((most, word) => Math.max(most, word.length), 0);
  expect(texts.filter(([, text]) => longest(text) > 200_000).map(([name]) => name)).toEqual([]);
  expect(files.filter((name) => name.endsWith('.wasm'))).toHaveLength(1);
});

test("the workflows' bundle takes one byte a character in memory and carries no sources", () => {
  const text = readFileSync(path.join(built, '..', 'workflow-bundle.js'), 'utf8');
  expect(text).not.toMatch(/[^\0-\xff]/);
  const map = JSON.parse(
    Buffer.from(text.slice(text.lastIndexOf(';base64,') + ';base64,'.length), 'base64').toString(),
  );
  expect(map.sources.length).toBeGreaterThan(10);
  expect(map).not.toHaveProperty('sourcesContent');
});

test('npm start runs by the same options of Node as what it starts', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(scripts.start).toBe(`node ${nodeArguments('scripts/run.mjs', ['up']).join(' ')}`);
});

test('the default cache of a worker holds 500 workflows', () => {
  expect(cachedWorkflows({ WORKER_CACHE_MB: 150 })).toBe(500);
  expect(cachedWorkflows({ WORKER_CACHE_MB: 0 })).toBe(0);
});
