/** The build makes the SDK's note of where a promise was made when it is read, not when the promise is made. */
import { partsWith, printedFor } from '../support/sdkVariants.ts';

interface Told {
  stacks: ({ formatted: string; structured: object[] } | null)[];
  parents: (string | null)[][];
}

const stacksOf = (variant: 'published' | 'late' | 'other') => printedFor<Told[]>('promiseStacksOf.cjs', variant);

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
  const hooks = partsWith('promiseHooks.createHook');
  expect(hooks).toHaveLength(1);
  expect(hooks[0]!.includes('PromiseStack')).toBe(true);
});

test('a release of the SDK whose file is another one fails the build', () => {
  expect(() => stacksOf('other')).toThrow('is not as expected');
});
