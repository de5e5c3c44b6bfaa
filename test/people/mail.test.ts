import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import { request } from 'undici';
import { type LetterOutcome, openMailer, retryDelaySeconds } from '../../src/api/people/mailer.ts';
import type { EgressProxy } from '../../src/domain/serverUrls.ts';
import type { Database } from '../../src/store/core/db.ts';
import { addNotice, forgetNotices } from '../../src/store/core/notices.ts';
import { emailBacklog } from '../../src/store/people/outgoingEmails.ts';
import { inviteUser } from '../../src/store/people/people.ts';
import { freePort } from '../../src/up/ports.ts';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { type MailServer, startMailServer } from '../support/people/mailServer.ts';
import { makePerson } from '../support/people.ts';
import { sealingOf, secretKey } from '../support/secrets.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let port: number;
let server: MailServer | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
  port = await freePort();
  api = await startApi(await postgres.createDatabase(), { SMTP_URL: `smtp://127.0.0.1:${port}` });
  tenant = await makeTenant(api.db, 'team-a');
  await api.db.tenant.update({ where: { id: tenant.tenantId }, data: { admittedAt: new Date() } });
});
afterEach(async () => {
  await server?.stop();
  server = null;
  await api.db.outgoingEmail.deleteMany();
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const listen = async () => (server = await startMailServer({ port }));
const admin = (path: string, method = 'GET', body?: unknown) =>
  api.call(`/v1/admin/${path}`, { method, token: tenant.token, ...(body !== undefined && { body }) });
async function invite(email = `p${randomUUID().slice(0, 8)}@example.com`) {
  const { status, body } = await admin('customer-users/invite', 'POST', {
    email,
    display_name: 'Grace',
    role_slug: 'viewer',
  });
  expect(status).toBe(201);
  return { email, token: (body.accept_invitation_url as string).split('/').at(-1)! };
}
/** Pretends that the time until the next attempt has passed. */
const makeDue = () => api.db.outgoingEmail.updateMany({ data: { dueAt: new Date(0) } });
const metric = async (name: string) => {
  const { body } = await request(`${api.metricsUrl}/metrics`);
  return Number(
    new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(await body.text())?.[1] ?? Number.NaN,
  );
};
/** What the store holds is counted again only after a pause: a scrape may still show the former number. */
const untilWaiting = (emails: number) =>
  waitFor(`${emails} emails to wait`, async () => (await metric('compute_letters_waiting')) === emails);
const untilPostponed = (attempts = 1) =>
  // It is leased for a minute during an attempt, and due sooner after that.
  waitFor(
    'a try that failed',
    async () =>
      (await api.db.outgoingEmail.count({
        where: { attempts: { gte: attempts }, dueAt: { lt: new Date(Date.now() + 30_000) } },
      })) > 0 && (await metric('compute_letters_total{outcome="postponed"}')) > 0,
  );

test('an email waits, encrypted, while the mail server is down, and is not lost', async () => {
  const { email, token } = await invite();
  await untilPostponed();
  await untilWaiting(1);
  const [row] = await api.db.$queryRaw<{ row: string }[]>`SELECT to_jsonb(l)::text AS row FROM letters l`;
  expect(row!.row).not.toContain(token);
  expect(row!.row).not.toContain(email);
  await listen();
  await makeDue();
  const received = await waitFor('the email', () => server!.emails[0]);
  expect(received.to).toEqual([email]);
  expect(received.text).toContain(token);
  await untilWaiting(0);
  expect(await metric('compute_letters_total{outcome="sent"}')).toBe(1);
  // From the beginning, so that an alert sees the first one.
  expect(await metric('compute_letters_total{outcome="given_up"}')).toBe(0);
  expect(api.logged()).not.toContain(token);
});

test('an email whose address the server refuses permanently is abandoned, the audit log says why, and the invitation stays', async () => {
  await listen();
  server!.refusal.recipient = 550;
  const { email } = await invite();
  const event = await waitFor('the audit event', async () => {
    const { audit_events: events } = (await admin('audit-events?limit=5')).body;
    return events.find(({ action }: { action: string }) => action === 'invitation.mail-failed');
  });
  expect(event).toMatchObject({
    actor_type: 'service',
    actor_id: 'mail',
    details: { cause: 'the mail server responded with 550 to RCPT TO', attempts: 1 },
  });
  expect((await admin('invitations')).body.invitations[0]).toMatchObject({
    id: event.target,
    email,
    status: 'pending',
  });
  expect(await api.db.outgoingEmail.count()).toBe(0);
  expect(await metric('compute_letters_total{outcome="given_up"}')).toBe(1);
});

test.each([
  ['a recipient temporarily', { recipient: 450 }],
  ['an email temporarily', { content: 451 }],
])('an email is sent again after the server refuses %s', async (_what, refusal) => {
  await listen();
  Object.assign(server!.refusal, refusal);
  await invite();
  await untilPostponed();
  await untilWaiting(1);
  Object.assign(server!.refusal, { recipient: 0, content: 0 });
  await waitFor('the email', async () => {
    await makeDue();
    return server!.emails.length > 0;
  });
});

test('an email whose invitation was revoked meanwhile is not sent', async () => {
  const { email } = await invite();
  await untilPostponed();
  const { invitations } = (await admin('invitations')).body;
  expect(invitations[0].email).toBe(email);
  await admin(`invitations/${invitations[0].id}`, 'DELETE');
  await listen();
  const { email: next } = await invite();
  await waitFor('the other email', () => server!.emails.some(({ to }) => to[0] === next));
  await waitFor('the outbox to be empty', async () => (await api.db.outgoingEmail.count()) === 0);
  expect(server!.emails.map(({ to }) => to[0])).toEqual([next]);
});

async function makeOwner(of: TestTenant): Promise<string> {
  const { id } = await makePerson(api.db, of, 'owner');
  return (await api.db.customerUser.findUniqueOrThrow({ where: { id } })).email;
}

describe('a notice to the owners of an account', () => {
  const notice = { subject: 'Planned maintenance', text: 'It begins at eight.' };

  test('reaches each of them, and nobody else; an account without people keeps no email', async () => {
    const owners = [await makeOwner(tenant), await makeOwner(tenant)];
    await makePerson(api.db, tenant, 'viewer');
    await makePerson(api.db, tenant, 'owner', { inTenant: true });
    const others = await makeTenant(api.db, 'team-b');
    await addNotice(api.db, tenant.customerId, notice);
    await addNotice(api.db, others.customerId, notice);
    // While the mail server is down, it is kept.
    await untilPostponed();
    await listen();
    await makeDue();
    const received = await waitFor('the email', () => server!.emails[0]);
    expect(received.to.sort()).toEqual(owners.sort());
    expect(received.text).toContain(notice.text);
    expect(received.text).toContain(`Subject: ${notice.subject}`);
    await waitFor('the outbox to be empty', async () => (await api.db.outgoingEmail.count()) === 0);
    expect(server!.emails).toHaveLength(1);
  });

  test('that the server refuses for good is abandoned, and the audit log says why', async () => {
    await listen();
    server!.refusal.recipient = 550;
    await makeOwner(tenant);
    await addNotice(api.db, tenant.customerId, notice);
    await waitFor('the audit event', () =>
      api.db.auditEvent.findFirst({ where: { action: 'notice.mail-failed', customerId: tenant.customerId } }),
    );
    expect(await api.db.outgoingEmail.count()).toBe(0);
  });

  test('waits for no mail server where there is none, and is forgotten after four days', async () => {
    const without = await startApi(await postgres.createDatabase());
    try {
      const { customerId } = await makeTenant(without.db, 'team-c');
      await addNotice(without.db, customerId, notice);
      expect(await emailBacklog(without.db)).toEqual({ depth: 0, oldestAgeSeconds: 0 });
      expect(await forgetNotices(without.db)).toBe(0);
      await without.db.outgoingEmail.updateMany({ data: { createdAt: new Date(Date.now() - 5 * 86_400_000) } });
      expect(await forgetNotices(without.db)).toBe(1);
    } finally {
      await without.stop();
    }
  });
});

describe('a process that ends in between', () => {
  const counted: LetterOutcome[] = [];
  const open = (db: Database, keys = secretKey('a', 1), wayOut: { url?: string; proxy?: EgressProxy } = {}) =>
    openMailer({
      url: server!.url,
      from: 'a@example.com',
      publicUrl: 'https://compute.example',
      db,
      log: pino({ level: 'silent' }),
      sealing: sealingOf(db, { configured: keys }),
      count: (outcome) => void counted.push(outcome),
      everyMs: 50,
      ...wayOut,
    });
  let db: Database;
  let isolated: TestTenant;
  let other: TestApi;
  beforeAll(async () => {
    other = await startApi(await postgres.createDatabase());
    db = other.db;
    isolated = await makeTenant(db, 'isolated');
  });
  afterAll(() => other?.stop());

  async function post(mailer: ReturnType<typeof open>, text = 'the text') {
    const deliver = await mailer.prepare();
    await db.$transaction(async (tx) => {
      const invited = await inviteUser(tx, {
        customerId: isolated.customerId,
        email: `p${randomUUID().slice(0, 8)}@example.com`,
        displayName: 'x',
        role: 'viewer',
      });
      if (typeof invited === 'string') throw new Error(invited);
      const of = { customerId: isolated.customerId, invitationId: invited.invitationId };
      await deliver(tx, of, { to: invited.user.email, subject: 'x', text });
    });
  }

  const untilNoneWaits = () => waitFor('the outbox to be empty', async () => (await db.outgoingEmail.count()) === 0);

  test('where only the proxy leads out, sends email through it, except to what NO_PROXY names', async () => {
    await listen();
    const asked: string[] = [];
    const proxy = createServer().on('connect', (sent, socket) => {
      asked.push(`${sent.url} ${sent.headers['proxy-authorization']}`);
      const through = connect(port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        through.pipe(socket).pipe(through);
      });
      for (const each of [socket, through]) each.on('error', () => {});
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const url = `http://ada:secret@127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const relay = 'smtp://relay.example.invalid:25';
    const mailer = open(db, undefined, { url: relay, proxy: { url, noProxy: 'other.invalid, example.invalid:26' } });
    await post(mailer);
    await waitFor('the email', () => server!.emails.length === 1);
    await untilNoneWaits();
    await mailer.close();
    const authorization = `Basic ${Buffer.from('ada:secret').toString('base64')}`;
    expect(new Set(asked)).toEqual(new Set([`relay.example.invalid:25 ${authorization}`]));
    counted.length = asked.length = 0;
    const direct = open(db, undefined, { url: relay, proxy: { url, noProxy: 'example.invalid' } });
    await post(direct);
    await waitFor('an attempt', () => counted.includes('postponed'));
    await direct.close();
    expect(asked).toEqual([]);
    await db.outgoingEmail.deleteMany();
    proxy.closeAllConnections();
    proxy.close();
  });

  test('after its commit: the next process sends the email', async () => {
    await listen();
    const dead = open(db);
    await dead.close();
    await post(dead);
    expect(server!.emails).toHaveLength(0);
    const next = open(db);
    await waitFor('the email', () => server!.emails.length === 1);
    await untilNoneWaits();
    await next.close();
  });

  test('after the server accepted the email: it is sent again, under the same Message-ID', async () => {
    await listen();
    const dying = new Proxy(db, {
      get: (target, name, self) =>
        name === 'outgoingEmail'
          ? {
              ...target.outgoingEmail,
              deleteMany: () => Promise.reject(new Error('killed')),
              findMany: async () => [],
              create: target.outgoingEmail.create,
            }
          : Reflect.get(target, name, self),
    });
    const first = open(dying as Database);
    await post(first);
    await waitFor('the email', () => server!.emails.length === 1);
    await first.close();
    expect(await db.outgoingEmail.count()).toBe(1);
    const next = open(db);
    await db.outgoingEmail.updateMany({ data: { dueAt: new Date(0) } });
    await waitFor('the email again', () => server!.emails.length === 2);
    await untilNoneWaits();
    await next.close();
    const [one, two] = server!.emails.map(({ messageId }) => messageId);
    expect(one).toMatch(/^<[0-9a-f-]{36}@compute\.example>$/);
    expect(two).toBe(one);
  });

  test('two of them send each email once', async () => {
    await listen();
    const both = [open(db), open(db)];
    await Promise.all(Array.from({ length: 12 }, (_, i) => post(both[i % 2]!)));
    await untilNoneWaits();
    await Promise.all(both.map((mailer) => mailer.close()));
    expect(server!.emails).toHaveLength(12);
    expect(new Set(server!.emails.map(({ messageId }) => messageId)).size).toBe(12);
  });

  test('an email whose key is missing waits, and is sent once the key is back', async () => {
    await listen();
    const writer = open(db);
    await writer.close();
    await post(writer);
    counted.length = 0;
    const without = open(db, secretKey('fresh', 2));
    await waitFor('a try without the key', () => counted.includes('postponed'));
    await without.close();
    expect([server!.emails.length, await db.outgoingEmail.count()]).toEqual([0, 1]);
    await db.outgoingEmail.updateMany({ data: { dueAt: new Date(0) } });
    const next = open(db, `${secretKey('fresh', 2)},${secretKey('a', 1)}`);
    await waitFor('the email', () => server!.emails.length === 1);
    await untilNoneWaits();
    await next.close();
  });

  test('an email that was changed in the database is abandoned', async () => {
    await listen();
    const writer = open(db);
    await writer.close();
    await post(writer);
    const { sealed } = await db.outgoingEmail.findFirstOrThrow();
    await db.outgoingEmail.updateMany({ data: { sealed: `${sealed!.slice(0, -4)}AAAA` } });
    counted.length = 0;
    const next = open(db);
    await waitFor('the email to be given up', () => counted.includes('given_up'));
    await untilNoneWaits();
    await next.close();
    expect(server!.emails).toHaveLength(0);
  });
});

test('retries come after five seconds, ten, twenty … at most half an hour', () => {
  expect([1, 2, 3, 9, 10, 100].map(retryDelaySeconds)).toEqual([5, 10, 20, 1280, 1800, 1800]);
});

test.each([
  ['https://compute.example.com:8443', '', 'compute.example.com', 'no-reply@compute.example.com'],
  ['https://203.0.113.7', '', '[203.0.113.7]', 'no-reply@[203.0.113.7]'],
  ['https://[2001:db8::7]', '', '[ipv6:2001:db8::7]', 'no-reply@[IPv6:2001:db8::7]'],
  ['https://compute.example.com', '?name=mail.example.org', 'mail.example.org', 'no-reply@compute.example.com'],
])('at %s the mail server is greeted by a name that relays take (%s)', async (publicUrl, parameter, name, from) => {
  const received = (await listen()).emails;
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}${parameter}`, PUBLIC_URL: publicUrl };
  const named = await startApi(await postgres.createDatabase(), settings);
  const owned = await makeTenant(named.db, 'team-named');
  await makePerson(named.db, owned, 'owner');
  await addNotice(named.db, owned.customerId, { subject: 'Hello', text: 'Hello' });
  const email = await waitFor('the email', () => received[0]);
  expect([email.greeting.toLowerCase(), email.from]).toEqual([name, from]);
  await named.stop();
});
