/**
 * What one life of the service tells: traces from a customer's request to the call of a host's driver, in a collector,
 * and every line that a role writes, whatever its source: the role, a workflow, the SDK, its native core, Node.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Agent, request } from 'undici';
import { type CollectedSpan, type Collector, openCollector } from '../support/collector.ts';
import type { Service } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { withoutStall } from '../support/withoutStall.ts';
import { life } from '../support/worlds/service.ts';

interface Line {
  level: string;
  time: string;
  name: string;
  msg: string;
  [key: string]: unknown;
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3,9}Z$/;

describe('traces and logs', () => {
  let collector: Collector;
  let service: Service;
  life.needs(async () => {
    collector = await openCollector();
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment=test',
      LOG_LEVEL: 'debug',
    };
  });
  beforeAll(() => {
    service = life.service();
  });
  afterAll(() => service.verifyCleanSlate(), 300_000);
  life.after(() => collector?.close());

  const read = (name: string) => readFile(path.join(service.dataDir, 'logs', `${name}.log`), 'utf8');
  const linesOf = async (name: string) => (await read(name)).split('\n').filter((line) => line !== '');

  /** The line, or what is wrong with it. */
  function parsed(line: string): Line {
    let value: Line;
    try {
      value = JSON.parse(line) as Line;
    } catch {
      throw new Error(`no JSON: ${line}`);
    }
    if (!levels.includes(value.level)) throw new Error(`level: ${line}`);
    if (!rfc3339.test(value.time)) throw new Error(`time: ${line}`);
    if (typeof value.name !== 'string' || typeof value.msg !== 'string') throw new Error(`name and msg: ${line}`);
    // Readers disagree about a key that appears twice.
    const twice = ['level', 'time', 'name', 'msg'].filter(
      (key) => line.split(`"${key}":`).length > 2 && !line.includes(`{"${key}"`, 1),
    );
    if (twice.length > 0 && JSON.stringify(value).length !== line.length) throw new Error(`${twice} twice: ${line}`);
    return value;
  }

  /** A trace as one line per span: what it is below, and by whom. */
  function tree(spans: readonly CollectedSpan[], parent = '', depth = 0): string[] {
    return spans
      .filter(({ parentSpanId }) => parentSpanId === parent)
      .toSorted((a, b) => Number(a.startNs - b.startNs))
      .flatMap((span) => [
        `${'  '.repeat(depth)}${span.name} (${span.service.replace('compute-service-', '')})`,
        ...tree(spans, span.spanId, depth + 1),
      ]);
  }

  /** The whole trace of the request of this name for a machine, once it has a span for each of the given names. */
  async function traceOf(rootName: RegExp, wanted: readonly string[], machineUid: string): Promise<CollectedSpan[]> {
    return waitFor(
      `the trace of ${rootName}`,
      async () => {
        const spans = await collector.spans();
        const outbox = spans.find(
          ({ name, traceId, attributes }) =>
            name === 'outbox' &&
            attributes['compute.machine_uid'] === machineUid &&
            spans.some((root) => root.traceId === traceId && rootName.test(root.name)),
        );
        const trace = spans.filter(({ traceId }) => traceId === outbox?.traceId);
        const countOf = (name: string) => trace.filter((span) => span.name === name).length;
        if (
          trace.length > 0 &&
          wanted.every((name) => countOf(name) >= wanted.filter((other) => other === name).length)
        )
          return trace;
        throw new Error(tree(trace).join('\n') || spans.map(({ name }) => name).join(', '));
      },
      60_000,
    );
  }

  const uidOf = async (name: string) => (await service.getVm(name)).metadata.uid as string;

  /** Of a machine whose port has no probe: on a slow computer, its host would be called once more to wait for it. */
  async function expectTraces(name: string): Promise<void> {
    await service.createVm(name, { probe: false });
    await service.untilReady(name);
    const uid = await uidOf(name);
    const created = await traceOf(
      /^POST /,
      ['workflow virtualMachine', 'activity createMachine', 'driver start', 'activity recordAccess'],
      uid,
    );
    expect(tree(created)).toEqual([
      'POST /v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines (api)',
      '  outbox (api)',
      '    workflow virtualMachine (worker)',
      '      activity claim (worker)',
      '      activity createMachine (host)',
      '        driver create (host)',
      '        driver start (host)',
      '      activity recordAccess (worker)',
    ]);
    expect(created.filter(({ failed }) => failed)).toEqual([]);
    for (const span of created) expect(span.endNs).toBeGreaterThanOrEqual(span.startNs);
    const [root] = created.filter(({ parentSpanId }) => parentSpanId === '');
    expect(root!.attributes).toMatchObject({ 'http.response.status_code': '201', 'http.request.method': 'POST' });

    await service.deleteVm(name);
    await service.untilGone(name);
    const deleted = await traceOf(
      /^DELETE /,
      ['activity stopMachine', 'driver destroy', 'activity removeMachine'],
      uid,
    );
    expect(tree(deleted)).toEqual([
      'DELETE /v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines/{name} (api)',
      '  outbox (api)',
      '    activity readIntent (worker)',
      '    activity stopMachine (host)',
      '      driver stop (host)',
      '      driver destroy (host)',
      '    activity removeMachine (worker)',
    ]);
    expect(deleted[0]!.traceId).not.toBe(created[0]!.traceId);
  }

  test('a create and a delete are each one trace: request, outbox, workflow, activities, driver', async () => {
    let tries = 0;
    await withoutStall(() => expectTraces(`web-${++tries}`));
  }, 360_000);

  test('a driver that fails is an error in the trace, at its attempt', async () => {
    await service.createVm('late', { fault: 'create-fails.1' });
    await service.untilReady('late');
    const twice = ['activity createMachine', 'driver create'];
    const trace = await traceOf(/^POST /, [...twice, ...twice, 'activity recordAccess'], await uidOf('late'));
    const attempts = trace.filter(({ name }) => name === 'activity createMachine');
    expect(attempts.map(({ failed, attributes }) => [failed, attributes['temporal.attempt']])).toEqual([
      [true, '1'],
      [false, '2'],
    ]);
    expect(trace.filter(({ name }) => name === 'driver create').map(({ failed }) => failed)).toEqual([true, false]);
  }, 180_000);

  // Before the next test kills a role in the middle of a line.
  test('a role, a workflow, the SDK, its core, and Node all log JSON lines of one form', async () => {
    await service.createVm('fails', { fault: 'refuse-spec' });
    await waitFor('the machine to fail', async () => (await service.getVm('fails')).status.phase === 'Failed', 120_000);
    const before = (await linesOf('worker')).length;
    await waitFor('the core to miss Temporal', async () => {
      if (service.pidsOf('temporal').length > 0) service.kill('temporal');
      return (await linesOf('worker')).slice(before).some((line) => line.includes('"target":"temporalio'));
    });
    await service.deleteVm('fails');
    await service.untilGone('fails');

    const said = new Map<string, Line[]>();
    for (const name of ['api', 'worker', 'host']) said.set(name, (await linesOf(name)).map(parsed));
    const worker = said.get('worker')!;
    expect(said.get('api')!.length).toBeGreaterThan(0);
    expect(said.get('host')!.length).toBeGreaterThan(0);
    // The lines include those of a workflow, of the SDK, and of the core.
    expect(worker.some(({ workflowType, level }) => workflowType === 'virtualMachine' && level === 'warn')).toBe(true);
    expect(worker.some(({ target }) => String(target).startsWith('temporalio'))).toBe(true);
    // The codec endpoint runs where the service has a Temporal UI of its own.
    const logs = (await readdir(path.join(service.dataDir, 'logs'))).filter((file) => file !== 'codec.log');
    expect(logs.sort()).toEqual(['api.log', 'host.log', 'postgres.log', 'temporal.log', 'worker.log']);
  }, 300_000);

  test('a wake that another process delivers stays in its trace', async () => {
    const temporal = service.pidsOf('temporal');
    for (const pid of temporal) process.kill(pid, 'SIGSTOP');
    try {
      await service.createVm('swept');
      // The API that wrote the wake goes before it could deliver it.
      service.kill('api');
    } finally {
      for (const pid of temporal) process.kill(pid, 'SIGCONT');
    }
    await service.untilReady('swept');
    const trace = await waitFor('its trace', async () => {
      const spans = await collector.spans();
      const uid = await uidOf('swept');
      const outbox = spans.find(
        ({ name, attributes }) => name === 'outbox' && attributes['compute.machine_uid'] === uid,
      );
      const found = spans.filter(({ traceId }) => traceId === outbox?.traceId);
      return found.some(({ name }) => name === 'driver start') ? found : null;
    });
    expect(trace.find(({ name }) => name === 'outbox')!.service).toBe('compute-service-worker');
  }, 180_000);

  test('a customer’s own trace is linked, and decides nothing', async () => {
    const own = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
    const agent = new Agent({ connect: { rejectUnauthorized: false } });
    try {
      await (await request(`${service.url}/livez`, { dispatcher: agent, headers: { traceparent: own } })).body.text();
    } finally {
      await agent.close();
    }
    const span = await waitFor(
      'its span',
      async () => (await collector.spans()).find(({ name }) => name === 'GET /livez') ?? null,
    );
    expect([span.parentSpanId, span.traceId === own.split('-')[1]]).toEqual(['', false]);
  });
});
