/** A table of what a command returned. */
import type { ComponentChildren } from 'preact';
import type { DrawingName } from '../drawings.tsx';
import { Empty, Section, Table } from '../parts.tsx';
import { type Act, ActMenu } from './acts.tsx';

export type Column<Row> = readonly [head: string, cell: (row: Row) => ComponentChildren];

interface Of<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  actsOn?: ((row: Row) => readonly Act[]) | undefined;
  none?: string | undefined;
  drawing?: DrawingName;
}

/** A table of rows, each with the acts that it allows. */
export function Rows<Row>({
  caption,
  columns,
  rows,
  nameOf,
  actsOn,
  none = 'Nothing is here',
  drawing = 'list',
}: Of<Row> & { caption: string }) {
  if (rows.length === 0) return <Empty title={none} drawing={drawing} />;
  return (
    <Table caption={caption} head={[...columns.map(([head]) => head), ...(actsOn ? [''] : [])]}>
      {rows.map((row) => (
        <tr key={nameOf(row)}>
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

/** A section that has nothing but rows. */
export const TitledRows = <Row,>({ title, ...of }: Of<Row> & { title: string }) => (
  <Section title={title}>
    <Rows caption={title} {...of} />
  </Section>
);

/** A part of a cell that says more, if there is more to say. */
export const Sub = ({ children }: { children: ComponentChildren }) =>
  children === null || children === '' ? null : <div class="sub">{children}</div>;
