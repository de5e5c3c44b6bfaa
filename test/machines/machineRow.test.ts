import type { Database } from '../../src/store/core/db.ts';
import { type MachineJson, machineFromJson, newMachineRow } from '../../src/store/machines/machineRow.ts';
import { getMachine } from '../../src/store/machines/machineStore.ts';
import { makeMachine, makeTenant } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useDatabase((opened) => {
  db = opened;
});

const sshKey = { publicKey: 'ssh-ed25519 AAAA', username: 'debian' };
const spec = {
  imageRef: 'debian-12',
  resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 },
  ports: [{ name: 'ssh', guestPort: 22, exposure: 'private-tunnel' as const, protocol: 'TCP', readinessProbe: true }],
  bootstrap: { sshAuthorizedKeys: [sshKey] },
};

async function storedJson(): Promise<MachineJson> {
  const { namespace } = await makeTenant(db);
  const { uid } = await makeMachine(db, { namespace, name: 'web', labels: { app: 'web' }, spec });
  const rows = await db.$queryRaw<{ machine: MachineJson }[]>`
    SELECT to_jsonb(m) AS machine FROM machines m WHERE uid = ${uid}::uuid`;
  return rows[0]!.machine;
}

test('the reader’s columns are those of the table', async () => {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'machines'`;
  const read = new Set<string>();
  const json = await storedJson();
  machineFromJson(
    new Proxy(json, {
      get: (row, column) => {
        read.add(String(column));
        return row[String(column)];
      },
    }),
  );
  expect([...read].sort()).toEqual(columns.map(({ name }) => name).sort());
});

test('a new machine equals what its create records, except for what the database assigns', async () => {
  const { namespace } = await makeTenant(db);
  const input = {
    kind: 'VirtualMachine' as const,
    namespace,
    name: 'web',
    labels: { app: 'web' },
    annotations: {},
    spec,
  };
  await makeMachine(db, { ...input, requestId: 'request' });
  const { uid, resourceVersion, createdAt, phaseSince, ...stored } = (await getMachine(db, input))!;
  expect(newMachineRow({ ...input, requestId: 'request' })).toEqual({
    ...stored,
    uid: expect.any(String),
    resourceVersion: 0n,
    createdAt: expect.any(Date),
    phaseSince: expect.any(Date),
  });
});

describe('a row is refused, naming the column, if', () => {
  const wrong: [string, MachineJson, string][] = [
    ['a text is missing', { name: undefined }, 'column name of a machine is undefined, not string'],
    ['a text is null', { uid: null }, 'column uid of a machine is null, not string'],
    ['a kind is unknown', { kind: 'Pod' }, 'column kind of a machine is string, not one of VirtualMachine'],
    ['a phase is unknown', { phase: 'Sleeping' }, 'column phase of a machine is string, not one of Pending'],
    ['a time is none', { created_at: 'yesterday' }, 'column created_at of a machine is string, not timestamp'],
    ['a version is a text', { resource_version: '7' }, 'column resource_version of a machine is string, not number'],
    ['a flag is a number', { ready_for_access: 1 }, 'column ready_for_access of a machine is number, not boolean'],
    ['labels are a list', { labels: [] }, 'column labels of a machine is array, not object'],
    ['a label is a number', { labels: { a: 1 } }, 'column labels of a machine is number, not string'],
    ['its spec names no image', { spec: {} }, 'column spec of a machine is undefined, not string'],
    ['a port has no number', { spec: { ...spec, ports: [{ name: 'ssh' }] } }, 'column spec of a machine is undefined'],
    [
      'a key is null',
      { spec: { ...spec, bootstrap: { sshAuthorizedKeys: [null] } } },
      'column spec of a machine is null',
    ],
    ['host keys are an object', { ssh_host_keys: {} }, 'column ssh_host_keys of a machine is object, not array'],
    [
      'a forward has no address',
      { forwards: [{ guestPort: 22, port: 1 }] },
      'column forwards of a machine is undefined',
    ],
  ];

  test.each(wrong)('%s', async (_name, change, message) => {
    const json = await storedJson();
    expect(() => machineFromJson({ ...json, ...change })).toThrow(message);
    // The same row without the change is read.
    expect(machineFromJson(json)).toMatchObject({ name: 'web', spec });
  });
});
