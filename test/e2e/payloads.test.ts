/** The whole service with the payload key that its first start made: what Temporal has of it, and how operators read. */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { Connection } from '@temporalio/client';
import { readConfig } from '../../src/settings/config.ts';
import { freePort } from '../../src/up/ports.ts';
import { findTemporal } from '../../src/up/temporalServer.ts';
import { isThere, launch } from '../support/chromium.ts';
import { type Part, program, type Service } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

describe('encrypted payloads', () => {
  let keyFile: string;
  let key: string;
  const namespace = 'default';
  let service: Service;
  let address: string;
  let codec: string;
  let ui: string;
  let connection: Connection;
  life.needs(async () => {
    const [temporalPort, uiPort, codecPort] = [await freePort(), await freePort(), await freePort()];
    address = `127.0.0.1:${temporalPort}`;
    codec = `http://127.0.0.1:${codecPort}`;
    ui = `http://localhost:${uiPort}`;
    return {
      TEMPORAL_PORT: String(temporalPort),
      TEMPORAL_UI_PORT: String(uiPort),
      TEMPORAL_CODEC_PORT: String(codecPort),
    };
  });
  beforeAll(async () => {
    service = life.service();
    keyFile = path.join(service.dataDir, 'payload-keys');
    key = (await readFile(keyFile, 'utf8')).trim();
    connection = await Connection.connect({ address });
    await service.createVm('sentinel');
    await service.createVm('failing', { fault: 'refuse-spec' });
    await service.untilReady('sentinel');
    await waitFor('it to fail', async () => (await service.getVm('failing')).status?.phase === 'Failed');
  }, 240_000);
  afterAll(() => connection?.close());

  /** What `machines` hold and nothing else in the service says. */
  const image = 'debian-12';

  interface Found {
    workflowId: string;
    runId: string;
  }

  async function workflows(): Promise<Found[]> {
    const { executions } = await connection.workflowService.listWorkflowExecutions({ namespace });
    return (executions ?? []).map(({ execution }) => ({
      workflowId: execution!.workflowId!,
      runId: execution!.runId!,
    }));
  }

  const workflowOf = (name: string) =>
    waitFor(`the workflow of ${name} to be listed`, async () =>
      (await workflows()).find(({ workflowId }) =>
        workflowId.startsWith(`virtualmachine/${service.namespace}/${name}/`),
      ),
    );

  /** All that Temporal has of a workflow, as it has it. */
  async function rawOf(execution: Found): Promise<unknown[]> {
    const { workflowService } = connection;
    const described = await workflowService.describeWorkflowExecution({ namespace, execution });
    const { history } = await workflowService.getWorkflowExecutionHistory({
      namespace,
      execution,
      maximumPageSize: 1_000,
    });
    return [described, history];
  }

  interface RawPayload {
    metadata: Record<string, Uint8Array>;
    data?: Uint8Array;
  }

  /** Payloads by where they are. */
  function payloadsIn(value: unknown, at = ''): [string, RawPayload][] {
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
    if ((value as RawPayload).metadata?.['encoding'] instanceof Uint8Array) return [[at, value as RawPayload]];
    return Object.entries(value).flatMap(([name, inner]) => payloadsIn(inner, `${at}.${name}`));
  }

  const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');
  /** Text anywhere in a message, in payloads as well. */
  const textIn = (value: unknown): string =>
    value instanceof Uint8Array
      ? text(value)
      : typeof value === 'object' && value !== null
        ? Object.values(value).map(textIn).join('\n')
        : String(value);

  test('Temporal has no plaintext of a machine’s life, and the built program replays it', async () => {
    const everything: string[] = [];
    for (const found of await workflows()) {
      const raw = await rawOf(found);
      everything.push(textIn(raw));
      const clear = payloadsIn(raw).filter(([, { metadata }]) => text(metadata['encoding']) !== 'binary/encrypted');
      // The server reads search attributes, headers carry the ids of traces, and the SDK's core names its patches and its
      // activities within tasks.
      const known = /searchAttributes|\.header\.|\.patch-data\.|\.markerRecordedEventAttributes\.details\.data\./i;
      expect({ ...found, clear: clear.map(([at]) => at).filter((at) => !known.test(at)) }).toEqual({
        ...found,
        clear: [],
      });
    }
    expect(everything.join('\n')).not.toContain(image);
    // Positive control: it reads the messages, and what was to be encrypted is among them.
    const ofSentinel = payloadsIn(await rawOf(await workflowOf('sentinel')));
    const places = ofSentinel.map(([at]) => at).join();
    for (const place of ['userMetadata', 'input', 'result', 'memo']) expect(places).toContain(place);
    const failed = textIn(await rawOf(await workflowOf('failing')));
    expect(failed).toContain('Encoded failure');
    expect(failed).toContain('InvalidSpec');

    const replay = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, [program, 'replay'], {
        env: { PATH: process.env['PATH']!, TEMPORAL_ADDRESS: address, DATA_DIR: service.dataDir, ...env },
      });
    expect((await replay({})).stdout).toMatch(/all \d+ workflows can follow/);
    await expect(replay({ DATA_DIR: path.join(service.dataDir, 'hosts') })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^a payload needs the key "k/),
    });
  }, 180_000);

  test('the `temporal` command reads through the codec endpoint', async () => {
    const binary = await findTemporal({
      cacheDir: readConfig(process.env).cacheDir,
      searchPath: process.env['PATH'] ?? '',
    });
    const { workflowId } = await workflowOf('sentinel');
    const show = async (...more: string[]) => {
      const args = ['workflow', 'show', '--address', address, '-w', workflowId, '-o', 'json', ...more];
      const { events } = JSON.parse((await promisify(execFile)(binary, args, { maxBuffer: 2 ** 26 })).stdout);
      return payloadTexts(events);
    };
    expect((await show()).join('\n')).not.toContain(image);
    expect((await show('--codec-endpoint', codec)).join('\n')).toContain(image);
  }, 120_000);

  /** Texts in the payloads of a history as the command prints it. */
  function payloadTexts(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return [];
    const { data } = value as { data?: unknown };
    return [
      ...(typeof data === 'string' ? [Buffer.from(data, 'base64').toString()] : []),
      ...Object.values(value).flatMap(payloadTexts),
    ];
  }

  (isThere ? test : test.skip)(
    'the Temporal UI shows what it decrypts, and the page of another origin gets nothing',
    async () => {
      const { workflowId, runId } = await workflowOf('sentinel');
      const foreign = http.createServer((_request, response) => response.end('<title>foreign</title>'));
      await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
      const browser = await launch();
      try {
        const page = await browser.newPage();
        const at = `${ui}/namespaces/${namespace}/workflows/${encodeURIComponent(workflowId)}/${runId}/history`;
        await page.goto(at, { timeout: 100_000 });
        // Its summary, and its input.
        await page.getByText('VirtualMachine sentinel').first().waitFor({ timeout: 100_000 });
        await page.getByText('"uid"').first().waitFor({ timeout: 100_000 });

        const ask = () =>
          page.evaluate(
            async (url) =>
              fetch(`${url}/decode`, {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: '{"payloads":[]}',
              }).then(
                (response) => response.status,
                (error: Error) => error.name,
              ),
            codec,
          );
        expect(await ask()).toBe(200);
        await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
        expect(await ask()).toBe('TypeError');
      } finally {
        await browser.close();
        foreign.close();
      }
    },
    300_000,
  );

  test('host agents and the codec endpoint have the payload keys and no other secret; Temporal and Postgres have none', async () => {
    const environments = async (part: Part) => {
      const texts = await Promise.all(service.pidsOf(part).map((pid) => readFile(`/proc/${pid}/environ`, 'utf8')));
      expect(texts.length).toBeGreaterThan(0);
      return texts.join('\0').split('\0');
    };
    for (const part of ['temporal', 'postgres'] as const) {
      const entries = await environments(part);
      expect(entries.filter((entry) => entry.includes(key.split(':')[1]!) || entry.startsWith('TEMPORAL_'))).toEqual(
        [],
      );
    }
    for (const part of ['host', 'codec'] as const) {
      const entries = await environments(part);
      expect(entries).toContain(`TEMPORAL_PAYLOAD_KEYS_FILE=${keyFile}`);
      expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
      expect(entries.filter((entry) => /^(DATABASE|SECRET|AUDIT|SMTP)_/.test(entry))).toEqual([]);
    }
    // Positive control: the API's environment has what those lack.
    expect((await environments('api')).filter((entry) => entry.startsWith('DATABASE_URL='))).not.toEqual([]);
    await service.verifyCleanSlate();
  }, 180_000);
});
