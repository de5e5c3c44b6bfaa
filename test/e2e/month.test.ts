/**
 * A month of an operator on a running service: the commands of docs/operations.md, "A month", in their order. Each has to
 * print there what it prints here, but for times, ids, and sizes. UPDATE=1 writes what it printed.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { customersCreateCommand } from '../../src/cli/customers/operatorCustomers.ts';
import { monthOf, startOfMonth } from '../../src/domain/usageTime.ts';
import { readConfig } from '../../src/settings/config.ts';
import { freePort } from '../../src/up/ports.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { vm } from '../support/apiServer.ts';
import { query } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { program, type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const full = process.env['TEST_FULL'] === '1';
const page = path.join(import.meta.dirname, '..', '..', 'docs', 'operations.md');
const hosts = ['north-hv-1', 'north-hv-2', 'south-hv-1', 'north-metal-1', 'north-metal-2'];
const lastMonth = monthOf(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1) / 1_000);

let folder: string;
let service: Service;
let temporalPort: number;
const environment: Record<string, string> = {};
const customers = new Map<string, { namespace: string; apiKey: { id: string; secret: string } }>();

beforeAll(async () => {
  if (!full) return;
  folder = await mkdtemp(path.join(tmpdir(), 'month-'));
  temporalPort = await freePort();
  Object.assign(environment, {
    TEMPORAL_PORT: String(temporalPort),
    HOST_SILENT_MS: '2000',
    OWNERSHIP_INTERVAL_SECONDS: '2',
  });
  service = await startService({ dataDir: path.join(folder, 'data'), environment });
}, 600_000);
afterAll(async () => {
  await service?.stop();
  await rm(folder ?? '', { recursive: true, force: true });
}, 180_000);

const settings = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  npm_lifecycle_event: 'cli',
  DATA_DIR: path.join(folder, 'data'),
  TEMPORAL_ADDRESS: `127.0.0.1:${temporalPort}`,
});
const databaseUrl = async () => (await embeddedDatabaseUrl(path.join(folder, 'data')))!;
const rows = async <Row extends object>(text: string) => query<Row>(await databaseUrl(), text);

/** Runs a command in the folder of its files, and returns the lines that it prints. */
function run(words: readonly string[]): Promise<string[]> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [program, ...words],
      { cwd: folder, env: settings(), timeout: 300_000 },
      (_error, out, err) => resolve(`${out}${err}`.trimEnd().split('\n')),
    ),
  );
}

async function asCustomer(
  slug: string,
  method: 'POST' | 'DELETE' | 'GET',
  name: string,
  body?: object,
): Promise<number> {
  const { namespace, apiKey } = customers.get(slug)!;
  const minted = await service.send('POST', '/v1/auth/token', {
    body: { grant_type: 'client_credentials', client_id: apiKey.id, client_secret: apiKey.secret },
  });
  if (minted.status !== 200) return minted.status;
  const at = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines/${name}`;
  return (await service.send(method, at.replace(/\/$/, ''), { token: minted.body.access_token, ...(body && { body }) }))
    .status;
}
const runs = async (slug: string, name: string) => {
  expect(await asCustomer(slug, 'POST', '', vm(name))).toBe(201);
  await waitFor(
    `${name} to be ready`,
    async () => (await rows(`SELECT FROM machines WHERE name = '${name}' AND ready_for_access`)).length === 1,
    120_000,
  );
};
const isGone = (where: string) =>
  waitFor('machines to be gone', async () => (await rows(`SELECT FROM machines WHERE ${where}`)).length === 0, 120_000);

/** A machine of c01 runs from the second day of the month that is over. */
async function useOfLastMonth(): Promise<void> {
  const db = await service.database();
  try {
    const { id: customerId, tenants } = await db.customer.findUniqueOrThrow({
      where: { slug: 'c01' },
      include: { tenants: true },
    });
    const at = startOfMonth(lastMonth) + 86_400;
    const owner = { customerId, tenantId: tenants[0]!.id, resourceClass: 'general-1', minimumSeconds: 60, at };
    await openWithoutMachine(db, owner);
  } finally {
    await db.$disconnect();
  }
}

/** What happens, by the words of the page. */
const events: Readonly<Record<string, () => Promise<void>>> = {
  'twenty customers come': async () => {
    const config = readConfig(settings());
    for (let number = 1; number <= 20; number++) {
      const slug = `c${String(number).padStart(2, '0')}`;
      const lines: string[] = [];
      const region = number === 20 ? 'south' : 'north';
      await customersCreateCommand(config, { slug, displayName: `Customer ${number}`, region }, (line) =>
        lines.push(line),
      );
      customers.set(slug, JSON.parse(lines.join('')));
    }
  },
  'the fleet gets two classes more': async () => {
    const fleet = await readFile(path.join(import.meta.dirname, '..', '..', 'fleet.yaml'), 'utf8');
    const more = ['large-1', 'small-1'].map(
      (name) =>
        `  - { name: ${name}, cpuFamily: simulated-x86, memoryGiB: 64, regions: [north], billingMinimumSeconds: 60 }\n`,
    );
    await writeFile(path.join(folder, 'month.yaml'), fleet.replace('\nimages:', `${more.join('')}\nimages:`));
  },
  'machines of four customers run': async () => {
    for (const [slug, name] of [
      ['c01', 'web'],
      ['c02', 'db'],
      ['c04', 'old'],
      ['c20', 'south'],
    ] as const)
      await runs(slug, name);
  },
  'south-hv-1 burns down': async () => {
    environment['HOSTS'] = hosts.filter((name) => name !== 'south-hv-1').join(',');
    await service.interrupt();
    await service.startAgain();
    await waitFor(
      'south-hv-1 to be lost',
      async () => (await rows(`SELECT FROM hosts WHERE name = 'south-hv-1' AND lost_at IS NOT NULL`)).length === 1,
      120_000,
    );
  },
  'north-hv-2 needs a new fan': async () => {},
  'its customers have moved': async () => {
    const on = `uid IN (SELECT machine_uid FROM placements WHERE host_name = 'north-hv-2' AND released_at IS NULL)`;
    for (const { name, namespace } of await rows<{ name: string; namespace: string }>(
      `SELECT name, namespace FROM machines WHERE ${on}`,
    ))
      expect(await asCustomer(namespace.slice(0, 3), 'DELETE', name)).toBe(200);
    await isGone(on);
    for (const [slug, name] of [
      ['c01', 'web'],
      ['c02', 'db'],
      ['c04', 'old'],
    ] as const)
      await runs(slug, name);
  },
  'c03 does not pay': async () => {},
  'c03 pays': async () => {
    // Its key gets the reason in place of a session.
    await expect(asCustomer('c03', 'GET', 'none')).resolves.toBe(400);
  },
  'c04 leaves': async () => {},
  'the machines of c04 are gone': async () => void (await isGone(`namespace = 'c04-default'`)),
  'a machine is made, and then the disk of Postgres dies': async () => {
    await runs('c02', 'late');
    await service.interrupt();
  },
  'the service starts': async () => {
    void service.startAgain().catch(() => {});
    await waitFor('Postgres to be up', async () => (await rows('SELECT 1')).length === 1, 120_000).catch(() => {});
  },
  'the month is over, and its bills are closed': async () => {
    await rows(`UPDATE customers SET created_at = created_at - interval '40 days' WHERE slug = 'c01'`);
    await useOfLastMonth();
    const connection = await Connection.connect({ address: `127.0.0.1:${temporalPort}` });
    try {
      await new Client({ connection }).schedule.getHandle('housekeeping').trigger();
    } finally {
      await connection.close();
    }
    await waitFor(
      'a bill',
      async () =>
        (await rows(`SELECT FROM bills b JOIN customers c ON c.id = b.customer_id WHERE c.slug = 'c01'`)).length > 0,
      120_000,
    );
  },
};

/** What differs from run to run. */
const varying: [RegExp, string][] = [
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'],
  [/\d{4}-\d\d-\d\dT[\d-]+Z/g, 'TIME'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID'],
  [/erased-[0-9a-f]{16}/g, 'erased-ID'],
  [/\b[0-9a-f]{16,64}\b/g, 'ID'],
  [/\b\d{4}-\d\d(-\d\d)?\b/g, 'DATE'],
  [/[\d.]+ (MB|kB)/g, 'SIZE'],
  [/\b\d+\b/g, 'N'],
  [/(\/[\w.-]+)+\/data\b/g, '.data'],
  [/ +/g, ' '],
];
const normal = (lines: readonly string[]) =>
  lines.map((line) => varying.reduce((text, [pattern, by]) => text.replace(pattern, by), line).trimEnd());

const isLinked = () =>
  waitFor('every event to have its link', async () => {
    const left = await rows(
      'SELECT FROM audit_events e LEFT JOIN audit_links l USING (sequence) WHERE l.sequence IS NULL',
    );
    return left.length === 0;
  });

interface Step {
  /** As it stands on the page. */
  line: string;
  printed: string[];
}

function stepsOf(text: string): Step[] {
  const block = /## A month\n.*?```\n(.*?)```/s.exec(text)![1]!;
  const steps: Step[] = [];
  for (const line of block.trimEnd().split('\n')) {
    if (line.startsWith('# ') || line.startsWith('$ ')) steps.push({ line, printed: [] });
    else steps.at(-1)!.printed.push(line);
  }
  return steps;
}

const wordsOf = (line: string) =>
  [...line.slice('$ npm run -s cli -- '.length).matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
    (quoted ?? plain!).replace(/^\d{4}-\d\d$|^MONTH$/, lastMonth),
  );

(full ? test : test.skip)(
  'the commands of a month print what docs/operations.md shows',
  async () => {
    const text = await readFile(page, 'utf8');
    const ran: Step[] = [];
    for (const { line, printed } of stepsOf(text)) {
      if (line.startsWith('# ')) {
        await events[line.slice(2)]!();
        ran.push({ line, printed: [] });
        continue;
      }
      // What the last command recorded has its link a moment later.
      if (line.includes(' audit verify')) await isLinked();
      const out = await run(wordsOf(line));
      ran.push({
        line: line.replace('MONTH', lastMonth),
        printed: out.map((each) => each.replaceAll(path.join(folder, 'data'), '.data')),
      });
      if (process.env['UPDATE'] !== '1') expect([line, normal(out)]).toEqual([line, normal(printed)]);
    }
    if (process.env['UPDATE'] !== '1') return;
    const block = ran.flatMap(({ line, printed }) => [line, ...printed]).join('\n');
    await writeFile(
      page,
      text.replace(/(## A month\n.*?```\n).*?```/s, (_all, head: string) => `${head}${block}\n\`\`\``),
    );
  },
  900_000,
);

test('the page names only events that the test knows', async () => {
  const named = stepsOf(await readFile(page, 'utf8')).flatMap(({ line }) =>
    line.startsWith('# ') ? [line.slice(2)] : [],
  );
  expect(named.filter((name) => !(name in events))).toEqual([]);
  expect(named.length).toBe(Object.keys(events).length);
});
