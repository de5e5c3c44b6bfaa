/** Returns the candidate that `word` is most likely a misspelling of, or null if it resembles none of them. */
export function mostSimilar(word: string, candidates: readonly string[]): string | null {
  const nearest = candidates
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
    .filter(({ candidate, edits }) => edits <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.edits - b.edits);
  return nearest[0]?.candidate ?? null;
}

/** Counts the one-character insertions, deletions and substitutions from `a` to `b` (Levenshtein), row by row. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
