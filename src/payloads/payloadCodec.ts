/**
 * Encrypts what Temporal keeps: arguments, results, signals, queries, memos, heartbeats, summaries, and the messages of
 * failures. The form is that of Temporal's own samples, so that their tools read it: a whole payload, encrypted by
 * AES-256-GCM, is the data of another one with the encoding `binary/encrypted` and the key's id.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import {
  DefaultFailureConverter,
  defaultPayloadConverter,
  type LoadedDataConverter,
  type Payload,
  type PayloadCodec,
} from '@temporalio/common';
import proto from '@temporalio/proto';
import { UserError } from '../domain/errors.ts';
import { payloadUnreadable } from '../domain/names.ts';
import type { PayloadKeys } from './payloadKeys.ts';

const { Payload: WirePayload } = proto.temporal.api.common.v1;

const encoding = 'binary/encrypted';
const keyIdEntry = 'encryption-key-id';
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

export interface Payloads {
  /** Whether new payloads are encrypted. It stays as it was at the start. */
  encrypts: boolean;
  codec: PayloadCodec;
  /** For clients and workers. Failures keep their type in the clear, and have message and stack encrypted. */
  converter: LoadedDataConverter;
}

/** `onUnreadable` is called for each payload that cannot be decrypted. */
export function openPayloads(keys: PayloadKeys, onUnreadable: (error: PayloadUnreadable) => void = () => {}): Payloads {
  const encrypts = keys.current() !== null;
  const codec: PayloadCodec = {
    async encode(payloads) {
      const key = keys.current();
      return key ? payloads.map((payload) => encrypted(payload, key)) : payloads;
    },
    async decode(payloads) {
      return payloads.map((payload) => {
        try {
          return decrypted(payload, keys);
        } catch (error) {
          if (error instanceof PayloadUnreadable) onUnreadable(error);
          throw error;
        }
      });
    },
  };
  const converter: LoadedDataConverter = {
    payloadConverter: defaultPayloadConverter,
    failureConverter: new DefaultFailureConverter({ encodeCommonAttributes: encrypts }),
    payloadCodecs: [codec],
  };
  return { encrypts, codec, converter };
}

function encrypted(payload: Payload, { id, key }: { id: string; key: Buffer }): Payload {
  const iv = randomBytes(bytesOf.iv);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const plain = WirePayload.encode(payload).finish();
  const data = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return { metadata: { encoding: Buffer.from(encoding), [keyIdEntry]: Buffer.from(id) }, data };
}

/** Payloads in the clear are returned as they are: they are from before the encryption, or typed in by hand. */
function decrypted(payload: Payload, keys: PayloadKeys): Payload {
  if (textOf(payload, 'encoding') !== encoding) return payload;
  const id = textOf(payload, keyIdEntry) ?? '';
  const found = keys.find(id);
  if (!found)
    throw new PayloadUnreadable(
      `a payload needs the key ${JSON.stringify(id.slice(0, 64))}, which this process has neither in TEMPORAL_PAYLOAD_KEYS nor in TEMPORAL_PAYLOAD_KEYS_FILE (there: ${keys.ids().join(', ') || 'none'}): add it after the key in use`,
    );
  const data = Buffer.from(payload.data ?? []);
  try {
    const iv = data.subarray(0, bytesOf.iv);
    const decipher = createDecipheriv('aes-256-gcm', found.key, iv, { authTagLength: bytesOf.tag });
    decipher.setAuthTag(data.subarray(-bytesOf.tag));
    const plain = Buffer.concat([decipher.update(data.subarray(bytesOf.iv, -bytesOf.tag)), decipher.final()]);
    const { metadata, data: inner } = WirePayload.decode(plain);
    return { metadata, data: inner };
  } catch (error) {
    throw new PayloadUnreadable(
      `the key "${id}" does not open a payload: it is another key of the same id, or the payload was changed. Put the right key under this id`,
      { cause: error },
    );
  }
}

/** The value of a payload that a client found in a raw response. Throws PayloadUnreadable. */
export async function payloadValue<T>(
  { payloadConverter, payloadCodecs }: LoadedDataConverter,
  payload: Payload,
): Promise<T> {
  let payloads = [payload];
  for (const codec of payloadCodecs.toReversed()) payloads = await codec.decode(payloads);
  return payloadConverter.fromPayload<T>(payloads[0]!);
}

function textOf({ metadata }: Payload, name: string): string | undefined {
  const value = metadata?.[name];
  return value && Buffer.from(value).toString('utf8');
}
