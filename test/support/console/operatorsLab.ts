/** The operators' page on a database alone: the role runs in this process, and Temporal and the API are away. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Terminal } from '../../../src/cli/commands.ts';
import { monthOf, monthStart, oldestOpenMonth } from '../../../src/domain/usageTime.ts';
import { runOperator } from '../../../src/roles/operatorRole.ts';
import { readConfig } from '../../../src/settings/config.ts';
import { type Database, openDatabase } from '../../../src/store/core/db.ts';
import { planEvacuation } from '../../../src/store/fleet/evacuation.ts';
import { requestLimit } from '../../../src/store/fleet/limitRequests.ts';
import { placeMachine } from '../../../src/store/machines/placeMachine.ts';
import { claimMachine } from '../../../src/store/machines/transitions.ts';
import { closeBills } from '../../../src/store/usage/bills.ts';
import { closeLifecycle } from '../../../src/store/usage/lifecycles.ts';
import { ensureTls } from '../../../src/up/tls.ts';
import { launch } from '../chromium.ts';
import { startPostgres } from '../database.ts';
import { makeHost, makeMachine, makeTenant } from '../fixtures.ts';
import { openWithoutMachine } from '../lifecycles.ts';
import { newContext, watch } from './consoleLab.ts';

const token = `ada-${'x'.repeat(40)}`;
const none = () => Promise.reject(new Error('no role starts here'));
const closed = monthStart(oldestOpenMonth(Math.floor(Date.now() / 1_000)) - 1);
const before = monthStart(closed - 1);

export interface OperatorsLab {
  db: Database;
  browser: Browser;
  context: BrowserContext;
  page: Page;
  url: string;
  /** What the browser reported that no page should cause. */
  problems: string[];
  /** The account, whose default tenant has the namespace of the same name. */
  slug: string;
  /** The latest closed month. */
  month: string;
  /** Opens a page by its address below the console's, and waits for what it reads. */
  open(address: string, title: string): Promise<void>;
  stop(): Promise<void>;
}

export async function openOperatorsLab(): Promise<OperatorsLab> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const db = openDatabase(databaseUrl, { poolSize: 2 });
  const folder = await mkdtemp(path.join(tmpdir(), 'compute-page-'));
  const tokens = path.join(folder, 'tokens');
  await writeFile(tokens, `ada:${token}\n`);
  const { certFile, keyFile } = await ensureTls(folder);
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    PUBLIC_URL: 'https://127.0.0.1:1',
    HTTPS_PORT: '0',
    OPERATOR_TOKENS_FILE: tokens,
    LOG_LEVEL: 'silent',
    TLS_CERT_FILE: certFile,
    TLS_KEY_FILE: keyFile,
  };
  const terminal: Terminal = {
    environment,
    mainFile: '',
    print: () => {},
    complain: () => {},
    roles: { up: none, api: none, worker: none, host: none, codec: none, operator: none },
  };
  const slug = await fill(db);
  const running = await runOperator(readConfig(environment), terminal);
  const url = running.url.replace('127.0.0.1', 'localhost');
  const browser = await launch();
  const context = await newContext(browser);
  const page = await context.newPage();
  const problems: string[] = [];
  watch(page, problems);
  page.setDefaultTimeout(30_000);
  await page.goto(`${url}/`);
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return {
    db,
    browser,
    context,
    page,
    url,
    problems,
    slug,
    month: monthOf(closed),
    async open(address, title) {
      await page.goto(`${url}/console${address}`);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await page.locator('.loading').first().waitFor({ state: 'detached' });
    },
    async stop() {
      await browser.close();
      await running.close();
      await db.$disconnect();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A host with three machines that is evacuated, a request, an orphan, and two closed bills, the later with a correction. */
async function fill(db: Database): Promise<string> {
  const owner = await makeTenant(db, { namespace: 'acme' });
  const { namespace, ...ids } = owner;
  await makeHost(db, { name: 'rack-1' });
  for (const name of ['web-1', 'web-2', 'web-3']) {
    const { uid } = await makeMachine(db, {
      namespace,
      name,
      spec: { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } },
    });
    const { row } = (await claimMachine(db, uid, 'run-1'))!;
    await placeMachine(db, uid, { epoch: row.claimEpoch, step: 1, attempt: 1 });
  }
  const evacuatesAt = new Date(Date.now() + 3 * 86_400_000);
  const plan = { evacuatesAt, recreates: true, creditSeconds: 3_600, reason: 'its disks fail' };
  await planEvacuation(db, 'rack-1', { ...plan, noticeHours: null });
  const asked = { className: 'general-1', name: 'virtual_machine' as const, amount: 5_000, reason: 'a load test' };
  const customer = { customerId: ids.customerId, actorType: 'human' as const, actorId: ids.tenantId, requestId: 'x' };
  await requestLimit(db, ids.tenantId, asked, customer);
  const runtimeId = '21c8082e-d3ee-4f06-9590-f7f8e01b2d2e';
  await db.orphan.create({ data: { runtimeId, machineUid: runtimeId, hostName: 'rack-1' } });
  await db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${before})`;
  const of = { ...ids, resourceClass: 'general-1', minimumSeconds: 60 };
  for (const at of [before, closed].flatMap((start) => [start + 3_600, start + 86_400])) {
    const uid = await openWithoutMachine(db, { ...of, at });
    await db.$transaction((tx) => closeLifecycle(tx, uid, null, at + 36_000));
  }
  await db.billCorrection.create({
    data: {
      ...ids,
      correctsMonth: before,
      resourceKind: 'VirtualMachine',
      resourceClass: 'general-1',
      billableSeconds: -3_600,
      reference: 'CN-1',
      reason: 'an incident of ours',
      createdAt: new Date((closed + 86_400) * 1_000),
    },
  });
  await closeBills(db, null, () => true);
  return namespace;
}
