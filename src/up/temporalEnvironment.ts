/** How much memory the embedded Temporal server, a Go program, may take. */
import { totalmem } from 'node:os';
import type { Environment } from './childEnvironment.ts';

const mib = 2 ** 20;
/** What a small machine gives it. */
const leastMib = 320;
/** Of the machine's memory, or of the container's. */
const share = 1 / 4;

/** Room that the Go runtime leaves for garbage, in percent of what is in use, until the limit is near. */
const garbagePercent = '200';

/**
 * The runtime collects its garbage without a pause where the limit leaves no room beside what is in use, so the limit
 * follows the machine. A limit takes no memory: what is in use and the room for garbage decide how much the server has.
 * The operator's own settings win.
 */
export function temporalEnvironment(
  { GOGC, GOMEMLIMIT }: Environment,
  memoryBytes = memoryOfMachine(),
): { GOGC: string; GOMEMLIMIT: string } {
  const limitMib = Math.max(leastMib, Math.floor((memoryBytes * share) / mib));
  return { GOGC: GOGC || garbagePercent, GOMEMLIMIT: GOMEMLIMIT || `${limitMib}MiB` };
}

/** A container's own limit counts where it is below the machine's memory. */
function memoryOfMachine(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
