/** The cells of the fleet that was applied last. */
import type { Cell, CellList } from '../../domain/cellList.ts';
import type { Queryable } from '../core/db.ts';

export async function readCells(db: Queryable): Promise<CellList> {
  const rows = await db.cell.findMany({ orderBy: { position: 'asc' } });
  return {
    cell: rows.find(({ isOwn }) => isOwn)?.name ?? null,
    cells: rows.map(({ name, url, regions }) => ({ name, url, regions })),
  };
}

/** Makes the list what the fleet file has. */
export async function applyCells(
  tx: Queryable,
  { cell, cells = [] }: { cell?: string | undefined; cells?: readonly Cell[] },
): Promise<void> {
  const wanted = cells.map(({ name, url, regions }, position) => ({
    name,
    url,
    regions,
    position,
    isOwn: name === cell,
  }));
  await tx.cell.deleteMany();
  await tx.cell.createMany({ data: wanted });
}
