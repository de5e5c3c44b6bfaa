/** Measures the API with Postgres alone: no worker runs and Temporal is unreachable, as during a Temporal outage. */
import { type Account, type ApiClient, connections, type Load, load, percentile, perSecond } from './load.ts';
import type { Started } from './processes.ts';
import { number, progress, spread, table } from './report.ts';
import { cpuMs, memoryMb, residentMb } from './resources.ts';
import type { Rig } from './rig.ts';

const warmUpCount = 500;
const batches = 4;
const createsInBatch = 1_000;
const getsInBatch = 2_000;
const listedCount = 500;
const listCalls = 50;

export async function measureApi(rig: Rig): Promise<string> {
  const postgres = await rig.startPostgres();
  const { started, api } = await rig.startApi();
  const account = await rig.customer(api, 'bench');
  const idleMb = residentMb(started.pid);

  progress(`api: warm-up, then ${batches * createsInBatch} creates`);
  await load(warmUpCount, (index) => api.create(account, `warm-${index}`));
  await load(warmUpCount, (index) => api.get(account, `warm-${index}`));
  const beforeCreates = cpuOf(started, postgres);
  const creates = await inBatches(createsInBatch, (index) => api.create(account, nameOf(index)));
  const afterCreates = cpuOf(started, postgres);
  progress(`api: ${batches * getsInBatch} gets`);
  const gets = await inBatches(getsInBatch, () =>
    api.get(account, nameOf(Math.floor(Math.random() * batches * createsInBatch))),
  );
  const afterGets = cpuOf(started, postgres);
  progress(`api: ${listCalls} lists of ${listedCount}`);
  const list = await measureList(api, await rig.customer(api, 'listed'));
  const residentNowMb = residentMb(started.pid);
  const postgresMb = memoryMb(postgres.pid);
  const bothMb = residentNowMb === null || postgresMb === null ? null : residentNowMb + postgresMb;

  return table(
    [`API with Postgres alone, ${connections} connections`, 'this service'],
    [
      rateRow('creates per second', creates, createsInBatch),
      latencyRow(
        'create, p50 / p99 ms',
        creates.flatMap((batch) => batch.latenciesMs),
      ),
      rateRow('gets per second', gets, getsInBatch),
      latencyRow(
        'get, p50 / p99 ms',
        gets.flatMap((batch) => batch.latenciesMs),
      ),
      latencyRow(`list of ${listedCount}, p50 / p99 ms (one at a time)`, list.latenciesMs),
      [
        'resident memory of the API, idle → after this, MB; with Postgres',
        `${number(idleMb)} → ${number(residentNowMb)}; ${number(bothMb)}`,
      ],
      costRow('create', beforeCreates, afterCreates, batches * createsInBatch),
      costRow('get', afterCreates, afterGets, batches * getsInBatch),
    ],
  );
}

/** CPU time used so far: unlike a rate, it hardly depends on the machine's other load. */
interface Cpu {
  apiMs: number;
  postgresMs: number;
  clientMs: number;
}

function cpuOf(api: Started, postgres: Started): Cpu {
  const { user, system } = process.cpuUsage();
  return {
    apiMs: cpuMs(api.pid) ?? Number.NaN,
    postgresMs: cpuMs(postgres.pid) ?? Number.NaN,
    clientMs: (user + system) / 1_000,
  };
}

function costRow(what: string, before: Cpu, after: Cpu, count: number): string[] {
  const each = (part: keyof Cpu) => ((after[part] - before[part]) / count).toFixed(2);
  return [
    `processor time of a ${what}, ms: API, Postgres, the client here`,
    `${each('apiMs')}, ${each('postgresMs')}, ${each('clientMs')}`,
  ];
}

async function inBatches(count: number, work: (index: number) => Promise<unknown>): Promise<Load[]> {
  const loads: Load[] = [];
  for (let batch = 0; batch < batches; batch++) loads.push(await load(count, (index) => work(batch * count + index)));
  return loads;
}

async function measureList(api: ApiClient, account: Account): Promise<Load> {
  await load(listedCount, (index) => api.create(account, nameOf(index)));
  return load(
    listCalls,
    async () => {
      const count = await api.list(account);
      if (count !== listedCount) throw new Error(`a list of ${count}, not ${listedCount}`);
    },
    1,
  );
}

function nameOf(index: number): string {
  return `vm-${String(index).padStart(5, '0')}`;
}

function rateRow(what: string, loads: readonly Load[], count: number): string[] {
  const rates = loads.map(({ elapsedMs }) => perSecond(count, elapsedMs));
  const whole = perSecond(
    count * loads.length,
    loads.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
  );
  return [what, `${number(whole)}${spread(rates)}`];
}

function latencyRow(what: string, latenciesMs: readonly number[]): string[] {
  return [what, `${number(percentile(latenciesMs, 0.5))} / ${number(percentile(latenciesMs, 0.99))}`];
}
