// `keys`: an account's API keys: what they may do, where they may be used from, and whether their sessions are bound.

import path from 'node:path';
import { allRows, unwrap } from '../../../sdk/src/index.ts';
import { UsageError, UserError } from '../../lib/errors.ts';
import { writeDurably } from '../../lib/files.ts';
import { momentOf } from '../../lib/moments.ts';
import { shellWord } from '../../lib/shell.ts';
import { isUuidOfAnyCase } from '../../lib/uuid.ts';
import { document, table } from '../output.ts';
import type { OutputFormat } from '../outputFormat.ts';
import { type AdminApi, readTenants, type Schemas, withAdminApi } from '../session/adminApi.ts';
import { makeOwnFolder, readOwnFile } from '../session/configFolder.ts';
import { authorityOf, type SessionOptions } from '../session/shortSession.ts';
import { overlapOf } from './accountOptions.ts';
import { printMade } from './madeCommands.ts';

export interface KeysOptions extends SessionOptions {
  output: OutputFormat;
  print(line: string): void;
}

type Key = Schemas['ApiKey'];
type NewKey = Schemas['ApiKeyWithSecret'] | Schemas['RotatedApiKey'];

/** What a key may do, and where and how it may be used, as given on the command line. */
export interface Bounds {
  role?: string | undefined;
  scopes?: string | undefined;
  reach?: string | undefined;
  /** CIDR,… */
  sourceRange?: string | undefined;
  /** From any address. */
  anySource?: boolean | undefined;
  requireDpop?: boolean | undefined;
}

/** Throws UserError. */
export async function listKeysCommand({ output, print, ...account }: KeysOptions): Promise<void> {
  await withAdminApi(account, async (api) => {
    const keys = await readKeys(api);
    if (output !== 'table') return print(document(keys, output));
    print(keys.length > 0 ? await keyTable(api, keys) : 'There are no keys.');
  });
}

function readKeys(api: AdminApi): Promise<Key[]> {
  return allRows(
    (query) => api.GET('/v1/admin/api-keys', { params: { query } }),
    (page) => page.api_keys,
  );
}

export interface CreateKeyOptions extends KeysOptions, Bounds {
  name: string;
  tenant?: string | undefined;
  expires?: string | undefined;
  /** The folder that the key is written to, instead of the terminal. */
  save?: string | undefined;
}

/** Throws UserError. */
export async function createKeyCommand(options: CreateKeyOptions): Promise<void> {
  const { name, tenant, expires, save } = options;
  if (options.anySource) throw new UsageError('A new key may be used from anywhere, unless --source-range says where.');
  if (save !== undefined) await refuseKeyIn(save);
  const bounds = { name, ...boundsOf(options), ...(expires !== undefined && { expires_at: timeOf(expires) }) };
  await withAdminApi(options, async (api) => {
    const where = tenant !== undefined && { tenant_id: (await readTenants(api)).idOf(tenant) };
    const made = await unwrap(api.POST('/v1/admin/api-keys', { body: { ...bounds, ...where } }));
    await handOut(api, made, { ...options, save });
  });
}

export interface KeyOptions extends KeysOptions {
  /** Its id, or its name if no other live key has it. */
  key: string;
}

/** Throws UserError. */
export async function restrictKeyCommand({ key, output, print, ...options }: KeyOptions & Bounds): Promise<void> {
  const body = boundsOf(options);
  if (Object.keys(body).length === 0)
    throw new UsageError('Say what to restrict: --source-range, --require-dpop, --role, --scopes, or --reach.');
  await withAdminApi(options, async (api) => {
    const path = { id: await idOf(api, key) };
    const changed = await unwrap(api.PATCH('/v1/admin/api-keys/{id}', { params: { path }, body }));
    print(output === 'table' ? await keyTable(api, [changed]) : document(changed, output));
  });
}

/** Throws UserError. */
export async function rotateKeyCommand(
  options: KeyOptions & { overlap?: string | undefined; save?: string | undefined },
): Promise<void> {
  const { key, overlap, save } = options;
  if (save !== undefined) await refuseKeyIn(save);
  const body = overlapOf(overlap);
  await withAdminApi(options, async (api) => {
    const path = { id: await idOf(api, key) };
    await handOut(api, await unwrap(api.POST('/v1/admin/api-keys/{id}/rotate', { params: { path }, body })), options);
  });
}

/** Throws UserError. */
export async function revokeKeyCommand(options: KeyOptions & { endMade?: boolean | undefined }): Promise<void> {
  const { key, endMade, output, print } = options;
  const ended = await withAdminApi(options, async (api) => {
    const path = { id: await idOf(api, key) };
    const query = endMade ? ({ made: 'end' } as const) : {};
    return unwrap(api.DELETE('/v1/admin/api-keys/{id}', { params: { path, query } }));
  });
  if (output !== 'table') return print(document(ended, output));
  print(`${ended.name} (${ended.id}) is ${ended.status}`);
  printMade(ended.made, print);
}

function boundsOf({ role, scopes, reach, sourceRange, anySource, requireDpop }: Bounds): Schemas['RestrictApiKey'] {
  if (role !== undefined && scopes !== undefined)
    throw new UsageError('--role and --scopes both say what a key may do: give one of them.');
  if (sourceRange !== undefined && anySource)
    throw new UsageError('--source-range and --any-source cannot be used together.');
  // The service says which words it knows.
  const bounds = {
    ...(role !== undefined && { role_slug: role }),
    ...(scopes !== undefined && { scopes: listed(scopes) }),
    ...(reach !== undefined && { reach }),
    ...(sourceRange !== undefined && { source_ranges: listed(sourceRange) }),
    ...(anySource && { source_ranges: [] }),
    ...(requireDpop !== undefined && { dpop_bound_access_tokens: requireDpop }),
  };
  return bounds as Schemas['RestrictApiKey'];
}

function listed(given: string): string[] {
  return given
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** A date is the beginning of that day (UTC). */
function timeOf(given: string): string {
  const at = momentOf(given);
  if (!at) throw new UsageError(`--expires "${given}" is no time: use 2026-12-31 or 2026-12-31T18:00:00Z.`);
  return at.toISOString();
}

async function idOf(api: AdminApi, asked: string): Promise<string> {
  if (isUuidOfAnyCase(asked)) return asked;
  const keys = await readKeys(api);
  const found = keys.filter(({ name, status }) => name === asked && status === 'active');
  if (found.length === 1) return found[0]!.id;
  throw new UserError(
    found.length === 0
      ? `There is no live key "${asked}": "keys list" shows them.`
      : `${found.length} live keys are called "${asked}": name one by its id, ${found.map(({ id }) => id).join(' or ')}.`,
  );
}

/** The secret goes to a file, or is shown this once. */
async function handOut(
  api: AdminApi,
  made: NewKey,
  { dataDir, server, save, output, print }: KeysOptions & { save?: string | undefined },
): Promise<void> {
  const { secret, ...shown } = made;
  if (save !== undefined) {
    const folder = path.resolve(save);
    await writeDurably(
      path.join(folder, 'api-key.json'),
      `${JSON.stringify({ id: made.id, secret, server })}\n`,
      0o600,
    );
    const ca = await authorityOf(dataDir);
    if (ca !== undefined) await writeDurably(path.join(folder, 'ca.pem'), ca);
  }
  if (output !== 'table') return print(document(save === undefined ? made : shown, output));
  print(await keyTable(api, [made]));
  print(
    save === undefined
      ? `\nSecret, shown this once: ${secret}`
      : `\nThe secret is in ${path.join(path.resolve(save), 'api-key.json')}. Try: ` +
          ` compute-service token --data-dir ${shellWord(path.resolve(save))} --server ${server}`,
  );
}

/** Before the key is made: one that is there already may be the only copy. */
async function refuseKeyIn(folder: string): Promise<void> {
  const file = path.join(await makeOwnFolder(path.resolve(folder)), 'api-key.json');
  if ((await readOwnFile(file)) !== null) throw new UserError(`${file} is there already: name another folder.`);
}

async function keyTable(api: AdminApi, keys: readonly Key[]): Promise<string> {
  const { slugOf } = await readTenants(api);
  return table(
    ['ID', 'NAME', 'MAY', 'IN', 'STATUS', 'ENDS', 'LAST USE', 'FROM', 'DPOP'],
    keys.map((key) => [
      key.id,
      key.name,
      key.role_slug ?? key.scopes.join(','),
      key.reach === 'account' ? 'account' : slugOf(key.tenant_id),
      key.status,
      key.expires_at.slice(0, 10),
      key.last_used_at?.slice(0, 10) ?? 'never',
      key.source_ranges.join(',') || 'anywhere',
      key.dpop_bound_access_tokens ? 'required' : '-',
    ]),
  );
}
