/** Which known name a person probably meant. */

/** Returns the known name nearest to one that is not known; null when none is near. */
export function nearestName(given: string, known: readonly string[]): string | null {
  const asked = plain(given);
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(asked.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(asked, plain(name));
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** What to add to a message that says that there is no such name; empty when none is near. */
export function didYouMean(nearest: string | null): string {
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
}

/** People mistype case and punctuation first: `labelselector`, `labelSelector[]`, `dry-run`. */
function plain(name: string): string {
  return name
    .slice(0, 64)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** Least number of characters to insert, remove, or replace. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
