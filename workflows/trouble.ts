/**
 * Shows operators trouble of the service itself: a paragraph above the details of a machine's workflow for as long as a
 * step of its bookkeeping fails. It says nothing about the machine, which stays as it is.
 */
import { getCurrentDetails, log, setCurrentDetails } from '@temporalio/workflow';

const heading = '**The service has trouble of its own**';
/** Steps that fail, and since when (RFC 3339). */
const inTrouble = new Map<string, string>();

/** Shows what keeps a step from succeeding; null once it has succeeded. */
export function showOwnTrouble(step: string, problem: string | null): void {
  if (problem === null && !inTrouble.has(step)) return;
  const rest = getCurrentDetails()
    .split('\n\n')
    .filter((text) => text !== '' && !(text.startsWith(heading) && text.includes(`\`${step}\``)));
  if (problem === null) inTrouble.delete(step);
  else {
    const since = inTrouble.get(step) ?? new Date().toISOString();
    inTrouble.set(step, since);
    rest.unshift(
      `${heading} since ${since}: \`${step}\` fails (${oneLine(problem)}). It is tried until it succeeds, and the machine stays as it is. docs/operations.md, "Bookkeeping that fails".`,
    );
    log.warn(`${step} fails: ${problem}`);
  }
  setCurrentDetails(rest.join('\n\n'));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 500);
}
