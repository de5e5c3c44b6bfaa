/**
 * The previous release and this one, each in processes of its own: the former on the schema of the next, reads and writes
 * of both at once, and an upgrade of all roles with open machines in every phase, forward, back, and forward again. Part
 * of npm run test:full; the first run builds the previous release.
 */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { progress } from '../../bench/report.ts';
import { type ComputeClient, isRefused } from '../../sdk/src/index.ts';
import { leaseWorkflowId, machineWorkflowId, signals } from '../../src/domain/names.ts';
import { liftFaults } from '../../src/drivers/simulated/disk.ts';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { migrate } from '../../src/store/core/migrate.ts';
import { verifyBills, verifyCleanSlate } from '../cluster/verdict.ts';
import { migrationsDir } from '../support/database.ts';
import { releaseOf, untilDeployment } from '../support/releases.ts';
import { program } from '../support/service.ts';
import { previousRelease, provideRelease, whyAbsent } from '../support/upgrades/previousRelease.ts';
import { type Deployment, hosts, openDeployment, type Release } from '../support/upgrades/twoReleases.ts';
import { waitFor } from '../support/wait.ts';

const previous = previousRelease();
const missing = whyAbsent(previous);
const isFull = process.env['TEST_FULL'] === '1';
if (isFull && missing !== null) progress(`the previous release is not tried: ${missing}`);
const suite = isFull && missing === null ? describe : describe.skip;
const timeoutMs = 240_000;

/** A machine that a customer was told of. */
interface Made {
  name: string;
  uid: string;
  wasReady: boolean;
}

suite(`the release ${previous.name} and this one`, () => {
  const next: Release = { name: 'next', program };
  let former: Release;
  let deployment: Deployment;
  let account: { apiKey: { id: string; secret: string } };
  const apis: { former: ComputeClient; next: ComputeClient } = Object.create(null);
  const told: Made[] = [];
  let passed = 0;

  beforeAll(async () => {
    former = { name: previous.name, program: await provideRelease(previous) };
    deployment = await openDeployment();
    await deployment.command(former, 'prepare', 'tls');
    await deployment.command(former, 'hosts enroll --all', 'hosts');
    account = JSON.parse(await deployment.command(former, 'customers create acme'));
    await startFormer();
  }, 20 * 60_000);
  afterAll(() => deployment?.stop({ failed: passed < 2 }), 120_000);

  async function startFormer(): Promise<void> {
    await deployment.startAgent('agent', former);
    await deployment.startWorker('former worker', former);
    apis.former = await deployment.startApi('former api', former, account);
  }

  /** Repeats a request of which a busy machine may lose the response. */
  const insist = <T>(what: string, request: () => Promise<T>) => waitFor(what, request, timeoutMs);

  async function create(api: ComputeClient, name: string, fault?: string): Promise<Made> {
    const wanted = {
      metadata: { name, ...(fault && { labels: { [faultLabel]: fault } }) },
      spec: {
        imageRef: 'debian-12',
        resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 },
        ports: [{ name: 'http', guestPort: 80 }],
      },
    };
    // One that exists: the response to an earlier attempt was lost.
    const { metadata } = await insist(`${name} to be accepted`, () =>
      api.virtualMachines.create(wanted).catch((error: unknown) => {
        if (isRefused(error, 'AlreadyExists')) return api.virtualMachines.get(name);
        throw error;
      }),
    );
    const machine = { name, uid: metadata.uid!, wasReady: false };
    told.push(machine);
    return machine;
  }
  async function createReady(api: ComputeClient, name: string, readyAt = api): Promise<Made> {
    const machine = await create(api, name);
    await untilReady(readyAt, machine);
    return machine;
  }
  async function untilReady(api: ComputeClient, machine: Made): Promise<void> {
    await api.virtualMachines.untilReady({ metadata: machine }, { timeoutMs });
    machine.wasReady = true;
  }
  const untilGone = (api: ComputeClient, machine: Made) =>
    api.virtualMachines.untilGone({ metadata: machine }, { timeoutMs });
  const requestDelete = (api: ComputeClient, { name }: Made) =>
    insist(`the delete of ${name} to be accepted`, () =>
      api.virtualMachines.delete(name).then(
        () => true,
        (error: unknown) => isRefused(error, 'NotFound'),
      ),
    );
  const remove = async (api: ComputeClient, machine: Made) => {
    await requestDelete(api, machine);
    await untilGone(api, machine);
  };
  const label = (api: ComputeClient, { name }: Made, value: string) =>
    insist(`the label of ${name}`, () => api.virtualMachines.patch(name, { metadata: { labels: { by: value } } }));
  const names = async (api: ComputeClient) =>
    (await api.virtualMachines.list()).items.map(({ metadata }) => metadata.name).sort();

  /** Another release's migrations after this one's: what a migration may do, done to each table. Returns how many. */
  async function expandEveryTable(): Promise<number> {
    const { rows } = await deployment.sql.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%'",
    );
    const folder = await mkdtemp(path.join(tmpdir(), 'expanded-'));
    try {
      await cp(migrationsDir, folder, { recursive: true });
      const add = async (name: string, sql: string) => {
        await mkdir(path.join(folder, `99990101000000_${name}`));
        await writeFile(path.join(folder, `99990101000000_${name}`, 'migration.sql'), sql);
      };
      await add('a_table', 'CREATE TABLE "of_the_next" ("id" INTEGER PRIMARY KEY);');
      for (const { name } of rows)
        await add(
          name,
          `ALTER TABLE "${name}" ADD COLUMN "note_of_the_next" TEXT, ADD COLUMN "count_of_the_next" INTEGER NOT NULL DEFAULT 7;`,
        );
      const applied = await migrate(deployment.databaseUrl, { migrationsDir: folder });
      expect(applied).toHaveLength(rows.length + 1);
      return rows.length;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  test('the former runs on the schema of the next, while it is migrated and from its start, and beside it', async () => {
    const early = await createReady(apis.former, 'early');
    await deployment.command(next, 'prepare', 'tls');
    expect(await expandEveryTable()).toBeGreaterThan(30);

    await label(apis.former, early, 'former');
    const running = await createReady(apis.former, 'while-running');
    expect(await names(apis.former)).toEqual(['early', 'while-running']);
    await remove(apis.former, running);

    // As after going back: the former release starts, and prepares, on the newer schema.
    for (const part of ['former api', 'former worker', 'agent']) await deployment.parts.end(part);
    await deployment.command(former, 'prepare', 'tls');
    await startFormer();
    const back = await createReady(apis.former, 'gone-back');
    expect((await apis.former.virtualMachines.get('early')).metadata.labels).toEqual({ by: 'former' });
    await remove(apis.former, early);

    // The former one took the rights that it does not know.
    await deployment.command(next, 'prepare', 'tls');
    apis.next = await deployment.startApi('next api', next, account);
    const seen: string[] = [];
    const following = (async () => {
      for await (const event of apis.next.virtualMachines.watch()) {
        if (event.type === 'SYNCED') continue;
        seen.push(`${event.type} ${event.object.metadata.name}`);
        if (event.type === 'DELETED') return;
      }
    })();
    await waitFor('the watch to begin', () => seen.includes('ADDED gone-back'));
    await label(apis.next, back, 'next');
    const both = await create(apis.next, 'of-both');
    await untilReady(apis.former, both);
    await label(apis.former, both, 'former');
    await label(apis.next, both, 'next');
    for (const api of [apis.former, apis.next]) {
      expect(await names(api)).toEqual(['gone-back', 'of-both']);
      for (const name of ['gone-back', 'of-both'])
        expect((await api.virtualMachines.get(name)).metadata.labels).toEqual({ by: 'next' });
    }
    await requestDelete(apis.former, back);
    await untilGone(apis.next, back);
    await following;
    expect(seen).toEqual(expect.arrayContaining(['ADDED of-both', 'MODIFIED of-both', 'DELETED gone-back']));
    await requestDelete(apis.next, both);
    await untilGone(apis.former, both);
    passed++;
  }, 1_200_000);

  test('an upgrade with open machines in every phase goes forward, back, and forward again, and loses none', async () => {
    const { command, parts, client, sql } = deployment;
    apis.next ??= await deployment.startApi('next api', next, account);
    const phaseOf = async ({ name }: Made, api: ComputeClient) => (await api.virtualMachines.get(name)).status?.phase;
    const inPhase = async (phase: string, fault?: string, api = apis.former) => {
      const machine = await create(api, `${phase}-${fault ?? 'well'}`.replaceAll(/[=_.]/g, '-').toLowerCase(), fault);
      await waitFor(`${phase} with ${fault}`, async () => (await phaseOf(machine, api)) === phase, timeoutMs);
      return machine;
    };
    const running = await inPhase('Running');
    await untilReady(apis.former, running);
    const stopping = await inPhase('Running', 'stop-ignored');
    await untilReady(apis.former, stopping);
    const blocked = await inPhase('Running', 'destroy-refuses', apis.next);
    await untilReady(apis.former, blocked);
    const machines = [
      running,
      stopping,
      blocked,
      await inPhase('Running', 'port-never.80'),
      await inPhase('Creating', 'slow.600000'),
      await inPhase('Starting', 'boot-never'),
      await inPhase('Failed', 'refuse-spec'),
    ];
    for (const [machine, phase] of [
      [stopping, 'Stopping'],
      [blocked, 'Deleting'],
    ] as const) {
      await requestDelete(apis.former, machine);
      await waitFor(`to be ${phase}`, async () => (await phaseOf(machine, apis.former)) === phase, timeoutMs);
    }
    for (const host of hosts) await command(former, `hosts cordon ${host}`);
    const pending = await inPhase('Pending');
    machines.push(pending);
    const phases = (api: ComputeClient) => Promise.all(machines.map((each) => phaseOf(each, api)));
    const before = await phases(apis.former);
    expect([...new Set(before)].sort()).toEqual([
      ...['Creating', 'Deleting', 'Failed', 'Pending', 'Running', 'Starting', 'Stopping'],
    ]);

    const namespace = await apis.next.namespace();
    const workflows = machines.map(({ name, uid }) =>
      machineWorkflowId({ kind: 'VirtualMachine', namespace, name, uid }),
    );
    /** Wakes the machines until each went a step on a release of these. */
    const untilEachOn = (...releases: Release[]) =>
      waitFor(
        `every machine on ${releases.map(({ name }) => name).join(' or ')}`,
        async () => {
          const on = await Promise.all(workflows.map((id) => releaseOf(deployment, id)));
          const behind = workflows.filter((_, index) => !releases.some(({ name }) => name === on[index]));
          for (const id of behind) await client.workflow.getHandle(id).signal(signals.wake);
          if (behind.length > 0) throw new Error(`${behind.join(', ')} of ${on.join(', ')}`);
          return true;
        },
        timeoutMs,
      );
    const makeCurrent = (release: Release, by: Release) => command(by, `deployment current ${release.name}`);

    await untilEachOn(former);
    await deployment.startWorker('next worker', next);
    await untilDeployment(deployment, 'workers of the next release', ({ versions }) =>
      versions.some(({ buildId, workers }) => buildId === next.name && workers > 0),
    );
    await command(next, 'replay');
    await command(next, `deployment ramp ${next.name} --percent 50`);
    await untilEachOn(former, next);
    await makeCurrent(next, next);
    await untilEachOn(next);
    await command(former, 'replay');
    await makeCurrent(former, former);
    await untilEachOn(former);
    await makeCurrent(next, next);
    await untilEachOn(next);
    for (const api of [apis.former, apis.next]) expect(await phases(api)).toEqual(before);

    // Each release's agent adopts what the other's left, and serves the workers of both.
    const replaceAgent = async (release: Release) => {
      await parts.end('agent');
      await deployment.startAgent('agent', release);
    };
    await replaceAgent(next);
    for (const host of hosts) await command(next, `hosts uncordon ${host}`);
    await untilReady(apis.next, pending);
    const onNext = await createReady(apis.former, 'next-agent-next-workers');
    await replaceAgent(former);
    const onFormer = await createReady(apis.next, 'former-agent-next-workers');
    await remove(apis.former, onNext);
    await makeCurrent(former, next);
    await untilEachOn(former);
    await replaceAgent(next);
    const onBoth = await createReady(apis.next, 'next-agent-former-workers');
    await remove(apis.next, onFormer);
    expect((await phases(apis.former)).slice(0, -1)).toEqual(before.slice(0, -1));
    expect((await apis.former.virtualMachines.get(running.name)).status?.readyForAccess).toBe(true);

    await makeCurrent(next, next);
    await untilEachOn(next);
    await untilDeployment(deployment, 'the former release to be drained', ({ versions }) =>
      versions.some(({ buildId, state, pinnedRuns }) => buildId === former.name && state === 'drained' && !pinnedRuns),
    );
    await parts.end('former worker');
    await parts.end('former api');

    expect((await phases(apis.next)).slice(0, -1)).toEqual(before.slice(0, -1));
    await untilLeaseOn(next);
    for (const machine of [...machines, onBoth]) await requestDelete(apis.next, machine);
    const { rows } = await sql.query<{ host: string; runtime: string }>(
      'SELECT host_name AS host, runtime_id AS runtime FROM placements WHERE released_at IS NULL',
    );
    for (const { host, runtime } of rows) await liftFaults(deployment.hostsDataDir, host, runtime);
    // The call to a guest that ignores it ends with its agent, and the next one finds no fault.
    await replaceAgent(next);
    for (const machine of [...machines, onBoth]) await untilGone(apis.next, machine);
    await verifyCleanSlate(deployment);
    // One whose fault is lifted may be ready for a moment before its delete comes to it.
    const { rows: ready } = await sql.query<{ uid: string }>(
      "SELECT DISTINCT uid FROM journal WHERE (after->>'ready_for_access')::boolean",
    );
    const seenReady = told.filter(({ wasReady }) => wasReady).map(({ uid }) => uid);
    expect(seenReady.length).toBeGreaterThan(6);
    expect(ready.map(({ uid }) => uid)).toEqual(expect.arrayContaining(seenReady));
    await verifyBills(
      deployment,
      ready.map(({ uid }) => ({ uid, wasReady: true })),
    );
    expect(parts.ended).toEqual([]);
    passed++;
  }, 1_800_000);

  /** Hosts have no version; their workflows go on by the current one of the workers. */
  async function untilLeaseOn({ name }: Release): Promise<void> {
    for (const host of hosts)
      await waitFor(
        `the lease of ${host} on ${name}`,
        async () => {
          await deployment.client.workflow.getHandle(leaseWorkflowId(host)).signal(signals.attend);
          return (await releaseOf(deployment, leaseWorkflowId(host))) === name;
        },
        timeoutMs,
      );
  }
});
