/** The tracer: OpenTelemetry's SDK, loaded only if a collector is set. Spans go to it by OTLP/HTTP, in batches. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { SpanContext } from '@opentelemetry/api';
import { formatTraceparent, parseTraceparent } from '../lib/traceContext.ts';
import type { SpanOptions, Tracer } from '../lib/tracing.ts';
import type { Config } from '../settings/config.ts';

/** Spans that are kept for an export; any beyond this are dropped, as while the collector is away. */
const queued = 2_048;
const exportEveryMs = 1_000;
/** A role that ends does not wait longer for a collector that is away. */
const closeLimitMs = 2_000;

/** Null unless a collector is set. OpenTelemetry's packages read its variables themselves. */
export async function openTracer(config: Config, role: 'api' | 'worker' | 'host'): Promise<Tracer | null> {
  if (!config.isTraced) return null;
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  /** The id of the next span, where it is known before the span is recorded. */
  let nextSpanId: string | null = null;
  const random = new sdk.RandomIdGenerator();
  const idGenerator = {
    generateTraceId: () => random.generateTraceId(),
    generateSpanId: () => nextSpanId ?? random.generateSpanId(),
  };
  const own = { 'service.name': `compute-service-${role}`, 'service.version': config.version };
  const detected = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new sdk.BasicTracerProvider({
    idGenerator,
    // The variables of the environment win.
    resource: resources.resourceFromAttributes(own).merge(detected),
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter(), {
        maxQueueSize: queued,
        scheduledDelayMillis: exportEveryMs,
      }),
    ],
  });
  const tracer = provider.getTracer('compute-service', config.version);
  const currents = new AsyncLocalStorage<string>();
  const kinds = {
    server: SpanKind.SERVER,
    producer: SpanKind.PRODUCER,
    consumer: SpanKind.CONSUMER,
    internal: SpanKind.INTERNAL,
  };
  const contextOf = (traceparent: unknown): SpanContext | null => {
    const context = parseTraceparent(traceparent);
    return context && { ...context, traceFlags: context.sampled ? 1 : 0, isRemote: true };
  };
  return {
    start(name, { kind, parent, link, attributes = {}, known }: SpanOptions) {
      const above = contextOf(parent);
      const beside = contextOf(link);
      nextSpanId = known?.spanId ?? null;
      const span = tracer.startSpan(
        name,
        {
          kind: kinds[kind],
          attributes,
          ...(known && { startTime: known.startMs }),
          ...(beside && { links: [{ context: beside }] }),
        },
        above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT,
      );
      nextSpanId = null;
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: formatTraceparent({ traceId, spanId, sampled: (traceFlags & 1) === 1 }),
        end({ name: finally_, attributes: more, error, endMs } = {}) {
          if (finally_) span.updateName(finally_);
          if (more) span.setAttributes(more);
          if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error });
          span.end(endMs);
        },
      };
    },
    within: (traceparent, work) => currents.run(traceparent, work),
    current: () => currents.getStore() ?? null,
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closeLimitMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
