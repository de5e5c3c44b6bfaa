/** The build gives an activation of a workflow one time limit, in place of one for each call into its sandbox. */
import { partsWith, printedFor } from '../support/sdkVariants.ts';

type Told = Record<string, { completion: object; timed: number }[]>;

const activationsBy = (variant: 'published' | 'one' | 'other') => printedFor<Told>('activationLimitOf.cjs', variant);

const completions = (told: Told) =>
  Object.fromEntries(Object.entries(told).map(([type, each]) => [type, each.map(({ completion }) => completion)]));
const limits = (told: Told) => Object.values(told).flatMap((each) => each.map(({ timed }) => timed));

test('activations result in what they result in by the SDK, and a workflow that loops fails as there', () => {
  const [published, one] = [activationsBy('published'), activationsBy('one')];
  expect(completions(one)).toEqual(completions(published));
  const timedOut = { failed: 'Script execution timed out after 2000ms' };
  expect(one['loops']![0]!.completion).toEqual(timedOut);
  expect(one['loopsOnceItHasAResult']!.at(-1)!.completion).toEqual(timedOut);
  // The last one ran after those that were ended.
  expect(one['works']!.at(-1)!.completion).toEqual({ commands: ['completeWorkflowExecution'] });
  expect(new Set(limits(one))).toEqual(new Set([1]));
  expect(Math.max(...limits(published))).toBe(4);
});

test('the thread that runs workflows has it', () => {
  const sandboxes = partsWith('callIntoVmScript.runInContext');
  expect(sandboxes).toHaveLength(1);
  expect(sandboxes[0]!.includes('limitedScript.runInThisContext')).toBe(true);
});

test('a release of the SDK whose file is another one fails the build', () => {
  expect(() => activationsBy('other')).toThrow('is not as expected');
});
