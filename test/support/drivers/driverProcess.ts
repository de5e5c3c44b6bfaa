/**
 * A driver in a process of its own, which runs as a user without rights. Arguments: the driver's name and the data
 * folder. Each message names a method and its arguments, and gets what it returns, or its error.
 */
import { testedDrivers } from './testedDrivers.ts';

const { signal } = new AbortController();
const [name = '', dataDir = ''] = process.argv.slice(2);
const driver = await testedDrivers[name]!(dataDir);
const methods = driver as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;

process.on('message', ({ id, method, given }: { id: number; method: string; given: unknown[] }) => {
  methods[method]!(...given, ...(method === 'close' ? [] : [signal])).then(
    (value) => process.send!({ id, value }),
    (error: Error) => process.send!({ id, error: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send!({ id: 0 });
