import pg from 'pg';
import { Disk } from '../../bench/soak/disks.ts';
import { waitForExit } from '../../src/lib/processes.ts';
import type { Database } from '../../src/store/core/db.ts';
import { compareUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { canMount, goesOn, places, settings } from '../support/e2e/fullDisk.ts';
import { type Part, type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

/**
 * kill -9 of any part in the middle of many provisionings, and a full disk below Postgres: all become ready, and nothing
 * is left after they are deleted.
 */
const full = process.env['TEST_FULL'] === '1';
const count = full ? 20 : 5;
const names = Array.from({ length: count }, (_, i) => `vm-${i}`);

let service: Service;
let disk: Disk | null = null;
beforeAll(async () => {
  service = await startService({ environment: settings });
}, 180_000);
afterAll(async () => {
  // What is mounted below the data folder goes before it.
  if (disk) {
    await service.interrupt();
    await disk.unmount();
  }
  await service.stop();
}, 180_000);
afterEach(() => service.verifyCleanSlate(), 180_000);

async function readyCount(): Promise<number> {
  return (await service.listVms()).filter((vm) => vm.status.readyForAccess).length;
}

/** Starts the VMs and kills the part once at least `after` are ready, but not all. */
async function provisionAndKill(part: Part, after: number): Promise<void> {
  const creating = Promise.all(names.map((name) => service.createVm(name)));
  await waitFor(`${after} machines to be ready`, async () => (await readyCount()) >= after);
  service.kill(part);
  await creating;
}

async function everyReady(): Promise<void> {
  await waitFor(
    'all to be ready',
    async () => {
      const vms = await service.listVms();
      const failed = vms
        .filter((vm) => vm.status.phase === 'Failed')
        .map((vm) => `${vm.metadata.name} ${vm.status.failureCode}`);
      if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
      return vms.length === count && vms.every((vm) => vm.status.readyForAccess);
    },
    150_000,
  );
  expect(await service.inventory()).toHaveLength(count);
}

const moments = full ? [0, 1, 8, 15] : [1];
const parts: Part[] = ['worker', 'api', 'temporal', 'postgres', 'host'];

describe.each(parts)('kill -9 of %s', (part) => {
  test.each(moments)(
    `after %i of ${count} machines were ready: all become ready, each once`,
    async (after) => {
      await provisionAndKill(part, after);
      await everyReady();
    },
    240_000,
  );

  (full ? test : test.skip)(
    `in the middle of ${count} deletes: all go`,
    async () => {
      await Promise.all(names.map((name) => service.createVm(name)));
      await everyReady();
      for (const name of names) expect(await service.deleteVm(name)).toBe(200);
      service.kill(part);
    },
    240_000,
  );
});

test('of two concurrent creates of one name, one is 201 and the other 409 AlreadyExists', async () => {
  const body = {
    apiVersion: 'compute.service/v1alpha1',
    kind: 'VirtualMachine',
    metadata: { name: 'twin' },
    spec: { imageRef: 'debian-12' },
  };
  const answers = await Promise.all([1, 2].map(() => service.call('POST', service.vms, body)));
  expect(answers.map((a) => a.status).sort()).toEqual([201, 409]);
  expect(answers.find((a) => a.status === 409)!.body).toMatchObject({
    kind: 'Status',
    status: 'Failure',
    reason: 'AlreadyExists',
    code: 409,
  });
});

test('kill -9 of up ends every part, and the next start goes on from the same state', async () => {
  await service.createVm('kept');
  await service.untilReady('kept');
  const { uid } = (await service.getVm('kept')).metadata;
  await service.createVm('under-way');
  const pids = parts.flatMap((part) => service.pidsOf(part));
  expect(pids.length).toBeGreaterThanOrEqual(parts.length);
  await service.killUp();
  expect(await Promise.all(pids.map((pid) => waitForExit(pid, 45_000)))).toEqual(pids.map(() => true));
  // For the next test: a folder can be mounted over only while nothing has its files open.
  const { move, sizeMiB } = places['Postgres']!;
  if (canMount) disk = await move(service.dataDir, (folder) => Disk.mount(folder, sizeMiB));
  await service.startAgain();
  await service.untilReady('under-way');
  await service.untilReady('kept');
  expect((await service.getVm('kept')).metadata.uid).toBe(uid);
}, 240_000);

// The other places, each on a service of its own: test/e2e/disk.test.ts, in `npm run test:full`.
(canMount ? test : test.skip)(
  'the disk below Postgres is full for a while: no machine ends, no bill is wrong, and everything recovers by itself',
  async () => {
    await goesOn(service, { begin: () => disk!.fill(), end: () => disk!.free() });
  },
  900_000,
);

/** kill -9 between the commit that closes a bill and the one that rates it. */
describe('a bill is rated exactly once although its rating is interrupted', () => {
  let db: Database;
  beforeAll(async () => {
    db = await service.database();
    // Longer than any machine of this test lives, so each is topped up to the minimum.
    await db.machineClass.updateMany({ data: { minimumSeconds: 3_600 } });
  });
  afterAll(() => db?.$disconnect());

  async function readyVm(name: string): Promise<string> {
    await service.createVm(name);
    await service.untilReady(name);
    return (await service.getVm(name)).metadata.uid;
  }

  const lifecycleOf = (machineUid: string) => db.lifecycle.findUniqueOrThrow({ where: { machineUid } });
  async function serverStartedAt(): Promise<string> {
    const [row] = await db.$queryRaw<{ at: string }[]>`SELECT pg_postmaster_start_time()::text AS at`;
    return row!.at;
  }
  const untilRated = (uid: string) =>
    waitFor('its rating', async () => ((await lifecycleOf(uid)).ratedAt === null ? null : true), 120_000);
  /** Minimums posted so far, over all machines. */
  async function posted(): Promise<number> {
    return Number((await db.usageDay.aggregate({ _sum: { topUpSeconds: true } }))._sum.topUpSeconds ?? 0);
  }

  /** The machine's top-up was posted once, and usage by day and hour matches the lifecycles. */
  async function expectOneRating(uid: string, postedBefore: number): Promise<void> {
    const { startedAt, endedAt, minimumSeconds, topUpSeconds, ratedAt } = await lifecycleOf(uid);
    expect(minimumSeconds).toBe(3_600);
    expect(topUpSeconds).toBe(3_600 - Number(endedAt! - startedAt));
    expect((await posted()) - postedBefore).toBe(topUpSeconds);
    for (const range of await usageRanges(db)) expect(await compareUsage(db, range)).toEqual([]);
    // The rest of the machine's workflow does not change it.
    await service.verifyCleanSlate();
    expect(await lifecycleOf(uid)).toMatchObject({ ratedAt, topUpSeconds });
    expect((await posted()) - postedBefore).toBe(topUpSeconds);
  }

  test('by a kill of the worker before it began to rate', async () => {
    const uid = await readyVm('before');
    const before = await posted();
    // A stopped worker does nothing between the delete's commit and its kill.
    const workers = service.pidsOf('worker');
    expect(workers).toHaveLength(1);
    process.kill(workers[0]!, 'SIGSTOP');
    expect(await service.deleteVm('before')).toBe(200);
    expect(await lifecycleOf(uid)).toMatchObject({ endedAt: expect.any(BigInt), ratedAt: null });
    expect(await posted()).toBe(before);
    process.kill(workers[0]!, 'SIGKILL');
    await untilRated(uid);
    await expectOneRating(uid, before);
  }, 240_000);

  /** Deletes a machine, makes its rating wait for the locked row, then runs `act` and releases the row. */
  async function whileItsRatingWaits(
    name: string,
    uid: string,
    act: (holder: pg.Client) => Promise<void>,
  ): Promise<void> {
    const holder = new pg.Client({ connectionString: (await embeddedDatabaseUrl(service.dataDir))! });
    // Killing Postgres ends this connection as well.
    holder.on('error', () => undefined);
    await holder.connect();
    try {
      // The worker is stopped until the row is locked, so it cannot have rated it before.
      const [worker] = service.pidsOf('worker') as [number];
      process.kill(worker, 'SIGSTOP');
      expect(await service.deleteVm(name)).toBe(200);
      await holder.query('BEGIN');
      const { rows } = await holder.query('SELECT rated_at FROM lifecycles WHERE machine_uid = $1 FOR UPDATE', [uid]);
      expect(rows).toEqual([{ rated_at: null }]);
      process.kill(worker, 'SIGCONT');
      await waitFor('the rating to wait for the row', async () => {
        const waiting = await db.$queryRaw<
          unknown[]
        >`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE lifecycles SET rated_at%'`;
        return waiting.length > 0;
      });
      await act(holder);
    } finally {
      await holder.end().catch(() => undefined);
    }
  }

  test('by a kill of the worker while its rating was in flight to the database', async () => {
    const uid = await readyVm('during');
    const before = await posted();
    await whileItsRatingWaits('during', uid, async (holder) => {
      service.kill('worker');
      expect((await lifecycleOf(uid)).ratedAt).toBeNull();
      await holder.query('COMMIT');
    });
    await untilRated(uid);
    await expectOneRating(uid, before);
  }, 240_000);

  test('by a kill of Postgres while it rated', async () => {
    const uid = await readyVm('in-postgres');
    const before = await posted();
    let endedAt: bigint | null = null;
    await whileItsRatingWaits('in-postgres', uid, async () => {
      ({ endedAt } = await lifecycleOf(uid));
      expect(endedAt).not.toBeNull();
      const before = await serverStartedAt();
      service.kill('postgres');
      // Backends outlive their postmaster for a moment, so an answer alone does not show that Postgres is back.
      await waitFor(
        'Postgres to start again',
        async () => ((await serverStartedAt()) === before ? null : true),
        120_000,
      );
    });
    await untilRated(uid);
    // The close was committed before, so the kill did not move it.
    expect((await lifecycleOf(uid)).endedAt).toEqual(endedAt);
    await expectOneRating(uid, before);
  }, 240_000);
});
