/** `backup FILE` and `restore FILE`: the whole embedded database in one file (docs/operations.md). */
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { AuditAction } from '../../domain/auditActions.ts';
import { UsageError, UserError } from '../../lib/errors.ts';
import { exists, writeDurably } from '../../lib/files.ts';
import { isAlive } from '../../lib/processes.ts';
import { secretKeysFile } from '../../secrets/secretKeys.ts';
import type { Config } from '../../settings/config.ts';
import type { AuditDetails } from '../../store/core/audit.ts';
import { openDatabase } from '../../store/core/db.ts';
import { noteBackup, noteRestoredSql } from '../../store/core/highWaterMark.ts';
import { checkSchema } from '../../store/core/migrate.ts';
import { sessionOf } from '../../store/core/sessionSettings.ts';
import {
  archiveName,
  type BackupManifest,
  forClients,
  pack,
  passwordName,
  postgresManifestName,
  unpack,
} from '../../up/backupFile.ts';
import { takeBaseBackup } from '../../up/baseBackup.ts';
import { lockDataDir } from '../../up/dataDirLock.ts';
import { type Fingerprint, fingerprint, fingerprintOfSchema } from '../../up/fingerprint.ts';
import { embeddedDatabaseUrl, endOrphan, openToOwner } from '../../up/postgres.ts';
import { draftOf, finishRestore, swapIn } from '../../up/restoreSwap.ts';
import { startScratch, unpackCluster } from '../../up/scratchPostgres.ts';
import { endLeftovers } from '../../up/supervisor.ts';
import { auditCommand, type Print, timeGiven, withDatabase } from '../operatorCommands.ts';
import { document } from '../output.ts';
import { outputFormat } from '../outputFormat.ts';

/** `database url`: where the database is and how to open it, for psql and similar tools. */
export async function databaseUrlCommand(config: Config, print: Print, complain: Print): Promise<void> {
  const url = config.DATABASE_URL || (await embeddedDatabaseUrl(config.dataDir));
  if (!url) throw neverStarted(config);
  await auditAt(url, 'database.show-url', 'database').catch(() =>
    // An operator who runs this can read the files that it prints: a database that is away, or not migrated, is no reason to refuse.
    complain('This was not recorded in the audit log: the database does not respond, or has another schema.'),
  );
  print(url);
}

/** `database note-backup --by TEXT [--taken-at TIME]`: for backups by Postgres' own tools, as the last line of their script. */
export async function noteBackupCommand(
  config: Config,
  { by, takenAt, output }: { by?: string | undefined; takenAt?: string | undefined; output?: string | undefined },
  print: Print,
): Promise<void> {
  const format = outputFormat(output);
  if (!by?.trim()) throw new UsageError('--by is required: the tool and the place of the backup.');
  const at = takenAt === undefined ? new Date() : timeGiven('--taken-at', takenAt);
  if (at.getTime() > Date.now()) throw new UsageError(`--taken-at is in the future: ${takenAt}.`);
  await withDatabase(config, async (db) => {
    await auditCommand(db, 'database.backup', by, { taken_at: at.toISOString() });
    await noteBackup(db, at);
  });
  if (format !== 'table') print(document({ by, takenAt: at }, format));
  else print(`recorded: a backup of ${at.toISOString()} by ${by}`);
}

async function auditAt(url: string, action: AuditAction, target: string, details: AuditDetails = {}): Promise<void> {
  const db = openDatabase(url, { poolSize: 1, connectTimeoutMs: 5_000 });
  try {
    await auditCommand(db, action, target, details);
  } finally {
    await db.$disconnect();
  }
}

/** `backup FILE`, while the service runs. The copy is started and compared before the file gets its final name. */
export async function backupCommand(
  config: Config,
  { file, mainFile }: { file: string; mainFile: string },
  print: Print,
): Promise<void> {
  const { dataDir } = config;
  refuseOther(config, 'pg_dump --format=custom --file FILE "$DATABASE_URL"', 'backed up');
  if (await exists(file)) throw new UserError(`${file} already exists: name another file.`);
  const url = await embeddedDatabaseUrl(dataDir);
  if (!url) throw neverStarted(config);
  await clearLeftovers(dataDir, file);
  const folder = path.join(dataDir, `backup.${process.pid}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    await openToOwner(folder);
    const before = await fingerprintOfSchema(url).catch((error: Error) => {
      throw new UserError(
        `The Postgres of ${dataDir} does not respond (${error.message}): a backup is taken while the service ` +
          `runs ("npm start"). While it is stopped, a copy of ${dataDir} is one.`,
        { cause: error },
      );
    });
    const takenAt = new Date().toISOString();
    // Before the copy, so that the backup itself has it.
    await auditAt(url, 'database.backup', path.basename(file), { taken_at: takenAt });
    const archive = path.join(folder, archiveName);
    const manifest = await copyCluster(url, archive);
    await writeDurably(path.join(folder, postgresManifestName), manifest, 0o600);
    for (const name of [passwordName, ...forClients.flat()])
      await copyFile(path.join(dataDir, name), path.join(folder, name)).catch(unlessMissing);
    print(`copied ${size((await stat(archive)).size)}; now it is started and read, apart from the service`);
    const { database, postgres } = await lookInto(folder, manifest, mainFile);
    refuseOlder(before, database);
    await pack(folder, path.resolve(file), { takenAt, postgres, database });
    await withDatabase(config, (db) => noteBackup(db, new Date(takenAt)));
    print(`${file}: ${size((await stat(file)).size)}, the database as it was at ${takenAt}`);
    print(`verified in a Postgres of its own: ${contentsOf(database)}`);
    print(
      'It does not hold the secret keys, without which its secrets cannot be read. ' +
        `Keep a copy of ${whereKeysAre(config)}, in another place than the backup.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function whereKeysAre(config: Config): string {
  if (config.SECRET_KEYS_COMMAND.length > 0) return 'the keys of SECRET_KEYS_COMMAND';
  return config.SECRET_KEYS ? 'the setting SECRET_KEYS' : secretKeysFile(config);
}

/** `restore FILE`, while the service is stopped. The previous data is kept beside it. */
export async function restoreCommand(
  config: Config,
  { file, mainFile }: { file: string; mainFile: string },
  print: Print,
): Promise<void> {
  const { dataDir } = config;
  refuseOther(config, 'pg_restore --dbname "$DATABASE_URL" FILE', 'restored');
  if (!(await exists(file))) throw new UserError(`There is no file ${file}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await openToOwner(dataDir);
  const unlock = await lockDataDir(dataDir);
  const draft = draftOf(dataDir);
  try {
    await endLeftovers(dataDir, print);
    const finished = await finishRestore(dataDir);
    if (finished) print(`an earlier restore was finished first; the data before it is in ${finished}`);
    await endOrphan(path.join(dataDir, 'postgres'));
    await mkdir(draft, { mode: 0o700 });
    await openToOwner(draft);
    const manifest = await unpack(file, draft);
    print(`${file} is whole: the database as it was at ${manifest.takenAt}; it is started and compared`);
    await prepareRestored(config, manifest, { draft, file, mainFile });
    const before = await swapIn(dataDir, new Date());
    print(`restored: ${contentsOf(manifest.database)}`);
    print(`The data before is in ${before}: remove it when you do not need it any more.`);
    print(
      'Start the service (npm start), and in a second terminal run "recover": nothing works on this data until then.',
    );
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
    await unlock();
  }
}

async function copyCluster(url: string, file: string): Promise<string> {
  const archive = new PassThrough();
  const written = pipeline(archive, createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  // If the disk is full, the copy must end with the pipeline's error and not in silence.
  const failed = written.then(() => new Promise<never>(() => undefined));
  const [manifest] = await Promise.all([
    Promise.race([takeBaseBackup(url, archive), failed]).catch((error: Error) => {
      archive.destroy();
      throw error instanceof UserError ? error : new UserError(`The backup failed: ${error.message}`, { cause: error });
    }),
    written.catch((error: Error) => {
      throw new UserError(`The backup failed: ${error.message}`, { cause: error });
    }),
  ]);
  return manifest;
}

/** Starts the cluster in the folder and reads all of it. */
async function lookInto(folder: string, manifest: string, mainFile: string) {
  const scratch = await startUnpacked(folder, manifest, { mainFile, isKept: false });
  try {
    return { database: await fingerprint(scratch.url), postgres: await versionOf(scratch.url) };
  } finally {
    await scratch.stop();
  }
}

async function startUnpacked(folder: string, manifest: string, options: { mainFile: string; isKept: boolean }) {
  const cluster = path.join(folder, 'postgres');
  await unpackCluster(path.join(folder, archiveName), manifest, cluster);
  const password = (await readFile(path.join(folder, passwordName), 'utf8')).trim();
  return startScratch(cluster, { password, ...options });
}

/** Prepares the unpacked cluster: compares it with its manifest and marks it as restored for every role. */
async function prepareRestored(
  config: Config,
  manifest: BackupManifest,
  { draft, file, mainFile }: { draft: string; file: string; mainFile: string },
) {
  const ofPostgres = await readFile(path.join(draft, postgresManifestName), 'utf8');
  const scratch = await startUnpacked(draft, ofPostgres, { mainFile, isKept: true });
  try {
    const differing = differences(manifest.database, await fingerprint(scratch.url));
    if (differing.length > 0)
      throw new UserError(
        `The backup does not contain what its manifest lists: ${differing.join(', ')} differ. Nothing was changed.`,
      );
    const schema = await checkSchema(scratch.url, { migrationsDir: config.migrationsDir });
    // The next start migrates an older schema.
    if (schema.state === 'ahead' || schema.state === 'different') throw new UserError(schema.message);
    await runSql(scratch.url, noteRestoredSql(manifest.takenAt));
    // An older schema may have another audit log; the note of the restore is in it all the same.
    if (schema.state === 'current')
      await auditAt(scratch.url, 'database.restore', path.basename(file), { taken_at: manifest.takenAt });
  } finally {
    await scratch.stop();
  }
  await Promise.all([archiveName, 'postgres.log'].map((name) => rm(path.join(draft, name), { force: true })));
}

function differences(expected: Fingerprint, found: Fingerprint): string[] {
  const names = new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)]);
  const tables = [...names].filter(
    (name) =>
      expected.tables[name]?.rows !== found.tables[name]?.rows ||
      expected.tables[name]?.checksum !== found.tables[name]?.checksum,
  );
  return [
    ...(expected.schema === found.schema ? [] : ['the schema']),
    ...Object.keys(expected.sequences).filter((name) => expected.sequences[name] !== found.sequences[name]),
    ...tables,
  ];
}

/** Throws if the copy lacks anything that the database held when the backup began. */
function refuseOlder(before: Omit<Fingerprint, 'tables'>, copy: Fingerprint): void {
  const behind = Object.keys(before.sequences).filter(
    (name) => BigInt(copy.sequences[name] ?? -1) < BigInt(before.sequences[name]!),
  );
  if (before.schema !== copy.schema || before.migrations.length !== copy.migrations.length || behind.length > 0)
    throw new UserError(
      `The copy is not the database (${behind.join(', ') || 'its schema differs'}): run it again. ` +
        'If it stays so without a migration meanwhile, report it.',
    );
}

function contentsOf({ tables, migrations }: Fingerprint): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${Object.keys(tables).length} tables, ${rows.toLocaleString('en-US')} rows, schema ${migrations.at(-1) ?? 'none'}`;
}

function refuseOther(config: Config, command: string, done: string): void {
  if (!config.DATABASE_URL) return;
  const { host } = new URL(config.DATABASE_URL);
  throw new UserError(
    `DATABASE_URL names the Postgres at ${host}: that is ${done} by its own tools, ` +
      `of its own version ("${command}", or its archive). This command is for the embedded Postgres of npm ` +
      'start.',
  );
}

function neverStarted({ dataDir }: Config): UserError {
  return new UserError(`There is no database in ${dataDir}: start the service once (npm start), or set DATA_DIR.`);
}

/** Removes what a killed backup left: its folder, and the draft of this file. */
async function clearLeftovers(dataDir: string, file: string): Promise<void> {
  const draft = new RegExp(`^${path.basename(file).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\.(\\d+)\\.partial$`);
  for (const [folder, pattern] of [
    [dataDir, /^backup\.(\d+)$/],
    [path.dirname(path.resolve(file)), draft],
  ] as const) {
    for (const name of await readdir(folder).catch(() => [])) {
      const pid = Number(pattern.exec(name)?.[1] ?? 0);
      if (pid === 0 || (pid !== process.pid && isAlive(pid))) continue;
      if (folder === dataDir) await endOrphan(path.join(folder, name, 'postgres'));
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

async function versionOf(url: string): Promise<string> {
  return (await runSql(url, 'SHOW server_version')).rows[0]!.server_version as string;
}

async function runSql(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ ...sessionOf(url), connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client.query(text).finally(() => client.end());
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
