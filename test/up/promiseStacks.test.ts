/** The build makes the SDK's note of where a promise was made when it is read, not when the promise is made. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

interface Told {
  stacks: ({ formatted: string; structured: object[] } | null)[];
  parents: (string | null)[][];
}

function stacksOf(variant: 'published' | 'late' | 'other'): Told[] {
  const script = path.join(root, 'test', 'support', 'promiseStacksOf.cjs');
  return JSON.parse(execFileSync(process.execPath, [script, variant], { encoding: 'utf8' }));
}

test("a workflow's Call Stack is that of the SDK to the letter, whichever way its promises are combined", () => {
  const published = stacksOf('published');
  expect(stacksOf('late')).toEqual(published);
  const texts = published.flatMap(({ stacks }) => stacks.map((stack) => stack?.formatted ?? ''));
  // Node 20 says Function.any, and Node 24 Promise.any.
  for (const frame of [
    /Machine\.run \(machine\.ts:121:0\)/,
    /Promise\.then/,
    /(Function|Promise)\.any/,
    /(Function|Promise)\.allSettled/,
  ])
    expect(texts.some((text) => frame.test(text))).toBe(true);
});

test('the thread that runs workflows has it', () => {
  const parts = path.join(root, 'dist', 'src', 'parts');
  const hooks = readdirSync(parts)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(path.join(parts, name), 'utf8').includes('promiseHooks.createHook'));
  expect(hooks).toHaveLength(1);
  expect(readFileSync(path.join(parts, hooks[0]!), 'utf8').includes('PromiseStack')).toBe(true);
});

test('a release of the SDK whose file is another one fails the build', () => {
  expect(() => stacksOf('other')).toThrow('is not as expected');
});
