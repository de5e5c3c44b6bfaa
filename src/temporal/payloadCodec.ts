/**
 * Encrypts what Temporal keeps: arguments, results, signals, queries, memos, heartbeats, summaries, and the messages of
 * failures. The form is that of Temporal's own samples, so that their tools read it: a whole payload, encrypted by
 * AES-256-GCM, is the data of another one with the encoding `binary/encrypted` and the key's id.
 *
 * It is bound to its place, the workflow or the call of one, which is beside the key's id: copied elsewhere it does not
 * open. What is refused, plaintext among it, becomes a payload that has no value, and not an error: an error would fail
 * each task of the workflow that somebody sent it to.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import {
  defaultPayloadConverter,
  type LoadedDataConverter,
  type Payload,
  type PayloadCodec,
  type SerializationContext,
} from '@temporalio/common';
import proto from '@temporalio/proto';
import { payloadUnreadable } from '../domain/names.ts';
import { UserError } from '../lib/errors.ts';
import { ReadableFailureConverter } from './failureConverter.ts';
import type { PayloadKeys } from './payloadKeys.ts';

const { Payload: WirePayload } = proto.temporal.api.common.v1;

const encoding = 'binary/encrypted';
const keyIdEntry = 'encryption-key-id';
const placeEntry = 'encryption-place';
/** Encoding of what is refused; its other part says why. */
const refused = 'refused/';
const bytesOf = { iv: 12, tag: 16 };

/**
 * A payload cannot be decrypted here. The message says which key it needs. It is thrown, never taken for an empty or a
 * garbled value: that would be evidence of something that was not said.
 */
export class PayloadUnreadable extends UserError {
  override readonly name = payloadUnreadable;

  constructor(message: string, options?: ErrorOptions) {
    super(message, { ...options, code: 'payload_unreadable' });
  }
}

/** What an operator sends from the Temporal UI is encrypted by the codec endpoint, which is not told where it goes. */
const anyPlace = '*';

/**
 * What Temporal's server itself writes, in the clear, where a worker reads: the details of an activity that was canceled
 * before a worker took it. They are refused as any plaintext, since anyone could write them, but they are no alarm.
 */
const writtenByServer = ['"ACTIVITY_ID_NOT_STARTED"'];

/** What Temporal adds to the id of a scheduled workflow. */
const scheduledAt = /-\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/**
 * The place of a payload, as far as both sides know it. The runs of a schedule share one: each begins with the last result
 * of the run before it.
 */
function placeOf(context: SerializationContext | undefined): string {
  if (!context) return anyPlace;
  const call = context.type === 'activity' ? [context.activityId ?? ''] : [];
  return JSON.stringify([(context.workflowId ?? '').replace(scheduledAt, ''), ...call]);
}

export interface Payloads {
  /** Whether new payloads are encrypted. It stays as it was at the start. */
  encrypts: boolean;
  codec: PayloadCodec;
  /** For clients and workers. Failures keep their type in the clear, and have message and stack encrypted. */
  converter: LoadedDataConverter;
}

/** `onUnreadable` is called for each payload that cannot be decrypted, or is refused. */
export function openPayloads(keys: PayloadKeys, onUnreadable: (error: PayloadUnreadable) => void = () => {}): Payloads {
  const encrypts = keys.current() !== null;
  const codec: PayloadCodec = {
    async encode(payloads, context) {
      const key = keys.current();
      return key ? payloads.map((payload) => encrypted(payload, key, placeOf(context))) : payloads;
    },
    async decode(payloads, context) {
      return payloads.map((payload) => {
        try {
          const why = refusalOf(payload, keys, context);
          if (why === null) return isEncrypted(payload) ? decrypted(payload, keys) : payload;
          if (!isOfServer(payload))
            onUnreadable(new PayloadUnreadable(`a payload ${why} was refused: ${JSON.stringify(context ?? null)}`));
          return { metadata: { encoding: Buffer.from(refused + why.replaceAll(' ', '-')) }, data: new Uint8Array() };
        } catch (error) {
          if (error instanceof PayloadUnreadable) onUnreadable(error);
          throw error;
        }
      });
    },
  };
  const converter: LoadedDataConverter = {
    payloadConverter: defaultPayloadConverter,
    failureConverter: new ReadableFailureConverter({ encodeCommonAttributes: encrypts }),
    payloadCodecs: [codec],
  };
  return { encrypts, codec, converter };
}

/** Null: it is to be read. */
function refusalOf(
  payload: Payload,
  keys: PayloadKeys,
  context: SerializationContext | undefined,
): 'in the clear' | 'of another place' | null {
  if (!isEncrypted(payload)) return keys.refusesPlaintext ? 'in the clear' : null;
  const place = textOf(payload, placeEntry) ?? '';
  // Without a context somebody only reads, and the place is authentic all the same.
  return context && place !== anyPlace && place !== placeOf(context) ? 'of another place' : null;
}

function isOfServer({ data }: Payload): boolean {
  return writtenByServer.includes(Buffer.from(data ?? []).toString('utf8'));
}

export function isEncrypted(payload: Payload): boolean {
  return textOf(payload, 'encoding') === encoding;
}

function encrypted(payload: Payload, { id, key }: { id: string; key: Buffer }, place: string): Payload {
  const iv = randomBytes(bytesOf.iv);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(place));
  const plain = WirePayload.encode(payload).finish();
  const data = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return {
    metadata: { encoding: Buffer.from(encoding), [keyIdEntry]: Buffer.from(id), [placeEntry]: Buffer.from(place) },
    data,
  };
}

function decrypted(payload: Payload, keys: PayloadKeys): Payload {
  const id = textOf(payload, keyIdEntry) ?? '';
  const found = keys.find(id);
  if (!found)
    throw new PayloadUnreadable(
      `a payload needs the key ${JSON.stringify(id.slice(0, 64))}, which this process has neither in ` +
        `TEMPORAL_PAYLOAD_KEYS nor in TEMPORAL_PAYLOAD_KEYS_FILE (there: ${keys.ids().join(', ') || 'none'}): ` +
        'add it after the key in use',
    );
  const data = Buffer.from(payload.data ?? []);
  try {
    const iv = data.subarray(0, bytesOf.iv);
    const decipher = createDecipheriv('aes-256-gcm', found.key, iv, { authTagLength: bytesOf.tag });
    decipher.setAAD(Buffer.from(textOf(payload, placeEntry) ?? ''));
    decipher.setAuthTag(data.subarray(-bytesOf.tag));
    const plain = Buffer.concat([decipher.update(data.subarray(bytesOf.iv, -bytesOf.tag)), decipher.final()]);
    const { metadata, data: inner } = WirePayload.decode(plain);
    return { metadata, data: inner };
  } catch (error) {
    throw new PayloadUnreadable(
      `the key "${id}" does not open a payload: it is another key of the same id, or the payload was changed. ` +
        'Put the right key under this id',
      { cause: error },
    );
  }
}

/** The value of a payload that a client found in a raw response, at this place. Throws PayloadUnreadable. */
export async function payloadValue<T>(
  { payloadConverter, payloadCodecs }: LoadedDataConverter,
  payload: Payload,
  context: SerializationContext,
): Promise<T> {
  let payloads = [payload];
  for (const codec of payloadCodecs.toReversed()) payloads = await codec.decode(payloads, context);
  return payloadConverter.fromPayload<T>(payloads[0]!);
}

function textOf({ metadata }: Payload, name: string): string | undefined {
  const value = metadata?.[name];
  return value && Buffer.from(value).toString('utf8');
}
