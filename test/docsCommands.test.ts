/** Shell blocks of the documentation: each is run by a test, or says why not, and names commands and options that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operatorCommands, type Terminal } from '../src/cli/commands.ts';
import { type CustomerTerminal, customerCommands } from '../src/cli/customerCommands.ts';

const root = path.join(import.meta.dirname, '..');
const read = (page: string) => readFileSync(path.join(root, page), 'utf8');
const pages = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true })
    .map((name) => `docs/${String(name)}`)
    .filter((name) => name.endsWith('.md')),
];

interface Block {
  page: string;
  at: number;
  text: string;
  /** Why no test runs it, or which one does, as the page says in a comment before it, or for all of its blocks. */
  why: string | undefined;
}

function blocksOf(page: string, text = read(page)): Block[] {
  const ofPage = /<!-- blocks not run: (.+?) -->/.exec(text)?.[1];
  return [...text.matchAll(/(?:<!-- (?:not run: |run by )(.+?) -->\n+)?```sh\n([\s\S]*?)```/g)].map((match) => ({
    page,
    at: match.index,
    text: match[2]!,
    why: match[1] ?? ofPage,
  }));
}

/**
 * The parts of pages whose blocks test/e2e/documentation.test.ts runs, as it names them, and the sections that
 * test/e2e/deploy.test.ts pastes.
 */
function partsRun(): { page: string; from: number; to: number }[] {
  const source = read('test/e2e/documentation.test.ts');
  const parts = [...source.matchAll(/await commands\(\s*'([^']+)',\s*'([^']+)'(?:,\s*'([^']+)')?,?\s*\)/g)];
  const guides = [...source.matchAll(/await guide\('([^']+)'\)/g)].map(([, name]) => [`guides/${name}.md`, '# ', '']);
  const pasted = [...read('test/support/deployPage.ts').matchAll(/\bblocks\('([^']+)'\)/g)];
  const sections = pasted.map(([, title]) => ['deploy.md', `## ${title}\n`, '\n## ']);
  return [...parts.map(([, page, from, to]) => [page!, from!, to ?? '']), ...guides, ...sections].map(
    ([name, start, end]) => {
      const page = path.join('docs', name!);
      const text = read(page);
      const from = text.indexOf(start!);
      return { page, from, to: end === '' ? text.length : text.indexOf(end!, from + 1) };
    },
  );
}

test('every shell block is run by a test, or the page says why not', () => {
  const parts = partsRun();
  const isRun = ({ page, at }: Block) => parts.some((part) => part.page === page && part.from <= at && at < part.to);
  const blocks = pages.flatMap((page) => blocksOf(page));
  expect(blocks.filter(isRun).length).toBeGreaterThan(30);
  const first = ({ page, text }: Block) => `${page}: ${text.split('\n')[0]}`;
  expect(blocks.filter((each) => !isRun(each) && each.why === undefined).map(first)).toEqual([]);
  // What is run needs no excuse.
  expect(blocks.filter((each) => isRun(each) && each.why !== undefined).map(first)).toEqual([]);
  const named = blocks.flatMap(({ why = '' }) => why.match(/test\/[\w/.]+\.ts/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(blocksOf('x', '<!-- not run: it shuts down -->\n```sh\nhalt\n```\n```sh\nls\n```')).toMatchObject([
    { why: 'it shuts down', text: 'halt\n' },
    { why: undefined, text: 'ls\n' },
  ]);
});

const terminal = {} as CustomerTerminal & Terminal;
const commands = Object.assign({}, ...Object.values({ ...customerCommands(terminal), ...operatorCommands(terminal) }));
/** The flags of each command, by its words. */
const flagsOf = new Map(
  Object.entries<{ options?: object; required?: object }>(commands).map(([call, { options, required }]) => [
    call
      .split(' ')
      .filter((word) => /^[a-z-]+$/.test(word))
      .join(' '),
    Object.keys({ ...options, ...required }).flatMap((flags) =>
      [...flags.matchAll(/(?<![\w<])--?[a-z][a-z-]*/g)].flatMap(([flag]) => [flag, flag.replace(/^--no-/, '--')]),
    ),
  ]),
);

/** What a line calls of the program that is not there. */
function unknownIn(line: string): string[] {
  const calls = line.matchAll(/(?:npm run -s cli --|(?:npx --no )?compute-service|^ops) ([a-z][^|;&>#)"]*)/g);
  return [...calls].flatMap(([, given]) => {
    const words = given!.split(/ -- /)[0]!.trim().split(/\s+/);
    const name = [words.slice(0, 2).join(' '), words[0]!].find((each) => flagsOf.has(each));
    if (name === undefined) return [`no command ${words.slice(0, 2).join(' ')}`];
    const flags = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.replace(/=.*/, ''));
    return flags.filter((flag) => !flagsOf.get(name)!.includes(flag)).map((flag) => `${name} has no ${flag}`);
  });
}

test('every command and option that a shell block names exists', () => {
  const named = pages.flatMap((page) =>
    blocksOf(page).flatMap(({ text }) =>
      text
        .replaceAll('\\\n', ' ')
        .split('\n')
        .flatMap((line) => unknownIn(line).map((what) => `${page}: ${what}`)),
    ),
  );
  expect(named).toEqual([]);
  expect(unknownIn('compute-service machines create web --wait -n x')).toEqual([]);
  expect(unknownIn('npm run -s cli -- machines crate web')).toEqual(['no command machines crate']);
  expect(unknownIn('compute-service ssh web --creat -- ls --all')).toEqual(['ssh has no --creat']);
});
