import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditExportCommand } from '../../src/cli/audit/auditCommands.ts';
import { recoverCommand } from '../../src/cli/deployment/recoverCommand.ts';
import { findingsOf } from '../../src/cli/deployment/statusFindings.ts';
import { readStatus } from '../../src/cli/deployment/statusReport.ts';
import { orphansDestroyCommand, orphansListCommand } from '../../src/cli/fleet/orphanCommands.ts';
import { signingKeys } from '../../src/domain/auditProof.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { linkEvents, signChains } from '../../src/store/core/auditChain.ts';
import { reconcileInventory } from '../../src/store/fleet/inventory.ts';
import { setLimitOf } from '../../src/store/fleet/tenantLimits.ts';
import { readJournal, readVersions, VersionExpired } from '../../src/store/machines/journal.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { issueCode, redeemCode } from '../../src/store/people/registrations.ts';
import { testSecretKeys } from '../support/secrets.ts';
import { waitFor } from '../support/wait.ts';
import { drivers, harness } from '../support/worlds/passes.ts';

/** Yesterday's database under today's hosts and workflows. */
describe('restore', () => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const runtimeOf = async (machine: MachineRow) =>
    (await harness.db.placement.findFirstOrThrow({ where: { machineUid: machine.uid }, orderBy: { attempt: 'desc' } }))
      .runtimeId;
  const runtimesOf = async (machine: MachineRow) =>
    (await harness.inventory())
      .filter(({ machineUid }) => machineUid === machine.uid)
      .map(({ runtimeId }) => runtimeId);
  /** As a worker does it, without its pauses. */
  async function linkAndSign(): Promise<void> {
    while (((await linkEvents(harness.db)) ?? 0) > 0);
    const [key] = signingKeys(parseSecretKeys(testSecretKeys, 'SECRET_KEYS'), 'audit checkpoints');
    await signChains(harness.db, key!);
  }
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'compute-restore-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const cordonAll = (cordoned: boolean) => harness.db.host.updateMany({ data: { cordoned } });
  const newestPlacement = async () =>
    Number((await harness.db.placement.aggregate({ _max: { version: true } }))._max.version);
  const resourceVersion = async () => (await readVersions(harness.db, harness.tenant.namespace))!.current;
  const isBehind = async () => {
    const verdicts = await Promise.all(
      drivers.map(async (driver, i) =>
        reconcileInventory(harness.db, {
          hostName: harness.hostNames[i]!,
          placementVersion: driver.placementVersionSeen(),
          machines: await driver.inventory(),
          images: [],
        }),
      ),
    );
    return verdicts.some(({ databaseIsBehind }) => databaseIsBehind);
  };
  const sessionOf = async (token: string) =>
    harness.db.session.create({
      data: {
        customerId: harness.tenant.customerId,
        tenantId: harness.tenant.tenantId,
        actorType: 'api-key',
        actorId: harness.tenant.tenantId,
        scopes: ['compute:read'],
        accountScopes: [],
        tokenDigest: Buffer.alloc(32, token),
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });

  test('after a restore from a backup, recover reconciles database, hosts, and workflows', async () => {
    const kept = await harness.createVm({ ports: [{}] });
    const deletedLater = await harness.createVm();
    const goneBefore = await harness.createVm();
    for (const vm of [kept, deletedLater, goneBefore]) await harness.untilReady(vm);
    await harness.deleteVm(goneBefore);
    await harness.untilGone(goneBefore);
    await cordonAll(true);
    const waiting = await harness.createVm();
    await waitFor('its claim', async () => (await harness.current(waiting))!.claimEpoch > 0);
    await waitFor('the outbox to be empty', async () => (await harness.db.outboxEntry.count()) === 0);
    const session = await sessionOf('a');
    const code = await issueCode(harness.db, { slug: 'acme', displayName: 'Acme', region: 'north', ttlSeconds: 3_600 });

    const redeem = () =>
      redeemCode((work) => harness.db.$transaction(work), {
        code: code!.code,
        contact: { email: 'a@example.com', name: 'A' },
        requestId: 'r',
      });

    await harness.stopWorker();
    await linkAndSign();
    const backedUpAt = (
      await harness.db.$queryRaw<{ now: bigint }[]>`SELECT floor(extract(epoch FROM clock_timestamp()))::bigint AS now`
    )[0]!.now;
    const backup = await harness.postgres.backUp(harness.databaseUrl);
    await harness.startWorker();

    await cordonAll(false);
    await harness.untilReady(waiting);
    await harness.deleteVm(deletedLater);
    await harness.untilGone(deletedLater);
    const unknown = await harness.createVm();
    await harness.untilReady(unknown);
    expect(await redeem()).toMatchObject({ account: { slug: 'acme' } });
    const before = {
      runtimes: new Map([
        [kept, await runtimeOf(kept)],
        [waiting, await runtimeOf(waiting)],
      ]),
      placement: await newestPlacement(),
      version: await resourceVersion(),
    };
    const orphanRuntime = await runtimeOf(unknown);
    await harness.untilListed(unknown);
    expect(await isBehind()).toBe(false);
    expect(await readStatus(harness.config)).toMatchObject({ restored: null });

    await harness.stopWorker();
    const limit = { className: null, name: 'cpu', amount: 900, reason: 'after the backup', endsAt: null } as const;
    await setLimitOf(harness.db, harness.tenant.namespace, limit);
    await linkAndSign();
    const acts = path.join(folder, 'acts.ndjson');
    const exported: string[] = [];
    await auditExportCommand(harness.config, {}, (line) => void exported.push(line));
    await writeFile(acts, exported.join('\n'));
    await harness.postgres.restore(harness.databaseUrl, backup);
    await cordonAll(false);
    expect(await waitFor('the database', isBehind)).toBe(true);
    expect(await harness.current(unknown)).toBeNull();
    expect(await harness.current(waiting)).toMatchObject({ phase: 'Pending' });
    const report = await readStatus(harness.config);
    expect(report.restored).toMatch(/has built for placement \d+, it holds placements up to \d+/);
    const mends = findingsOf(report).map(({ mend }) => mend);
    expect(mends).toContainEqual(expect.stringContaining('run "recover"'));
    expect(mends.filter((mend) => mend.includes('start the role worker'))).toEqual([]);

    expect(await recoverCommand(harness.config, { acts, dryRun: true }, print)).toBe(3);
    expect(lines.at(-1)).toBe('Nothing was changed. "recover" without --dry-run does it.');
    expect(await harness.db.limit.count({ where: { amount: 900 } })).toBe(0);
    const recovering = recoverCommand(harness.config, { acts }, print);
    await waitFor('the first half', () => lines.some((line) => line.startsWith('The database is safe')));
    expect(await harness.db.host.count({ where: { inventoryDue: false } })).toBe(0);
    await harness.startWorker();
    await recovering;
    expect(lines.join('\n')).toContain(
      `orphan:  virtualmachine/${harness.tenant.namespace}/${unknown.name} (uid ${unknown.uid}, runtime ${orphanRuntime})`,
    );
    expect(lines.join('\n')).toContain(`missing: ${harness.tenant.namespace}/${deletedLater.name}`);
    expect(lines).toContain(
      'Machines adopted: 1. Workflows that check again: 3; workflows that end because their machine is no longer known: 1.',
    );
    const recovered = { action: 'database.recover', requestId: null };
    expect(await harness.db.auditEvent.count({ where: recovered })).toBe(1);
    expect(lines.join('\n')).toContain(`again: limits set ${harness.tenant.namespace} cpu 900 --reason`);
    expect(await harness.db.limit.count({ where: { amount: 900 } })).toBe(0);
    // Again, no act needs an operator.
    expect(await recoverCommand(harness.config, { acts }, print)).toBe(0);

    expect(await readStatus(harness.config)).toMatchObject({ restored: null });

    // Every object has its earlier machine and no second one; what is gone ends as gone.
    await harness.untilReady(waiting);
    await harness.untilReady(kept);
    await waitFor(
      'the claim of the kept machine',
      async () => (await harness.db.machine.count({ where: { uid: kept.uid, fenceStep: { gt: 0 } } })) === 1,
    );
    for (const [machine, runtimeId] of before.runtimes) expect(await runtimesOf(machine)).toEqual([runtimeId]);
    expect(await harness.untilPhase(deletedLater, 'Failed')).toMatchObject({ failureCode: 'VMNotFound' });
    // It is unknown when it went, so it is billed only up to the backup.
    expect(
      (await harness.db.lifecycle.findUniqueOrThrow({ where: { machineUid: deletedLater.uid } })).endedAt,
    ).toBeLessThanOrEqual(backedUpAt);
    for (const machine of [kept, waiting])
      expect(await harness.db.lifecycle.findUniqueOrThrow({ where: { machineUid: machine.uid } })).toMatchObject({
        endedAt: null,
        unseenSince: null,
      });
    await waitFor(
      'the workflow of the unknown machine to end',
      async () => (await harness.workflow(unknown).describe()).status.name === 'COMPLETED',
    );
    expect(await runtimesOf(unknown)).toEqual([orphanRuntime]);

    // No version or id is given out twice, and what can no longer be known is refused.
    expect(await resourceVersion()).toBeGreaterThan(before.version);
    await expect(
      readJournal(harness.db, { namespace: harness.tenant.namespace, version: before.version }, 10),
    ).rejects.toThrow(VersionExpired);
    await expect(
      readJournal(harness.db, { namespace: harness.tenant.namespace, version: await resourceVersion() }, 10),
    ).resolves.toEqual([]);
    expect((await harness.db.session.findUniqueOrThrow({ where: { id: session.id } })).revokedAt).not.toBeNull();
    await expect(redeem()).rejects.toMatchObject({ why: 'invalid' });
    expect(await isBehind()).toBe(false);
    const created = await harness.createVm();
    await harness.untilReady(created);
    expect(await newestPlacement()).toBeGreaterThan(before.placement);

    // A repeat finds nothing more to do.
    lines.length = 0;
    await recoverCommand(harness.config, { dryRun: true }, print);
    expect(lines).toContain('Nothing was changed. "recover" without --dry-run does it.');
    const version = await resourceVersion();
    await recoverCommand(harness.config, {}, print);
    expect(lines.at(-2)).toMatch(/^Machines adopted: 0. Workflows that check again: 4; .*: 0.$/);
    expect(await resourceVersion()).toBeGreaterThan(version);
    for (const [machine, runtimeId] of before.runtimes) expect(await runtimesOf(machine)).toEqual([runtimeId]);

    // The orphan goes only when an operator says so.
    lines.length = 0;
    await orphansListCommand(harness.config, {}, print);
    expect(lines.join('\n')).toContain(`${orphanRuntime}  h`);
    await expect(
      orphansDestroyCommand(harness.config, await runtimeOf(kept), { reason: 'it is wanted still', yes: true }, print),
    ).rejects.toThrow('is not an orphan');
    await expect(
      orphansDestroyCommand(harness.config, orphanRuntime, { reason: 'short', yes: true }, print),
    ).rejects.toThrow('at least 8 characters');
    await orphansDestroyCommand(harness.config, orphanRuntime, { reason: 'made after the backup', yes: true }, print);
    expect(await runtimesOf(unknown)).toEqual([]);
    expect(await harness.db.auditEvent.findFirst({ where: { action: 'orphan.destroy' } })).toMatchObject({
      reason: 'made after the backup',
      target: `runtime/${orphanRuntime}`,
    });
    expect(await harness.db.orphan.count()).toBe(0);

    // Everything can be deleted, and nothing is left.
    for (const vm of [kept, waiting, deletedLater, created]) {
      await harness.deleteVm(vm);
      await harness.untilGone(vm);
    }
    expect(await harness.inventory()).toEqual([]);
    expect(await harness.db.placement.count({ where: { releasedAt: null } })).toBe(0);
    expect(await harness.db.host.count({ where: { OR: [{ machinesHeld: { not: 0 } }, { inventoryDue: true }] } })).toBe(
      0,
    );
    expect(await harness.db.lifecycle.count({ where: { ratedAt: null } })).toBe(0);
  }, 300_000);

  test('the workflow of a machine that failed after the backup claims the restored row and fails again there', async () => {
    lines.length = 0;
    await cordonAll(true);
    const failing = await harness.createVm({ fault: 'refuse-spec' });
    await waitFor('its claim', async () => (await harness.current(failing))!.claimEpoch > 0);
    await waitFor('the outbox to be empty', async () => (await harness.db.outboxEntry.count()) === 0);
    await harness.stopWorker();
    const backup = await harness.postgres.backUp(harness.databaseUrl);
    await harness.startWorker();
    await cordonAll(false);
    await harness.untilPhase(failing, 'Failed');
    await waitFor('its cleanup', async () => (await harness.db.placement.count({ where: { releasedAt: null } })) === 0);

    await harness.stopWorker();
    await harness.postgres.restore(harness.databaseUrl, backup);
    await cordonAll(false);
    expect(await harness.current(failing)).toMatchObject({ phase: 'Pending' });
    const recovering = recoverCommand(harness.config, {}, print);
    await waitFor('the first half', () => lines.some((line) => line.startsWith('The database is safe')));
    await harness.startWorker();
    await recovering;
    expect(await harness.untilPhase(failing, 'Failed')).toMatchObject({ failureCode: 'InvalidSpec' });
    await harness.deleteVm(failing);
    await harness.untilGone(failing);
  }, 300_000);
});
