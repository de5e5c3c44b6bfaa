import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { evidenceTable, witnesses } from '../src/domain/evidence.ts';
import { type FailureCode, failureCodes } from '../src/domain/machine.ts';
import { phases, phaseTable } from '../src/domain/phases.ts';

const root = path.join(import.meta.dirname, '..');

function evidenceRows(code: FailureCode): string[] {
  const rows = evidenceTable[code].map(
    ({ witness, what, endsReady }) => `| ${code} | ${what} | ${witnesses[witness]} | ${endsReady ? 'yes' : 'no'} |`,
  );
  return rows.length > 0 ? rows : [`| ${code} | none: it ends no machine | — | no |`];
}

/** The diagram of a machine's phases, and the evidence that ends it, made from the tables that the code obeys. UPDATE_DOCS=1 writes it anew. */
function phaseDiagram(): string {
  const arrows = phases.flatMap((phase) => phaseTable[phase].next.map((next) => `    ${phase} --> ${next}`));
  const waits = phases.map(
    (phase) => `| ${phase} | ${phaseTable[phase].waitsFor} | ${phaseTable[phase].onDeadline ?? '—'} |`,
  );
  return [
    '# Phases of a machine',
    '',
    'Made from `src/domain/phases.ts`; a test keeps it so.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '    [*] --> Pending',
    ...arrows,
    '    Deleting --> [*]',
    '```',
    '',
    '| phase | waits for | when its deadline passes |',
    '|---|---|---|',
    ...waits,
    '',
    'Running is the successful phase; clients connect only while `status.readyForAccess` is true. Failed is terminal: what the machine held is cleaned up at once, the object stays until it is deleted.',
    '',
    '## What ends a machine',
    '',
    'Made from `src/domain/evidence.ts`, which the code obeys ([why](decisions/0017-what-ends-a-machine.md)). No error of Postgres, of Temporal or of the service itself is in it: the machine waits until it has passed.',
    '',
    '| failureCode | evidence | by | ends a machine that was ready |',
    '|---|---|---|---|',
    ...failureCodes.flatMap(evidenceRows),
    '',
  ].join('\n');
}

test('docs/phases.md shows the phases as the code has them', () => {
  const file = path.join(root, 'docs', 'phases.md');
  if (process.env['UPDATE_DOCS']) writeFileSync(file, phaseDiagram());
  expect(readFileSync(file, 'utf8')).toBe(phaseDiagram());
});

test('every link within the documentation leads somewhere', () => {
  const pages = [
    'README.md',
    'CHANGELOG.md',
    ...readdirSync(path.join(root, 'docs'), { recursive: true }).map((name) => `docs/${String(name)}`),
  ].filter((name) => name.endsWith('.md'));
  const broken = pages.flatMap((page) =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map((match) => match[1]!)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(path.join(root, path.dirname(page), target)))
      .map((target) => `${page} -> ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every setting of the configuration table exists', () => {
  const config = readFileSync(path.join(root, 'src', 'config.ts'), 'utf8');
  const table = readFileSync(path.join(root, 'README.md'), 'utf8').split('## Configuration')[1]!.split('\n## ')[0]!;
  const named = [...table.matchAll(/`([A-Z][A-Z0-9_]{3,})`/g)]
    .map((match) => match[1]!)
    .filter((name) => name.includes('_') || name === 'HOSTS');
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !config.includes(`${name}:`))).toEqual([]);
});

test('every setting is in the documentation', () => {
  const settings = [
    ...readFileSync(path.join(root, 'src', 'config.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm),
  ].map((match) => match[1]!);
  expect(settings.length).toBeGreaterThan(30);
  const pages = [
    'README.md',
    ...readdirSync(path.join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const text = pages.map((page) => readFileSync(path.join(root, page), 'utf8')).join('\n');
  expect(settings.filter((name) => !text.includes(`\`${name}`) && !text.includes(`${name}=`))).toEqual([]);
});

test('every metric of the service is in docs/operations.md or docs/access.md, and these name no other', () => {
  const sources = readdirSync(path.join(root, 'src'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.includes('generated'));
  const made = new Set(
    sources.flatMap((name) =>
      [
        ...readFileSync(path.join(root, 'src', name), 'utf8').matchAll(
          /^(?!.*import).*?['" ](compute_[a-z]+_[a-z_]+|compute_hosts)['":]/gm,
        ),
      ].map((match) => match[1]!),
    ),
  );
  const documented = new Set(
    ['operations.md', 'access.md'].flatMap((name) =>
      [...readFileSync(path.join(root, 'docs', name), 'utf8').matchAll(/`(compute_[a-z_]+)/g)].map(
        (match) => match[1]!,
      ),
    ),
  );
  expect([...documented].sort()).toEqual([...made].sort());
});

test('npm is given a "--" wherever the documentation hands a command of the program to it', () => {
  const pages = [
    'README.md',
    'fleet.yaml',
    ...readdirSync(path.join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const calls = pages.flatMap((page) =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(/npm run (?:-s )?cli\b.*/g)].map(
      ([call]) => `${page}: ${call}`,
    ),
  );
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => !/cli --[ `]/.test(call))).toEqual([]);
});

test('every test that docs/security.md names exists in the file that it links', () => {
  const rows = readFileSync(path.join(root, 'docs', 'security.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) =>
    [...row.matchAll(/\[\w+\]\((\.\.\/test\/[^)]+)\) ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file, names]) =>
      [...names!.matchAll(/"([^"]+)"/g)].map(([, name]) => ({ file: file!, name: name! })),
    ),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ file, name }) => !readFileSync(path.join(root, 'docs', file), 'utf8').includes(name))).toEqual(
    [],
  );
  // Every row has a test.
  expect(rows.filter((row) => !/^\| (attack|place) /.test(row) && !row.includes('](../test/'))).toEqual([]);
});
