/** Settings with which no machine exceeds a deadline because the computer is slow. */
export function longDeadlines(longMs: string) {
  return {
    PLACEMENT_DEADLINE_MS: longMs,
    CREATING_DEADLINE_MS: longMs,
    STARTING_DEADLINE_MS: longMs,
    ACCESS_DEADLINE_MS: longMs,
    STOPPING_DEADLINE_MS: longMs,
    CLEANUP_BLOCKED_AFTER_MS: longMs,
    CLEANUP_RETRY_MAX_MS: '2000',
    HOST_SILENT_MS: longMs,
  };
}
