import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Machine {
  inMemory: string;
  onDisk: string;
  memoryBytes: number;
}
let scratchFolder: (environment: object, machine: Machine) => string;
beforeAll(async () => {
  ({ scratchFolder } = await import('./scratch.mjs' as string));
});

const roomy = async (): Promise<Machine> => ({
  inMemory: await mkdtemp(path.join(tmpdir(), 'memory-')),
  onDisk: '/disk',
  memoryBytes: 2 ** 34,
});

test('tests have their files in memory where there is room, and programs can run from there', async () => {
  const machine = await roomy();
  expect(scratchFolder({}, machine)).toBe(machine.inMemory);
});

test.each<[string, object, Partial<Machine>]>([
  ['with little memory', {}, { memoryBytes: 2 ** 32 }],
  ['without a folder in memory, as on a Mac', {}, { inMemory: '/not/there' }],
  ['in a folder without room', {}, { inMemory: '/proc' }],
  ['in a run of everything, for which the disk is part of what is tested', { TEST_FULL: '1' }, {}],
])('%s, they are on the disk', async (_where, environment, change) => {
  const machine = await roomy();
  expect(scratchFolder(environment, { ...machine, ...change })).toBe('/disk');
});

test('a developer’s own TMPDIR wins', async () => {
  expect(scratchFolder({ TMPDIR: '/own' }, await roomy())).toBe('/own');
});
