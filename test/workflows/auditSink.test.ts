/** The audit log is delivered to the operator's sink: in order, whole, and at least once, whatever happens on the way. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyFile } from '../../src/cli/audit/auditFile.ts';
import { signingKeys } from '../../src/domain/auditProof.ts';
import { auditLane, deliveryWorkflowId } from '../../src/domain/names.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { auditBacklog, auditFindings } from '../../src/store/core/auditBacklog.ts';
import { linkEvents, signChains, unlinkedBacklog } from '../../src/store/core/auditChain.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../support/auditReceivers.ts';
import { makeAuthority } from '../support/certificates.ts';
import { testPayloadKeys, testSecretKeys } from '../support/secrets.ts';
import { program } from '../support/service.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

let harness: TestHarness;
let receiver: HttpsReceiver;
let folder: string;
let environment: Record<string, string>;
const keys = signingKeys(parseSecretKeys(testSecretKeys, 'SECRET_KEYS'), 'audit checkpoints');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-sink-'));
  const authority = await makeAuthority('sinks');
  receiver = await startHttpsReceiver(await authority.issue('localhost'));
  // Before the worker has anything to deliver.
  receiver.respond = () => 503;
  const [caFile, tokenFile] = [path.join(folder, 'ca.pem'), path.join(folder, 'token')];
  await writeFile(caFile, authority.ca);
  await writeFile(tokenFile, 'a-token\n');
  environment = {
    AUDIT_SINK_URL: receiver.url,
    AUDIT_SINK_CA_FILE: caFile,
    AUDIT_SINK_TOKEN_FILE: tokenFile,
  };
  harness = await openTestHarness({ hosts: 1, environment });
}, 180_000);
afterAll(async () => {
  await harness?.close();
  await receiver?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Adds events of the customer and of none, linked and signed as a worker does it. */
async function addEvents(count: number): Promise<void> {
  const { customerId } = harness.tenant;
  await harness.db.$executeRaw`
    INSERT INTO audit_events (customer_id, actor_type, actor_id, action, target, reason)
    SELECT CASE WHEN n % 3 > 0 THEN ${customerId}::uuid END, 'api-key', 'key', 'machine.create', 'machine ' || n, 'caf\u00e9 ' || n
    FROM generate_series(1, ${count}::int) n`;
  // The worker of a process links, too.
  await waitFor('their links', async () => {
    await linkEvents(harness.db);
    return (await unlinkedBacklog(harness.db)).depth === 0;
  });
  await signChains(harness.db, keys[0]!);
}
const run = () => harness.client.workflow.getHandle(deliveryWorkflowId(auditLane));
const sink = () => harness.db.auditSink.findFirstOrThrow();

/** A worker in a process of its own, that can be killed. */
function startProcess(): ChildProcess {
  const { config } = harness;
  return spawn(process.execPath, [program, 'worker'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATA_DIR: config.dataDir,
      LOG_LEVEL: 'silent',
      DATABASE_URL: harness.databaseUrl,
      TEMPORAL_ADDRESS: config.TEMPORAL_ADDRESS,
      ...environment,
      OWNERSHIP_INTERVAL_SECONDS: '3600',
      SECRET_KEYS: testSecretKeys,
      TEMPORAL_PAYLOAD_KEYS: testPayloadKeys,
    },
  });
}

test('a sink that is away for a while, and a worker that is killed in the middle, lose no event and change no order', async () => {
  await addEvents(1_600);

  // While it is away: the reason shows in the UI and in the health of the service, and no attempt adds to the history.
  await waitFor('the second round of attempts', async () => (await sink()).attempts >= 4);
  const { historyLength } = await run().describe();
  const details = await waitFor('the details', async () => {
    const { currentDetails } = await run().query<{ currentDetails: string }>('__temporal_workflow_metadata');
    return /responded with 503/.test(currentDetails) ? currentDetails : undefined;
  });
  expect(details).toContain('Pending Activities');
  await addEvents(1);
  const { attempts, position } = await sink();
  await waitFor('another attempt', async () => (await sink()).attempts > attempts);
  expect((await run().describe()).historyLength).toBe(historyLength);
  expect(position).toBe(0n);
  const backlog = await auditBacklog(harness.db);
  expect(backlog.sink).toMatchObject({ error: 'responded with 503' });
  expect(backlog.sink!.depth).toBeGreaterThanOrEqual(1_601);
  expect(backlog.sink!.oldestAgeSeconds).toBeGreaterThan(0);
  expect(receiver.lines).toEqual([]);

  // Back again; the worker is killed when the sink has a batch that no position covers yet.
  await harness.stopWorker();
  let killed = false;
  const child = startProcess();
  const before = receiver.requests.length;
  receiver.respond = (request) => {
    if (killed || request < before + 2) return 200;
    killed = child.kill('SIGKILL');
    return 'nothing';
  };
  await once(child, 'exit');
  expect(killed).toBe(true);
  const taken = receiver.lines.length;
  const recorded = (await sink()).position;
  await addEvents(100);
  await harness.startWorker();

  const all = await harness.db.auditLink.count();
  const last = () => harness.db.auditCheckpoint.aggregate({ _max: { ordinal: true } });
  await waitFor(
    'everything to be delivered',
    async () => (await sink()).position === (await last())._max.ordinal,
    90_000,
  );
  const events = receiver.lines.filter((line) => line.startsWith('{"event"'));
  // The batch that the killed worker had sent came twice, and nothing else did.
  expect(taken).toBeGreaterThan(Number(recorded));
  expect(events.length).toBeGreaterThan(all);
  const inOrder = [...new Set(events)].map((line) => JSON.parse(line).event.id as string);
  const links = await harness.db.$queryRaw<{ id: string }[]>`
    SELECT e.id::text AS id FROM audit_links l JOIN audit_events e USING (sequence) ORDER BY l.ordinal`;
  expect(inOrder).toEqual(links.map(({ id }) => id));
  expect(receiver.requests.at(-1)).toEqual({ authorization: 'Bearer a-token', type: 'application/x-ndjson' });

  // What the receiver has kept proves itself, signatures included.
  const file = path.join(folder, 'kept.ndjson');
  await writeFile(file, receiver.lines.join('\n'));
  const said: string[] = [];
  expect([await verifyFile(file, keys, (line) => void said.push(line)), said.join('\n')]).toEqual([
    0,
    expect.stringContaining('(no account): '),
  ]);
  expect(auditFindings(await auditBacklog(harness.db))).toEqual([]);
}, 180_000);

test('a run that an operator terminates is followed by another one', async () => {
  await addEvents(1);
  await waitFor('a run', async () => (await run().describe()).status.name === 'RUNNING');
  await run().terminate('by hand');
  await harness.db.$executeRaw`UPDATE audit_sink SET due_at = clock_timestamp()`;
  await addEvents(1);
  await waitFor('the rest', async () => {
    const [{ left }] = (await harness.db.$queryRaw`
      SELECT count(*)::int AS left FROM audit_links WHERE ordinal > (SELECT position FROM audit_sink)`) as [
      { left: number },
    ];
    return left === 0;
  });
});

test('a lane is delivered by its own workflow alone, and one that does not exist ends at once', async () => {
  const start = (workflowId: string, lane: unknown) =>
    harness.client.workflow.execute('delivery', { workflowId, taskQueue: 'control-plane', args: [{ lane }] });
  await expect(start('by-hand', auditLane)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('delivered by the workflow delivery/audit alone') },
  });
  await expect(start('delivery/x', '')).rejects.toMatchObject({
    cause: { message: expect.stringContaining('"lane" (a name)') },
  });
  expect(await start('delivery/nothing', 'nothing')).toEqual({ delivered: 0 });
});
