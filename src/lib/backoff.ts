/** The shortest and the longest pause, in the caller's unit of time. */
export interface BackoffLimits {
  readonly first: number;
  readonly most: number;
}

/** The pause after the n-th failed attempt in a row, from 0: doubles with each attempt, up to the longest. */
export function backoff({ first, most }: BackoffLimits, attempt: number): number {
  return Math.min(first * 2 ** attempt, most);
}
