/** Unit tests of what an error means for a machine. */
import {
  ActivityFailure,
  ApplicationFailure,
  CancelledFailure,
  RetryState,
  TimeoutFailure,
  TimeoutType,
} from '@temporalio/common';
import { evidenceIn, MachineFailed, willPass } from '../../workflows/failures.ts';

const activity = (cause: Error) =>
  new ActivityFailure('failed', 'startMachine', '1', RetryState.TIMEOUT, 'host', cause);
const said = (type: string, message = 'start on h1: it does not') =>
  activity(ApplicationFailure.create({ type, message }));
const late = (type: keyof typeof TimeoutType, cause?: Error) => {
  const failure = new TimeoutFailure('activity timeout', undefined, TimeoutType[type] as never);
  return activity(Object.assign(failure, cause ? { cause } : {}));
};

test.each([
  ['what a driver refuses', said('ProviderError'), { code: 'ProviderError', witness: 'host' }],
  ['a spec that a driver refuses', said('InvalidSpec'), { code: 'InvalidSpec', witness: 'host' }],
  ["a phase's deadline", late('SCHEDULE_TO_CLOSE'), { code: 'ProviderError', witness: 'deadline' }],
  [
    'a placement decision',
    new MachineFailed('placement', { code: 'NoCapacityAvailable', message: 'x' }),
    { code: 'NoCapacityAvailable', witness: 'placement' },
  ],
])('%s ends a machine on its way up, and none that was ready', (_what, error, ending) => {
  expect(evidenceIn(error, 'Starting', false)).toMatchObject(ending);
  expect(evidenceIn(error, 'Running', true)).toBeNull();
});

test.each([
  ['a bug in an agent', said('Unexpected')],
  ['a bug in the control plane', said('InternalError')],
  ['a database that is away', said('StoreUnavailable')],
  ['an agent that falls silent', late('HEARTBEAT')],
  ['an agent that fails to respond once', late('START_TO_CLOSE')],
  ['a cancellation', activity(new CancelledFailure('cancelled'))],
  ['a bug in a workflow', new TypeError('x is not a function')],
  ['a failure outside of an activity', ApplicationFailure.create({ type: 'VMNotFound', message: 'x' })],
  ['a witness without authority for the code', new MachineFailed('deadline', { code: 'VMNotFound', message: 'x' })],
])('%s ends no machine', (_what, error) => {
  for (const wasReady of [false, true]) expect(evidenceIn(error, 'Starting', wasReady)).toBeNull();
});

test('a machine of which its host has no trace ends at any time', () => {
  for (const wasReady of [false, true])
    expect(evidenceIn(said('VMNotFound'), 'Running', wasReady)).toMatchObject({ code: 'VMNotFound', witness: 'host' });
});

test.each([
  [
    said('ProviderError', 'start on h1: QEMU ended: cannot open /var/lib/compute/x/disk.qcow2'),
    'its host could not start it in time',
  ],
  [
    said('ImageUnavailable', 'https://images.example/debian/12.qcow2 is not there'),
    'its image cannot be fetched, or differs from the catalogue',
  ],
  [said('InvalidSpec', 'create on h1: more ports than a guest has'), 'more ports than a guest has'],
  [
    late('SCHEDULE_TO_CLOSE', ApplicationFailure.create({ type: 'ProviderError', message: 'it is still off' })),
    'waited too long for the guest to come up',
  ],
  [
    late('SCHEDULE_TO_CLOSE', ApplicationFailure.create({ type: 'Unexpected', message: "reading 'split'" })),
    'waited too long for the guest to come up',
  ],
])('customers see no internal details of %s, and operators see all of them', (error, message) => {
  const inside = (error.cause?.cause ?? error.cause) as Error;
  expect(evidenceIn(error, 'Starting', false)).toMatchObject({ message, evidence: inside.message });
});

test('transient: an unreachable database or Temporal, and a missing response', () => {
  for (const error of [said('StoreUnavailable'), said('TemporalUnavailable'), late('START_TO_CLOSE')])
    expect(willPass(error)).toBe(true);
  for (const error of [said('Unexpected'), said('InternalError'), new TypeError('x')])
    expect(willPass(error)).toBe(false);
});
