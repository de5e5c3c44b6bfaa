import { orphansDestroyCommand, orphansListCommand } from '../../src/cli/orphanCommands.ts';
import { recoverCommand } from '../../src/cli/recoverCommand.ts';
import type { MachineDriver } from '../../src/drivers/agent/driver.ts';
import { reconcileInventory } from '../../src/store/fleet/inventory.ts';
import { readJournal, readVersions, VersionExpired } from '../../src/store/machines/journal.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { issueCode, redeemCode } from '../../src/store/people/registrations.ts';
import { type Laboratory, openLaboratory } from '../support/laboratory.ts';
import { waitFor } from '../support/wait.ts';

/** Yesterday's database under today's hosts and workflows. */
const drivers: MachineDriver[] = [];
let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({
    wrapDriver: (driver) => {
      drivers.push(driver);
      return driver;
    },
  });
}, 180_000);
afterAll(() => lab.close());

const lines: string[] = [];
const print = (line: string) => void lines.push(line);
const runtimeOf = async (machine: MachineRow) =>
  (await lab.db.placement.findFirstOrThrow({ where: { machineUid: machine.uid }, orderBy: { attempt: 'desc' } }))
    .runtimeId;
const runtimesOf = async (machine: MachineRow) =>
  (await lab.inventory()).filter(({ machineUid }) => machineUid === machine.uid).map(({ runtimeId }) => runtimeId);
const cordonAll = (cordoned: boolean) => lab.db.host.updateMany({ data: { cordoned } });
const newestPlacement = async () =>
  Number((await lab.db.placement.aggregate({ _max: { version: true } }))._max.version);
const resourceVersion = async () => (await readVersions(lab.db, lab.tenant.namespace))!.current;
const isBehind = async () => {
  const verdicts = await Promise.all(
    drivers.map(async (driver, i) =>
      reconcileInventory(lab.db, {
        hostName: lab.hostNames[i]!,
        placementVersion: driver.placementVersionSeen(),
        machines: await driver.inventory(),
        images: [],
      }),
    ),
  );
  return verdicts.some(({ databaseIsBehind }) => databaseIsBehind);
};
const sessionOf = async (token: string) =>
  lab.db.session.create({
    data: {
      customerId: lab.tenant.customerId,
      tenantId: lab.tenant.tenantId,
      actorType: 'api-key',
      actorId: lab.tenant.tenantId,
      scopes: ['compute:read'],
      tokenDigest: Buffer.alloc(32, token),
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });

test('after a restore from a backup, recover brings database, hosts and workflows together again', async () => {
  const kept = await lab.createVm({ ports: [{}] });
  const deletedLater = await lab.createVm();
  const goneBefore = await lab.createVm();
  for (const vm of [kept, deletedLater, goneBefore]) await lab.untilReady(vm);
  await lab.deleteVm(goneBefore);
  await lab.untilGone(goneBefore);
  await cordonAll(true);
  const waiting = await lab.createVm();
  await waitFor('its claim', async () => (await lab.current(waiting))!.claimEpoch > 0);
  await waitFor('the outbox to be empty', async () => (await lab.db.outboxEntry.count()) === 0);
  const session = await sessionOf('a');
  const code = await issueCode(lab.db, { slug: 'acme', displayName: 'Acme', region: 'north', ttlSeconds: 3_600 });

  const redeem = () =>
    redeemCode(lab.db, { code: code!.code, contact: { email: 'a@example.com', name: 'A' }, requestId: 'r' });

  await lab.stopWorker();
  const backedUpAt = (
    await lab.db.$queryRaw<{ now: bigint }[]>`SELECT floor(extract(epoch FROM clock_timestamp()))::bigint AS now`
  )[0]!.now;
  const backup = await lab.postgres.backUp(lab.databaseUrl);
  await lab.startWorker();

  await cordonAll(false);
  await lab.untilReady(waiting);
  await lab.deleteVm(deletedLater);
  await lab.untilGone(deletedLater);
  const unknown = await lab.createVm();
  await lab.untilReady(unknown);
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
  await lab.untilListed(unknown);
  expect(await isBehind()).toBe(false);

  await lab.stopWorker();
  await lab.postgres.restore(lab.databaseUrl, backup);
  await cordonAll(false);
  expect(await waitFor('the database', isBehind)).toBe(true);
  expect(await lab.current(unknown)).toBeNull();
  expect(await lab.current(waiting)).toMatchObject({ phase: 'Pending' });

  const recovering = recoverCommand(lab.config, {}, print);
  await waitFor('the first half', () => lines.some((line) => line.startsWith('The database is safe')));
  expect(await lab.db.host.count({ where: { inventoryDue: false } })).toBe(0);
  await lab.startWorker();
  await recovering;
  expect(lines.join('\n')).toContain(
    `orphan:  virtualmachine/${lab.tenant.namespace}/${unknown.name} (uid ${unknown.uid}, runtime ${orphanRuntime})`,
  );
  expect(lines.join('\n')).toContain(`missing: ${lab.tenant.namespace}/${deletedLater.name}`);
  expect(lines).toContain(
    'Machines adopted: 1. Workflows that look again: 3; that end, because their machine is not known any more: 1.',
  );
  expect(await lab.db.auditEvent.count({ where: { action: 'database.recover' } })).toBe(1);

  // Every object has its earlier machine and no second one; what is gone ends as gone.
  await lab.untilReady(waiting);
  await lab.untilReady(kept);
  await waitFor(
    'the claim of the kept machine',
    async () => (await lab.db.machine.count({ where: { uid: kept.uid, fenceStep: { gt: 0 } } })) === 1,
  );
  for (const [machine, runtimeId] of before.runtimes) expect(await runtimesOf(machine)).toEqual([runtimeId]);
  expect(await lab.untilPhase(deletedLater, 'Failed')).toMatchObject({ failureCode: 'VMNotFound' });
  // It is unknown when it went, so it is billed only up to the backup.
  expect(
    (await lab.db.lifecycle.findUniqueOrThrow({ where: { machineUid: deletedLater.uid } })).endedAt,
  ).toBeLessThanOrEqual(backedUpAt);
  for (const machine of [kept, waiting])
    expect(await lab.db.lifecycle.findUniqueOrThrow({ where: { machineUid: machine.uid } })).toMatchObject({
      endedAt: null,
      unseenSince: null,
    });
  await waitFor(
    'the workflow of the unknown machine to end',
    async () => (await lab.workflow(unknown).describe()).status.name === 'COMPLETED',
  );
  expect(await runtimesOf(unknown)).toEqual([orphanRuntime]);

  // No version or id is given out twice, and what can no longer be known is refused.
  expect(await resourceVersion()).toBeGreaterThan(before.version);
  await expect(readJournal(lab.db, { namespace: lab.tenant.namespace, version: before.version }, 10)).rejects.toThrow(
    VersionExpired,
  );
  await expect(
    readJournal(lab.db, { namespace: lab.tenant.namespace, version: await resourceVersion() }, 10),
  ).resolves.toEqual([]);
  expect((await lab.db.session.findUniqueOrThrow({ where: { id: session.id } })).revokedAt).not.toBeNull();
  expect(await redeem()).toBe('invalid');
  expect(await isBehind()).toBe(false);
  const created = await lab.createVm();
  await lab.untilReady(created);
  expect(await newestPlacement()).toBeGreaterThan(before.placement);

  // A repeat finds nothing more to do.
  lines.length = 0;
  await recoverCommand(lab.config, { dryRun: true }, print);
  expect(lines).toContain('Nothing was changed. "recover" without --dry-run does it.');
  const version = await resourceVersion();
  await recoverCommand(lab.config, {}, print);
  expect(lines.at(-2)).toMatch(/^Machines adopted: 0. Workflows that look again: 4; .*: 0.$/);
  expect(await resourceVersion()).toBeGreaterThan(version);
  for (const [machine, runtimeId] of before.runtimes) expect(await runtimesOf(machine)).toEqual([runtimeId]);

  // The orphan goes only when an operator says so.
  lines.length = 0;
  await orphansListCommand(lab.config, print);
  expect(lines.join('\n')).toContain(`${orphanRuntime}  h`);
  await expect(orphansDestroyCommand(lab.config, await runtimeOf(kept), 'it is wanted still', print)).rejects.toThrow(
    'is no orphan',
  );
  await expect(orphansDestroyCommand(lab.config, orphanRuntime, 'short', print)).rejects.toThrow(
    'at least 8 characters',
  );
  await orphansDestroyCommand(lab.config, orphanRuntime, 'made after the backup', print);
  expect(await runtimesOf(unknown)).toEqual([]);
  expect(await lab.db.auditEvent.findFirst({ where: { action: 'orphan.destroy' } })).toMatchObject({
    reason: 'made after the backup',
    target: `runtime/${orphanRuntime}`,
  });
  expect(await lab.db.orphan.count()).toBe(0);

  // Everything can be deleted, and nothing is left.
  for (const vm of [kept, waiting, deletedLater, created]) {
    await lab.deleteVm(vm);
    await lab.untilGone(vm);
  }
  expect(await lab.inventory()).toEqual([]);
  expect(await lab.db.placement.count({ where: { releasedAt: null } })).toBe(0);
  expect(await lab.db.host.count({ where: { OR: [{ machinesHeld: { not: 0 } }, { inventoryDue: true }] } })).toBe(0);
  expect(await lab.db.lifecycle.count({ where: { ratedAt: null } })).toBe(0);
}, 300_000);
