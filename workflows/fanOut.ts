/**
 * How many hosts a workflow calls at once. The server allows one run 2,000 pending activities and fails the task of a
 * run that asks for more.
 */
const atOnce = 500;

/** Starts `work` on the items in order, `atOnce` at a time. If `stop` returns true, returns the items not started. */
export async function forEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  stop: () => boolean = () => false,
): Promise<T[]> {
  const left = [...items];
  const worker = async () => {
    while (left.length > 0 && !stop()) await work(left.shift()!);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return left;
}
