/** `recover --acts`: what was done after a backup is shown from what an audit sink has kept, and what it concerns is held. */
import { randomUUID } from 'node:crypto';
import type { FileEvent } from '../../src/cli/audit/auditFile.ts';
import { commandAgain, commands, withoutCommand } from '../../src/cli/deployment/actCommands.ts';
import { isForgotten } from '../../src/cli/deployment/shownActs.ts';
import { auditActions } from '../../src/domain/auditActions.ts';
import { eraseCustomer } from '../../src/store/accounts/customerData.ts';
import {
  closeCustomer,
  closeDueCustomers,
  reopenCustomer,
  resumeCustomer,
  suspendCustomer,
} from '../../src/store/accounts/customerLife.ts';
import { commandLine, recordAudit } from '../../src/store/core/audit.ts';
import { readHighWaterMark } from '../../src/store/core/highWaterMark.ts';
import { cancelEvacuation, evacuationOf, followEvacuations, planEvacuation } from '../../src/store/fleet/evacuation.ts';
import { enrollHost } from '../../src/store/fleet/hostKeys.ts';
import { cordonHost } from '../../src/store/fleet/hostRows.ts';
import { planMaintenance } from '../../src/store/fleet/maintenance.ts';
import { setLimitOf } from '../../src/store/fleet/tenantLimits.ts';
import { startMachine, stopMachine } from '../../src/store/machines/heldStopped.ts';
import { verifyText } from '../support/auditCopies.ts';
import { makeApiKey, makeTenant } from '../support/fixtures.ts';
import { readyMachine } from '../support/placedMachine.ts';
import {
  access,
  accounts,
  backUp,
  begin,
  config,
  db,
  deliver,
  hour,
  idOf,
  key,
  loseSuspension,
  open,
  reasonOf,
  recover,
  rest,
  restore,
  sink,
  statuses,
  yes,
} from '../support/restoredDeployments.ts';

test('what was done after the backup is shown with its commands; without --dry-run, accounts and hosts are held, and nothing else changes', async () => {
  await begin('abuser', 'leaving', 'hooked', 'limited', 'quiet');
  const machine = await readyMachine(db);
  accounts.set('machine', { ...accounts.get('quiet')!, customerId: machine.customerId });
  await enrollHost(db, 'h1', key('a'), 24);
  await suspendCustomer(db, 'quiet', 'it was so before the backup');
  const apiKey = await makeApiKey(db, accounts.get('abuser')!);
  await backUp();

  await suspendCustomer(db, 'abuser', 'it sends $(spam)');
  await recordAudit(db, {
    ...{ customerId: idOf('abuser'), actorType: 'human', actorId: 'x', action: 'api-key.revoke', target: apiKey.id },
  });
  const limit = { className: 'general-1', name: 'virtual_machine', amount: 3, reason: 'as agreed' } as const;
  await setLimitOf(db, 'limited', { ...limit, endsAt: null });
  await enrollHost(db, 'h1', key('b'), 0);
  const window = { startsAt: new Date(Date.now() + hour), endsAt: new Date(Date.now() + 2 * hour) };
  await planMaintenance(db, [{ name: 'h1', ...window, reason: 'new disks' }]);
  await stopMachine(db, machine.machine, { reason: 'a dispute' });
  await closeCustomer(db, 'leaving', { reason: 'the contract ended', graceDays: 0 });
  await closeDueCustomers(db, () => true);
  await eraseCustomer(db, 'leaving', 'asked by letter');
  await access('hooked', 'webhook.update');
  await access('quiet', 'ssh-key.remove');
  await recordAudit(db, { ...commandLine, action: 'fleet.apply', target: 'other.yaml' });
  await deliver();
  await restore();

  const restored = { abuser: 'active', hooked: 'active', leaving: 'active', limited: 'active', machine: 'active' };
  expect(await statuses()).toEqual({ ...restored, quiet: 'suspended' });
  const before = await rest();
  const shown = await recover({});
  expect(shown).toMatch(/^20\S+Z \S+ customer\.suspend abuser "it sends \$\(spam\)"$/m);
  expect(shown).toContain(`again: customers suspend abuser --reason 'it sends $(spam)' --yes`);
  expect(shown).toMatch(/api-key\.revoke abuser \S/);
  expect(shown).not.toContain(apiKey.id);
  expect(shown).toContain('again: limits set limited virtual_machine 3 --class general-1 --reason "as agreed" --yes');
  expect(shown).toMatch(/limit\.set limited "as agreed" \(.*amount 3/);
  expect(shown).toContain(
    `again (if "hosts key" prints this key on the host): hosts enroll h1 --key ${'b'.repeat(43)} --replace --overlap-hours 0 --yes`,
  );
  expect(shown).toContain(`again: hosts maintain h1 --from ${window.startsAt.toISOString()}`);
  expect(shown).toMatch(/again: instances stop \S+\/\S+ --kind VirtualMachine --reason "a dispute" --yes/);
  expect(shown).toContain(
    'again (once it is closed and its machines are gone): customers erase leaving --reason "asked by letter" --yes',
  );
  expect(shown).toContain('again: fleet apply other.yaml');
  expect(shown).toContain('hooked would be held');
  expect(shown).toContain('h1 would be cordoned');
  expect(open).toBeGreaterThan(0);
  expect(await statuses()).toEqual({ ...restored, quiet: 'suspended' });
  expect(await db.auditEvent.count({ where: { action: 'database.recover' } })).toBe(0);

  const done = await recover(yes);
  expect(done).toContain('hooked is held: look at it, then: customers resume hooked --reason TEXT');
  expect(done).toContain('h1 is cordoned, because acts on it are lost: look at it, then run "hosts uncordon h1"');
  expect(done).not.toContain('limited is held');
  const now = {
    abuser: 'suspended',
    hooked: 'suspended',
    leaving: 'suspended',
    limited: 'active',
    machine: 'active',
  };
  expect(await statuses()).toEqual({ ...now, quiet: 'suspended' });
  expect(await reasonOf('quiet')).toMatch(/^it was so before the backup; and: The service was restored/);
  expect((await db.host.findFirstOrThrow()).cordoned).toBe(true);
  expect(await db.auditEvent.count({ where: { action: 'host.cordon', target: 'h1' } })).toBe(1);
  expect(await rest()).toBe(before);

  // Once an operator has looked, a repeat with the same file holds nothing again.
  await resumeCustomer(db, 'hooked', 'looked at it');
  await cordonHost(db, 'h1', false, 'host.uncordon');
  const again = await recover(yes);
  expect(again).toMatch(/customer\.suspend abuser .*: shown before/);
  expect(again).toContain(`again: customers suspend abuser --reason 'it sends $(spam)' --yes`);
  // Accounts are held until an operator has looked at them.
  expect(again.match(/^\S+ is held/gm)).toEqual(['abuser is held', 'leaving is held', 'quiet is held']);
  expect(open).toBe(3);
  expect(await statuses()).toEqual({ ...now, hooked: 'active', quiet: 'suspended' });
  expect((await db.host.findFirstOrThrow()).cordoned).toBe(false);
});

test('credits and debits of bills have their commands', async () => {
  await begin('acme');
  const { tenantId } = accounts.get('acme')!;
  await backUp();
  const details = {
    id: randomUUID(),
    month: '2026-01',
    resourceKind: 'BareMetalMachine',
    resourceClass: 'metal-1',
    tenantId,
  };
  const correct = (target: string, billableSeconds: number, of = tenantId) =>
    recordAudit(db, {
      ...{ ...commandLine, customerId: idOf('acme'), action: 'bill.correct', target, reason: 'as agreed by letter' },
      details: { ...details, billableSeconds, tenantId: of },
    });
  await correct('CN-7', -300);
  await correct('CN-8', 20);
  await correct('CN-9', 20, randomUUID());
  await deliver();
  await restore();
  const shown = await recover({});
  const note = 'again (once the bill of that month is closed; its reference makes it once)';
  const of = `--tenant default --kind BareMetalMachine --class metal-1`;
  for (const [seconds, reference] of [
    ['--credit 300', 'CN-7'],
    ['--debit 20', 'CN-8'],
  ])
    expect(shown).toContain(
      `${note}: bills correct acme 2026-01 ${of} ${seconds} --reference ${reference} --reason "as agreed by letter" --yes`,
    );
  expect(shown).toMatch(/CN-9 .*: its tenant was made after the backup$/m);
  expect(shown.match(/again \(once the bill/g)).toHaveLength(2);
});

test('each act of operators has a command that does it again, or a line that says what to do', () => {
  const ofOperators = Object.entries(auditActions)
    .filter(([action, [what]]) => what.includes('an operator ') && !isForgotten.test(action))
    .map(([action]) => action);
  expect(ofOperators).toContain('bill.correct');
  const known = [...Object.keys(commands), ...Object.keys(withoutCommand)];
  expect(ofOperators.filter((action) => !known.includes(action))).toEqual([]);
  expect(known.filter((action) => !Object.hasOwn(auditActions, action))).toEqual([]);
  expect(known.length).toBe(new Set(known).size);
});

test('a file that goes on after the recovery has the same acts as the one of before, and its chains have forked', async () => {
  await begin('acme', 'other');
  await backUp();
  await suspendCustomer(db, 'acme', 'it sends spam');
  await suspendCustomer(db, 'other', 'it does not pay');
  await deliver();
  const before = [...sink];
  await restore();
  expect(await recover({ lines: null, yes: true })).toMatch(
    /The restore undid all later acts: .*"recover --acts FILE"/,
  );
  expect(await statuses()).toEqual({ acme: 'active', other: 'active' });
  await closeCustomer(db, 'acme', { reason: 'after the restore', graceDays: 14 });
  await deliver();

  // The positions after the backup have other events in the database by now, and in the sink.
  const acts = async (lines: readonly string[]) => (await recover({ lines })).match(/^20.* root .*$/gm);
  expect(await acts(before)).toHaveLength(2);
  expect(await acts(sink)).toEqual(await acts(before));
  await recover(yes);
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'suspended' });
  for (const slug of ['acme', 'other']) await resumeCustomer(db, slug, 'looked at it');
  expect(await recover({ ...yes, lines: before })).toMatch(/customer\.suspend acme .*: shown before/);
  expect(open).toBe(0);

  // To verify, it is as broken as it looks.
  expect(await verifyText(config, sink.join('\n'))).toEqual({
    code: 1,
    said: expect.stringContaining('the file has two different links at'),
  });
});

test('what an earlier restore took back, and an operator looked at, is not held after a later one', async () => {
  await begin('acme', 'quiet');
  await backUp();
  await suspendCustomer(db, 'quiet', 'it sends spam');
  await deliver();
  await restore();
  await recover(yes);
  await resumeCustomer(db, 'quiet', 'it stopped');
  await backUp();
  await suspendCustomer(db, 'acme', 'it does not pay');
  await deliver();
  await restore();
  const said = await recover(yes);
  expect(said).toContain('acme is held');
  expect(said).toMatch(/customer\.suspend quiet "it sends spam": shown before/);
  expect(await statuses()).toEqual({ acme: 'suspended', quiet: 'active' });
});

/** Has the database refuse what the trigger `stop_here` is for, until that is dropped. */
async function refuse(what: string, why: string): Promise<void> {
  await db.$executeRawUnsafe(
    `CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '${why}'; END $$`,
  );
  await db.$executeRawUnsafe(`CREATE TRIGGER stop_here BEFORE ${what} EXECUTE FUNCTION stop_here()`);
}

test('a database that was restored once more is made safe again, and so is one whose recovery was killed', async () => {
  await begin('acme');
  await backUp();
  await suspendCustomer(db, 'acme', 'it does not pay');
  await deliver();
  await restore();
  await refuse('UPDATE ON customers FOR EACH ROW', 'killed');
  expect(await recover(yes)).toContain('killed');
  expect(await statuses()).toEqual({ acme: 'active' });
  await db.$executeRawUnsafe('DROP TRIGGER stop_here ON customers');
  await recover(yes);
  expect(await statuses()).toEqual({ acme: 'suspended' });
  await restore();
  await recover(yes);
  expect(await statuses()).toEqual({ acme: 'suspended' });
});

test('while a machine cannot be held stopped, no worker may start; a repeat holds it', async () => {
  await begin('acme');
  const { machine } = await readyMachine(db);
  await backUp();
  await stopMachine(db, machine, { reason: 'a dispute' });
  await deliver();
  await restore();
  await refuse("INSERT ON audit_events FOR EACH ROW WHEN (NEW.action = 'machine.stop')", 'no stop');
  const { mark } = await readHighWaterMark(db);
  expect(await recover(yes)).toMatch(/^Not held stopped: .*no stop.*run "recover" again/m);
  expect((await readHighWaterMark(db)).mark).toBe(mark);
  await db.$executeRawUnsafe('DROP TRIGGER stop_here ON audit_events');
  expect(await recover(yes)).toMatch(/is to be held stopped again/);
  expect((await readHighWaterMark(db)).mark).toBeGreaterThan(mark);
  expect(await recover(yes)).toMatch(/machine\.stop .*: shown before/);
});

test('what gave access is only missing: it is no act, and holds nothing', async () => {
  const add = (action: 'api-key.create' | 'webhook.create' | 'customer-user.bind' | 'api-key.bound') =>
    recordAudit(db, { customerId: idOf('other'), actorType: 'human', actorId: 'x', action, target: randomUUID() });
  await loseSuspension(async () => {
    for (const action of ['api-key.create', 'webhook.create', 'customer-user.bind', 'api-key.bound'] as const)
      await add(action);
  }, 'other');
  expect(await recover(yes)).toContain('Events of the file that are not in this database: 5. Acts among them: 1.');
  expect(await statuses()).toEqual({ acme: 'suspended', other: 'active' });
});

describe('what would end machines by an older plan waits until an operator has looked, with or without a file', () => {
  const day = 24 * hour;
  const closesIn = async () => {
    const { closesAt } = await db.customer.findUniqueOrThrow({ where: { id: idOf('acme') } });
    return closesAt === null ? null : Math.round((closesAt.getTime() - Date.now()) / day) || 0;
  };

  test.each([[null], [undefined]])('the closing of an account', async (lines) => {
    await begin('acme');
    await closeCustomer(db, 'acme', { reason: 'it leaves', graceDays: 0 });
    await backUp();
    await reopenCustomer(db, 'acme', 'it paid');
    // Not signed yet: it proves nothing.
    await deliver({ signed: false });
    await restore();
    const file = lines === null ? { lines } : {};
    expect(await recover(file)).toMatch(/^acme is to close at \S+: put off to 14 days from now/m);
    expect(await closesIn()).toBe(0);
    await recover({ ...file, ...yes });
    expect(await closesIn()).toBe(14);
    expect(await closeDueCustomers(db, () => true)).toBe(0);
    // A repeat finds nothing, and what the recovery did is no act that a later one shows.
    expect(await recover({ ...file, ...yes })).not.toContain('acme is to close');
    await deliver();
    await restore();
    expect(await recover({})).not.toMatch(/customer\.close acme/);
  });

  test('unlike one that is far away', async () => {
    await begin('acme');
    await closeCustomer(db, 'acme', { reason: 'it leaves', graceDays: 30 });
    await backUp();
    await restore();
    expect(await recover({ ...yes, lines: null })).not.toContain('acme is to close');
    expect(await closesIn()).toBe(30);
  });

  test('the evacuation of a host, of which owners read nothing new', async () => {
    await begin('acme');
    const { machine } = await readyMachine(db);
    const plan = {
      evacuatesAt: new Date(Date.now() + hour),
      recreates: false,
      creditSeconds: 0,
      reason: 'a "new" rack',
    };
    await planEvacuation(db, 'h1', { ...plan, noticeHours: null });
    await backUp();
    await cancelEvacuation(db, 'h1', 'the rack stays');
    await planEvacuation(db, 'h1', { ...plan, noticeHours: null, recreates: true, creditSeconds: 60 });
    await cancelEvacuation(db, 'h1', 'the rack stays');
    await deliver();
    await restore();
    const told = () => db.machineEvent.findMany({ where: { machineName: machine.name } });
    const before = await told();
    const said = await recover({});
    const again = `hosts evacuate h1 --then recreate --from ${plan.evacuatesAt.toISOString()} --credit 60 --reason 'a "new" rack' --yes`;
    expect(said).toContain(`again: ${again}`);
    expect(said).toContain('again: hosts evacuate h1 --cancel --reason "the rack stays" --yes');
    expect(said).toMatch(/^h1 is to be evacuated from \S+ on: taken back, .*--reason 'a "new" rack' --yes$/m);
    expect(await evacuationOf(db, 'h1')).toEqual(plan);
    await recover(yes);
    expect(await evacuationOf(db, 'h1')).toBeNull();
    await db.$executeRaw`UPDATE hosts SET inventory_due = false`;
    await followEvacuations(db, () => true);
    expect(before).not.toEqual([]);
    expect(await told()).toEqual(before);
    expect((await db.host.findFirstOrThrow()).cordoned).toBe(true);
  });
});

test.each([
  ['is held again before its worker starts', false],
  ['and let start, is not', true],
])('a machine that was held stopped %s', async (_, wasStarted) => {
  await begin('acme');
  const { machine } = await readyMachine(db);
  await backUp();
  await stopMachine(db, machine, { reason: 'it sends spam' });
  if (wasStarted) await startMachine(db, machine, 'the spam has ended');
  await deliver();
  await restore();
  const reason = async () => (await db.machine.findFirstOrThrow()).stopReason;
  expect((await recover({})).includes('would be held stopped again')).toBe(!wasStarted);
  expect(await reason()).toBeNull();
  await recover(yes);
  expect(await reason()).toBe(wasStarted ? null : 'it sends spam');
  if (wasStarted) return;
  await startMachine(db, machine, 'the spam has ended after the recovery');
  await recover(yes);
  expect(await reason()).toBeNull();
});

test('a webhook that was deleted is disabled', async () => {
  await begin('acme');
  const of = { customerId: idOf('acme'), eventTypes: ['machine.ready'] };
  const [gone, other] = await Promise.all(
    ['gone', 'other'].map((name) => db.webhook.create({ data: { ...of, name, url: `https://${name}.example` } })),
  );
  await backUp();
  await db.webhook.delete({ where: { id: gone!.id } });
  await recordAudit(db, { ...commandLine, customerId: of.customerId, action: 'webhook.delete', target: gone!.id });
  await deliver();
  await restore();
  expect(await recover(yes)).toContain('the webhook gone is disabled');
  const status = async ({ id }: { id: string }) => (await db.webhook.findUniqueOrThrow({ where: { id } })).status;
  expect([await status(gone!), await status(other!)]).toEqual(['disabled', 'active']);
});

test('the command that ends the hold of an account that was suspended before keeps that suspension', async () => {
  await begin('acme');
  await suspendCustomer(db, 'acme', '-it sends spam');
  await backUp();
  await access('acme', 'ssh-key.remove');
  await deliver();
  await restore();
  expect(await recover(yes)).toContain(
    'then (it stays suspended, as it was): customers suspend acme --reason="-it sends spam" --yes',
  );
  await suspendCustomer(db, 'acme', '-it sends spam');
  await recover(yes);
  expect(open).toBe(0);
  expect(await reasonOf('acme')).toBe('-it sends spam');
});

test('what names an account or a host that the backup lacks is listed, and holds nothing', async () => {
  await begin('acme');
  await backUp();
  accounts.set('newer', await makeTenant(db, { namespace: 'newer' }));
  await suspendCustomer(db, 'newer', 'it sends spam');
  await makeTenant(db, { namespace: 'passing' });
  await closeCustomer(db, 'passing', { reason: 'the contract ended', graceDays: 0 });
  await closeDueCustomers(db, () => true);
  await eraseCustomer(db, 'passing', 'asked by letter');
  await readyMachine(db);
  await cordonHost(db, 'h1', true, 'host.cordon');
  await deliver();
  await restore();
  for (const options of [{}, yes]) {
    const said = await recover(options);
    expect(said).toMatch(/customer\.suspend .*"it sends spam".*: its account was made after the backup/);
    expect(said).toMatch(/host\.cordon h1: the backup does not have this host: run "fleet apply"/);
    expect(said).toMatch(/customer\.erase .*: its account is not in the backup: nothing is to be erased/);
    expect(said).not.toMatch(/again.*:|is held|would be (held|cordoned|put off)/);
    expect(open).toBeGreaterThan(2);
  }
  expect(await statuses()).toEqual({ acme: 'active' });
});

test('an account is held again for an act that a longer file adds', async () => {
  await begin('acme');
  await backUp();
  await access('acme', 'customer-user.remove');
  await deliver();
  const shorter = [...sink];
  await access('acme', 'ssh-key.remove');
  await deliver();
  await restore();
  expect(await recover({ ...yes, lines: shorter })).toContain('acme is held');
  await resumeCustomer(db, 'acme', 'looked at it');
  await recover({ ...yes, lines: shorter });
  expect([open, await statuses()]).toEqual([0, { acme: 'active' }]);
  expect(await recover(yes)).toMatch(/ssh-key\.remove acme /);
  expect([open, await statuses()]).toEqual([2, { acme: 'suspended' }]);
});

test('an evacuation whose time is over is planned again with the notice that the operator chooses', () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const act = (time: string) => ({
    ...{ id: 'x', createdAt: at(-hour), actorType: 'operator', customerId: null, outcome: 'success' },
    ...{ action: 'host.evacuate', target: 'h1', reason: 'a new rack', details: { at: time, recreates: false } },
  });
  const again = (time: string) =>
    commandAgain(act(time) as unknown as FileEvent, { slug: 'h1', machine: undefined, tenant: undefined })?.command;
  expect(again(at(-hour))).toBe('hosts evacuate h1 --then delete --notice HOURS --reason "a new rack" --yes');
  const later = at(hour);
  expect(again(later)).toBe(`hosts evacuate h1 --then delete --from ${later} --reason "a new rack" --yes`);
});
