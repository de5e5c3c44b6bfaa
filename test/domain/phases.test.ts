import { mayFollow, phases, phaseTable } from '../../src/domain/phases.ts';

describe('phases of a machine', () => {
  test('nothing follows the end of a delete', () => {
    expect(phases.filter((phase) => phase !== 'Deleting' && mayFollow('Deleting', phase))).toEqual([]);
  });

  test('a delete may come in every phase', () => {
    for (const phase of phases) expect(mayFollow(phase, 'Deleting')).toBe(true);
  });

  test('a failed machine never runs again', () => {
    expect(phaseTable.Failed.next).toEqual(['Stopping', 'Deleting']);
  });

  test('every phase that has a deadline names the failure that follows it', () => {
    const waiting = phases.filter((phase) => phaseTable[phase].onDeadline !== null);
    expect(waiting).toEqual(['Pending', 'Creating', 'Starting', 'Running']);
  });
});
