import { temporalEnvironment } from '../../src/up/temporalEnvironment.ts';

const gib = 2 ** 30;
const limitOf = (memoryBytes: number) => temporalEnvironment({}, memoryBytes).GOMEMLIMIT;

test('Temporal may take a quarter of the memory, and 320 MiB of a small machine', () => {
  expect(limitOf(24 * gib)).toBe('6144MiB');
  expect(limitOf(4 * gib)).toBe('1024MiB');
  expect(limitOf(1.25 * gib)).toBe('320MiB');
  expect(limitOf(0.5 * gib)).toBe('320MiB');
});

test('this machine has a limit of its own', () => {
  const { GOMEMLIMIT } = temporalEnvironment({});
  expect(GOMEMLIMIT).toMatch(/^\d+MiB$/);
  expect(Number.parseInt(GOMEMLIMIT, 10)).toBeGreaterThanOrEqual(320);
});

test("an operator's own limit and room for garbage win, each by itself", () => {
  const { GOGC, GOMEMLIMIT } = temporalEnvironment({}, 8 * gib);
  expect(temporalEnvironment({ GOMEMLIMIT: '1GiB' }, 8 * gib)).toEqual({ GOGC, GOMEMLIMIT: '1GiB' });
  expect(temporalEnvironment({ GOGC: '100' }, 8 * gib)).toEqual({ GOGC: '100', GOMEMLIMIT });
  expect(temporalEnvironment({ GOGC: '', GOMEMLIMIT: '' }, 8 * gib)).toEqual({ GOGC, GOMEMLIMIT });
});
