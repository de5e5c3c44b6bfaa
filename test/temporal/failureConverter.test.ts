import { randomBytes } from 'node:crypto';
import { CancelledFailure, defaultPayloadConverter, type Payload } from '@temporalio/common';
import { readConfig } from '../../src/settings/config.ts';
import { openPayloads } from '../../src/temporal/payloadCodec.ts';
import { openPayloadKeys } from '../../src/temporal/payloadKeys.ts';

const TEMPORAL_PAYLOAD_KEYS = `k1:${randomBytes(32).toString('base64')}`;
const told: string[] = [];
const { codec, converter } = openPayloads(openPayloadKeys(readConfig({ TEMPORAL_PAYLOAD_KEYS })), ({ message }) =>
  told.push(message),
);
const at = { type: 'activity', namespace: 'default', workflowId: 'w', activityId: '1', isLocal: false } as const;
const clear = (value: unknown): Payload => defaultPayloadConverter.toPayload(value)!;
const received = async (payload: Payload) => (await codec.decode([payload], at))[0]!;
const sent = async (value: unknown) => (await codec.encode([clear(value)], at))[0]!;
const errorOf = (failure: object) =>
  converter.failureConverter.failureToError(failure, converter.payloadConverter) as Error & { details?: unknown[] };

/** Every place of a value within a failure. */
const places: [string, (payload: Payload) => object][] = [
  ['details of a cancellation', (payload) => ({ canceledFailureInfo: { details: { payloads: [payload] } } })],
  ['details of an error', (payload) => ({ applicationFailureInfo: { type: 'X', details: { payloads: [payload] } } })],
  [
    'the last heartbeat of a timeout',
    (payload) => ({ timeoutFailureInfo: { lastHeartbeatDetails: { payloads: [payload] } } }),
  ],
  [
    'the last heartbeat before a reset',
    (payload) => ({ resetWorkflowFailureInfo: { lastHeartbeatDetails: { payloads: [payload] } } }),
  ],
  ['an encrypted message', (payload) => ({ encodedAttributes: payload, applicationFailureInfo: { type: 'X' } })],
  [
    'a cause',
    (payload) => ({
      activityFailureInfo: { activityType: { name: 'a' } },
      cause: { canceledFailureInfo: { details: { payloads: [payload] } } },
    }),
  ],
];

test.each(places)('%s that is refused is left out, and the failure is read', async (_place, failure) => {
  const error = errorOf({ message: 'said', ...failure(await received(clear('forged'))) });
  expect(error.message).toBe('said');
  expect(JSON.stringify(error)).not.toContain('forged');
  // The control.
  const attributes = { message: 'sealed', stack_trace: '' };
  const read = errorOf({ message: 'said', ...failure(await received(await sent(attributes))) });
  expect(`${read.message} ${JSON.stringify(read)} ${JSON.stringify(read.cause ?? null)}`).toContain('sealed');
});

test('what Temporal’s server writes into the cancellation of a call that no worker had raises no alarm', async () => {
  told.length = 0;
  const details = { payloads: [await received(clear('ACTIVITY_ID_NOT_STARTED'))] };
  const error = errorOf({ canceledFailureInfo: { details } });
  expect(error).toBeInstanceOf(CancelledFailure);
  // It has no value: a forged result is not taken for one that a server wrote.
  expect(error.details).toEqual([]);
  expect(told).toEqual([]);
  await received(clear('ACTIVITY_ID_STARTED'));
  expect(told).toEqual([expect.stringMatching(/in the clear was refused/)]);
});
