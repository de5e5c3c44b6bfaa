import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { performancePages } from '../bench/figures.ts';
import { runCommand, type Terminal } from '../src/cli/commands.ts';
import { auditActions } from '../src/domain/auditActions.ts';
import { type FailureCode, failureCodes, failureTable, witnesses } from '../src/domain/failureCodes.ts';
import { searchAttributes } from '../src/domain/names.ts';
import { phases, phaseTable } from '../src/domain/phases.ts';
import { timelineReasons } from '../src/domain/timeline.ts';
import { webhookEvents } from '../src/domain/webhookEvents.ts';
import { settings } from '../src/settings/config.ts';
import { isOfTemporal } from '../src/settings/temporalProfile.ts';
import { clientMatrix } from './support/contract/clientTable.ts';

const root = path.join(import.meta.dirname, '..');

function evidenceRows(code: FailureCode): string[] {
  const rows = failureTable[code].evidence.map(
    ({ witness, what, endsReady }) => `| ${code} | ${what} | ${witnesses[witness]} | ${endsReady ? 'yes' : 'no'} |`,
  );
  return rows.length > 0 ? rows : [`| ${code} | none: it ends no machine | — | no |`];
}

/**
 * The diagram of a machine's phases and the evidence that ends it, generated from the tables that the code uses.
 * UPDATE=1 writes the page.
 */
function phaseDiagram(): string {
  const arrows = phases.flatMap((phase) => phaseTable[phase].next.map((next) => `    ${phase} --> ${next}`));
  const waits = phases.map((phase) => {
    const { waitsFor, step, undo, onDeadline } = phaseTable[phase];
    return `| ${phase} | ${waitsFor} | ${step ?? '—'} | ${undo.join(', ')} | ${onDeadline ?? '—'} |`;
  });
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
    '| phase | waits for | what runs | what undoes it | when its deadline passes |',
    '|---|---|---|---|---|',
    ...waits,
    '',
    'Running is the successful phase; clients connect only while `status.readyForAccess` is true. ' +
      'A port that listened closes when it refuses a connection, or is silent at three probes in a row. ' +
      'So a guest that is only slow keeps its sessions. Failed is terminal: ' +
      'what the machine held is cleaned up at once, the object stays until it is deleted.',
    '',
    '## What ends a machine',
    '',
    'Made from `src/domain/evidence.ts`, which the code obeys ' +
      '([why](decisions/0017-what-ends-a-machine.md)). No error of Postgres, ' +
      'of Temporal or of the service itself is in it: the machine waits until it has passed.',
    '',
    '| failureCode | evidence | by | ends a machine that was ready |',
    '|---|---|---|---|',
    ...failureCodes.flatMap(evidenceRows),
    '',
    '## The timeline',
    '',
    'Made from `src/domain/timeline.ts`. Customers read it as [events](kubectl.md#events) of a machine; there are no other reasons.',
    '',
    '| reason | type | when |',
    '|---|---|---|',
    ...Object.entries(timelineReasons).map(([reason, { type, when }]) => `| ${reason} | ${type} | ${when} |`),
    '',
  ].join('\n');
}

test('docs/phases.md shows the phases as the code has them', () => {
  holds('phases.md', phaseDiagram());
});

/** Expects a page to equal what the code generates. */
function holds(page: string, made: string): void {
  const file = path.join(root, 'docs', page);
  if (process.env['UPDATE']) writeFileSync(file, made);
  expect(readFileSync(file, 'utf8')).toBe(made);
}

/** Every setting by topic, generated from the schema that reads it. */
function configurationPage(): string {
  return [
    '# Configuration',
    '',
    'Settings are environment variables; an empty one counts as absent. ' +
      'A role refuses to start with a setting that it cannot use, and says what it accepts. ' +
      'Made from `src/settings/config.ts`; a test keeps it so.',
    '',
    'Some variables are not ours, and their owners say what they do. The connection to Temporal is ' +
      "configured by [Temporal's own](https://docs.temporal.io/develop/environment-configuration): " +
      '`TEMPORAL_TLS…`, `TEMPORAL_API_KEY`, `TEMPORAL_CONFIG_FILE`, and `TEMPORAL_PROFILE`. ' +
      'No file is read without `TEMPORAL_CONFIG_FILE`, and the server is always verified. ' +
      "Traces are configured by [OpenTelemetry's " +
      'own](https://opentelemetry.io/docs/languages/sdk-configuration/): ' +
      '`OTEL_EXPORTER_OTLP_ENDPOINT` switches them on.',
    '',
    '`GOMEMLIMIT` and `GOGC` of the Go runtime reach the Temporal server that `npm start` runs.',
    ...Object.entries(settings).flatMap(([topic, group]) => [
      '',
      `## ${topic}`,
      '',
      '| setting | default | meaning |',
      '|---|---|---|',
      ...Object.entries(group).map(
        ([name, schema]) => `| \`${name}\` | ${defaultOf(name, schema)} | ${schema.description}${limitsOf(schema)} |`,
      ),
    ]),
    '',
  ].join('\n');
}

function defaultOf(name: string, schema: z.ZodType): string {
  const value = schema.parse(undefined);
  if (value === '') return '';
  const minutes = name.endsWith('_MS') && Number(value) >= 60_000 ? ` (${Number(value) / 60_000} min)` : '';
  return `\`${value}\`${minutes}`;
}

/** The range of an integer setting, if it says more than "positive". */
function limitsOf(schema: z.ZodType): string {
  const { type, minimum, maximum } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  if (type !== 'integer' || maximum === Number.MAX_SAFE_INTEGER) return '';
  return ` (${minimum} to ${maximum})`;
}

test('docs/configuration.md has every setting with its default and its limits', () => {
  holds('configuration.md', configurationPage());
});

/** Every command with its summary, by section, as `help` lists them. */
async function commandsPage(): Promise<string> {
  const lines: string[] = [];
  const environment = { DATA_DIR: path.join(root, 'no-such-data') };
  const roles = {} as Terminal['roles'];
  const print = (line: string) => lines.push(line);
  await runCommand(['help'], { environment, mainFile: 'main.js', print, complain: print, roles });
  const cells = lines.join('\n').matchAll(/^(?:(\w.*):| {2}(\S.*?) {2,}(\S.*))$/gm);
  return [
    '# Commands',
    '',
    '`compute-service COMMAND --help` has the options of a command, and examples. ' +
      '`npm run -s cli -- COMMAND` runs it in a checkout. The package for customers has their commands alone. ' +
      'Made from what `help` prints; a test keeps it so.',
    ...[...cells].flatMap(([, section, command = '', summary = '']) =>
      section
        ? ['', `## ${section}`, '', '| command | what it does |', '|---|---|']
        : [`| \`${command.replaceAll('|', '\\|')}\` | ${summary.replaceAll('|', '\\|')} |`],
    ),
    '',
  ].join('\n');
}

test('docs/commands.md has every command', async () => {
  holds('commands.md', await commandsPage());
});

test('docs/performance.md and its plot show the results of bench/results, in at most 300 words of method', () => {
  const pages = performancePages(root);
  for (const [file, made] of pages) holds(path.relative('docs', file), made);
  const [page = ''] = pages.values();
  const words =
    page.split(/\s+/).length -
    page
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join(' ')
      .split(/\s+/).length;
  expect(words).toBeLessThanOrEqual(300);
  expect(page.match(/^\| .* \| (?:at most|at least|\*\*missed)/gm)!.length).toBeGreaterThan(20);
});

test('docs/kubectl.md shows the clients that the contract suite has run', () => {
  const page = readFileSync(path.join(root, 'docs', 'kubectl.md'), 'utf8');
  const [before, after] = [page.split('<!-- clients -->')[0]!, page.split('<!-- /clients -->')[1]!];
  holds('kubectl.md', `${before}<!-- clients -->\n${clientMatrix()}\n<!-- /clients -->${after}`);
});

test('every link within the documentation leads somewhere', () => {
  const pages = [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
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

test('docs/deploy.md lists the search attributes that the code uses', () => {
  const [, list = ''] = /The search attributes are (.*), all of type Keyword/.exec(
    readFileSync(path.join(root, 'docs', 'deploy.md'), 'utf8'),
  )!;
  expect([...list.matchAll(/`(\w+)`/g)].map((match) => match[1])).toEqual(searchAttributes);
});

/** A setting named in a page: its suffix distinguishes it from other programs' environment variables. */
const settingName =
  /`([A-Z][A-Z0-9_]*_(?:MS|PORT|FILE|URL|ADDRESS|SECONDS|SECOND|KEYS|ORIGINS|DIR|NAMESPACE|SIZE|DEADLINES))`/g;

test('every setting that the documentation names exists', () => {
  const known = new Set(Object.values(settings).flatMap((group) => Object.keys(group)));
  // The Terraform provider has arguments of its own.
  const provider = readFileSync(path.join(root, 'terraform', 'provider.go'), 'utf8');
  for (const [, name] of provider.matchAll(/"(COMPUTE_\w+)"/g)) known.add(name!);
  const pages = ['README.md', ...readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'))];
  const named = pages.flatMap((page) =>
    [...readFileSync(path.join(root, page === 'README.md' ? '' : 'docs', page), 'utf8').matchAll(settingName)].map(
      (match) => match[1]!,
    ),
  );
  expect(named.length).toBeGreaterThan(known.size);
  expect([...new Set(named)].filter((name) => !known.has(name) && !isOfTemporal(name))).toEqual([]);
});

test('every metric of the service is in docs/operations.md or docs/access.md, and these name no other', () => {
  const sources = readdirSync(path.join(root, 'src'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.includes('generated'));
  const made = new Set(
    sources.flatMap((name) =>
      [
        ...readFileSync(path.join(root, 'src', name), 'utf8').matchAll(
          /^(?!.*import).*?['" ](compute_[a-z]+_[a-z_]+|compute_hosts|compute_machines)['":]/gm,
        ),
      ].map((match) => match[1]!.replace(/_count$/, '')),
    ),
  );
  const documented = new Set(
    ['operations.md', 'access.md'].flatMap((name) =>
      [...readFileSync(path.join(root, 'docs', name), 'utf8').matchAll(/(?<![a-z_])(compute_[a-z_]+)/g)].map((match) =>
        match[1]!.replace(/_(bucket|count)$/, ''),
      ),
    ),
  );
  expect([...documented].sort()).toEqual([...made].sort());
});

/** Figures of other products that were typed in. It is a comparison only if one run measured both sides. */
const borrowedFigure = /\b\w*(kube|etcd|apiserver)\w*\b['"]?\s*[:=]\s*(\{[^}]*)?\d/i;

test('no figure of another product stands in the benchmark', () => {
  const files = readdirSync(path.join(root, 'bench')).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(10);
  const text = (name: string) => readFileSync(path.join(root, 'bench', name), 'utf8');
  expect(files.filter((name) => borrowedFigure.test(text(name)))).toEqual([]);
  for (const planted of [
    'const kubernetes = {\n  createsPerSecond: 805,',
    'const etcdP50Ms = 3',
    'kubeApiserver: { p50: 3 }',
  ])
    expect(planted).toMatch(borrowedFigure);
});

test('a table of figures names another product only where one run measured both', () => {
  const compares = (text: string) =>
    text
      .split(/\n{2,}/)
      .map((block, index, blocks) => ({ block, before: blocks[index - 1] ?? '' }))
      .filter(({ block }) => /^\|.*(kube-apiserver|etcd)/im.test(block) && /\d/.test(block))
      .filter(({ before }) => !/side by side in one run/.test(before))
      .map(({ block }) => block.split('\n')[0]!);
  const pages = [
    'README.md',
    ...readdirSync(path.join(root, 'docs'), { recursive: true })
      .map((name) => `docs/${String(name)}`)
      .filter((name) => name.endsWith('.md')),
  ];
  expect(pages.flatMap((page) => compares(readFileSync(path.join(root, page), 'utf8')))).toEqual([]);
  const table = '| creates | this service | kube-apiserver |\n| --- | --- | --- |\n| per second | 3 | 2 |';
  expect(compares(`From elsewhere:\n\n${table}`)).toHaveLength(1);
  expect(compares(`Measured side by side in one run:\n\n${table}`)).toEqual([]);
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
  const lines = readFileSync(path.join(root, 'docs', 'security.md'), 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| '));
  const named = lines.flatMap((line) =>
    [...line.matchAll(/\[\w+\]\((\.\.\/test\/[^)]+)\) ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file, names]) =>
      [...names!.matchAll(/"([^"]+)"/g)].map(([, name]) => ({ file: file!, name: name! })),
    ),
  );
  expect(named.length).toBeGreaterThan(600);
  expect(named.filter(({ file, name }) => !readFileSync(path.join(root, 'docs', file), 'utf8').includes(name))).toEqual(
    [],
  );
  // Every row has a test.
  expect(rows.filter((row) => !/^\| (attack|attacker|place) /.test(row) && !row.includes('](../test/'))).toEqual([]);
});

test('no cell of the tables of attacks and of faults is longer than 25 words', () => {
  for (const page of ['security', 'reliability']) {
    const rows = readFileSync(path.join(root, 'docs', `${page}.md`), 'utf8').matchAll(/^\|.*\|$/gm);
    const cells = [...rows].flatMap(([row]) => row.replace(/\]\([^)]*\)/g, ']').split(/(?<!\\)\|/));
    expect(cells.length).toBeGreaterThan(200);
    expect(cells.filter((cell) => cell.trim().split(/\s+/).length > 25)).toEqual([]);
  }
});

test('docs/audit.md names every action of the audit log as the code has it', () => {
  const page = readFileSync(path.join(root, 'docs', 'audit.md'), 'utf8');
  const shown = page.split('\n').filter((line) => /^\| `[a-z-]+\.[a-zA-Z-]+` \||^\| `sign-in` \|/.test(line));
  expect(shown).toEqual(
    Object.entries(auditActions).map(([action, [what, target]]) => `| \`${action}\` | ${what} | ${target} |`),
  );
});

test('docs/webhooks.md names every type of event as the code has it', () => {
  const page = readFileSync(path.join(root, 'docs', 'webhooks.md'), 'utf8');
  const shown = page.split('\n').filter((line) => /^\| `[a-z-]+\.[a-z-]+` \|/.test(line));
  expect(shown).toEqual(Object.entries(webhookEvents).map(([type, what]) => `| \`${type}\` | ${what} |`));
});

test('decisions follow one template in at most 400 words, and the index has each under its title', () => {
  const folder = path.join(root, 'docs', 'decisions');
  const records = readdirSync(folder).filter((name) => name !== 'README.md');
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const faults = (name: string, text: string) => {
    const [title = '', ...headings] = text.match(/^#+ .+/gm) ?? [];
    const [, heading, number] = /^# ((\d+)\. .+)/.exec(title) ?? [];
    if (!/^.+\n\nDate: \d{4}-\d\d-\d\d\. Status: accepted\.\n/.test(text)) return [`${name} has no date and status`];
    if (headings.join() !== '## Context,## Decision,## Consequences') return [`${name} does not follow the template`];
    const words = text.split(/\s+/).length;
    return [
      ...(Number(name.slice(0, 4)) === Number(number) ? [] : [`${name} has the number ${number}`]),
      ...(words <= 400 ? [] : [`${name} has ${words} words`]),
      ...(read('README.md').includes(`- [${heading}](${name})\n`) ? [] : [`the index lacks ${name}`]),
    ];
  };
  expect(records.length).toBeGreaterThan(20);
  expect(records.flatMap((name) => faults(name, read(name)))).toEqual([]);
  const [name] = records;
  expect(faults(name!, read(name!).replace('## Context', '## Story'))).toHaveLength(1);
  expect(faults(name!, `${read(name!)}${'word '.repeat(400)}`)).toHaveLength(1);
  expect(faults(name!, read(name!).replace('. ', '. Other '))).toHaveLength(1);
});
