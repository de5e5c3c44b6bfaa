/** Creates of machines whose response was lost: with an Idempotency-Key they are sent again, and make one machine. */

import { makeSession, vm } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

let { api, call, stranger, tenant, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, call, stranger, tenant, stop } = await startTeams());
});
afterAll(() => stop?.());

const create = (key: string, body: unknown, query = '') =>
  call(`virtualmachines${query}`, { method: 'POST', body, headers: { 'idempotency-key': key } });
const machinesNamed = (name: string) => api.db.machine.count({ where: { name: { startsWith: name } } });
const generated = (base: string) => {
  const { metadata, ...rest } = vm(base) as { metadata: object };
  return { ...rest, metadata: { ...metadata, name: undefined, generateName: `${base}-` } };
};

/** Holds the namespace's row, for which each create waits, while `work` runs. */
const whileHeld = (work: () => Promise<void>) =>
  api.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM namespaces WHERE name = 'team-a' FOR UPDATE`;
      await work();
    },
    { timeout: 60_000 },
  );
const isWaiting = async () =>
  (
    await api.db.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  ).length > 0;

test('the same create again gets the same response, and makes no second machine, also once the machine is gone', async () => {
  const first = await create('"c-1"', vm('once'));
  expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
  const again = await create('"c-1"', vm('once'), '?timeout=7s');
  expect([again.status, again.text, again.headers['idempotency-replayed']]).toEqual([201, first.text, 'true']);
  expect(api.wakes.filter(({ machineUid }) => machineUid === first.body.metadata.uid)).toHaveLength(1);
  expect((await call('virtualmachines/once', { method: 'DELETE' })).status).toBe(200);
  expect((await create('"c-1"', vm('once'))).text).toBe(first.text);
  expect(await machinesNamed('once')).toBe(0);
  // The positive control: without the key, and with another one, it is another request.
  expect((await call('virtualmachines', { method: 'POST', body: vm('once') })).status).toBe(201);
  expect((await create('"c-2"', vm('once'))).body).toMatchObject({ code: 409, reason: 'AlreadyExists' });
});

test('a generated name is the same again', async () => {
  const first = await create('g', generated('job'));
  expect(first.body.metadata.name).toMatch(/^job-/);
  expect((await create('g', generated('job'))).text).toBe(first.text);
  expect(await machinesNamed('job-')).toBe(1);
  await create('g-2', generated('job'));
  expect(await machinesNamed('job-')).toBe(2);
});

test('a key that was sent with another object or as a dry run is 422; refusals and dry runs are not kept', async () => {
  expect((await create('d', vm('dry'), '?dryRun=All')).status).toBe(201);
  expect((await create('d', { ...vm('dry'), spec: {} })).status).toBe(422);
  expect((await create('d', vm('dry'))).headers['idempotency-replayed']).toBeUndefined();
  for (const [body, query] of [
    [vm('other'), ''],
    [vm('dry'), '?dryRun=All'],
  ] as const) {
    const refused = await create('d', body, query);
    expect(refused.body).toMatchObject({
      kind: 'Status',
      code: 422,
      message: expect.stringContaining('send a new one'),
    });
  }
  expect((await create('a key', vm('other'))).body).toMatchObject({ code: 400, reason: 'BadRequest' });
  expect([await machinesNamed('dry'), await machinesNamed('other')]).toEqual([1, 0]);
});

test('another tenant’s key, and a session with other rights, get nothing of the first response', async () => {
  const first = await create('"shared"', vm('mine'));
  const base = '/v1/compute/apis/compute.service/v1alpha1/namespaces/team-b';
  const headers = { 'idempotency-key': '"shared"' };
  const options = { method: 'POST', body: vm('mine'), headers, token: stranger.token };
  const theirs = await api.call(`${base}/virtualmachines`, options);
  expect([theirs.status, theirs.body.metadata.namespace]).toEqual([201, 'team-b']);
  expect(theirs.body.metadata.uid).not.toBe(first.body.metadata.uid);
  const narrow = await makeSession(api.db, tenant, ['compute:read', 'compute:write']);
  const refused = await call('virtualmachines', { method: 'POST', body: vm('mine'), headers, token: narrow });
  expect(refused.body).toMatchObject({ code: 422, message: expect.stringContaining('a session with other rights') });
  // The positive control: another session with the same rights.
  const same = await makeSession(api.db, tenant);
  const again = await call('virtualmachines', { method: 'POST', body: vm('mine'), headers, token: same });
  expect(again.text).toBe(first.text);
});

describe('the same create at the same time', () => {
  test('gets the first one’s response or 409 with Retry-After, and never AlreadyExists', async () => {
    let sent: ReturnType<typeof create>[] = [];
    await whileHeld(async () => {
      sent = [create('busy', vm('busy'))];
      await waitFor('the first to wait', isWaiting);
      sent.push(create('busy', vm('busy')), create('busy', vm('busy')));
      // They arrive, and most likely wait behind the first.
      for (let turn = 0; turn < 3; turn++) expect((await call('virtualmachines')).status).toBe(200);
    });
    const [first, ...others] = await Promise.all(sent);
    expect(first!.status).toBe(201);
    const inProgress = [409, 'Conflict', '1'];
    for (const { status, body, headers, text } of others)
      expect([[201, first!.text], inProgress]).toContainEqual(
        status === 201 ? [status, text] : [status, body.reason, headers['retry-after']],
      );
    expect((await create('busy', vm('busy'))).text).toBe(first!.text);
  });

  test('past its deadline, it has made nothing, and its 504 says so', async () => {
    await whileHeld(async () => {
      const late = await create('late', vm('late'), '?timeout=1');
      expect(late.body).toMatchObject({
        code: 504,
        message: expect.stringContaining('It changed nothing: send it again'),
      });
    });
    await waitFor('the request to end', async () => !(await isWaiting()));
    expect(await machinesNamed('late')).toBe(0);
    expect((await create('late', vm('late'))).status).toBe(201);
  });
});
