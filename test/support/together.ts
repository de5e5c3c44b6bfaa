/**
 * Declares tests whose work mostly waits: all of it begins before the first of them, and each tells of its own. They have
 * to leave each other alone, and a hook between two of them has to as well.
 */
export function together(works: Readonly<Record<string, () => Promise<void>>>, timeoutMs: number): void {
  const outcomes = new Map<string, Promise<{ error: unknown } | null>>();
  beforeAll(() => {
    for (const [title, work] of Object.entries(works))
      outcomes.set(
        title,
        work().then(
          () => null,
          (error: unknown) => ({ error }),
        ),
      );
  });
  // Nothing of a test that timed out goes on beside the next suite.
  afterAll(() => Promise.all(outcomes.values()).then(() => undefined), timeoutMs);
  test.each(Object.keys(works))(
    '%s',
    async (title) => {
      const failure = await outcomes.get(title)!;
      if (failure) throw failure.error;
    },
    timeoutMs,
  );
}
