/** How new a read from memory must be, so that it returns no less than a statement would have. */
export interface Freshness {
  /** A version that the namespace had at some time after `askedMs`. */
  version: bigint;
  /** When this was asked of the database, by this process's monotonic clock. */
  askedMs: number;
}
