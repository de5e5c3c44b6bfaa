import {
  defaultDeadlines,
  endingPhase,
  mayFollow,
  phaseDeadlinesMs,
  phases,
  phaseTable,
} from '../../src/domain/phases.ts';

describe('phases of a machine', () => {
  test('no phase follows Deleting', () => {
    expect(phases.filter((phase) => phase !== 'Deleting' && mayFollow('Deleting', phase))).toEqual([]);
  });

  test('every phase can be followed by a delete', () => {
    for (const phase of phases) expect(mayFollow(phase, 'Deleting')).toBe(true);
  });

  test('a failed machine never runs again', () => {
    expect(phaseTable.Failed.next).toEqual(['Stopping', 'Deleting']);
  });

  test('a machine goes back to an earlier phase by a restart alone, except that a failed one can still be deleted', () => {
    const back = [...phases.entries()].flatMap(([at, phase]) =>
      phases.slice(0, at).flatMap((earlier) => (mayFollow(phase, earlier) ? [`${phase} ${earlier}`] : [])),
    );
    expect(back.filter((each) => !each.startsWith('Failed '))).toEqual(['Running Starting']);
  });

  test('a cleanup stops the machine before it destroys it, and releases capacity last', () => {
    for (const phase of phases)
      expect(phaseTable[phase].undo.join(' ')).toMatch(/^(stopMachine )?destroyMachine recordAbsence$/);
    // A create may also start the machine, so its undo stops it.
    expect(phases.filter((phase) => phaseTable[phase].undo[0] === 'destroyMachine')).toEqual(['Pending']);
  });

  test('the cleanup of a deleted machine begins where its undo begins, and never in an earlier phase', () => {
    expect(phases.map((phase) => [phase, endingPhase(phase)])).toEqual([
      ['Pending', 'Deleting'],
      ['Creating', 'Stopping'],
      ['Starting', 'Stopping'],
      ['Running', 'Stopping'],
      ['Stopping', 'Stopping'],
      ['Deleting', 'Deleting'],
      ['Failed', 'Stopping'],
    ]);
    for (const phase of phases) expect(mayFollow(phase, endingPhase(phase))).toBe(true);
  });

  test('each phase has its deadline from the settings', () => {
    const given = Object.fromEntries(Object.keys(defaultDeadlines).map((name, i) => [name, i])) as never;
    const { placementMs, creatingMs, startingMs, accessMs, stoppingMs, cleanupBlockedAfterMs } =
      given as typeof defaultDeadlines;
    expect(phaseDeadlinesMs(given)).toEqual({
      Pending: placementMs,
      Creating: creatingMs,
      Starting: startingMs,
      Running: accessMs,
      Stopping: stoppingMs,
      Deleting: cleanupBlockedAfterMs,
      Failed: cleanupBlockedAfterMs,
    });
  });

  test('every phase with a deadline names the failure that follows when it passes', () => {
    const waiting = phases.filter((phase) => phaseTable[phase].onDeadline !== null);
    expect(waiting).toEqual(['Pending', 'Creating', 'Starting', 'Running']);
  });
});
