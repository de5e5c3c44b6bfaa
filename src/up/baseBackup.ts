/**
 * A base backup by Postgres's own means: the replication protocol's BASE_BACKUP command, which `pg_basebackup` sends
 * too. The server keeps running; its WAL is included, so the restored state is one moment of the whole cluster.
 */
import type { Writable } from 'node:stream';
import pg from 'pg';
import { UserError } from '../lib/errors.ts';

/** The first message waits for a checkpoint. */
const silentMaxMs = 120_000;

interface Connection {
  query(text: string): void;
  stream: { pause(): void; resume(): void };
}

/**
 * Writes the cluster's tar archive to `archive`, ends that stream, and returns the server's manifest of it (file by
 * file, with SHA-256). Throws UserError when the cluster has its own tablespaces.
 */
export async function takeBaseBackup(url: string, archive: Writable): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    replication: 'true',
  } as object);
  const slotHolder = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  for (const each of [client, slotHolder]) each.on('error', () => undefined);
  try {
    await Promise.all([client.connect(), slotHolder.connect()]);
    // Keeps the WAL written during the backup on the server. The slot is temporary: it ends with its session.
    await slotHolder.query(`SELECT pg_create_physical_replication_slot('compute_backup_${process.pid}', true, true)`);
    return await new Promise((resolve, reject) => {
      client.once('end', () => reject(new Error('Postgres ended the backup')));
      const stream = new BackupStream(archive, resolve, reject);
      archive.once('error', reject);
      client.query(stream as never);
    });
  } finally {
    await Promise.all([client.end(), slotHolder.end()].map((ending) => ending.catch(() => undefined)));
  }
}

/** Handles the server's reply to BASE_BACKUP, message by message. */
class BackupStream {
  readonly #archive: Writable;
  readonly #resolve: (manifest: string) => void;
  readonly #reject: (error: Error) => void;
  readonly #manifest: Buffer[] = [];
  #part: 'none' | 'archive' | 'manifest' = 'none';
  #archives = 0;
  #isPaused = false;
  #silence: NodeJS.Timeout | null = null;

  constructor(archive: Writable, resolve: (manifest: string) => void, reject: (error: Error) => void) {
    this.#archive = archive;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    this.#listen();
    connection.query(
      "BASE_BACKUP (LABEL 'compute-service', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')",
    );
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    this.#listen();
    const kind = String.fromCharCode(chunk[0]!);
    const content = chunk.subarray(1);
    if (kind === 'n') {
      this.#part = 'archive';
      this.#archives += 1;
    } else if (kind === 'm') {
      this.#part = 'manifest';
    } else if (kind === 'd' && this.#part === 'manifest') {
      this.#manifest.push(Buffer.from(content));
    } else if (kind === 'd' && !this.#archive.write(Buffer.from(content)) && !this.#isPaused) {
      this.#isPaused = true;
      connection.stream.pause();
      this.#archive.once('drain', () => {
        this.#isPaused = false;
        connection.stream.resume();
      });
    }
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}

  handleError(error: Error): void {
    this.#end();
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#end();
    if (this.#archives === 1) this.#archive.end(() => this.#resolve(Buffer.concat(this.#manifest).toString()));
    else this.#reject(new UserError('A Postgres with tablespaces of its own is backed up by pg_basebackup.'));
  }

  #listen(): void {
    if (this.#silence) clearTimeout(this.#silence);
    const late = () => this.#reject(new Error(`Postgres sent nothing for ${silentMaxMs / 1000} s`));
    this.#silence = setTimeout(late, silentMaxMs);
  }

  #end(): void {
    if (this.#silence) clearTimeout(this.#silence);
  }
}
