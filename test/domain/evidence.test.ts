import { endsMachine } from '../../src/domain/evidence.ts';
import { failureCodes, failureTable, type Witness, witnesses } from '../../src/domain/failureCodes.ts';
import { phases, phaseTable } from '../../src/domain/phases.ts';

const pairs = failureCodes.flatMap((code) =>
  (Object.keys(witnesses) as Witness[]).map((witness) => ({ code, witness })),
);

describe('what ends a machine', () => {
  test('a ready machine ends because its host has no trace of it or was reset, and for nothing else', () => {
    expect(pairs.filter((ending) => endsMachine(ending, true))).toEqual([
      { code: 'VMNotFound', witness: 'host' },
      { code: 'VMNotFound', witness: 'operator' },
    ]);
  });

  test('what ends a ready machine also ends a machine on its way up', () => {
    for (const ending of pairs.filter((one) => endsMachine(one, true))) expect(endsMachine(ending, false)).toBe(true);
  });

  test('a bug and a blocked cleanup end no machine; every other failure code has its evidence', () => {
    expect(failureCodes.filter((code) => failureTable[code].evidence.length === 0)).toEqual([
      'CleanupBlocked',
      'InternalError',
    ]);
  });

  test('every deadline of a phase ends a machine by a code that has evidence', () => {
    const codes = phases.flatMap((phase) => phaseTable[phase].onDeadline ?? []);
    expect(codes.filter((code) => failureTable[code].evidence.length === 0)).toEqual([]);
  });
});
