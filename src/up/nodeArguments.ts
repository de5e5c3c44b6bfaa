/**
 * How Node runs what `npm start` starts, so that it shares a computer with other programs: V8's defaults are for
 * programs that have their machine to themselves. docs/decisions/0076-memory-of-one-machine.md has what each saves and
 * what it costs.
 */
const options = [
  // New objects have little room, in place of three times 16 MB: V8 looks more often for those that nothing uses.
  '--max-semi-space-size=4',
  // All objects may become this many percent more than are in use until V8 looks for those that nothing uses.
  '--heap-growing-percent=40',
  // For collectAtRest.
  '--expose-gc',
];

/** Arguments with which Node runs `words` of the program. */
export function nodeArguments(mainFile: string, words: readonly string[]): string[] {
  return [...options, mainFile, ...words];
}

/** The threads of the Temporal SDK's native part share two heaps of the C library, which else gives them eight a core. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };

const lookEveryMs = 10_000;
/** Processor time between two looks, on all threads, below which a process rests. */
const restMs = 500;
/** Processor time after which there is something to collect again; much more than a collection takes. */
const workMs = 2_000;

/**
 * Has V8 give back what only the start of this process, or a burst of work, needed: while little happens, V8 would keep
 * it. Does nothing in a process that was not started by {@link nodeArguments}.
 */
export function collectAtRest(): void {
  const { gc } = globalThis;
  if (!gc) return;
  let lastMs = 0;
  let collectedMs = -workMs;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const nowMs = (user + system) / 1_000;
    const rests = nowMs - lastMs < restMs;
    lastMs = nowMs;
    if (!rests || nowMs - collectedMs < workMs) return;
    collectedMs = nowMs;
    void gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
  }, lookEveryMs).unref();
}
