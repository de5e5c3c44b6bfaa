/** A table of what a command returned. */
import type { ComponentChildren } from 'preact';
import type { DrawingName } from '../drawings.tsx';
import type { Loaded } from '../load.ts';
import { Empty, Failure, More, Section, Shown, Table } from '../parts.tsx';
import { type Act, ActMenu } from './acts.tsx';

export type Column<Row> = readonly [head: string, cell: (row: Row) => ComponentChildren];

/** What `usePages` returns. */
interface Pages<Row> {
  loaded: Loaded<readonly Row[]>;
  reload: () => void;
  next: string | null;
  more: () => void;
  error: unknown;
}

interface Of<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What a person calls it. */
  nameOf: (row: Row) => string;
  /** Of rows whose names are not theirs alone, such as machines of two kinds. */
  keyOf?: ((row: Row) => string) | undefined;
  actsOn?: ((row: Row) => readonly Act[]) | undefined;
  none?: string | undefined;
  drawing?: DrawingName;
}

/** Each row as it was read last: one that changed meanwhile may come again on a later page. */
const unique = <Row,>(rows: readonly Row[], keyOf: (row: Row) => string) => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** A table of rows, each with the acts that it allows. */
export function Rows<Row>({
  caption,
  columns,
  rows,
  nameOf,
  keyOf = nameOf,
  actsOn,
  none = 'Nothing is here',
  drawing = 'list',
}: Of<Row> & { caption: string }) {
  if (rows.length === 0) return <Empty title={none} drawing={drawing} />;
  return (
    <Table caption={caption} head={[...columns.map(([head]) => head), ...(actsOn ? [''] : [])]}>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(([head, cell]) => (
            <td key={head}>{cell(row)}</td>
          ))}
          {actsOn && (
            <td>
              <div class="buttons">
                <ActMenu of={nameOf(row)} acts={() => actsOn(row)} />
              </div>
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

/** Rows that a person reads on, as far as they want. */
export function PagedRows<Row>({
  pages: { loaded, reload, next, more, error },
  lines = 3,
  ...of
}: Omit<Of<Row>, 'rows'> & { caption: string; pages: Pages<Row>; lines?: number }) {
  return (
    <>
      {error !== null && <Failure error={error} />}
      <Shown of={loaded} retry={reload} shape="rows" lines={lines}>
        {(read) => {
          const rows = unique(read, of.keyOf ?? of.nameOf);
          return (
            <>
              <Rows rows={rows} {...of} />
              <More next={next} onMore={more} shown={rows.length} />
            </>
          );
        }}
      </Shown>
    </>
  );
}

/** A section that has nothing but rows. */
export const TitledRows = <Row,>({ title, ...of }: Of<Row> & { title: string }) => (
  <Section title={title}>
    <Rows caption={title} {...of} />
  </Section>
);

/** Longer texts are cut, and whole on hover and with the focus. */
const shownLetters = 40;

export const Cut = ({ text }: { text: string }) =>
  text.length <= shownLetters ? (
    text
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut can be read by keyboard and by touch.
    <span class="cut" tabIndex={0} title={text}>
      {text}
    </span>
  );

/** A part of a cell that says more, if there is more to say. */
export const Sub = ({ children }: { children: ComponentChildren }) =>
  children === null || children === '' ? null : <div class="sub">{children}</div>;
