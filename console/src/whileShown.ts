/** What goes on only while a person can see the page. */

/** For so long a hidden page goes on, for people who switch between tabs. */
const hiddenMs = 5_000;

/**
 * Starts now, or once the page is shown; stops some time after it is hidden, and starts again. A hidden page holds no
 * connections: browsers have six for all tabs of a service. Returns what ends it for good.
 */
export function whileShown(start: () => void, stop: () => void): () => void {
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(stop, hiddenMs);
    else start();
  };
  document.addEventListener('visibilitychange', look);
  if (!document.hidden) start();
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(hiding);
    stop();
  };
}
