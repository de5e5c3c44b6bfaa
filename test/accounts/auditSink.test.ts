/** The forms in which a sink gets the audit log, the export by HTTP, and what proves both. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditExportCommand } from '../../src/cli/audit/auditCommands.ts';
import { auditSinkLane } from '../../src/deliveries/auditSinkLane.ts';
import { type Lane, runLane } from '../../src/deliveries/lane.ts';
import { signingKeys } from '../../src/domain/auditProof.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { recordAudit } from '../../src/store/core/audit.ts';
import { linkEvents, signChains } from '../../src/store/core/auditChain.ts';
import { setSinkTarget, sinkBacklog } from '../../src/store/core/auditSink.ts';
import { verifyText } from '../support/auditCopies.ts';
import { parseSyslog, startHttpsReceiver, startSyslogReceiver } from '../support/auditReceivers.ts';
import { makeAuthority, type TestAuthority } from '../support/certificates.ts';
import { testSecretKeys } from '../support/secrets.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

let teams: Teams;
let folder: string;
let config: Config;
let authority: TestAuthority;
let caFile: string;
const keys = signingKeys(parseSecretKeys(testSecretKeys, 'SECRET_KEYS'), 'audit checkpoints');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-lines-'));
  authority = await makeAuthority('sinks');
  caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, authority.ca);
  // The API does not link here: a test says when.
  teams = await startTeams(undefined, { SECRET_KEYS: testSecretKeys });
  config = readConfig({ DATABASE_URL: teams.databaseUrl, SECRET_KEYS: testSecretKeys });
}, 120_000);
afterAll(async () => {
  await teams?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await teams.api.db.$executeRaw`UPDATE audit_sink SET position = 0, attempts = 0, error = NULL, failing_since = NULL`;
});

const odd = 'quote " backslash \\ bracket ] caf\u00e9 \u{1f600}';
async function addEvents(count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    await recordAudit(teams.api.db, {
      customerId: teams.tenant.customerId,
      actorType: 'api-key',
      actorId: odd,
      action: i % 2 ? 'machine.create' : 'api-key.refuse',
      target: `t-${i}`,
      ...(i % 2 === 0 && { outcome: 'refused' as const }),
      details: { odd },
    });
  while (((await linkEvents(teams.api.db)) ?? 0) > 0);
  await signChains(teams.api.db, keys[0]!);
}
const verify = (lines: readonly string[], by = config) => verifyText(by, lines.join('\n'));
/** One call of the activity: until nothing is left, or a delivery fails. */
const deliver = (url: string, settings: { tokenFile?: string; caFile?: string; batchEntries?: number } = {}) => {
  const lane = auditSinkLane(teams.api.db, { url, tokenFile: '', caFile, batchEntries: 4, ...settings });
  return runLane({ ...lane, lingerMs: 0 } as Lane<unknown>, {
    signal: new AbortController().signal,
    alive: () => {},
    limitMs: 60_000,
  });
};
const exported = async () => {
  const lines: string[] = [];
  await auditExportCommand(config, { customer: 'team-a' }, (line) => void lines.push(line));
  return lines;
};

describe('syslog over TLS', () => {
  test('has each event as a message of its own, whose text is the line of the export', async () => {
    await addEvents(9);
    const receiver = await startSyslogReceiver(await authority.issue('localhost'));
    try {
      // The first connection breaks before anything was read.
      receiver.cutsOff = (connection) => connection === 1;
      const first = await deliver(receiver.url);
      expect(first).toMatchObject({ delivered: 0, failure: expect.anything(), pauseMs: 1_000 });
      expect(await sinkBacklog(teams.api.db)).toBeNull();
      await setSinkTarget(teams.api.db, receiver.url);
      expect((await sinkBacklog(teams.api.db))!.failingSeconds).toBeGreaterThan(0);
      expect(await deliver(receiver.url)).toMatchObject({ isDone: true });
      expect((await sinkBacklog(teams.api.db))!).toMatchObject({ failingSeconds: 0, error: null, oldestAgeSeconds: 0 });
      const refused = receiver.messages.find(({ structured }) => structured['target'] === 't-0')!;
      expect(refused).toMatchObject({
        priority: 13 * 8 + 4,
        application: 'compute-service',
        id: 'api-key.refuse',
        structured: { actorId: odd, outcome: 'refused', chain: teams.tenant.customerId },
      });
      expect(JSON.parse(refused.text).event.details).toEqual({ odd });
      expect(receiver.messages.find(({ structured }) => structured['target'] === 't-1')!.priority).toBe(13 * 8 + 5);
      const texts = receiver.messages.map(({ text }) => text);
      expect(await verify(texts)).toMatchObject({ code: 0 });
      // The receiver’s copies are the export, byte for byte but for escapes.
      const own = (line: string) => line.includes(teams.tenant.customerId);
      expect(new Set(texts.map((text) => JSON.stringify(JSON.parse(text))).filter(own))).toEqual(
        new Set((await exported()).filter(own)),
      );
    } finally {
      await receiver.close();
    }
  });

  test('does not go to a server with another certificate, and says so', async () => {
    const stranger = await makeAuthority('strangers');
    const receiver = await startSyslogReceiver(await stranger.issue('localhost'));
    try {
      const result = await deliver(receiver.url);
      expect(result).toMatchObject({
        failure: { message: expect.stringMatching(/could not be reached \(.*VERIFY.*\)/) },
      });
      expect(receiver.messages).toEqual([]);
    } finally {
      await receiver.close();
    }
  });

  const rsyslogd = process.env['RSYSLOGD'];
  (rsyslogd ? test : test.skip)('is taken by rsyslog', async () => {
    await addEvents(50);
    const { cert, key } = await authority.issue('localhost');
    const [certFile, keyFile, log, settings] = ['cert.pem', 'key.pem', 'rsyslog.log', 'rsyslog.conf'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string, string];
    await Promise.all([writeFile(certFile, cert), writeFile(keyFile, key)]);
    const port = 20_000 + (process.pid % 20_000);
    await writeFile(
      settings,
      `global(workDirectory="${folder}" maxMessageSize="64k" defaultNetstreamDriverCAFile="${caFile}"
  defaultNetstreamDriverCertFile="${certFile}" defaultNetstreamDriverKeyFile="${keyFile}")
module(load="imtcp" streamDriver.name="ossl" streamDriver.mode="1" streamDriver.authMode="anon")
template(name="line" type="string" string="%rawmsg%\\n")
input(type="imtcp" port="${port}")
action(type="omfile" file="${log}" template="line")
`,
    );
    const modules = process.env['RSYSLOG_MODULES'];
    const child = spawn(rsyslogd!, ['-n', '-f', settings, '-i', 'NONE', ...(modules ? ['-M', modules] : [])], {
      stdio: 'inherit',
    });
    try {
      await waitFor('rsyslog to take everything', async () => {
        const result = await deliver(`syslog+tls://localhost:${port}`, { batchEntries: 20 });
        return 'isDone' in result && result.isDone;
      });
      const kept = await waitFor('the file', async () => {
        const text = await readFile(log, 'utf8');
        return text.split('\n').length > 50 ? text : undefined;
      });
      const messages = kept
        .split('\n')
        .filter((line) => line !== '')
        .map(parseSyslog);
      expect(await verify(messages.map(({ text }) => text))).toMatchObject({ code: 0 });
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });
});

describe('https', () => {
  test.each([
    [500, 'responded with 500'],
    [307, 'responded with 307; redirects are not followed'],
  ])('with a response of %s is no delivery', async (status, message) => {
    await addEvents(1);
    const receiver = await startHttpsReceiver(await authority.issue('localhost'));
    try {
      receiver.respond = () => status;
      expect(await deliver(receiver.url)).toMatchObject({ delivered: 0, failure: { message } });
      expect(receiver.requests).toHaveLength(1);
      receiver.respond = () => 200;
      expect(await deliver(receiver.url)).toMatchObject({ isDone: true });
      expect(await verify(receiver.lines)).toMatchObject({ code: 0 });
    } finally {
      await receiver.close();
    }
  });

  test('waits for a token file that is not there', async () => {
    const receiver = await startHttpsReceiver(await authority.issue('localhost'));
    try {
      const tokenFile = path.join(folder, 'later');
      expect(await deliver(receiver.url, { tokenFile })).toMatchObject({
        failure: { message: `AUDIT_SINK_TOKEN_FILE ${tokenFile} cannot be read (ENOENT)` },
      });
      expect(receiver.requests).toEqual([]);
    } finally {
      await receiver.close();
    }
  });
});

test('two workers that deliver at once advance the position once for each batch', async () => {
  await addEvents(30);
  const receiver = await startHttpsReceiver(await authority.issue('localhost'));
  try {
    await Promise.all([deliver(receiver.url), deliver(receiver.url), deliver(receiver.url)]);
    expect(await verify(receiver.lines)).toMatchObject({ code: 0 });
  } finally {
    await receiver.close();
  }
});

describe('the export by HTTP', () => {
  const get = async (query = '', token = teams.tenant.token) => {
    const { status, text, headers } = await teams.api.call(`/v1/admin/audit-events/export${query}`, { token });
    return { status, type: headers['content-type'], text, lines: text.split('\n').filter((line) => line !== '') };
  };

  test('has the account’s events in their order, as the operator’s export has them, and verifies', async () => {
    await addEvents(5);
    const { status, type, lines } = await get();
    expect([status, type]).toEqual([200, 'application/x-ndjson']);
    expect(lines).toEqual(await exported());
    expect(await verify(lines)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/: \d+ events in their chain, \d+ of them signed$/),
    });
    expect((await get('', teams.stranger.token)).text).not.toContain(teams.tenant.customerId);
  });

  test('with a filter shows what the list shows, and still verifies', async () => {
    const since = new Date().toISOString();
    await addEvents(4);
    const queries = [
      'action=machine.create',
      'outcome=refused',
      `actor_id=${encodeURIComponent(odd)}&target=t-2`,
      `from=${encodeURIComponent(since)}`,
      `to=${encodeURIComponent(since)}&outcome=refused&target=t-2`,
      'user_agent=nothing',
    ];
    for (const query of queries) {
      const { lines } = await get(`?${query}`);
      const shown = lines.flatMap((line) => JSON.parse(line).event?.id ?? []);
      const { body } = await teams.api.call(`/v1/admin/audit-events?limit=100&${query}`, { token: teams.tenant.token });
      const linked = new Set((await get()).lines.flatMap((line) => JSON.parse(line).event?.id ?? []));
      const listed = body.audit_events.map(({ id }: { id: string }) => id).filter((id: string) => linked.has(id));
      expect([query, shown.toSorted()]).toEqual([query, listed.toSorted()]);
      expect(await verify(lines)).toMatchObject({ code: 0 });
    }
  });

  test('goes on behind a position, and names a position that is not there', async () => {
    await addEvents(3);
    const { lines } = await get();
    const positions = lines.flatMap((line) => JSON.parse(line).position ?? []);
    const next = await get(`?after=${positions[1]}`);
    expect(next.lines.flatMap((line) => JSON.parse(line).position ?? [])).toEqual(positions.slice(2));
    expect(await verify(next.lines)).toMatchObject({ code: 0, said: expect.stringContaining('after 2') });
    expect((await get(`?after=${positions.length}`)).status).toBe(200);
    const beyond = await get(`?after=${positions.length + 1}`);
    expect([beyond.status, beyond.text]).toEqual([400, expect.stringContaining('no event at this position yet')]);
  });

  describe('that was changed is found', () => {
    const change: [string, (lines: string[]) => string[], string][] = [
      [
        'an event',
        (lines) => lines.map((line, i) => (i === 1 ? line.replace(/"target":"[^"]*"/, '"target":"x"') : line)),
        'was changed',
      ],
      ['a missing event', (lines) => lines.toSpliced(1, 1), 'the link at 2 is missing'],
      [
        'a missing end',
        (lines) =>
          lines
            .filter((line) => !line.includes('"position":"3","hash"') || line.includes('checkpoint'))
            .filter((line) => !/"position":"([4-9]|\d\d+)","hash"/.test(line) || line.includes('checkpoint')),
        'its end is missing',
      ],
      [
        'a checkpoint',
        (lines) => lines.map((line) => line.replace(/"created_at":"20/, '"created_at":"21')),
        'signature is wrong',
      ],
    ];
    test.each(change)('%s', async (_what, edit, flaw) => {
      await addEvents(3);
      const { lines } = await get();
      expect((await verify(lines)).code).toBe(0);
      expect(await verify(edit(lines))).toEqual({
        code: 1,
        said: expect.stringMatching(new RegExp(`BROKEN: .*${flaw}`)),
      });
    });

    test('and without keys, all but the signatures is still checked', async () => {
      const { lines } = await get();
      const by = readConfig({ DATABASE_URL: teams.databaseUrl, DATA_DIR: folder });
      expect(await verify(lines, by)).toMatchObject({
        code: 0,
        said: expect.stringContaining('signatures were not checked'),
      });
      expect(await verify(lines.toSpliced(1, 1), by)).toMatchObject({ code: 1 });
    });
  });

  test('a file that is none, or says nothing, is refused in one line', async () => {
    await expect(verify(['{"event":{}}'])).rejects.toThrow(/:1 is neither an audit event/);
    await expect(verify(['no json'])).rejects.toThrow(/:1 is not JSON/);
    await expect(verify([''])).rejects.toThrow(/has no audit events/);
  });
});
