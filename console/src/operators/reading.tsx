/** What a page reads, and when it did: nothing is read again by itself, as each read is in the audit log. */
import { usePages } from '../account/pages.ts';
import { type Loaded, useLoad } from '../load.ts';
import { ReadAgain, Time } from '../parts.tsx';
import { acts, type Body, type Page, read, readAll } from './api.ts';
import type { Reading, RowOf } from './rows.ts';

export const useRead = <Name extends Reading>(name: Name, body: Body) =>
  useLoad((_signal, askedAt) => read(name, body, askedAt), [name, JSON.stringify(body), acts.use()]);

/** Rows as far as a person asks for them; null: of nothing yet. `only` is of all rows, however many there are. */
export const useRows = <Name extends Reading>(name: Name, body: Body | null, only?: (row: RowOf<Name>) => boolean) =>
  usePages(
    async (after, _signal, askedAt): Promise<Page<RowOf<Name>>> => {
      if (body === null) return { items: [], next: null };
      if (only) return { items: (await readAll(name, body, askedAt)).filter(only), next: null };
      const rows: unknown = await read(name, { ...body, ...(after !== undefined && { after }) }, askedAt);
      return Array.isArray(rows) ? { items: rows, next: null } : (rows as Page<RowOf<Name>>);
    },
    [name, JSON.stringify(body), acts.use()],
  );

interface Read {
  loaded: Loaded<unknown>;
  reload: () => void;
}

/** Of several reads, the time of the oldest. */
export function Reads({ of: reads }: { of: readonly Read[] }) {
  const [oldest] = reads.flatMap(({ loaded }) => (loaded.state === 'ready' ? loaded.at : [])).sort();
  const reload = () => {
    for (const each of reads) each.reload();
  };
  return (
    <>
      {oldest !== undefined && (
        <span class="faint">
          Read <Time at={oldest} />
        </span>
      )}
      <ReadAgain reload={reload} isBusy={reads.some(({ loaded }) => isReading(loaded))} />
    </>
  );
}

const isReading = (loaded: Loaded<unknown>) =>
  loaded.state === 'loading' || (loaded.state === 'ready' && loaded.isStale && loaded.fault === undefined);
