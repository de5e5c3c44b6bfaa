/**
 * Where else an account may be that this cell does not know (docs/scale.md). This cell asks no other, so a person learns
 * nothing here that the other cell's own page would not tell.
 */
import { type Cell, otherCells } from '../../domain/cellList.ts';
import { type Html, html } from '../../http/html.ts';
import type { Queryable } from '../../store/core/db.ts';
import { readCells } from '../../store/fleet/cells.ts';

/** Links to the same page of the other cells, with what was asked here; null if there are none. */
export function linksElsewhere(db: Queryable, path: string, query: ReadonlyMap<string, string>): Promise<Html | null> {
  const same = `${path}?${new URLSearchParams([...query])}`;
  return listed(
    db,
    'If the account is in another cell, go on there:',
    ({ name, url }) => html`<a href="${url + same}">${name}</a>`,
  );
}

/** A program waits at the cell that it asked, so it has to ask the other one. */
export function serversElsewhere(db: Queryable): Promise<Html | null> {
  return listed(
    db,
    'If the account is in another cell, start the program again for that one:',
    ({ name, url }) => html`${name}: <code>--server ${url}</code>`,
  );
}

async function listed(db: Queryable, why: string, show: (cell: Cell) => Html): Promise<Html | null> {
  const others = otherCells(await readCells(db));
  return others.length === 0
    ? null
    : html`<p>${why}</p><ul>${others.map((each) => html`<li>${show(each)} (${each.regions.join(', ')})</li>`)}</ul>`;
}
