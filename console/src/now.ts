/** The present, for what ticks. It stands still while the page is hidden. */
import { useEffect, useState } from 'preact/hooks';
import { whileShown } from './whileShown.ts';

export function useNow(everyMs = 1_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      clearInterval(timer);
      setNow(Date.now());
      timer = setInterval(() => setNow(Date.now()), everyMs);
    };
    return whileShown(start, () => clearInterval(timer));
  }, [everyMs]);
  return now;
}
