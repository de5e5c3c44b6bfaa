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

/** An account in another cell, or why its folder gives none. */
type CellAccount = SessionOptions | { dataDir: string; problem: string };

/** The accounts of a customer: the one of the data folder first. */
export type CellAccounts = readonly [SessionOptions, ...CellAccount[]];

/** Throws UserError for the data folder itself: a folder of another cell that cannot be used is that cell's part alone. */
export async function accountsInCells(options: AccountOptions, environment: Environment): Promise<CellAccounts> {
  const home = await accountOf(options, environment);
  const folder = cellFolder(home.dataDir, '');
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UserError(`${folder} cannot be read: ${error.message}`, { cause: error });
  });
  // What names the first service says nothing of another one.
  const others = { ...environment, PUBLIC_URL: undefined, HTTPS_PORT: undefined };
  const found: CellAccount[] = [];
  const servers = new Set([home.server]);
  for (const name of entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()) {
    const dataDir = cellFolder(home.dataDir, name);
    try {
      if (!(await hasSession(dataDir))) continue;
      const account = await accountOf({ dataDir }, others);
      if (!servers.has(account.server)) found.push(account);
      servers.add(account.server);
    } catch (error) {
      found.push({ dataDir, problem: problemOf(error) });
    }
  }
  return [home, ...found];
}

/** The message of a UserError. Throws any other error again. */
function problemOf(error: unknown): string {
  if (error instanceof UserError) return error.message;
  throw error;
}

export interface OfCell<T> {
  cell: string;
  value: T;
}

/** A cell that no list and no sum has, and why. */
export interface MissingCell {
  cell: string;
  reason: string;
}

export interface OfCells<T> {
  found: OfCell<T>[];
  missing: MissingCell[];
  /** The command's exit code. */
  code: number;
}

/** Does the work in each cell at once. Throws no UserError of the work. */
export async function ofEachCell<T>(
  accounts: CellAccounts,
  work: (account: SessionOptions) => Promise<T>,
  complain: (line: string) => void,
): Promise<OfCells<T>> {
  const asked = await Promise.all(
    accounts.map(async (account) => {
      if ('problem' in account) return { account, server: null, outcome: account, list: null };
      const list = readCellList(account).catch(() => null);
      const outcome = await work(account).then(
        (value) => ({ value }),
        (error: unknown) => ({ problem: problemOf(error) }),
      );
      return { account, server: account.server, outcome, list: await list };
    }),
  );
  const [{ list: ofHome }] = asked as [(typeof asked)[number]];
  // The first cell's, if it gave one: another cell could leave out a third, or make one up.
  const lists = ofHome ? [ofHome] : asked.flatMap(({ list }) => list ?? []);
  const [home] = accounts;
  // What a cell says of itself names none but the first: it could pass for another.
  const nameOf = ({ account, server }: (typeof asked)[number]) =>
    account === home
      ? (ofHome?.cell ?? nameIn(lists, home.server))
      : (ofHome?.cells.find(({ url }) => url === server)?.name ?? path.basename(account.dataDir));
  const missing: MissingCell[] = [];
  for (const each of asked) {
    if (!('problem' in each.outcome)) continue;
    missing.push({ cell: nameOf(each), reason: each.outcome.problem });
    complain(`${nameOf(each)} is left out: ${each.outcome.problem}`);
  }
  const servers = new Set(asked.map(({ server }) => server));
  const names = new Set(asked.map(nameOf));
  for (const { name, url } of new Map(lists.flatMap(({ cells }) => cells.map((each) => [each.name, each]))).values()) {
    if (names.has(name) || servers.has(url)) continue;
    const reason = `there is no sign-in in ${cellFolder(home.dataDir, name)} ("login --cell ${name}" makes one).`;
    missing.push({ cell: name, reason });
    complain(`${name} is not asked: ${reason}`);
  }
  const found = asked.flatMap((each) =>
    'value' in each.outcome ? [{ cell: nameOf(each), value: each.outcome.value }] : [],
  );
  return { found, missing, code: found.length === asked.length ? 0 : 2 };
}

/** The name of a cell that does not say it itself; its host where no list has it. */
function nameIn(lists: readonly CellList[], server: string): string {
  const found = lists.flatMap(({ cells }) => cells).find(({ url }) => url === server);
  return found?.name ?? new URL(server).host;
}
