import { checkConstraints, claimConstraints } from '../../src/domain/claimConstraints.ts';
import { TokenRefusal } from '../../src/domain/tokenChecks.ts';

function refusalOf(constraints: unknown, claims: Record<string, unknown>) {
  try {
    checkConstraints(claimConstraints.parse(constraints), claims);
    return null;
  } catch (error) {
    if (!(error instanceof TokenRefusal)) throw error;
    const { expected, got, hint } = error;
    return { expected, got, hint };
  }
}

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`claim-${i}`, 'x']));

test('constraints name at most as many claims as their limit, with those inside of objects', () => {
  const most = Array.from({ length: 100 }, (_, count) => count + 1).findLast(
    (count) => claimConstraints.safeParse(many(count)).success,
  )!;
  expect(most).toBeGreaterThan(1);
  expect(claimConstraints.safeParse(many(most)).success).toBe(true);
  expect(claimConstraints.safeParse(many(most + 1)).success).toBe(false);
  expect(claimConstraints.safeParse({ outer: { members: many(most - 1) } }).success).toBe(true);
  expect(claimConstraints.safeParse({ outer: { members: many(most) } }).success).toBe(false);
});

test.each<[string, unknown, Record<string, unknown>, object | null]>([
  ['has its value', { a: 'x' }, { a: 'x' }, null],
  ['has one of the values', { a: ['x', 'y'] }, { a: 'y' }, null],
  ['is an array with one of them', { a: { contains: 'x' } }, { a: ['w', 'x'] }, null],
  ['is an object that matches', { a: { members: { b: 1 } } }, { a: { b: 1, c: 2 } }, null],
  ['is absent', { a: 'x' }, {}, { expected: '"a" to be "x"', got: 'no such claim' }],
  ['is absent in an object', { a: { members: { b: 1 } } }, { a: {} }, { expected: '"b" in "a" to be 1' }],
  [
    'is null where an object is wanted',
    { a: { members: { b: 1 } } },
    { a: null },
    { expected: '"a" to be an object', got: 'null' },
  ],
  [
    'is an array where an object is wanted',
    { a: { members: { b: 1 } } },
    { a: [] },
    { expected: '"a" to be an object' },
  ],
  [
    'is no array',
    { a: { contains: 'x' } },
    { a: 'x' },
    { expected: '"a" to be an array with "x"', got: '"x"', hint: undefined },
  ],
  [
    'differs in case',
    { a: 'Main' },
    { a: 'main' },
    { got: '"main"', hint: 'they differ only in upper and lower case' },
  ],
  ['is a number', { a: '1' }, { a: 1 }, { hint: 'the claim is a number, the constraint a string' }],
  ['is another text', { a: 'x' }, { a: 'y' }, { hint: undefined }],
  ['is an array', { a: 'x' }, { a: ['x'] }, { hint: expect.stringContaining('{"contains": …}') }],
  ['is an object', { a: 'x' }, { a: { b: 'x' } }, { hint: expect.stringContaining('{"members": {…}}') }],
  ['is of every object', { toString: 'x' }, {}, { got: 'no such claim' }],
])('a claim that %s is judged by its constraint, and a refusal says why', (_what, constraints, claims, refusal) => {
  if (refusal === null) expect(refusalOf(constraints, claims)).toBeNull();
  else expect(refusalOf(constraints, claims)).toMatchObject(refusal);
});
