/** What this browser remembers of a person's choices: colors, and which clock times are shown by. */
import { useEffect, useState } from 'preact/hooks';

const choices = { theme: ['system', 'light', 'dark'], clock: ['local', 'utc'] } as const;
type Choices = typeof choices;
type Name = keyof Choices;

const listeners = new Set<() => void>();

function read<N extends Name>(name: N): Choices[N][number] {
  try {
    const kept = localStorage.getItem(`compute.${name}`);
    if ((choices[name] as readonly (string | null)[]).includes(kept)) return kept as Choices[N][number];
  } catch {
    // A browser that keeps nothing has the defaults.
  }
  return choices[name][0];
}

/** The choice now, outside of a view. */
export const choiceOf = read;

export function choose<N extends Name>(name: N, value: Choices[N][number]): void {
  try {
    localStorage.setItem(`compute.${name}`, value);
  } catch {
    // It holds until the page is left.
  }
  applyTheme();
  for (const listener of listeners) listener();
}

export function useChoice<N extends Name>(name: N): Choices[N][number] {
  const [value, setValue] = useState(() => read(name));
  useEffect(() => {
    const look = () => setValue(read(name));
    listeners.add(look);
    return () => void listeners.delete(look);
  }, [name]);
  return value;
}

export function applyTheme(): void {
  const theme = read('theme');
  document.documentElement.style.colorScheme = theme === 'system' ? 'light dark' : theme;
}
