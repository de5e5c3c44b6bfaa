/**
 * Calls that a workflow makes of many hosts at once: a server takes 2,000 pending activities of one run, and ends the
 * task of a run that asks for more.
 */
const atOnce = 500;

/** Works on each item, `atOnce` at a time, in order of their start. Returns the items left when `stop` says so. */
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
