/** What Temporal keeps, as a client with the keys of payloads reads and writes it. */
import type { Client } from '@temporalio/client';
import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import type { temporal } from '@temporalio/proto';

const codecsOf = ({ options }: Client) => options.loadedDataConverter.payloadCodecs;

/** Also of payloads that are bound to a place: the reader only looks. */
export async function readPayload<T>(client: Client, payload: Payload | null | undefined): Promise<T | undefined> {
  if (!payload) return undefined;
  let payloads = [payload];
  for (const codec of codecsOf(client).toReversed()) payloads = await codec.decode(payloads);
  return defaultPayloadConverter.fromPayload<T>(payloads[0]!);
}

/** As the codec endpoint encrypts what an operator sends: for any place. */
export async function encodedByOperator(client: Client, values: readonly unknown[]): Promise<{ payloads: Payload[] }> {
  let payloads = values.map((value) => defaultPayloadConverter.toPayload(value)!);
  for (const codec of codecsOf(client)) payloads = await codec.encode(payloads);
  return { payloads };
}

/** The message of a failure, whose text is a payload where payloads are encrypted. */
export async function messageOf(
  client: Client,
  failure: temporal.api.failure.v1.IFailure | null | undefined,
): Promise<string | undefined> {
  const encoded = await readPayload<{ message: string }>(client, failure?.encodedAttributes);
  return encoded?.message ?? failure?.message ?? undefined;
}

/** What the SDK's core notes in the clear about an activity within a task, apart from its result. */
export function notesOfCore({
  markerRecordedEventAttributes: marker,
}: temporal.api.history.v1.IHistoryEvent): { activity_type: string } | null {
  const data = marker?.details?.['data']?.payloads?.[0]?.data;
  return data ? JSON.parse(Buffer.from(data).toString('utf8')) : null;
}

/** All payloads of a message except its search attributes, which the server itself reads, and {@link notesOfCore}. */
export function payloadsIn(value: unknown): Payload[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  const { metadata } = value as Payload;
  if (metadata && metadata['encoding'] instanceof Uint8Array) return [value as Payload];
  const isLeftOut = (name: string) => name === 'searchAttributes' || name === 'data';
  return Object.entries(value).flatMap(([name, inner]) => (isLeftOut(name) ? [] : payloadsIn(inner)));
}

/** All values of a history, as JSON. */
export async function textOf(client: Client, history: unknown): Promise<string> {
  const values = await Promise.all(payloadsIn(history).map((payload) => readPayload<unknown>(client, payload)));
  return values.map((value) => JSON.stringify(value)).join('\n');
}
