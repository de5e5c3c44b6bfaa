/** Bodies that clients write differently and mean the same, and those that mean something else than they seem to. */
import * as z from 'zod';
import { withoutNulls } from '../../src/lib/withoutNulls.ts';
import { vm } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, call, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, call, stop } = await startTeams());
});
afterAll(() => stop?.());

let counter = 0;
const create = (more: object = {}, metadata: object = {}, spec: object = {}) =>
  call('virtualmachines', { method: 'POST', body: { ...vm(`exact-${counter++}`, spec, metadata), ...more } });
const admin = (method: string, path: string, body: unknown) =>
  api.call(`/v1/admin/${path}`, { method, token: tenant.token, body, headers: { 'content-type': 'application/json' } });

describe('what the service owns, in a create,', () => {
  test.each<[string, object, object, RegExp]>([
    ['a status that is text', { status: 'Running' }, {}, /status: must be an object/],
    ['a status that is a list', { status: [] }, {}, /status: must be an object/],
    ['a status with an unknown field', { status: { conditions: [] } }, {}, /unknown field "status.conditions"/],
    ['a phase that is none', { status: { phase: 'Ready' } }, {}, /status.phase: Unsupported value: "Ready"/],
    ['readiness that is text', { status: { readyForAccess: 'yes' } }, {}, /status.readyForAccess: must be a boolean/],
    ['a generation that is text', {}, { generation: 'x' }, /metadata.generation: must be a number/],
    ['a generation below 0', {}, { generation: -1 }, /metadata.generation: Invalid value: -1/],
    ['a generation that is a fraction', {}, { generation: 1.5 }, /metadata.generation: must be a whole number/],
    ['a uid that is a number', {}, { uid: 7 }, /metadata.uid: must be a string/],
    ['a creation time that is a number', {}, { creationTimestamp: 7 }, /metadata.creationTimestamp: must be a string/],
  ])('%s is refused', async (_what, more, metadata, message) => {
    const { status, body } = await create(more, metadata);
    expect([400, 422]).toContain(status);
    expect(body).toMatchObject({ kind: 'Status', message: expect.stringMatching(message) });
  });

  test('is dropped if it could be it: as it was read, empty, or null', async () => {
    const { body: read } = await create();
    const { name: _name, ...metadata } = read.metadata;
    for (const [more, own] of [
      [{ status: read.status }, metadata],
      [{ status: null }, { generation: null, uid: null, creationTimestamp: null, resourceVersion: '' }],
      // As a struct of Go has it without values.
      [{ status: { phase: '', readyForAccess: false, publishedPorts: null } }, { uid: '', generation: 0 }],
      [{ status: {} }, { creationTimestamp: '2026-01-01T00:00:00+01:00', deletionTimestamp: null }],
    ]) {
      const { status, body } = await create(more, own);
      expect([status, body.message ?? body.metadata.generation]).toEqual([201, 1]);
      expect(body.status).toEqual({ ...read.status });
    }
  });
});

describe('null', () => {
  test('is absence in each optional field of a machine, and what it lacks is named in others', async () => {
    const spec = { ports: null, bootstrap: null, resources: null };
    const made = await create({}, { labels: null, annotations: null, namespace: null }, spec);
    expect([made.status, made.body.spec]).toEqual([
      201,
      { imageRef: 'debian-12', resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 } },
    ]);
    const port = { name: 'http', guestPort: 80, exposure: null, protocol: null, readinessProbe: null };
    const whole = await create({}, {}, { ports: [port], bootstrap: { sshAuthorizedKeys: null } });
    expect([whole.status, whole.body.spec.ports]).toEqual([
      201,
      [{ name: 'http', guestPort: 80, exposure: 'private-tunnel', protocol: 'TCP', readinessProbe: false }],
    ]);
    for (const [faulty, message] of [
      [{ imageRef: null }, 'spec.imageRef'],
      [{ ports: [null] }, 'spec.ports[0]'],
      [{ ports: [{ ...port, guestPort: null }] }, 'spec.ports[0].guestPort'],
      [{ resources: { cpu: null, memoryGiB: 1, diskGiB: 1 } }, 'spec.resources.cpu'],
      [{ colour: null }, 'spec.colour'],
    ] as const) {
      const refused = await create({}, {}, faulty);
      expect([faulty, refused.status >= 400, refused.body.message]).toEqual([
        faulty,
        true,
        expect.stringContaining(message),
      ]);
    }
  });

  test('is absence in the admin API as well, where it has no meaning of its own', async () => {
    const key = { name: 'nulls', scopes: ['compute:read'], source_ranges: null };
    const made = await admin('POST', 'api-keys', key);
    expect([made.status, made.body.detail]).toEqual([201, undefined]);
    const refused = await admin('POST', 'api-keys', { ...key, name: null });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '/name', code: 'wrong_type' })],
    ]);
    // In a change it would ask for the field to be removed.
    expect((await admin('PATCH', `api-keys/${made.body.id}`, { source_ranges: null })).status).toBe(422);
    expect((await admin('PATCH', `api-keys/${made.body.id}`, { source_ranges: [] })).status).toBe(200);
  });

  test('is left where it is a value, and elsewhere in objects and lists goes', () => {
    const schema = z.strictObject({
      kept: z.string().nullable().optional(),
      needed: z.string(),
      gone: z.string().optional(),
      within: z.array(z.object({ gone: z.int().default(1), needed: z.string() })).optional(),
    });
    const within = [{ gone: null, needed: null }, null];
    expect(withoutNulls(schema, { kept: null, needed: null, gone: null, other: null, within })).toEqual({
      kept: null,
      needed: null,
      other: null,
      within: [{ needed: null }, null],
    });
    for (const value of [null, 'text', 7, [null]]) expect(withoutNulls(schema, value)).toEqual(value);
  });
});

describe('a number past 2^53', () => {
  test.each(['9007199254740992', '9007199254740993', '-9007199254740993', '1e16', '1e400', '123456789012345678901'])(
    '%s is refused in every body',
    async (number) => {
      const machine = JSON.stringify(vm('large', {}, { generation: 0 })).replace(
        '"generation":0',
        `"generation":${number}`,
      );
      const made = await call('virtualmachines', { method: 'POST', body: machine });
      expect([made.status, made.body.message]).toEqual([
        400,
        'metadata.generation: Invalid value: must be a number of at most 9007199254740991',
      ]);
      const key = `{"name":"large","scopes":["compute:read"],"expires_in_seconds":${number}}`;
      const refused = await api.call('/v1/admin/api-keys', { method: 'POST', token: tenant.token, body: key });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [expect.objectContaining({ pointer: '/expires_in_seconds', code: 'invalid_number' })],
      ]);
      const options = `{"gracePeriodSeconds":${number}}`;
      expect((await call('virtualmachines/large', { method: 'DELETE', body: options })).status).toBe(400);
      const token = `{"grant_type":"client_credentials","client_id":${number}}`;
      expect((await api.call('/v1/auth/token', { method: 'POST', body: token })).status).toBe(400);
    },
  );

  test('and none below is', async () => {
    for (const generation of ['9007199254740991', '0', '1e3', '12.0']) {
      const machine = JSON.stringify(vm(`fits-${counter++}`, {}, { generation: 0 }));
      const sent = machine.replace('"generation":0', `"generation":${generation}`);
      expect([generation, (await call('virtualmachines', { method: 'POST', body: sent })).status]).toEqual([
        generation,
        201,
      ]);
    }
  });
});
