/** Lists that the admin API gives page by page. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { AskedAt, Loaded } from '../load.ts';
import { useLoad } from '../load.ts';

interface Paged<T> {
  items: readonly T[];
  next: string | null;
}

/** Reads the first page, and further ones on request; `reload` begins again. */
export function usePages<T>(
  read: (cursor: string | undefined, signal: AbortSignal, askedAt?: AskedAt) => Promise<Paged<T>>,
  inputs: readonly unknown[],
) {
  const { loaded, reload } = useLoad((signal, askedAt) => read(undefined, signal, askedAt), inputs);
  const [further, setFurther] = useState<{ of: unknown; pages: Paged<T>[]; error: unknown }>({
    of: null,
    pages: [],
    error: null,
  });
  const first = loaded.state === 'ready' ? loaded.data : null;
  useEffect(() => setFurther({ of: first, pages: [], error: null }), [first]);
  const pages = further.of === first ? further.pages : [];
  const next = first === null ? null : (pages.at(-1) ?? first).next;
  const more = useCallback(() => {
    if (next === null) return;
    read(next, new AbortController().signal).then(
      // Not twice after two clicks, and not below another list.
      (page) =>
        setFurther((before) =>
          before.of === first && (before.pages.at(-1) ?? first)?.next === next
            ? { ...before, pages: [...before.pages, page] }
            : before,
        ),
      (error: unknown) => setFurther((before) => ({ ...before, error })),
    );
  }, [next, first]);
  const all: Loaded<readonly T[]> =
    loaded.state === 'ready'
      ? { ...loaded, data: [...loaded.data.items, ...pages.flatMap(({ items }) => items)] }
      : loaded;
  return { loaded: all, reload, next, more, error: further.error };
}
