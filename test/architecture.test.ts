import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseFileSync } from '@swc/core';
import fc from 'fast-check';
import { imported, ofGroup } from '../scripts/fullOnly.mjs';
import { driverNames } from '../src/drivers/openDriver.ts';

/** The architecture rules. Which folder may import which is in .dependency-cruiser.mjs. */
const root = path.join(import.meta.dirname, '..');

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** Runs the program, because it is an ES module with imports that Jest cannot transform. */
function cruise(folder: string, entries: readonly string[]): Promise<Cruise> {
  const program = path.join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const config = path.join(root, '.dependency-cruiser.mjs');
  const args = [program, '--config', config, '--output-type', 'json', ...entries];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 28 }, (_error, stdout, stderr) => {
      // It exits with the number of violations, so only its output decides.
      try {
        resolve(JSON.parse(stdout) as Cruise);
      } catch (error) {
        reject(new Error(`dependency-cruiser printed no result: ${stderr}`, { cause: error }));
      }
    });
  });
}

const shown = ({ summary }: Cruise) => summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

function files(folder: string): string[] {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    const file = `${folder}/${name}`;
    if (file.includes('/generated')) return [];
    return statSync(path.join(root, file)).isDirectory() ? files(file) : /\.tsx?$/.test(file) ? [file] : [];
  });
}

const sources = ['src', 'activities', 'workflows'].flatMap(files);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('nothing is sent to Postgres as jsonb that it may refuse for a character', () => {
  expect(sources.filter((file) => /\$\{JSON\.stringify\([^`]*::jsonb/.test(textOf(file)))).toEqual([]);
  expect(sources.filter((file) => /\$\{storableJson\([^`]*::jsonb/.test(textOf(file))).length).toBeGreaterThan(15);
});

test('every folder imports only what its layer allows, and no file is part of an import cycle', async () => {
  const found = await cruise(root, ['src', 'workflows', 'activities']);
  expect(shown(found)).toEqual([]);
  // Everything was read: every source, and every kind of import (of a type, of a value, at run time).
  const read = new Map(
    found.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  expect(sources.filter((file) => !read.has(file))).toEqual([]);
  expect(read.get('workflows/lifecycle.ts')).toContain('src/store/machines/sql/heldPlacements.ts');
  expect(read.get('src/cli/commands.ts')).toEqual(
    expect.arrayContaining(['src/settings/config.ts', 'src/cli/operatorCommands.ts']),
  );
});

test('the program imports only production dependencies, because its image has no others', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };
  const packages = new Set(
    sources.flatMap((file) =>
      [...textOf(file).matchAll(/(?:\bfrom|\bimport|\bimport\() ?'((?:@[\w-]+\/)?[\w-][\w.:-]*)/g)].map(
        ([, name]) => name!,
      ),
    ),
  );
  expect(packages).toContain('express');
  expect([...packages].filter((name) => !name.startsWith('node:') && !(name in dependencies))).toEqual([]);
});

test('every driver passes the conformance suite', () => {
  const without = driverNames.filter((name) => {
    const file = path.join(root, 'test', 'drivers', `${name}.test.ts`);
    return !existsSync(file) || !/describeConformance\(/.test(readFileSync(file, 'utf8'));
  });
  expect(without).toEqual([]);
});

describe('the rules find', () => {
  let folder: string;
  let found: string[];

  const type = 'export interface Row {}\n';
  const reader = (from: string) => `import type { Row } from '${from}';\nexport const read = (row: Row) => row;\n`;
  const house: Readonly<Record<string, string>> = {
    'src/store/core/db.ts': type,
    'src/api/people/mailer.ts': type,
    // Allowed.
    'src/http/query.ts': reader('../store/core/db.ts'),
    // Violations that must be found.
    'src/domain/names.ts': reader('../store/core/db.ts'),
    'src/api/usage/usageFile.ts': reader('../people/mailer.ts'),
    'src/domain/late.ts': "export const read = () => import('../store/core/db.ts');\n",
    'src/api/billing/invoice.ts': reader('../../store/core/db.ts'),
    'src/domain/a.ts': "import type { B } from './b.ts';\nexport type A = B | null;\n",
    'src/domain/b.ts': "import type { A } from './a.ts';\nexport type B = A | 1;\n",
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'compute-house-'));
    for (const [file, text] of Object.entries(house)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    found = shown(await cruise(folder, ['src']));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a type from a layer above', () => {
    expect(found).toContain('not-in-allowed: src/domain/names.ts -> src/store/core/db.ts');
  });

  test('a noun of the API that imports another noun', () => {
    expect(found).toContain('not-in-allowed: src/api/usage/usageFile.ts -> src/api/people/mailer.ts');
  });

  test('an import at run time', () => {
    expect(found).toContain('not-in-allowed: src/domain/late.ts -> src/store/core/db.ts');
  });

  test('a folder that belongs to no layer', () => {
    expect(found).toContain('not-in-allowed: src/api/billing/invoice.ts -> src/store/core/db.ts');
  });

  test('a cycle of type imports, even within one folder', () => {
    expect(found).toContainEqual(expect.stringMatching(/^no-circles: src\/domain\/[ab]\.ts/));
  });

  test('nothing else', () => {
    expect(found.filter((each) => !/src\/(domain|api)\//.test(each))).toEqual([]);
    expect(found.filter((each) => each.startsWith('not-in-allowed'))).toHaveLength(4);
  });
});

/** They declare tests of what a suite hands to them. */
const helpersThatDeclare = ['contract/kubectlSuite', 'drivers/conformance', 'drivers/faults', 'together'].map(
  (name) => `test/support/${name}.ts`,
);

/** Modules that a file imports for more than their types. */
function valueImports(file: string): string[] {
  const { body } = parseFileSync(path.join(root, file), { syntax: 'typescript', target: 'es2023' });
  return body.flatMap((item) => {
    if (item.type === 'ImportDeclaration')
      return item.typeOnly ||
        (item.specifiers.length > 0 && item.specifiers.every((each) => 'isTypeOnly' in each && each.isTypeOnly))
        ? []
        : [item.source.value];
    if (item.type === 'ExportNamedDeclaration' && item.source)
      return 'typeOnly' in item && item.typeOnly ? [] : [item.source.value];
    return item.type === 'ExportAllDeclaration' ? [item.source.value] : [];
  });
}

test('workflows import values only from the domain, from other workflows, and what has no I/O; everything else is imported as types', () => {
  const imported = files('workflows').flatMap((file) =>
    valueImports(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => path.posix.join(path.posix.dirname(file), name)),
  );
  expect(imported).toContain('src/domain/names.ts');
  expect([...new Set(imported.filter((name) => !/^(workflows|src\/domain)\//.test(name)))].sort()).toEqual([
    ...['backoff', 'traceContext', 'uuid'].map((name) => `src/lib/${name}.ts`),
    'src/temporal/failureConverter.ts',
    'src/temporal/searchAttributes.ts',
  ]);
});

test('the console imports only itself, the SDK, what the domain has for browsers, where operators ask, what they read, and what hidden characters are, and packages that are built into it', () => {
  const outside = files('console/src').flatMap((file) =>
    [...textOf(file).matchAll(/^(?:import |\} )(?:[^'\n]* from )?'([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm)]
      .map(([, named, late]) => named ?? late!)
      .map((name) => (name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name))
      .filter((name) => !name.startsWith('console/src/')),
  );
  expect([...new Set(outside)].sort()).toEqual([
    '@xterm/addon-fit',
    '@xterm/xterm',
    '@xterm/xterm/css/xterm.css',
    'preact',
    'preact/hooks',
    'sdk/src/index.ts',
    'src/cli/readResults.ts',
    'src/domain/auditActions.ts',
    'src/domain/kinds.ts',
    'src/domain/machine.ts',
    'src/domain/sshPublicKey.ts',
    'src/lib/backoff.ts',
    'src/lib/text.ts',
    'src/operators/operatorWire.ts',
    'uplot',
    'uplot/dist/uPlot.min.css',
    'yaml',
  ]);
});

test('only the store imports Prisma', () => {
  const knowing = sources.filter((file) => /from '[@#]prisma/.test(textOf(file)));
  expect(knowing.length).toBeGreaterThan(0);
  expect(knowing.filter((file) => !file.startsWith('src/store/'))).toEqual([]);
  // A start has no generated files: what runs is prisma/client.js.
  expect(sources.filter((file) => /from '.*generated\/client/.test(textOf(file)))).toEqual([]);
});

test('one door leads to Postgres: statements and transactions go through db.ts', () => {
  const others = /\.\$(transaction|queryRaw|executeRaw|extends)/;
  expect(sources.filter((file) => others.test(textOf(file)))).toEqual(['src/store/core/db.ts']);
});

test('only the composition roots read the environment', () => {
  const roots = ['src/customerMain.ts', 'src/main.ts'];
  expect(sources.filter((file) => /process\.env/.test(textOf(file)))).toEqual(roots);
});

test('errors are distinguished by `code` or instanceof, never by the name of their class', () => {
  expect(sources.filter((file) => /\bconstructor\.name\b/.test(textOf(file)))).toEqual([]);
});

test('no cast goes through unknown, which would hide mistakes', () => {
  expect(sources.filter((file) => /\bas unknown as\b/.test(textOf(file)))).toEqual([]);
});

const allOfTheHouse = [...sources, ...['scripts', 'bench', 'test', 'console/src', 'sdk/src'].flatMap(files)];

test('no file is longer than five hundred lines', () => {
  const long = allOfTheHouse
    .map((file) => ({ file, lines: textOf(file).split('\n').length }))
    .filter(({ lines }) => lines > 500);
  expect(long).toEqual([]);
});

test('each listener of a role bounds what a connection may make of it', () => {
  const listeners = allOfTheHouse
    .filter((file) => file.startsWith('src/roles/'))
    .flatMap((file) => {
      const count = (word: string) => textOf(file).split(word).length - 1;
      return count('createServer(') > 0 ? [[file, count('createServer('), count('bounded(')]] : [];
    });
  expect(listeners).toEqual(listeners.map(([file, listening]) => [file, listening, listening]));
  expect(listeners.length).toBeGreaterThan(2);
});

test('no line is longer than 140 characters, but for titles, words and expressions that cannot be broken', () => {
  const expression = /^ *(return )?\/(?![/*])/;
  const title = /^ *(test|describe|it)\(/;
  const fits = (line: string) =>
    line.length <= 140 || line.replace(/\S{70,}/, '').length <= 70 || expression.test(line) || title.test(line);
  const long = allOfTheHouse
    .filter((file) => file !== 'bench/figures.ts')
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, at) => (fits(line) ? [] : `${file}:${at + 1}`)),
    );
  expect(long).toEqual([]);
});

test('every file that holds tests can be run by its path; a group only imports such files', () => {
  const [groups, others] = [/\.group\.ts$/, /^(?!.*\.(group|test)\.ts$)/].map((name) =>
    files('test').filter((file) => name.test(file)),
  );
  const declares = /^ *(describe|it|test)(\.\w+)*[(`]/m;
  expect(textOf('test/architecture.test.ts')).toMatch(declares);
  expect(others!.filter((file) => declares.test(textOf(file)))).toEqual(helpersThatDeclare);
  const words = (file: string) =>
    textOf(file)
      .split('\n')
      .filter((line) => !/^(\/[/*].*)?$/.test(line) && !ofGroup.test(line));
  expect(groups!.length).toBeGreaterThan(0);
  expect(groups!.flatMap(words)).toEqual([]);
  const declaresTest = /^ *(?!describe)\w+(\.\w+)*\(\s*['"`]/m;
  // Jest refuses a file without a test, and is silent about a file of a group.
  const empty = groups!.flatMap(imported).filter((file) => !declaresTest.test(textOf(file)));
  expect(empty).toEqual([]);
});

test('source file names are unique, and no two differ only by an s', () => {
  // Related activities and workflows share a name, and a workflow is named after its noun.
  const names = files('src').map((file) => path.basename(file, '.ts').toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const pairs = names.filter((name) => names.includes(`${name}s`));
  expect(pairs).toEqual([]);
});

test('property tests draw the same values on every run, and new ones in test:full', () => {
  expect(fc.readConfigureGlobal().seed).toEqual(process.env['TEST_FULL'] ? undefined : expect.any(Number));
});
