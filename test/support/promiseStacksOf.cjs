/**
 * Prints where the promises of a small workflow were made, by the SDK's file as it is published, by what the build makes
 * of it (`late`), or by what it makes of a file of another release (`other`): `node promiseStacksOf.cjs VARIANT`.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const vm = require('node:vm');
const { SourceMapGenerator } = require('source-map');
const { changedSdkFile } = require('./sdkFile.cjs');

/** Some of its promises are never settled; all ways to combine promises are in it. */
const workflow = `
async function waits() {
  await new Promise(() => {});
}
async function outer() {
  try {
    await waits();
  } finally {
    done = true;
  }
}
async function combines() {
  await Promise.all([waits(), 1, outer().then(() => 2)]);
}
async function quick() {
  await null;
  await Promise.race([waits(), Promise.resolve()]);
  return waits();
}
class Machine {
  async run() {
    return Promise.any([Promise.allSettled([quick(), waits().catch(() => {})]), combines().finally(() => {})]);
  }
}
let done = false;
new Machine().run();
quick();
(async () => { await combines(); })();
`;

async function main(variant) {
  const { promiseHook, withLateStacks } = await import('../../scripts/promiseStacks.mjs');
  const variants = {
    published: (text) => text,
    late: withLateStacks,
    other: (text) => withLateStacks(text.replaceAll('callsite', 'site').replaceAll('ErrorCtor', 'ErrorType')),
  };
  const { GlobalHandlers } = changedSdkFile(promiseHook, variants[variant]);
  const handlers = new GlobalHandlers();

  const filename = 'workflow-bundle.js';
  const map = new SourceMapGenerator({ file: filename });
  for (let line = 1; line < 100; line++)
    map.addMapping({ generated: { line, column: 0 }, original: { line: 100 + line, column: 0 }, source: 'machine.ts' });
  await handlers.addWorkflowBundle({ filename, sourceMap: map.toJSON() });

  const stores = [];
  const context = vm.createContext({}, { microtaskMode: 'afterEvaluate' });
  handlers.install();
  for (const [runId, isMapped] of [
    ['first', true],
    ['second', false],
  ]) {
    const promiseStackStore = { promiseToStack: new Map(), childToParent: new Map() };
    stores.push(promiseStackStore);
    // Until Node 24 this is a second hook on promises, which calls the first one in another way.
    if (!isMapped) new AsyncLocalStorage().enterWith({});
    context.__TEMPORAL_ACTIVATOR__ = { info: { runId }, promiseStackStore };
    vm.runInContext(`{${workflow}}`, context, { filename: isMapped ? filename : 'elsewhere.js' });
  }
  const told = stores.map(({ promiseToStack, childToParent }) => ({
    stacks: [...promiseToStack.values()].map((stack) =>
      stack ? { formatted: stack.formatted, structured: stack.structured } : null,
    ),
    parents: [...childToParent.values()].map((parents) =>
      [...parents].map((each) => promiseToStack.get(each)?.formatted ?? null),
    ),
  }));
  handlers.uninstall();
  console.log(JSON.stringify(told));
}

void main(process.argv[2]);
