/**
 * The Temporal SDK keeps for each promise of a workflow where it was made, for the UI's *Call Stack*. It writes that
 * down as text at once, which took more than a third of the time of the workers' thread, while hardly any of these texts
 * is ever read. In the built program the text is made when it is read
 * (docs/decisions/0084-stacks-of-promises-when-they-are-read.md).
 */
import { withChanges } from './sdkFile.mjs';

/** The part of the SDK that has to change. */
export const promiseHook = '@temporalio/worker/lib/workflow/vm-shared.js';

const changes = [
  {
    what: 'the run that a promise belongs to, for which it compiled a function each time',
    from: `    const ctor = promise.constructor.constructor;
    return ctor('return globalThis.__TEMPORAL_ACTIVATOR__')();
}`,
    to: `    return realmOf(promise).activator();
}
/** Reads globals of the context that a promise belongs to. */
const realms = new WeakMap();
function realmOf({ constructor }) {
    let realm = realms.get(constructor);
    if (realm === undefined) {
        const read = (name) => constructor.constructor(\`return globalThis.\${name}\`);
        realm = { activator: read('__TEMPORAL_ACTIVATOR__'), error: read('Error') };
        realms.set(constructor, realm);
    }
    return realm;
}
const aggregators = new Set(['race', 'all', 'allSettled', 'any']);
/** A frame of the engine's own, as the stack's text has it; null for any other. */
function builtin(callSite) {
    return callSite !== undefined && !callSite.getFileName() ? String(callSite) : null;
}
function isAggregator(frame) {
    const found = frame === null ? null : /^(?:Function|Promise)\\.(\\w+) \\(<anonymous>\\)$/.exec(frame);
    return found !== null && aggregators.has(found[1]);
}
/** Where a promise was made: call sites until it is read, and text from then on. */
class PromiseStack {
    #handlers;
    #realm;
    #callSites;
    #written;
    constructor(handlers, realm, callSites) {
        this.#handlers = handlers;
        this.#realm = realm;
        this.#callSites = callSites;
    }
    get formatted() {
        return this.#read().formatted;
    }
    get structured() {
        return this.#read().structured;
    }
    #read() {
        this.#written ??= this.#handlers.writeStack(this.#realm, this.#callSites);
        this.#callSites = undefined;
        return this.#written;
    }
}`,
  },
  {
    what: 'the text of a stack, while only its call sites are wanted',
    from: `            // Set the currentStackTrace so it can be used in the promise \`init\` hook below
`,
    to: `            if (this.isCapturing) {
                this.callSites = stackTraces;
                return '';
            }
            // Set the currentStackTrace so it can be used in the promise \`init\` hook below
`,
  },
  {
    what: 'what the hook keeps of a promise',
    from: `                    const fn = promise.constructor.constructor;
                    const ErrorCtor = fn('return globalThis.Error')();
`,
    to: `                    const realm = realmOf(promise);
                    const ErrorCtor = realm.error();
                    this.callSites = undefined;
                    this.isCapturing = true;
                    try {
                        void new ErrorCtor().stack;
                    }
                    finally {
                        this.isCapturing = false;
                    }
                    const { callSites } = this;
                    if (callSites === undefined) {
                        return;
                    }
                    // Behind this hook and, where there are several, what calls them.
                    const first = callSites[1]?.getFunctionName() === 'initAll' ? 2 : 1;
                    const [top, next] = [builtin(callSites[first]), builtin(callSites[first + 1])];
                    let stackTrace = new PromiseStack(this, realm, callSites);
`,
  },
  {
    what: 'how it wrote the stack at once',
    from: `                    const formatted = (0, common_1.cutoffStackTrace)(new ErrorCtor().stack?.replace(/^Error\\n\\s*at [^\\n]+\\n(\\s*at initAll \\(node:internal\\/promise_hooks:\\d+:\\d+\\)\\n)?/, ''));
                    if (this.currentStackTrace === undefined) {
                        return;
                    }
                    const structured = this.currentStackTrace;
                    cutoffStructuredStackTrace(structured);
                    let stackTrace = { formatted, structured };
                    if (currentAggregation &&
                        /^\\s+at\\sPromise\\.then \\(<anonymous>\\)\\n\\s+at (Function|Promise)\\.(race|all|allSettled|any) \\(<anonymous>\\)\\n/.test(formatted)) {
`,
    to: `                    if (currentAggregation && top === 'Promise.then (<anonymous>)' && isAggregator(next)) {
`,
  },
  {
    what: 'how it recognized Promise.race and the like',
    from: `                    else if (/^\\s+at (Function|Promise)\\.(race|all|allSettled|any) \\(<anonymous>\\)\\n/.test(formatted)) {
`,
    to: `                    else if (isAggregator(top)) {
`,
  },
  {
    what: 'where a stack is written',
    from: `    setPromiseHook() {
`,
    to: `    writeStack(realm, callSites) {
        const ErrorCtor = realm.error();
        const text = Error.prepareStackTrace(new ErrorCtor(), callSites);
        const structured = this.currentStackTrace;
        cutoffStructuredStackTrace(structured);
        const formatted = (0, common_1.cutoffStackTrace)(text.replace(/^Error\\n\\s*at [^\\n]+\\n(\\s*at initAll \\(node:internal\\/promise_hooks:\\d+:\\d+\\)\\n)?/, ''));
        return { formatted, structured };
    }
    setPromiseHook() {
`,
  },
];

/** The SDK's file, with stacks that are written when they are read. Throws if a release of the SDK has another file. */
export function withLateStacks(text) {
  return withChanges(promiseHook, text, changes);
}
