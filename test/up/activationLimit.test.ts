/** The build gives an activation of a workflow one time limit, in place of one for each call into its sandbox. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

type Told = Record<string, { completion: object; timed: number }[]>;

function activationsBy(variant: 'published' | 'one' | 'other'): Told {
  const script = path.join(root, 'test', 'support', 'activationLimitOf.cjs');
  return JSON.parse(execFileSync(process.execPath, [script, variant], { encoding: 'utf8', stdio: 'pipe' }));
}

const completions = (told: Told) =>
  Object.fromEntries(Object.entries(told).map(([type, each]) => [type, each.map(({ completion }) => completion)]));
const limits = (told: Told) => Object.values(told).flatMap((each) => each.map(({ timed }) => timed));

test('activations result in what they result in by the SDK, and a workflow that loops fails as there', () => {
  const [published, one] = [activationsBy('published'), activationsBy('one')];
  expect(completions(one)).toEqual(completions(published));
  const timedOut = { failed: 'Script execution timed out after 300ms' };
  expect(one['loops']![0]!.completion).toEqual(timedOut);
  expect(one['loopsOnceItHasAResult']!.at(-1)!.completion).toEqual(timedOut);
  // The last one ran after those that were ended.
  expect(one['works']!.at(-1)!.completion).toEqual({ commands: ['completeWorkflowExecution'] });
  expect(new Set(limits(one))).toEqual(new Set([1]));
  expect(Math.max(...limits(published))).toBe(4);
});

test('the thread that runs workflows has it', () => {
  const parts = path.join(root, 'dist', 'src', 'parts');
  const sandboxes = readdirSync(parts)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(path.join(parts, name), 'utf8').includes('callIntoVmScript.runInContext'));
  expect(sandboxes).toHaveLength(1);
  expect(readFileSync(path.join(parts, sandboxes[0]!), 'utf8')).toContain('limitedScript.runInThisContext');
});

test('a release of the SDK whose file is another one fails the build', () => {
  expect(() => activationsBy('other')).toThrow('is not as expected');
});
