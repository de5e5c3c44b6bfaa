import { readFile } from 'node:fs/promises';
import { Runtime, type Worker, type WorkflowBundleOption } from '@temporalio/worker';
import type { Logger } from 'pino';
import type { Config } from '../settings/config.ts';
import { openPayloads, type Payloads } from './payloadCodec.ts';
import { openPayloadKeys } from './payloadKeys.ts';

/** The same problem is logged at most this often. */
const tellAgainMs = 60_000;

/**
 * The encryption of a role that runs workers, in which the SDK's runtime is installed. What it cannot decrypt is logged
 * and counted in the role's metrics. Throws UserError when a key cannot be used.
 */
export function openRolePayloads(config: Config, log: Logger): Payloads {
  const keys = openPayloadKeys(config, (line) => log.error(line));
  const unreadable = Runtime.instance().metricMeter.createCounter(
    'compute_payloads_unreadable_total',
    'payloads',
    'Payloads of workflows that this process could not decrypt: it lacks their key, or they were changed',
  );
  // A series that begins at 0 shows its first increase to an alert.
  unreadable.add(0);
  let told = { message: '', atMs: 0 };
  return openPayloads(keys, ({ message }) => {
    unreadable.add(1);
    if (message === told.message && performance.now() - told.atMs < tellAgainMs) return;
    told = { message, atMs: performance.now() };
    log.error(message);
  });
}

/**
 * For a worker that does not run yet: messages of its own and its activities' failures are encrypted. The SDK takes a
 * converter of failures only as the path of a file, of which the built program has none.
 */
export function encryptFailures({ options }: Worker, { converter }: Payloads): void {
  options.loadedDataConverter.failureConverter = converter.failureConverter;
}

/**
 * The workflows' bundle as these payloads need it: what workflows fail with is converted inside of their sandbox, which
 * a setting reaches only as part of its code (workflows/failureConverter.ts).
 */
export async function encryptedBundle(
  bundle: WorkflowBundleOption,
  { encrypts }: Payloads,
): Promise<WorkflowBundleOption> {
  if (!encrypts) return bundle;
  const code = 'code' in bundle ? bundle.code : await readFile(bundle.codePath, 'utf8');
  return { code: `globalThis.encryptsPayloads=true;${code}` };
}
