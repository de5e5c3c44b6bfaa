/**
 * Which workflows' calls are changing a machine now. The machine's own workflow gets the result of its call, so it needs
 * no report of what the call changed; a change by any other caller is news to it.
 */
export class CallsInProgress {
  readonly #callers = new Map<string, string[]>();

  /** Returns what ends the call. */
  begin(runtimeId: string, workflowId: string): () => void {
    this.#callers.set(runtimeId, [...(this.#callers.get(runtimeId) ?? []), workflowId]);
    return () => {
      const left = [...(this.#callers.get(runtimeId) ?? [])];
      left.splice(left.indexOf(workflowId), 1);
      if (left.length > 0) this.#callers.set(runtimeId, left);
      else this.#callers.delete(runtimeId);
    };
  }

  isOf(runtimeId: string, workflowId: string): boolean {
    return this.#callers.get(runtimeId)?.includes(workflowId) ?? false;
  }
}
