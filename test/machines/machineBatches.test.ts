import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/store/core/db.ts';
import { type MachineBatches, openMachineBatches } from '../../src/store/machines/machineBatches.ts';
import { machineFromJson } from '../../src/store/machines/machineRow.ts';
import { createMachine, getMachine, requestDeletion } from '../../src/store/machines/machineStore.ts';
import { claimMachine } from '../../src/store/machines/transitions.ts';
import { journalOf, makeMachine, makeTenant, newMachine } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
let batches: MachineBatches;
useDatabase(
  (opened) => {
    db = opened;
    batches = openMachineBatches(db, 'VirtualMachine');
  },
  { poolSize: 10 },
);

const outcomesOf = (results: readonly { outcome: string }[]) => results.map(({ outcome }) => outcome);

describe('creates that arrive together', () => {
  test('have versions without gaps in their order, each with its row, journal entry and wake', async () => {
    const { namespace } = await makeTenant(db);
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        batches.create(newMachine(namespace, `vm-${index}`, { requestId: `r-${index}`, labels: { at: `n${index}` } })),
      ),
    );
    const entries = await journalOf(db, namespace);
    expect(entries.map(({ name, resourceVersion }) => [name, Number(resourceVersion)])).toEqual(
      Array.from({ length: 40 }, (_, index) => [`vm-${index}`, index + 1]),
    );
    for (const [index, result] of results.entries()) {
      if (result.outcome !== 'created') throw new Error(result.outcome);
      const { machine, wake } = result;
      expect(await getMachine(db, machine)).toEqual(machine);
      expect(machineFromJson(entries[index]!.after as never)).toEqual(machine);
      expect(machine).toMatchObject({ labels: { at: `n${index}` }, requestId: `r-${index}` });
      expect(await db.outboxEntry.findUnique({ where: { id: wake.outboxId } })).toMatchObject({
        machineUid: machine.uid,
        workflowId: `virtualmachine/${namespace}/vm-${index}/${machine.uid}`,
      });
    }
    expect(await db.namespace.findUnique({ where: { name: namespace } })).toMatchObject({
      virtualMachines: 40,
      resourceVersion: 40n,
    });
  });

  test('share one statement, unless one of them has a name that is taken: then each has its own outcome', async () => {
    const { namespace } = await makeTenant(db);
    let statements = 0;
    const counted = openMachineBatches(
      new Proxy(db, {
        get(target, name) {
          if (name === '$queryRaw') statements += 1;
          return Reflect.get(target, name);
        },
      }),
      'VirtualMachine',
    );
    const create = (names: readonly string[]) =>
      Promise.all(names.map((name) => counted.create(newMachine(namespace, name))));
    expect(outcomesOf(await create(['a', 'b', 'c']))).toEqual(['created', 'created', 'created']);
    expect(statements).toBe(1);
    expect(outcomesOf(await create(['d', 'b', 'e', 'e']))).toEqual(['created', 'exists', 'created', 'exists']);
    expect((await journalOf(db, namespace)).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('under one name make it once', async () => {
    const { namespace } = await makeTenant(db);
    const create = (name: string) => batches.create(newMachine(namespace, name));
    const results = await Promise.all(['a', 'raced', 'raced', 'b', 'raced'].map(create));
    expect(outcomesOf(results)).toEqual(['created', 'created', 'exists', 'created', 'exists']);
  });

  test('stop exactly at the quota, in their order; an unknown namespace says so', async () => {
    const { namespace } = await makeTenant(db, { virtualMachineLimit: 5 });
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => batches.create(newMachine(namespace, `vm-${index}`))),
    );
    expect(outcomesOf(results)).toEqual([...Array(5).fill('created'), ...Array(3).fill('quota')]);
    expect(results[5]).toMatchObject({ outcome: 'quota', used: 5, limit: 5 });
    const nowhere = await Promise.all(['a', 'b'].map((name) => batches.create(newMachine('nowhere', name))));
    expect(outcomesOf(nowhere)).toEqual(['no-namespace', 'no-namespace']);
  });

  test('one that Postgres refuses does not fail the others', async () => {
    const { namespace } = await makeTenant(db);
    const results = await Promise.allSettled([
      batches.create(newMachine(namespace, 'good')),
      // The API refuses such a name, which no index takes; the store must not let it cost anyone else's request.
      batches.create(newMachine(namespace, randomBytes(8_000).toString('hex'))),
      batches.create(newMachine(namespace, 'also-good')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await journalOf(db, namespace)).map(({ name }) => name)).toEqual(['good', 'also-good']);
  });
});

describe('deletes that arrive together', () => {
  test('remove what was never claimed, once each, and accept the rest', async () => {
    const { namespace } = await makeTenant(db);
    for (const name of ['a', 'b', 'claimed', 'kept']) await createMachine(db, newMachine(namespace, name));
    const claimed = (await getMachine(db, newMachine(namespace, 'claimed')))!;
    await claimMachine(db, claimed.uid, 'run');
    const names = ['b', 'claimed', 'a', 'absent', 'a'];
    const results = await Promise.all(names.map((name) => batches.requestDeletion(newMachine(namespace, name))));
    expect(outcomesOf(results)).toEqual(['removed', 'accepted', 'removed', 'missing', 'missing']);
    const entries = (await journalOf(db, namespace)).slice(4);
    expect(entries.map(({ type, resourceVersion }) => [type, Number(resourceVersion)])).toEqual([
      ['DELETED', 5],
      ['DELETED', 6],
      ['MODIFIED', 7],
    ]);
    for (const { name, before, after, resourceVersion } of entries.slice(0, 2)) {
      const result = results[names.indexOf(name)]!;
      if (result.outcome !== 'removed') throw new Error(result.outcome);
      expect(machineFromJson(before as never)).toEqual(result.before);
      expect(machineFromJson(after as never)).toEqual(result.machine);
      expect(result.machine).toEqual({ ...result.before, resourceVersion });
    }
    expect(await db.namespace.findUnique({ where: { name: namespace } })).toMatchObject({
      virtualMachines: 2,
      resourceVersion: 7n,
    });
  });

  test('of two processes, and of claims meanwhile, each machine has one end', async () => {
    const { namespace } = await makeTenant(db);
    const machines = await Promise.all(Array.from({ length: 60 }, () => makeMachine(db, { namespace })));
    const other = openMachineBatches(db, 'VirtualMachine');
    const [ours, theirs, claims] = await Promise.all([
      Promise.all(machines.map((machine) => batches.requestDeletion(machine))),
      Promise.all(machines.toReversed().map((machine) => other.requestDeletion(machine))),
      Promise.all(machines.map(({ uid }, index) => (index % 3 === 0 ? claimMachine(db, uid, 'run') : null))),
    ]);
    expect(claims).toHaveLength(60);
    const removed = [...ours, ...theirs].filter(({ outcome }) => outcome === 'removed').length;
    const left = await db.machine.findMany({ where: { namespace } });
    expect(removed + left.length).toBe(60);
    // What is left was claimed first, and its delete was accepted.
    expect(left.every(({ claimEpoch, deletionRequestedAt }) => claimEpoch > 0 && deletionRequestedAt)).toBe(true);
    expect(await db.namespace.findUnique({ where: { name: namespace } })).toMatchObject({
      virtualMachines: left.length,
      resourceVersion: BigInt(60 + 60),
    });
    expect((await journalOf(db, namespace)).map(({ resourceVersion }) => Number(resourceVersion))).toEqual(
      Array.from({ length: 120 }, (_, index) => index + 1),
    );
    expect(await requestDeletion(db, machines[1]!)).toMatchObject({
      outcome: expect.stringMatching(/missing|accepted/),
    });
  });
});
