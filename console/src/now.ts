/** The present, for what ticks: all of it at once. It stands still while the page is hidden. */
import { useEffect, useState } from 'preact/hooks';
import { whileShown } from './whileShown.ts';

const listeners = new Set<(now: number) => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  const now = Date.now();
  for (const listener of listeners) listener(now);
}

const stop = () => clearInterval(timer);

whileShown(() => {
  stop();
  tick();
  timer = setInterval(tick, 1_000);
}, stop);

export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    listeners.add(setNow);
    return () => void listeners.delete(setNow);
  }, []);
  return now;
}
