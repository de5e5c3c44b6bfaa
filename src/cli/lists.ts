/**
 * How operators' commands print a list: a table for people, which says when there is more, and for programs every row, as
 * they are read. A row's place (its name, number, or id, which each form shows) is the cursor to go on after it.
 */
import { canonicalJson } from '../domain/auditProof.ts';
import { UsageError, UserError } from '../lib/errors.ts';
import { escapeHidden } from '../lib/text.ts';
import { columns, document } from './output.ts';
import { printable } from './printable.ts';
import { wholeNumber } from './wholeNumber.ts';

export interface ListOptions {
  limit?: string;
  after?: string;
  output?: string;
}

export interface List<Row> {
  heads: readonly string[];
  cells(row: Row): readonly string[];
  /** For programs; absent: the row as it is. */
  object?(row: Row): object;
  place(row: Row): string;
  /** The rows after a place, or from the first on; at most so many. */
  page(after: string | null, limit: number): Promise<readonly Row[]>;
  /** Printed in place of a table without rows. */
  none: string;
}

const formats = ['table', 'json', 'yaml', 'csv', 'lines', 'page'] as const;
const shownInTable = 200;
const readAtOnce = 500;
/** Of a page that names the next one, as programs of the operators' API read. */
export const rowsOfPage = { usual: 200, most: 1_000 };

/** What was asked of a list. Throws UserError and UsageError, before anything is read. */
export function askedOf({ limit, after, output = 'table' }: ListOptions) {
  const format = formats.find((each) => each === output);
  if (!format) throw new UsageError(`--output is ${formats.join(', ')}, not "${output}".`);
  const usual = { table: shownInTable, page: rowsOfPage.usual }[format as string] ?? Number.POSITIVE_INFINITY;
  const most = limit === undefined ? usual : wholeNumber('--limit', limit, { least: 1, most: 1_000_000 });
  if (format === 'page' && most > rowsOfPage.most)
    throw new UserError(
      `A page has at most ${rowsOfPage.most} rows, not ${limit}: "next" is where the next one begins.`,
    );
  return { format, most, after: after ?? null };
}

export type Asked = ReturnType<typeof askedOf>;

export async function printList<Row>(
  { format, most, after }: Asked,
  list: List<Row>,
  print: (line: string) => void,
): Promise<void> {
  if (format === 'table') {
    const rows = await list.page(after, most + 1);
    const shown = rows.slice(0, most);
    if (shown.length === 0) return print(list.none);
    for (const line of columns([list.heads, ...shown.map(list.cells)])) print(printable(line));
    if (rows.length > most) print(printable(`There are more: --after ${list.place(shown.at(-1)!)}, or --limit.`));
    return;
  }
  const objectOf = (row: Row) => (list.object ? list.object(row) : (row as object));
  if (format === 'page') {
    const rows = await list.page(after, most + 1);
    const shown = rows.slice(0, most);
    const next = rows.length > most ? list.place(shown.at(-1)!) : null;
    return print(document({ items: shown.map(objectOf), next }, 'json'));
  }
  const write = writers[format](print);
  let left = most;
  for (let from = after; left > 0; ) {
    const size = Math.min(readAtOnce, left);
    const rows = await list.page(from, size);
    for (const row of rows) write.row(objectOf(row));
    left -= rows.length;
    if (rows.length < size) break;
    from = list.place(rows.at(-1)!);
  }
  write.end();
}

interface Writer {
  row(row: object): void;
  end(): void;
}

const writers: Readonly<Record<'json' | 'yaml' | 'csv' | 'lines', (print: (line: string) => void) => Writer>> = {
  json(print) {
    let last: string | null = null;
    return {
      row(row) {
        print(last === null ? '[' : `${last},`);
        last = document(row, 'json').replaceAll(/^/gm, '  ');
      },
      end: () => print(last === null ? '[]' : `${last}\n]`),
    };
  },
  yaml(print) {
    let isEmpty = true;
    return {
      row(row) {
        isEmpty = false;
        print(document([row], 'yaml'));
      },
      end: () => (isEmpty ? print('[]') : undefined),
    };
  },
  lines: (print) => ({
    row: (row) => print(escapeHidden(canonicalJson(JSON.parse(JSON.stringify(row))))),
    end() {},
  }),
  csv(print) {
    let head: string[] | null = null;
    return {
      row(row) {
        if (head === null) {
          head = Object.keys(row);
          print(head.map(csvCell).join(','));
        }
        // A row that lacks a field, such as a bill that was tampered with, moves no other.
        print(head.map((name) => csvCell((row as Record<string, unknown>)[name])).join(','));
      },
      end() {},
    };
  },
};

/** RFC 4180. */
function csvCell(value: unknown): string {
  const text =
    value instanceof Date
      ? value.toISOString()
      : typeof value === 'object' && value !== null
        ? JSON.stringify(value)
        : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Pages of rows that are read together. Throws UserError where none is at the place. */
export function pagesOf<Row>(read: () => Promise<readonly Row[]>, place: (row: Row) => string): List<Row>['page'] {
  let all: Promise<readonly Row[]> | undefined;
  return async (after, limit) => {
    all ??= read();
    const rows = await all;
    const start = after === null ? 0 : rows.findIndex((row) => place(row) === after) + 1;
    if (after !== null && start === 0) throw new UserError(`No row is at "${after}": begin again without --after.`);
    return rows.slice(start, start + limit);
  };
}
