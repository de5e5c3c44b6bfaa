/** A value that parts of the page share, wherever they are. */
import { useEffect, useState } from 'preact/hooks';

export function store<T>(initial: T) {
  let value = initial;
  const listeners = new Set<(next: T) => void>();
  return {
    get: () => value,
    set(next: T): void {
      value = next;
      for (const listener of listeners) listener(next);
    },
    use(): T {
      const [shown, setShown] = useState(() => value);
      useEffect(() => {
        const look = (next: T) => setShown(() => next);
        listeners.add(look);
        look(value);
        return () => void listeners.delete(look);
      }, []);
      return shown;
    },
  };
}
