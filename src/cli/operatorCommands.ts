// Operators' commands: they talk to the database and not to a network port of the service.
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import type { Client } from '@temporalio/client';
import type { AuditAction } from '../domain/auditActions.ts';
import { elsewhere, wrongOwnCell } from '../domain/cellList.ts';
import { readFleetFile } from '../fleet/fleetFile.ts';
import { type Named, NoSuchName, UserError } from '../lib/errors.ts';
import { momentOf } from '../lib/moments.ts';
import { nearestName } from '../lib/nearest.ts';
import { flawOfLabel } from '../lib/text.ts';
import { pause } from '../lib/waiting.ts';
import { ensurePayloadKeys } from '../secrets/secretKeys.ts';
import type { Config } from '../settings/config.ts';
import { type AuditDetails, commandLine, recordAudit } from '../store/core/audit.ts';
import { type Database, type DatabaseOptions, openDatabase, type Queryable } from '../store/core/db.ts';
import { checkSchema, isUsable, migrate } from '../store/core/migrate.ts';
import { retryRefusedWakes } from '../store/core/outbox.ts';
import { prepareServiceRoles, serviceUrlsOf } from '../store/core/serviceRole.ts';
import { applyFleet } from '../store/fleet/applyFleet.ts';
import { appliedRegions } from '../store/fleet/capacity.ts';
import { readCells } from '../store/fleet/cells.ts';
import { lazyClient, whyAway } from '../temporal/connection.ts';
import { temporalAddress } from '../temporal/endpoint.ts';
import { prepareNamespace } from '../temporal/preparation.ts';
import { embeddedDatabaseUrl } from '../up/postgres.ts';
import { ensureTls } from '../up/tls.ts';

export type Print = (line: string) => void;

/** Takes what a command made and no other command shows, for programs (typedResults.ts). */
export type Made = (fields: Readonly<Record<string, unknown>>) => void;

/** `migrate`: brings the schema of the database to this release. */
export async function migrateCommand(config: Config, print: Print): Promise<void> {
  const url = await databaseUrl(config);
  const applied = await migrate(url, config);
  print(applied.length > 0 ? `applied ${applied.join(', ')}` : 'the database already has the schema of this release');
  const db = openDatabase(url, { poolSize: 1 });
  try {
    await auditCommand(db, 'database.migrate', 'database', { migrations: applied.length, version: config.version });
  } finally {
    await db.$disconnect();
  }
}

/** Records that an operator ran a command. Who it was is the user of this machine. */
export function auditCommand(
  db: Queryable,
  action: AuditAction,
  target: string,
  details: AuditDetails = {},
): Promise<void> {
  return recordAudit(db, { ...auditAs(action, target), details });
}

/** The audit record of such a command, without what only it knows. */
export function auditAs(action: AuditAction, target: string) {
  return { ...commandLine, action, target, reason: 'an operator ran the command' };
}

/** `prepare`: what roles need before they start: the schema, the fleet of FLEET_FILE, a certificate, Temporal. */
export async function prepareCommand(config: Config, print: Print): Promise<void> {
  await migrateCommand(config, print);
  const urls = serviceUrlsOf(config);
  if (urls) {
    const { api, worker, left } = await prepareServiceRoles(await databaseUrl(config), urls);
    print(`the role ${api} may do what the API needs, ${worker} what the worker needs, and neither more`);
    if (left !== null) print(left);
  }
  await fleetApplyCommand(config, config.fleetFile, print);
  await mkdir(config.dataDir, { recursive: true });
  const { caFile } = await ensureTls(config.dataDir);
  print(`certificate in ${config.dataDir}; clients trust ${caFile}`);
  if (config.TEMPORAL_PAYLOAD_KEYS_FILE) await ensurePayloadKeys(config);
  const changes = await withTemporal(config, prepareNamespace, prepareWaitsMs);
  await withDatabase(config, retryRefusedWakes);
  for (const line of changes.length > 0 ? changes : [`Temporal's namespace ${config.TEMPORAL_NAMESPACE} is ready`])
    print(line);
}

export function fleetApplyCommand(config: Config, file: string, print: Print): Promise<void> {
  return withDatabase(config, async (db) => {
    const fleet = await readFleetFile(file, config);
    await applyFleet(db, fleet, { file });
    // A job that prepares may lack the setting, which only the API needs.
    const wrong =
      config.PUBLIC_URL && wrongOwnCell({ cell: fleet.cell ?? null, cells: fleet.cells ?? [] }, config.PUBLIC_URL);
    if (wrong) print(`! ${wrong}`);
    print(
      `the fleet is as in ${file}: ${fleet.machineClasses.length} classes, ${fleet.hosts.length} hosts, ${fleet.images.length} images`,
    );
  });
}

/** Returns the requested region of the applied fleet, else its first. Throws UserError. */
export async function regionOf(db: Database, asked: string | undefined): Promise<string> {
  const regions = await appliedRegions(db);
  const region = asked ?? regions[0];
  if (region === undefined) throw new UserError('No fleet has been applied yet: run "fleet apply" first.');
  if (regions.includes(region)) return region;
  const other = elsewhere(await readCells(db), region);
  if (other !== null)
    throw new UserError(`There is no region "${region}" in this cell: ${other}. Run the command there.`);
  throw new UserError(`There is no region "${region}": the applied fleet has ${regions.join(', ')}.`);
}

/** Returns the reason for the audit log. Throws UserError if it is too short to say anything. */
export function auditReason(said = ''): string {
  const reason = said.trim();
  if (reason.length < 8) throw new UserError('Give a --reason of at least 8 characters: it goes into the audit log.');
  return reason;
}

/** Opens the service's database for a command and closes it afterwards. The database must be at this release. */
export async function withDatabase<T>(
  config: Config,
  work: (db: Database) => Promise<T>,
  options: DatabaseOptions = {},
): Promise<T> {
  const url = await databaseUrl(config);
  const schema = await checkSchema(url, config);
  if (!isUsable(schema)) throw new UserError(schema.message, { code: 'away' });
  const db = openDatabase(url, { poolSize: 2, ...options });
  try {
    return await work(db);
  } catch (error) {
    throw error instanceof NoSuchName ? await withNearest(db, error) : error;
  } finally {
    await db.$disconnect();
  }
}

/** The same error, with the name that was probably meant. */
async function withNearest(db: Database, { named, given, message }: NoSuchName): Promise<NoSuchName> {
  const [begin = ''] = given.split('/');
  const readNames: Readonly<Record<Named, () => Promise<string[]>>> = {
    host: async () => (await db.host.findMany({ where: { retired: false } })).map(({ name }) => name),
    customer: async () => (await db.customer.findMany({ select: { slug: true } })).map(({ slug }) => slug),
    machine: async () =>
      (await db.machine.findMany({ where: { namespace: begin }, select: { name: true } })).map(
        ({ name }) => `${begin}/${name}`,
      ),
    image: async () => (await db.image.findMany({ select: { name: true } })).map(({ name }) => name),
    namespace: async () => (await db.namespace.findMany({ select: { name: true } })).map(({ name }) => name),
    // Months and ids have no near one: lists have them.
    bill: async () => [],
    request: async () => [],
    orphan: async () => [],
  };
  // A machine of another kind may have the very name.
  const names = (await readNames[named]().catch(() => [])).filter((name) => name !== given);
  return new NoSuchName(named, given, message, nearestName(given, names));
}

const temporalTimeoutMs = 5_000;
/** `prepare` may be started together with the server. */
const prepareWaitsMs = 60_000;

/** Connects to Temporal for a command, if it responds, and closes the connection afterwards. Throws UserError. */
export async function withTemporal<T>(config: Config, work: (client: Client) => Promise<T>, waitMs = 0): Promise<T> {
  const client = lazyClient(config);
  const endMs = performance.now() + waitMs;
  try {
    for (;;) {
      const reason = await whyAway(client, config, temporalTimeoutMs);
      if (reason === null) return await work(client);
      if (performance.now() >= endMs)
        throw new UserError(
          `Temporal at ${temporalAddress(config)} does not respond (${reason}): start it, ` +
            'or set TEMPORAL_ADDRESS to where it listens (TEMPORAL_PORT for npm start).',
          { code: 'away' },
        );
      await pause(500);
    }
  } finally {
    await client.connection.close();
  }
}

async function databaseUrl(config: Config): Promise<string> {
  const url = config.DATABASE_URL || (await embeddedDatabaseUrl(config.dataDir));
  if (!url)
    throw new UserError(
      `There is no database: set DATABASE_URL, or start the service once (npm start) in the data folder ${config.dataDir}.`,
      { code: 'away' },
    );
  return url;
}

/** Throws UserError. */
export function timeGiven(option: string, text: string): Date {
  const time = momentOf(text);
  if (time) return time;
  throw new UserError(`${option} is a time, such as 2026-12-24T08:00:00Z (years 1 to 9999), not "${text}".`);
}

/** Makes a file that is not there yet. Throws UserError. */
export function openNewFile(file: string, mode?: number): Promise<FileHandle> {
  return open(file, 'wx', mode).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(
      error.code === 'EEXIST' ? `${file} exists: name a new file.` : `${file} cannot be made: ${error.message}`,
    );
  });
}

/** The name of a new account, as its people read it. Throws UserError. */
export function displayNameOf(given: string | undefined): string | undefined {
  const name = given?.trim();
  const flaw = name === undefined ? null : flawOfLabel(name, 200);
  if (flaw !== null) throw new UserError(`--name ${flaw}.`);
  return name;
}

/** Says that a command without --yes has only said what it would do. Returns its exit code. */
export function notDone(print: Print): number {
  print('Nothing was done: run it again with --yes.');
  return 3;
}
