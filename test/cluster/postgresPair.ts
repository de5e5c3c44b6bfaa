/**
 * A primary Postgres and its replica, as an operator keeps them. A commit counts only when the replica has it on its
 * disk too, so a failover loses nothing that anyone was told. When the primary dies, the replica is promoted; the dead
 * one is copied from the new primary before it starts, so that there are never two.
 */
import { chown, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../src/up/ports.ts';
import { openToOwner, preparePostgres, waitForPostgres } from '../../src/up/postgres.ts';
import { type Issued, makeAuthority } from '../support/certificates.ts';
import { query } from '../support/database.ts';
import { copyAsReplica } from '../support/replica.ts';
import { waitFor } from '../support/wait.ts';
import type { Address, Network } from './network.ts';
import type { Parts } from './parts.ts';

const servers = ['postgres-a', 'postgres-b'] as const;
type Server = (typeof servers)[number];

const joinWithinMs = 180_000;

export class PostgresPair {
  readonly #folder: string;
  readonly #parts: Parts;
  readonly #ports: Readonly<Record<Server, number>>;
  #replicationPort = 0;
  #password = '';
  #certificate: Issued = { cert: '', key: '' };
  /** The CA of the servers' certificate, PEM. */
  ca = '';
  #primary: Server = 'postgres-a';
  /** How often the primary changed: a replica was copied from the primary of a term. */
  #term = 1;
  #copiedIn = 0;
  /** Every commit waits for the replica. */
  #isSynchronous = false;

  private constructor(folder: string, parts: Parts, ports: Record<Server, number>) {
    this.#folder = folder;
    this.#parts = parts;
    this.#ports = ports;
  }

  static async start(folder: string, parts: Parts, network: Network): Promise<PostgresPair> {
    const pair = new PostgresPair(folder, parts, { 'postgres-a': await freePort(), 'postgres-b': await freePort() });
    const authority = await makeAuthority('of Postgres');
    pair.ca = authority.ca;
    pair.#certificate = await authority.issue('localhost');
    for (const server of servers) {
      await mkdir(pair.#dataDir(server), { recursive: true });
      await openToOwner(pair.#dataDir(server));
    }
    pair.#replicationPort = await network.link('replica to primary', () => pair.address);
    await pair.#start('postgres-a');
    await waitForPostgres(pair.url('compute'));
    await pair.#start('postgres-b');
    await pair.untilSynchronous();
    return pair;
  }

  get primary(): string {
    return this.#primary;
  }

  get replica(): string {
    return this.#other;
  }

  /** Where the primary listens now. */
  get address(): Address {
    return { host: '127.0.0.1', port: this.#ports[this.#primary] };
  }

  get password(): string {
    return this.#password;
  }

  /** The superuser's address of a database, at the primary of this moment or at a link that leads to it. */
  url(database: string, port = this.#ports[this.#primary]): string {
    return `postgresql://postgres:${this.#password}@127.0.0.1:${port}/${database}`;
  }

  /** Waits until there is a replica without which nothing is confirmed. */
  async untilSynchronous(): Promise<void> {
    await waitFor(
      'the replica to be synchronous',
      async () => {
        const [replica] = await this.#query<{ state: string }>(
          "SELECT sync_state AS state FROM pg_stat_replication WHERE state = 'streaming'",
        );
        if (replica?.state === 'async') await this.#set("synchronous_standby_names = '*'");
        this.#isSynchronous = replica?.state === 'sync';
        return this.#isSynchronous;
      },
      joinWithinMs,
    );
  }

  get #other(): Server {
    return this.#primary === 'postgres-a' ? 'postgres-b' : 'postgres-a';
  }

  #start(server: Server): Promise<void> {
    let starts = 0;
    return this.#parts.startServer(server, 'SIGINT', async () => {
      starts += 1;
      if (starts > 1 && server === this.#primary && this.#isSynchronous) await this.#failOver();
      if (server !== this.#primary && this.#copiedIn !== this.#term) await this.#copyPrimary();
      return { command: await this.#command(server) };
    });
  }

  async #command(server: Server): Promise<string[]> {
    const prepared = await preparePostgres({ dataDir: this.#dataDir(server), port: this.#ports[server] });
    this.#password ||= new URL(prepared.url).password;
    const [cert, key] = await this.#writeCertificate(server);
    const settings = ['max_connections=400', 'wal_keep_size=512MB'];
    settings.push('ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`);
    return [...prepared.command, ...settings.flatMap((setting) => ['-c', setting])];
  }

  /** Files that only the user of the server can read: Postgres wants it so. */
  async #writeCertificate(server: Server): Promise<string[]> {
    const { uid, gid } = await stat(path.join(this.#dataDir(server), 'postgres'));
    const files = (['cert', 'key'] as const).map((part) => ({
      at: path.join(this.#dataDir(server), `server.${part}`),
      pem: this.#certificate[part],
    }));
    for (const { at, pem } of files) {
      await writeFile(at, pem, { mode: 0o600 });
      await chown(at, uid, gid);
    }
    return files.map(({ at }) => at);
  }

  async #failOver(): Promise<void> {
    const replica = this.#other;
    await query(this.url('postgres', this.#ports[replica]), 'SELECT pg_promote(true, 60)');
    this.#isSynchronous = false;
    this.#primary = replica;
    this.#term += 1;
  }

  /** Makes the server that is not the primary its replica, from a base backup. */
  async #copyPrimary(): Promise<void> {
    await copyAsReplica({
      primary: { url: this.url('postgres'), dataDir: this.#dataDir(this.#primary), port: this.#replicationPort },
      dataDir: this.#dataDir(this.#other),
      name: this.#other,
    });
    this.#copiedIn = this.#term;
  }

  async #set(setting: string): Promise<void> {
    await this.#query(`ALTER SYSTEM SET ${setting}`);
    await this.#query('SELECT pg_reload_conf()');
  }

  #query<Row extends object>(sql: string): Promise<Row[]> {
    return query<Row & Record<string, unknown>>(this.url('postgres'), sql);
  }

  #dataDir(server: Server): string {
    return path.join(this.#folder, server);
  }
}
