/**
 * A quarter of an operator on a whole deployment, with Temporal on SQL and a Postgres of one's own by TLS: what
 * docs/operations.md has for customers, hosts, machines that have to stop, a lost database, and money.
 */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Agent, request } from 'undici';
import { progress } from '../../bench/report.ts';
import { chainOfNone } from '../../src/domain/auditProof.ts';
import { monthOf } from '../../src/domain/usageTime.ts';
import { openDatabase } from '../../src/store/core/db.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../support/auditReceivers.ts';
import { makeAuthority } from '../support/certificates.ts';
import { query } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { waitFor } from '../support/wait.ts';
import type { Cluster } from './cluster.ts';
import type { Customers } from './customers.ts';
import { useCluster } from './useCluster.ts';

const patienceMs = 300_000;
/** The months that are over, the latest first. */
const [march, february, january] = [1, 2, 3].map((ago) => {
  const now = new Date();
  return monthOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1) / 1_000);
}) as [string, string, string];

let cluster: Cluster;
let customers: Customers;
let sink: HttpsReceiver;
let folder: string;

const { onlyThere, passed } = useCluster(
  (opened, arrived) => {
    cluster = opened;
    customers = arrived;
  },
  async (of) => {
    folder = of;
    const authority = await makeAuthority('of the sink');
    const caFile = path.join(folder, 'sink-ca.pem');
    await writeFile(caFile, authority.ca);
    sink = await startHttpsReceiver(await authority.issue('localhost'));
    return { AUDIT_SINK_URL: sink.url, AUDIT_SINK_CA_FILE: caFile };
  },
);
afterAll(() => sink?.close());

/** Runs a command as docs/operations.md has it, and returns what it says. */
async function ops(line: string, code = 0): Promise<string> {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
  const { code: ended, said } = await cluster.operate(words);
  if (ended !== code) throw new Error(`"${line}" ended with ${ended}, not ${code}: ${said}`);
  return said;
}
const rows = async <Row extends object>(text: string) => (await cluster.sql.query<Row>(text)).rows;
const housekeep = () => cluster.client.schedule.getHandle('housekeeping').trigger();
const until = <T>(what: string, look: () => Promise<T | null | undefined | false>) => waitFor(what, look, patienceMs);
const hostState = async (name: string) =>
  (await ops('hosts list')).split('\n').find((line) => line.startsWith(`${name} `))!;
const statusOf = async (slug: string) => JSON.parse(await ops(`customers show ${slug} -o json`));
const hostOf = async (uid: string) =>
  (
    await rows<{ host: string }>(
      `SELECT host_name AS host FROM placements WHERE machine_uid = '${uid}' AND released_at IS NULL`,
    )
  )[0]?.host;

onlyThere(
  'in the first month customers come, limits change, and facts stay apart',
  async () => {
    await customers.fill(4);
    await customers.stop();
    const globex = JSON.parse(await ops('customers create globex --name "Globex Ltd"'));
    const namespace: string = globex.namespace;
    expect(await ops(`customers move globex --region nowhere --reason "it asked for it"`, 1)).toMatch(
      /nowhere.*north/s,
    );
    await ops(`limits raise ${namespace} cpu 400 --reason "a load test" --until 2030-01-01T00:00:00Z --yes`);
    expect(await ops('limits list')).toMatch(new RegExp(`${namespace}.*400`));

    await ops('customers close globex --reason "the contract ends" --grace-days 30 --yes');
    await ops('customers suspend globex --reason "invoice 4712 was not paid" --yes');
    await ops('customers resume globex --reason "invoice 4712 was paid"');
    expect(await statusOf('globex')).toMatchObject({ status: 'active', closingReason: 'the contract ends' });
    await ops('customers reopen globex --reason "the contract goes on"');
    expect(await statusOf('globex')).toMatchObject({ status: 'active', closesAt: null });

    // A window that ends leaves the cordon as it is.
    const soon = new Date(Date.now() + 20_000).toISOString();
    await ops(`hosts maintain hv-1 hv-2 --until ${soon} --reason "its memory is replaced" --yes`);
    await ops('hosts cordon hv-1');
    expect(await hostState('hv-2')).toContain('maintenance until');
    await until('the window to end', async () => /ready/.test(await hostState('hv-2')));
    expect(await hostState('hv-1')).toMatch(/cordoned|draining/);
    await ops('hosts uncordon hv-1');

    // Away from the hosts, no key is replaced.
    const keys = 'SELECT host_name, public_key FROM host_keys ORDER BY 1, 2';
    const before = await rows(keys);
    await ops('hosts enroll --all');
    expect(await rows(keys)).toEqual(before);
  },
  20 * 60_000,
);

onlyThere(
  'in the second month a machine is held stopped, and a host is emptied',
  async () => {
    const [machine, other] = await rows<{ name: string; uid: string }>(
      "SELECT namespace || '/' || name AS name, uid FROM machines ORDER BY created_at LIMIT 2",
    );
    await ops(`instances stop ${machine!.name} --reason "it sends spam, ticket 4711" --yes`);
    const isReady = async () =>
      (
        await rows<{ ready: boolean }>(`SELECT ready_for_access AS ready FROM machines WHERE uid = '${machine!.uid}'`)
      )[0]!.ready;
    await until('the machine to be stopped', async () => !(await isReady()));
    await ops(`instances start ${machine!.name} --reason "the spam has ended, ticket 4711"`);
    await until('the machine to be back', isReady);

    const host = (await hostOf(other!.uid))!;
    expect(await ops(`hosts evacuate ${host} --then recreate --notice 0 --reason "its disks fail"`, 3)).toContain(
      other!.name,
    );
    await ops(`hosts evacuate ${host} --then recreate --notice 0 --credit 600 --reason "its disks fail" --yes`);
    // One run of housekeeping may be on its way from before the plan.
    await until('the host to be empty', async () => {
      await housekeep();
      return /evacuated/.test(await hostState(host));
    });
    const [again] = await rows<{ uid: string }>(
      `SELECT uid FROM machines WHERE namespace || '/' || name = '${other!.name}' AND uid <> '${other!.uid}'`,
    );
    await until('the machine to be ready elsewhere', async () => {
      const [row] = await rows<{ ready: boolean }>(
        `SELECT ready_for_access AS ready FROM machines WHERE uid = '${again!.uid}'`,
      );
      return row!.ready;
    });
    expect(await hostOf(again!.uid)).not.toBe(host);
    await ops(`hosts evacuate ${host} --cancel --reason "the disks were replaced" --yes`);
    expect(await hostState(host)).toMatch(/ready$/);
  },
  20 * 60_000,
);

onlyThere(
  'in the third month the database is lost, and what was done since the backup comes back',
  async () => {
    await ops('customers close globex --reason "the contract ends" --grace-days 1 --yes');
    await until('the sink to be up to date', async () => sink.lines.some((line) => line.includes('customer.close')));
    await copyDatabase('compute', 'kept');
    await ops('database note-backup --by "a copy on the same server"');
    await ops('customers reopen globex --reason "the contract goes on"');
    await ops('customers suspend acme --reason "ticket 4714 is looked at" --yes');
    await ops('hosts cordon hv-3');
    await until('the sink to have a checkpoint of it', async () => {
      const at = sink.lines.findIndex((line) => line.includes('host.cordon') && line.includes('hv-3'));
      const isCheckpoint = (line: string) => line.startsWith('{"checkpoint"') && line.includes(chainOfNone);
      return at >= 0 && sink.lines.slice(at).some(isCheckpoint);
    });

    progress('the database is lost');
    await query(cluster.postgres.url('postgres'), 'ALTER DATABASE compute ALLOW_CONNECTIONS false');
    await query(cluster.postgres.url('postgres'), 'DROP DATABASE compute WITH (FORCE)');
    await copyDatabase('kept', 'compute');
    const acts = path.join(folder, 'audit.ndjson');
    await writeFile(acts, `${sink.lines.join('\n')}\n`);
    const shown = await ops(`recover --dry-run --acts ${acts}`, 3).catch((error: Error) => error.message);
    expect(shown).toContain('acme would be held');
    const said = await ops(`recover --acts ${acts}`, 3);
    expect(said).toContain('customers reopen globex --reason "the contract goes on"');
    expect(said).toMatch(/globex is to close at .* put off/);
    expect(said).toContain('acme is held');
    expect(said).toContain('hv-3 is cordoned');

    // Each command as it was printed, then the file has nothing more.
    for (const [, command] of said.matchAll(/^ {2}again.*?: (.*)$/gm)) await ops(command!);
    expect(await statusOf('globex')).toMatchObject({ status: 'active', closesAt: null });
    expect(await ops(`recover --acts ${acts}`)).toContain('No act of the file needs you.');
    await ops('customers resume acme --reason "ticket 4714 is closed"');
    await ops('hosts uncordon hv-3');
    for (const url of cluster.urls) await until(`${url} to be ready`, () => customers.isReady(url));
    expect(await ops('audit verify')).toContain('globex: ');
  },
  30 * 60_000,
);

onlyThere(
  'in the end the bills of three months are closed, corrected, and verified',
  async () => {
    const db = openDatabase(cluster.databaseUrl, { poolSize: 1 });
    try {
      const { id: customerId, tenants } = await db.customer.findUniqueOrThrow({
        where: { slug: 'globex' },
        include: { tenants: true },
      });
      await db.$executeRaw`UPDATE customers SET created_at = created_at - interval '100 days'`;
      const at = Date.UTC(Number(january.slice(0, 4)), Number(january.slice(5)) - 1, 2) / 1_000;
      const owner = { customerId, tenantId: tenants[0]!.id, resourceClass: 'general-1', minimumSeconds: 60, at };
      await openWithoutMachine(db, owner);
    } finally {
      await db.$disconnect();
    }
    await until('three bills', async () => {
      await housekeep();
      return JSON.parse(await ops('bills list globex -o json')).length >= 3;
    });
    const credit = `bills correct globex ${january} --class general-1 --credit 1800 --reference CN-17 --reason "hv-9 was down"`;
    expect(await ops(credit, 3)).toContain('1800');
    await ops(`${credit} --yes`);
    const debit =
      `bills correct globex ${february} --class general-1 --debit 99999999999 --reference DN-18 --reason "a ` +
      'slip of the pen" --yes';
    expect(await ops(debit, 1)).toMatch(/is more than the \d+ s that .* has room for/);
    expect(await ops(`bills credit ${march} --reference INC-19 --reason "rack 7 lost power"`)).toContain(
      'Nothing is to be credited',
    );
    const verified = await ops('bills verify globex');
    for (const month of [january, february, march]) expect(verified).toContain(`${month}: as it was closed`);
    expect(await ops('audit verify --customer globex')).toContain('globex: ');
    const listed = JSON.parse(await ops('audit list -o json'));
    const [{ count }] = (await rows<{ count: number }>('SELECT count(*)::int AS count FROM audit_events')) as [
      { count: number },
    ];
    expect(listed.length).toBeGreaterThanOrEqual(count - 20);
  },
  20 * 60_000,
);

onlyThere(
  'an operator without the password of the database has the same, by role',
  async () => {
    const tokens = { view: randomBytes(24).toString('hex'), owner: randomBytes(24).toString('hex') };
    const file = path.join(folder, 'operators');
    await writeFile(file, `vera/view:${tokens.view}\nopal:${tokens.owner}\n`, { mode: 0o600 });
    const api = await cluster.startOperatorsApi(file);
    const dispatcher = new Agent({
      connect: { ca: await readFile(cluster.caFile, 'utf8') },
    });
    const ask = async (role: keyof typeof tokens, command: string, body: object) => {
      const headers = { authorization: `Bearer ${tokens[role]}`, 'content-type': 'application/json' };
      const at = `${api}/v1/operator/commands/${command}`;
      const answer = await request(at, { method: 'POST', dispatcher, headers, body: JSON.stringify(body) });
      return { status: answer.statusCode, body: (await answer.body.json()) as any };
    };
    await until(
      "the operators' API",
      async () => (await ask('view', 'hosts/list', {}).catch(() => null))?.status === 200,
    );
    expect(await ask('view', 'customers/show', { slug: 'globex' })).toMatchObject({
      status: 200,
      body: { slug: 'globex' },
    });
    expect((await ask('view', 'customers/show', { slug: 'globx' })).body.detail).toContain('globex');
    const suspend = { slug: 'globex', reason: 'invoice 4715 was not paid', yes: true };
    expect((await ask('view', 'customers/suspend', suspend)).status).toBe(403);
    expect(await ask('owner', 'customers/suspend', suspend)).toMatchObject({ status: 200, body: { done: true } });
    expect(await ops('audit list --actor opal')).toContain('customer.suspend');
    await dispatcher.close();
    // A recovery ends all sessions.
    customers.signInAgain();
    await customers.removeAll();
    passed();
  },
  20 * 60_000,
);

/** Postgres copies a database only while it has no connections. */
async function copyDatabase(source: string, name: string): Promise<void> {
  const admin = cluster.postgres.url('postgres');
  await query(admin, `ALTER DATABASE ${source} ALLOW_CONNECTIONS false`);
  await query(admin, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [source]);
  await until(`a copy of ${source}`, () => query(admin, `CREATE DATABASE ${name} TEMPLATE ${source}`).then(() => true));
  await query(admin, `ALTER DATABASE ${source} ALLOW_CONNECTIONS true`);
  await query(admin, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
}
