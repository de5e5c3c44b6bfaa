/** Which URLs of a database are refused, and that a server is verified. docs/security.md names these tests. */
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '../../src/lib/errors.ts';
import { readConfig } from '../../src/settings/config.ts';
import { openDatabase } from '../../src/store/core/db.ts';
import { temporaryPostgres } from '../../src/up/postgres.ts';
import { makeAuthority } from '../support/certificates.ts';
import { query } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';

const remote = 'postgresql://compute:secret@db.example:5432/compute';

test.each([
  ['another machine in the clear', remote],
  ['another machine whose name begins as this one', remote.replace('db.example', 'localhost.example')],
  ['an address of the network', remote.replace('db.example', '10.0.0.1')],
  ['a mapped address of the network', remote.replace('db.example', '[::ffff:10.0.0.1]')],
  ['TLS that verifies nothing', `${remote}?sslmode=no-verify`],
  ['TLS that does not verify the name', `${remote}?sslmode=verify-ca`],
  ['TLS that may be left out', `${remote}?sslmode=prefer`],
  ['TLS that is taken back', `${remote}?sslmode=verify-full&sslmode=disable`],
  ['a server that is only in a parameter', 'postgresql://compute:secret@127.0.0.1/compute?host=db.example'],
])('%s is refused for every role, with the way out and without the password', (_what, url) => {
  for (const name of ['DATABASE_URL', 'DATABASE_API_URL', 'DATABASE_WORKER_URL']) {
    const read = () => readConfig({ [name]: url });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} leads to .*sslmode=verify-full.*DATABASE_INSECURE=allowed`));
    expect(read).not.toThrow('secret');
  }
});

test('a URL without a server, and another word than allowed, are refused', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgresql:///compute' })).toThrow('names no server');
  expect(() => readConfig({ DATABASE_INSECURE: 'true' })).toThrow('DATABASE_INSECURE must be allowed');
});

test.each([
  ['a verified server', `${remote}?sslmode=verify-full`, {}],
  ['a verified server with a CA', `${remote}?sslmode=verify-full&sslrootcert=/ca.pem`, {}],
  ['this machine, such as a proxy beside the role', remote.replace('db.example', '127.0.0.1'), {}],
  ['this machine by its name', remote.replace('db.example', 'localhost'), {}],
  ['this machine by IPv6', remote.replace('db.example', '[::1]'), {}],
  ['a socket in a folder', 'postgresql://compute@localhost/compute?host=/var/run/postgresql', {}],
  ['a socket in place of the host', 'postgresql://compute@%2Fvar%2Frun%2Fpostgresql/compute', {}],
  ['another machine in the clear, where that is meant', remote, { DATABASE_INSECURE: 'allowed' }],
])('%s is accepted', (_what, url, more) => {
  expect(readConfig({ DATABASE_URL: url, ...more }).DATABASE_URL).toBe(url);
});

describe('a server with TLS', () => {
  let server: Awaited<ReturnType<typeof temporaryPostgres>>;
  let folder: string;
  beforeAll(async () => {
    server = await temporaryPostgres();
    folder = await mkdtemp(path.join(tmpdir(), 'database-tls-'));
    const { ca, issue } = await makeAuthority('of Postgres');
    await writeFile(path.join(folder, 'ca.pem'), ca);
    await writeFile(path.join(folder, 'other.pem'), (await makeAuthority('of others')).ca);
    const [{ at }] = (await query<{ at: string }>(server.url, `SELECT current_setting('data_directory') AS at`)) as [
      { at: string },
    ];
    const { cert, key } = await issue('localhost');
    const owner = await stat(at);
    for (const [name, pem] of [
      ['server.crt', cert],
      ['server.key', key],
    ] as const) {
      await writeFile(path.join(at, name), pem, { mode: 0o600 });
      await chown(path.join(at, name), owner.uid, owner.gid);
    }
    await query(server.url, 'ALTER SYSTEM SET ssl = on');
    await query(server.url, 'SELECT pg_reload_conf()');
    await waitFor('TLS', () => usedTls(named('localhost', 'ca.pem')), 20_000);
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function named(host: string, ca: string): string {
    const url = new URL(server.url);
    url.hostname = host;
    url.searchParams.set('sslmode', 'verify-full');
    url.searchParams.set('sslrootcert', path.join(folder, ca));
    return url.href;
  }

  async function usedTls(url: string): Promise<string | null> {
    const db = openDatabase(url, { poolSize: 1 });
    try {
      const rows = await db.$queryRaw<{ version: string | null }[]>`
        SELECT version FROM pg_stat_ssl WHERE pid = pg_backend_pid()`;
      return rows[0]!.version;
    } finally {
      await db.$disconnect();
    }
  }

  test('is used if its CA and its name are right, and not with one of them wrong', async () => {
    expect(await usedTls(named('localhost', 'ca.pem'))).toMatch(/^TLSv1\.[23]$/);
    await expect(usedTls(named('localhost', 'other.pem'))).rejects.toThrow();
    await expect(usedTls(named('127.0.0.1', 'ca.pem'))).rejects.toThrow();
    await expect(usedTls(named('localhost', 'absent.pem'))).rejects.toThrow('absent.pem');
  });
});
