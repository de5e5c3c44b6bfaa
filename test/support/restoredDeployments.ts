/** Deployments that were restored from a backup, with what their audit sink has kept. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actsIn, followActs, makeSafe, printEnds } from '../../src/cli/deployment/recoverCommand.ts';
import { signingKeys } from '../../src/domain/auditProof.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { suspendCustomer } from '../../src/store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../src/store/core/audit.ts';
import { linkEvents, signChains } from '../../src/store/core/auditChain.ts';
import { nextForSink, recordDelivered } from '../../src/store/core/auditSink.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { planRecovery } from '../../src/store/fleet/recoveryPlan.ts';
import { startPostgres, type TestPostgres } from './database.ts';
import { makeTenant } from './fixtures.ts';
import { secretKey } from './secrets.ts';

export const secretKeys = secretKey('k1', 3);
let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'compute-acts-'));
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

let url: string;
export let db: Database;
export let config: Config;
/** What the sink of the deployment has kept. */
export let sink: string[];
let backup: string;
export const accounts = new Map<string, Awaited<ReturnType<typeof makeTenant>>>();
export const idOf = (slug: string) => accounts.get(slug)!.customerId;

/** A deployment with these accounts. */
export async function begin(...slugs: string[]): Promise<void> {
  await db?.$disconnect();
  url = await postgres.createDatabase();
  config = readConfig({ DATABASE_URL: url, SECRET_KEYS: secretKeys, DATA_DIR: folder });
  db = openDatabase(url, { poolSize: 2 });
  sink = [];
  accounts.clear();
  for (const slug of slugs) accounts.set(slug, await makeTenant(db, { namespace: slug }));
  await recordAudit(db, { ...commandLine, action: 'fleet.apply', target: 'fleet.yaml' });
}
afterAll(() => db?.$disconnect());

/** Links, signs, and delivers as a worker does. */
export async function deliver({ signed = true } = {}): Promise<void> {
  while (((await linkEvents(db)) ?? 0) > 0);
  const [key] = signingKeys(parseSecretKeys(secretKeys, 'SECRET_KEYS'), 'audit checkpoints');
  if (signed) await signChains(db, key!);
  for (let batch = await nextForSink(db, 50); batch; batch = await nextForSink(db, 50)) {
    sink.push(...batch.entries.map(({ line }) => line));
    await recordDelivered(db, batch);
  }
}

export async function backUp(): Promise<void> {
  await deliver();
  await db.$disconnect();
  backup = await postgres.backUp(url);
  db = openDatabase(url, { poolSize: 2 });
}

export async function restore(): Promise<void> {
  await db.$disconnect();
  await postgres.restore(url, backup);
  db = openDatabase(url, { poolSize: 2 });
}

/** A deployment that was restored to before it suspended acme. */
export async function loseSuspension(meanwhile = async () => {}, ...others: string[]): Promise<void> {
  await begin('acme', ...others);
  await backUp();
  await suspendCustomer(db, 'acme', 'it sends spam');
  await meanwhile();
  await deliver();
  await restore();
}

/** What the sink has kept, or these lines, in a file. */
async function fileOf(lines: readonly string[] = sink): Promise<string> {
  const file = path.join(folder, `${randomUUID()}.ndjson`);
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

/** How much needed an operator in the last run. */
export let open: number;

/** What the command does before it asks the hosts (test/workflows/restore.test.ts runs it whole). Returns what it says. */
export async function recover(
  { lines = sink, yes: isWanted = false }: { lines?: readonly string[] | null; yes?: boolean },
  by = config,
): Promise<string> {
  const said: string[] = [];
  const print = (line: string) => void said.push(line);
  try {
    const acts = lines && (await actsIn(by, db, await fileOf(lines)));
    if (isWanted) open = await makeSafe(db, undefined, acts, print);
    else {
      printEnds(await planRecovery(db), print);
      ({ open } = await followActs(db, acts, true, print));
    }
  } catch (error) {
    print((error as Error).message);
  }
  return said.join('\n');
}
export const yes = { yes: true };

export const statuses = async () =>
  Object.fromEntries((await db.customer.findMany()).map(({ id, status }) => [slugOf(id), status]));
const slugOf = (id: string) => [...accounts].find(([, each]) => each.customerId === id)?.[0] ?? id;
export const access = (slug: string, action: 'customer-user.remove' | 'ssh-key.remove' | 'webhook.update') =>
  recordAudit(db, { customerId: idOf(slug), actorType: 'human', actorId: randomUUID(), action, target: randomUUID() });
export const reasonOf = async (slug: string) =>
  (await db.customer.findUniqueOrThrow({ where: { id: idOf(slug) } })).statusReason;
/** Everything in the database, but what a recovery itself does, and what a hold writes. */
export async function rest(): Promise<string> {
  const tables = [
    await db.customer.findMany({
      omit: { status: true, statusReason: true, statusSince: true },
      orderBy: { id: 'asc' },
    }),
    await db.host.findMany({ omit: { cordoned: true, inventoryDue: true }, orderBy: { name: 'asc' } }),
    ...[await db.tenant.findMany(), await db.limit.findMany(), await db.limitRequest.findMany()],
    ...[await db.hostKey.findMany(), await db.customerUser.findMany()],
    ...[await db.apiKey.findMany(), await db.webhook.findMany()],
    await db.machine.findMany({ select: { uid: true, name: true, spec: true, deletionRequestedAt: true } }),
  ];
  return JSON.stringify(tables, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}
export const key = (letter: string) => ({ fingerprint: `print-${letter}`, publicKey: letter.repeat(43) });
export const hour = 3_600_000;

/** What another deployment with the same keys has sent to its sink. */
export async function linesElsewhere(slug: string, act: () => Promise<unknown>): Promise<string[]> {
  const own = { url, config, sink, account: accounts.get(slug)! };
  await begin(slug);
  await act();
  await deliver();
  const lines = sink;
  await db.$disconnect();
  ({ url, config, sink } = own);
  accounts.set(slug, own.account);
  db = openDatabase(url, { poolSize: 2 });
  return lines;
}
