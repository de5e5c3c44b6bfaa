/** Bills of an account, and what a test does to them: two are closed, and none is another hand's. */
import { billsVerifyCommand } from '../../../src/cli/bills/billCommands.ts';
import { signingKeys } from '../../../src/domain/auditProof.ts';
import { type ClosedBill, flawsOfBill } from '../../../src/domain/billProof.ts';
import { monthOf, monthStart, oldestOpenMonth } from '../../../src/domain/usageTime.ts';
import { parseSecretKeys } from '../../../src/secrets/secretKeys.ts';
import { type Config, readConfig } from '../../../src/settings/config.ts';
import { openDatabase } from '../../../src/store/core/db.ts';
import { findBillingMismatches } from '../../../src/store/usage/billingMismatches.ts';
import { closeBills, findBill } from '../../../src/store/usage/bills.ts';
import { closeLifecycle, rateLifecycle } from '../../../src/store/usage/lifecycles.ts';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../apiServer.ts';
import { asRole, query, startPostgres, type TestPostgres } from '../database.ts';
import { openWithoutMachine } from '../lifecycles.ts';
import { testSecretKeys } from '../secrets.ts';
import { day } from './usageModel.ts';

let postgres: TestPostgres;
export let url: string;
export let api: TestApi;
export let config: Config;
export let tenant: TestTenant;

const now = Math.floor(Date.now() / 1_000);
export const month = monthStart(oldestOpenMonth(now) - 1);
export const before = monthStart(month - 1);
export const [name, nameBefore] = [monthOf(month), monthOf(before)];
export const keys = signingKeys(parseSecretKeys(testSecretKeys, 'SECRET_KEYS'), 'bills');

/** An account with two closed bills, made again before each test of the suite. */
export function useClosedBills(): void {
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    url = await postgres.createDatabase();
    api = await startApi(url);
    config = readConfig({ DATABASE_URL: url, SECRET_KEYS: testSecretKeys });
    tenant = await makeTenant(api.db, 'acme');
    await api.db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${before}) + interval '1 day'`;
    const { customerId, tenantId } = tenant;
    const machine = { customerId, tenantId, resourceClass: 'general-1', minimumSeconds: 300, at: month + day };
    const uid = await openWithoutMachine(api.db, { ...machine, namespace: 'acme' } as never);
    await api.db.$transaction((tx) => closeLifecycle(tx, uid, null, month + day + 100));
    await rateLifecycle(api.db, uid, month + day + 100);
    await closeBills(api.db, keys[0]!, () => true);
  });
  afterEach(() => api?.stop());
}

export const said = async (work: (print: (line: string) => void) => Promise<unknown>) => {
  const lines: string[] = [];
  const code = await work((line) => void lines.push(line));
  return { code, lines };
};
/** Bills that housekeeping finds not to be the service's. */
export const named = async () => {
  await findBillingMismatches(api.db, (bill) => flawsOfBill(bill.document, bill, keys).length === 0);
  return (await api.db.billingFinding.findMany({ where: { kind: 'bad-bill' } })).map(({ subject }) => subject);
};
export const verify = () => said((print) => billsVerifyCommand(config, { slug: 'acme' }, print));
export const shown = async () =>
  (await api.call('/v1/admin/billing/bills', { token: tenant.token })).body.bills.map((bill: ClosedBill) => bill.month);

/** By the owner's password, which may add any bill; `at`: another month than the document says. */
export async function forge(document: object, at: number, by = url): Promise<void> {
  await query(by, 'INSERT INTO bills (customer_id, month_start, document) VALUES ($1, $2, $3)', [
    ...[tenant.customerId, at, JSON.stringify(document)],
  ]);
}

/** Takes the bills since a month away, or all, as if they were not closed yet. Returns the one of `of`. */
export async function notClosedYet(of: string, since = 0): Promise<ClosedBill> {
  const { document } = (await findBill(api.db, tenant.customerId, of))!;
  await query(
    url,
    `ALTER TABLE bills DISABLE TRIGGER USER; DELETE FROM bills WHERE month_start >= ${since}; ALTER TABLE bills ENABLE TRIGGER USER`,
  );
  return document!;
}

export const worker = () => asRole(url, 'worker');
export const byWorker = async () => {
  const db = openDatabase(worker(), { poolSize: 1 });
  return closeBills(db, keys[0]!, () => true).finally(() => db.$disconnect());
};
