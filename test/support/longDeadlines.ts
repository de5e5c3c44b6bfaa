/** Settings with which no machine exceeds a deadline because the computer is slow. */
export function longDeadlines(minutes: number) {
  const long = ['placement', 'creating', 'starting', 'access', 'stopping', 'cleanupBlockedAfter'];
  return {
    MACHINE_DEADLINES: [...long.map((name) => `${name}=${minutes}m`), 'cleanupRetryMax=2s'].join(','),
    HOST_SILENT_MS: String(minutes * 60_000),
  };
}
