/**
 * What a customer has in all of its cells (`--all-cells`). Each cell of which the data folder has a session is asked; one
 * that is away or refuses is named and makes the exit code 2, so that no list and no sum leaves it out in silence.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { CellList } from '../../domain/cellList.ts';
import { UserError } from '../../lib/errors.ts';
import { cellFolder, readCellList } from '../session/cellFolders.ts';
import type { Environment } from '../session/configFolder.ts';
import type { SessionOptions } from '../session/shortSession.ts';
import { type AccountOptions, accountOf, hasSession } from './accountOptions.ts';

/** The accounts of a customer: the one of the data folder first. */
export type CellAccounts = readonly [SessionOptions, ...SessionOptions[]];

/** Throws UserError. */
export async function accountsInCells(options: AccountOptions, environment: Environment): Promise<CellAccounts> {
  const home = await accountOf(options, environment);
  const folder = cellFolder(home.dataDir, '');
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UserError(`${folder} cannot be read: ${error.message}`, { cause: error });
  });
  // What names the first service says nothing of another one.
  const others = { ...environment, PUBLIC_URL: undefined, HTTPS_PORT: undefined };
  const found: SessionOptions[] = [];
  for (const name of entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()) {
    const dataDir = cellFolder(home.dataDir, name);
    if (await hasSession(dataDir)) found.push(await accountOf({ dataDir }, others));
  }
  const servers = new Set([home.server]);
  const isNew = ({ server }: SessionOptions) => !servers.has(server) && servers.add(server);
  return [home, ...found.filter(isNew)];
}

export interface OfCell<T> {
  cell: string;
  value: T;
}

/** Does the work in each cell at once. `code` is the command's exit code. Throws no UserError of the work. */
export async function ofEachCell<T>(
  accounts: CellAccounts,
  work: (account: SessionOptions) => Promise<T>,
  complain: (line: string) => void,
): Promise<{ found: OfCell<T>[]; code: number }> {
  const asked = await Promise.all(
    accounts.map(async (account) => {
      const list = readCellList(account).catch(() => null);
      const outcome = await work(account).then(
        (value) => ({ value }),
        (error: unknown) => {
          if (error instanceof UserError) return { problem: error.message };
          throw error;
        },
      );
      return { account, outcome, list: await list };
    }),
  );
  const lists = asked.flatMap(({ list }) => list ?? []);
  const [{ list: ofHome }] = asked as [(typeof asked)[number]];
  // What a cell says of itself names none but the first: it could pass for another.
  const nameOf = ({ account }: (typeof asked)[number]) =>
    account === accounts[0]
      ? (ofHome?.cell ?? nameIn(lists, account.server))
      : (ofHome?.cells.find(({ url }) => url === account.server)?.name ?? path.basename(account.dataDir));
  for (const each of asked)
    if ('problem' in each.outcome) complain(`${nameOf(each)} is left out: ${each.outcome.problem}`);
  const [{ dataDir }] = accounts;
  const servers = new Set(accounts.map(({ server }) => server));
  const names = new Set(asked.map(nameOf));
  for (const { name, url } of new Map(lists.flatMap(({ cells }) => cells.map((each) => [each.name, each]))).values())
    if (!names.has(name) && !servers.has(url))
      complain(
        `${name} is not asked: there is no sign-in in ${cellFolder(dataDir, name)} ("login --cell ${name}" makes one).`,
      );
  const found = asked.flatMap((each) =>
    'value' in each.outcome ? [{ cell: nameOf(each), value: each.outcome.value }] : [],
  );
  return { found, code: found.length === asked.length ? 0 : 2 };
}

/** The name of a cell that does not say it itself; its host where no list has it. */
function nameIn(lists: readonly CellList[], server: string): string {
  const found = lists.flatMap(({ cells }) => cells).find(({ url }) => url === server);
  return found?.name ?? new URL(server).host;
}
