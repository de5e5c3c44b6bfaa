/** A collector of traces: OpenTelemetry's own, built from its Go modules, or where that is not there, a receiver of OTLP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { freePort } from '../../src/up/ports.ts';
import { keptGo, provideGo, toolchains } from './clientPrograms.ts';
import { waitFor } from './wait.ts';

export interface CollectedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  startNs: bigint;
  endNs: bigint;
  attributes: Record<string, string>;
  /** Whether it says that it failed. */
  failed: boolean;
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string;
  /** Everything received so far. */
  spans(): Promise<CollectedSpan[]>;
  close(): Promise<void>;
}

/** OpenTelemetry's collector if it was built before; in test:full it is built (once). */
export async function openCollector(): Promise<Collector> {
  const program = { name: 'otelcol' };
  const kept = keptGo(program);
  const real = kept ?? (process.env['TEST_FULL'] === '1' && toolchains.Go() ? await provideGo(program) : null);
  return real === null ? openReceiver() : openReal(real);
}

async function openReal(program: string): Promise<Collector> {
  const folder = await mkdtemp(path.join(tmpdir(), 'otelcol-'));
  const file = path.join(folder, 'traces.json');
  const port = await freePort();
  const config = {
    receivers: { otlp: { protocols: { http: { endpoint: `127.0.0.1:${port}` } } } },
    exporters: { file: { path: file, flush_interval: '200ms' } },
    service: {
      pipelines: { traces: { receivers: ['otlp'], exporters: ['file'] } },
      telemetry: { metrics: { level: 'none' }, logs: { level: 'error' } },
    },
  };
  await writeFile(path.join(folder, 'config.yaml'), stringify(config));
  const child: ChildProcess = spawn(program, ['--config', path.join(folder, 'config.yaml')], { stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (said += String(text)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitFor('the collector to listen', () => {
    if (child.exitCode !== null) throw new Error(`the collector ended: ${said}`);
    return new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans: async () => spansOf((await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1)),
    async close() {
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openReceiver(): Promise<Collector> {
  const batches: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (request.url === '/v1/traces') batches.push(body);
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: async () => spansOf(batches),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Value {
  stringValue?: string;
  intValue?: string | number;
}
interface Batch {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        startTimeUnixNano: string;
        endTimeUnixNano: string;
        attributes?: { key: string; value: Value }[];
        status?: { code?: number };
      }[];
    }[];
  }[];
}

function spansOf(batches: readonly string[]): CollectedSpan[] {
  const texts = (attributes: { key: string; value: Value }[] = []) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]));
  return batches
    .map((text) => JSON.parse(text) as Batch)
    .flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ resource, scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) =>
          spans.map((span) => ({
            service: texts(resource.attributes)['service.name']!,
            traceId: span.traceId,
            spanId: span.spanId,
            parentSpanId: span.parentSpanId ?? '',
            name: span.name,
            startNs: BigInt(span.startTimeUnixNano),
            endNs: BigInt(span.endTimeUnixNano),
            attributes: texts(span.attributes),
            failed: span.status?.code === 2,
          })),
        ),
      ),
    );
}
