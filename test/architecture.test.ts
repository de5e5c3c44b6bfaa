import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';

/** The house's rules: which room may know which. Type imports count as well: knowing a type is knowing the room. */
const root = path.join(import.meta.dirname, '..');

/** Rooms, the deepest first, and the rooms that each may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/store': ['src/domain'],
  'src/drivers': ['src/domain'],
  'src/temporal': ['src/domain', 'src/store', 'src/config.ts'],
  'src/up': ['src/domain', 'src/config.ts'],
  // What both ends of a tunnel do.
  'src/tunnel': [],
  'src/api': ['src/domain', 'src/store', 'src/tunnel', 'src/config.ts'],
  'src/cli': ['src/domain', 'src/store', 'src/up', 'src/temporal', 'src/tunnel', 'src/config.ts'],
  activities: ['src/domain', 'src/store', 'src/drivers', 'src/temporal'],
  workflows: ['src/domain'],
};

/** Workflows may name the types of what they call; of everything else they know only the domain and their own kind. */
const typesOnly: Readonly<Record<string, readonly string[]>> = {
  workflows: ['activities', 'src/store', 'src/drivers'],
};
/** Single files that a room may import beyond its rule, and why. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Keys of search attributes are data, without I/O.
  workflows: ['src/temporal/search-attributes.ts'],
  // The fleet file's schema is one; drivers own their part of it.
  'src/cli': ['src/drivers/settings.ts'],
};

interface Import {
  file: string;
  target: string;
  isType: boolean;
}

function files(folder: string): string[] {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    const file = `${folder}/${name}`;
    if (file.includes('/generated')) return [];
    return statSync(path.join(root, file)).isDirectory() ? files(file) : file.endsWith('.ts') ? [file] : [];
  });
}

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const found = [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^'";]*?from\s+)?'(\.[^']+)'|import\('(\.[^']+)'\)/g),
  ];
  return found.map((match) => ({
    file,
    target: path.posix.normalize(path.posix.join(path.posix.dirname(file), match[3] ?? match[4]!)),
    isType: match[1] !== undefined,
  }));
}

const within = (file: string, rooms: readonly string[]) =>
  rooms.some((room) => file === room || file.startsWith(`${room}/`));

describe.each(Object.keys(allowed))('%s', (room) => {
  test('imports only what its place in the house allows', () => {
    const trespasses = files(room)
      .flatMap(importsOf)
      .filter(({ target }) => !within(target, [room, ...allowed[room]!, ...(exceptions[room] ?? [])]))
      .filter(({ target, isType }) => !(isType && within(target, typesOnly[room] ?? [])))
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(trespasses).toEqual([]);
  });
});

test('only the store knows Prisma', () => {
  const knowing = ['src', 'activities', 'workflows']
    .flatMap(files)
    .filter(
      (file) =>
        !within(file, ['src/store']) &&
        /from '(@prisma|.*generated\/client)/.test(readFileSync(path.join(root, file), 'utf8')),
    );
  expect(knowing).toEqual([]);
});

test('only the composition root reads the environment', () => {
  const reading = ['src', 'activities', 'workflows']
    .flatMap(files)
    .filter((file) => /process\.env/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(reading).toEqual(['src/main.ts']);
});

test('no file is longer than five hundred lines', () => {
  const long = ['src', 'activities', 'workflows', 'scripts', 'bench', 'test']
    .flatMap(files)
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > 500);
  expect(long).toEqual([]);
});

test('the rule finds a trespass when there is one', () => {
  const planted = { file: 'src/domain/x.ts', target: 'src/store/db.ts' };
  expect(within(planted.target, ['src/domain', ...allowed['src/domain']!])).toBe(false);
});

test('properties are tested with the same values each time, and with others in the whole matrices', () => {
  expect(fc.readConfigureGlobal().seed).toEqual(process.env['TEST_FULL'] ? undefined : expect.any(Number));
});
