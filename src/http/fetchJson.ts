/** Fetches one JSON object from a server that a customer named, within limits that the server cannot exceed. */
import { request } from 'undici';
import { readBody, UnreadableBody } from '../lib/boundedBody.ts';
import {
  AddressRefusal,
  type AddressRules,
  type checkedLookup,
  fetchableUrl,
  guardedAgent,
  UnfetchableAddress,
} from './outgoingAddresses.ts';
import { userAgent } from './outgoingAgent.ts';
import { readStrictObject, StrictJsonError } from './strictJson.ts';

/** The server could not be reached, or its response is unusable. */
export class FetchFailure extends Error {}

export interface JsonFetcher {
  /** Throws AddressRefusal before connecting, or FetchFailure. */
  fetch(url: string): Promise<Record<string, unknown>>;
  /** Throws AddressRefusal when the URL would never be fetched. */
  check(url: string): void;
  close(): Promise<void>;
}

export interface FetchOptions extends AddressRules {
  /** Covers everything: name lookup, connection, headers, and body. */
  deadlineMs?: number;
  /** After decompression. */
  limitBytes?: number;
  lookup?: Parameters<typeof checkedLookup>[1];
}

const nestingLimit = 16;

export function openJsonFetcher({
  deadlineMs = 5_000,
  limitBytes = 256 * 1024,
  lookup,
  ...rules
}: FetchOptions): JsonFetcher {
  const agent = guardedAgent(rules, {
    lookup,
    timeoutMs: deadlineMs,
    connections: 2,
    // No keep-alive: the server may close a connection just as it is reused, and a failed fetch is not retried at once.
    pipelining: 0,
    maxHeaderSize: 16 * 1024,
  });

  async function read(url: URL): Promise<Record<string, unknown>> {
    const signal = AbortSignal.timeout(deadlineMs);
    const headers = {
      accept: 'application/json, application/jwk-set+json',
      'accept-encoding': 'gzip',
      'user-agent': userAgent,
    };
    await agent.check(url);
    const answer = await request(url, { dispatcher: agent.dispatcher, signal, headers });
    try {
      const { statusCode } = answer;
      if (statusCode >= 300 && statusCode < 400)
        throw new FetchFailure(`responded with ${statusCode}; redirects are not followed`);
      if (statusCode !== 200) throw new FetchFailure(`responded with ${statusCode}, not 200`);
      const bytes = await readBody(answer.body, answer.headers['content-encoding'], { limitBytes, signal });
      return readStrictObject(withoutMark(bytes), { maximumDepth: nestingLimit, finiteNumbers: true });
    } finally {
      answer.body.on('error', () => {}).destroy();
    }
  }

  return {
    check: (url) => void fetchableUrl(url, rules),
    async fetch(text) {
      const url = fetchableUrl(text, rules);
      try {
        return await read(url);
      } catch (error) {
        throw asFailure(error, deadlineMs);
      }
    },
    close: () => agent.dispatcher.destroy(),
  };
}

/** A byte order mark before the text says nothing, and a reader may ignore it (RFC 8259, section 8.1). */
function withoutMark(bytes: Buffer): Buffer {
  return bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes;
}
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Uses our own wording, because a server's may contain anything. */
function asFailure(error: unknown, deadlineMs: number): Error {
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth++) {
    // A name that does not resolve may do so later.
    if (inner instanceof UnfetchableAddress && inner.isUnresolved)
      return new FetchFailure(inner.message, { cause: inner });
    if (inner instanceof AddressRefusal || inner instanceof FetchFailure) return inner;
    if (inner instanceof UnreadableBody) return new FetchFailure(inner.message, { cause: inner });
    if (inner instanceof StrictJsonError) return new FetchFailure(`responded with text that ${inner.message}`);
  }
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return new FetchFailure(`did not respond within ${deadlineMs / 1_000} s`, { cause: error });
  return new FetchFailure(
    `could not be reached (${/^[A-Z0-9_]{2,40}$/.test(code ?? '') ? code : 'connection failed'})`,
    { cause: error },
  );
}
