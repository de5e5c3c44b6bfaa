/**
 * The cells of a customer (docs/scale.md): the list of them that a service has, and where a session in each of them is. The
 * data folder is of one cell, and `cells/NAME` in it is a data folder of another one.
 */
import path from 'node:path';
import { type CellList, cellList, cellsPath } from '../../domain/cellList.ts';
import { UserError } from '../../lib/errors.ts';
import { ask, parsedObject, type SessionOptions } from './shortSession.ts';

/** The list of the service, which no other server can give: names become folders, and addresses get sign-ins. */
export async function readCellList(account: SessionOptions): Promise<CellList> {
  const { status, text } = await ask(account, cellsPath, {});
  const read = cellList.safeParse(parsedObject(text));
  return status === 200 && read.success ? read.data : { cell: null, cells: [] };
}

/** The data folder of another cell. */
export const cellFolder = (dataDir: string, name: string) => path.join(dataDir, 'cells', name);

/** The same account in a cell of the list, with a folder of its own. Throws UserError. */
export async function inCell<T extends SessionOptions>(account: T, name: string): Promise<T> {
  const { cell, cells } = await readCellList(account);
  if (name === cell) return account;
  const found = cells.find((each) => each.name === name);
  if (found) return { ...account, server: found.url, dataDir: cellFolder(account.dataDir, name) };
  const known = cells.length > 0 ? `there are ${cells.map((each) => each.name).join(', ')}` : 'it names none';
  throw new UserError(`${account.server} knows no cell "${name}": ${known}.`);
}
