/** Events of core/v1 and of events.k8s.io/v1: the same entries of the timelines, as each group writes them. */
import * as z from 'zod';
import { machineKinds } from '../../domain/machine.ts';
import { type TimelineReason, timelineReasons } from '../../domain/timeline.ts';
import { apiVersion, metadataSchema } from '../kubernetes/objectMetadata.ts';

const time = z.iso.datetime();
const reasons = Object.keys(timelineReasons) as [TimelineReason, ...TimelineReason[]];

const reference = z.strictObject({
  apiVersion: z.literal(apiVersion).describe('The version of the machine'),
  kind: z.enum(machineKinds).describe('The kind of the machine'),
  namespace: z.string().describe('The namespace of the machine'),
  name: z.string().describe('The machine'),
  uid: z.string().describe('The uid of the machine'),
});
const source = z.strictObject({ component: z.string().describe('The part of the service that says so') });
const metadata = metadataSchema.describe('What all objects have');
const kind = z.literal('Event').describe('What the object is');
const common = {
  type: z.enum(['Normal', 'Warning']).describe('Warning: something keeps the machine from being ready, or ended it'),
  reason: z.enum(reasons).describe('What happened, in a word'),
};
const version = (of: string) => z.literal(of).describe('Version of this form of the object');
const count = z.int().min(1).meta({ format: 'int32', description: 'How many times it happened' });
const reporter = z.string().describe('What reports it');

export const coreEvent = z.strictObject({
  apiVersion: version('v1'),
  kind,
  metadata,
  involvedObject: reference.describe('The machine that it happened to'),
  ...common,
  message: z.string().describe('What happened, for people'),
  source: source.describe('What reports it'),
  firstTimestamp: time.describe('When it happened first'),
  lastTimestamp: time.describe('When it happened last'),
  count,
  reportingComponent: reporter,
  reportingInstance: z.string().describe('Empty: which process says so does not matter'),
});

export const groupEvent = z.strictObject({
  apiVersion: version('events.k8s.io/v1'),
  kind,
  metadata,
  regarding: reference.describe('The machine that it happened to'),
  ...common,
  note: z.string().describe('What happened, for people'),
  action: z.string().describe('The same as the reason'),
  eventTime: time.describe('When it happened first, to the microsecond'),
  series: z
    .strictObject({ count, lastObservedTime: time.describe('When it happened last, to the microsecond') })
    .optional()
    .describe('Absent if it happened once'),
  reportingController: reporter,
  reportingInstance: z.string().describe('Empty: which process says so does not matter'),
  deprecatedSource: source.describe('As reportingController, for older clients'),
  deprecatedFirstTimestamp: time.describe('When it happened first, for older clients'),
  deprecatedLastTimestamp: time.describe('When it happened last, for older clients'),
  deprecatedCount: count,
});

export type CoreEvent = z.infer<typeof coreEvent>;
export type GroupEvent = z.infer<typeof groupEvent>;

/** Nothing is ever sent: events are only read. */
export const nothingSent = z.strictObject({ metadata: metadataSchema, spec: z.strictObject({}) });
