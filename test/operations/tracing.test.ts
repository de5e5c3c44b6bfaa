import { formatTraceparent, parseTraceparent, spanOfRun } from '../../src/lib/traceContext.ts';
import { openTracer } from '../../src/roles/openTracer.ts';
import { readConfig } from '../../src/settings/config.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('a traceparent is read and written as W3C has it; anything else is none', () => {
  const context = parseTraceparent(traceparent)!;
  expect(context).toEqual({ traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', sampled: true });
  expect(formatTraceparent(context)).toBe(traceparent);
  expect(parseTraceparent(traceparent.replace(/01$/, '00'))).toMatchObject({ sampled: false });
  for (const none of [
    undefined,
    null,
    7,
    '',
    [traceparent],
    traceparent.toUpperCase(),
    `${traceparent}-more`,
    traceparent.replace('00-', 'ff-'),
    '00-00000000000000000000000000000000-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
  ])
    expect(parseTraceparent(none)).toBeNull();
});

test('the span of a run follows from its id alone', () => {
  const span = spanOfRun('0190e0f5-3c1c-7a6b-9d2e-5f1a2b3c4d5e');
  expect(span).toBe('9d2e5f1a2b3c4d5e');
  expect(parseTraceparent(formatTraceparent({ ...parseTraceparent(traceparent)!, spanId: span }))).toMatchObject({
    spanId: span,
  });
});

test('there is a tracer only while a collector is set', async () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
  expect(await openTracer(readConfig({}), 'api')).toBeNull();
  expect(await openTracer(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }), 'api')).toBeNull();
  const tracer = (await openTracer(readConfig(endpoint), 'api'))!;
  const span = tracer.start('one', { kind: 'server', parent: traceparent });
  expect(parseTraceparent(span.traceparent)).toMatchObject({ traceId: parseTraceparent(traceparent)!.traceId });
  expect(tracer.current()).toBeNull();
  expect(tracer.within(span.traceparent, () => tracer.current())).toBe(span.traceparent);
  span.end();
  // The collector does not respond: the close gives up.
  await tracer.close();
});
