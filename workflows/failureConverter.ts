/** How a workflow's own errors are written: with message and stack as a payload where payloads are encrypted. */
import { ReadableFailureConverter } from '../src/temporal/failureConverter.ts';

/** Set before the bundle by a worker that encrypts (src/temporal/encryptedPayloads.ts), and never changed. */
const { encryptsPayloads = false } = globalThis as { encryptsPayloads?: boolean };

/** Reads both forms. */
export const failureConverter = new ReadableFailureConverter({ encodeCommonAttributes: encryptsPayloads });
