/**
 * Arguments with which Node runs a role. Its new objects have little room, so that it looks more often for those that
 * nothing uses any more: V8's own room of 16 MB, times three, is for programs that have their machine to themselves.
 * docs/decisions/0076-memory-of-one-machine.md has what it saves and what it costs.
 */
export function nodeArguments(mainFile: string, words: readonly string[]): string[] {
  return [`--max-semi-space-size=${roomMb}`, mainFile, ...words];
}

const roomMb = 4;

/** The threads of the Temporal SDK's native part share two heaps of the C library, which else gives them eight a core. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };
