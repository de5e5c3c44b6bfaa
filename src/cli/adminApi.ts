// The admin API as customers' commands call it: as whom, all pages of a list, and how it refuses.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { UserError } from '../domain/errors.ts';
import {
  ask,
  authorityOf,
  describe,
  parsedObject,
  proverFor,
  type SessionOptions,
  shortSession,
  timeoutMs,
} from './shortSession.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface AdminApi {
  /** Sends one request and returns what it responds. Throws UserError when it refuses. */
  send<Answer>(method: Method, path: string, answer: z.ZodType<Answer>, body?: object): Promise<Answer>;
  /** Returns every row of a list, from as many pages as it takes. Throws UserError. */
  list<Row>(path: string, field: string, row: z.ZodType<Row>): Promise<Row[]>;
}

/** Throws UserError. */
export async function openAdminApi(account: SessionOptions): Promise<AdminApi> {
  const { dataDir, server } = account;
  const session = await shortSession(account);
  const presented = {
    token: session.token,
    prove: await proverFor(session, dataDir),
    ca: await authorityOf(dataDir),
    timeoutMs,
  };
  const send: AdminApi['send'] = async (method, path, answer, body) => {
    const sent = { ...presented, method, ...(body && { body: JSON.stringify(body) }) };
    const url = `${server}/v1/admin/${path}`;
    const response = await (method === 'POST' ? askUntilKnown(url, sent) : ask(url, sent));
    if (response.status < 200 || response.status > 299)
      throw new UserError(`${server} refused the request (${describe(response)}).`);
    const read = answer.safeParse(parsedObject(response.text));
    if (read.success) return read.data;
    throw new UserError(`${server} returned something unexpected: is this the address of the service?`);
  };
  return {
    send,
    list: async <Row>(path: string, field: string, row: z.ZodType<Row>) => {
      const page = z.object({ [field]: z.array(row), next_cursor: z.string().nullish() });
      const rows: Row[] = [];
      for (let cursor: string | null | undefined = null; ; ) {
        const asked = cursor ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ cursor })}` : path;
        const found = await send('GET', asked, page);
        rows.push(...(found[field] as Row[]));
        cursor = found['next_cursor'] as string | null | undefined;
        if (!cursor) return rows;
      }
    },
  };
}

const attempts = 4;
const firstPauseMs = 500;

/** Sends a request again until it is known what came of it. Its key keeps it from having a second effect. */
async function askUntilKnown(url: string, question: Parameters<typeof ask>[1]): ReturnType<typeof ask> {
  const sent = { ...question, idempotencyKey: randomUUID() };
  for (let attempt = 1; ; attempt++) {
    const response = await ask(url, sent).catch((error: unknown) => {
      if (attempt === attempts) throw error;
      return null;
    });
    if (response && (attempt === attempts || !isUnknown(response))) return response;
    await setTimeout(firstPauseMs * 2 ** (attempt - 1));
  }
}

function isUnknown({ status, text }: { status: number; text: string }): boolean {
  return [502, 503, 504].includes(status) || parsedObject(text)['code'] === 'request_in_progress';
}

/** Other fields go to JSON and YAML as they are. */
export const tenant = z.looseObject({
  id: z.string(),
  slug: z.string(),
  display_name: z.string(),
  namespace: z.string().nullable(),
});

/** The account's tenants that the session may see, by name and by id. */
export async function readTenants(api: AdminApi): Promise<{ idOf(slug: string): string; slugOf(id: string): string }> {
  const tenants = await api.list('tenants', 'tenants', tenant);
  return {
    idOf: (asked) => {
      const found = tenants.find(({ slug, id }) => slug === asked || id === asked);
      if (found) return found.id;
      throw new UserError(`There is no tenant "${asked}"; there are: ${tenants.map(({ slug }) => slug).join(', ')}.`);
    },
    slugOf: (asked) => tenants.find(({ id }) => id === asked)?.slug ?? asked,
  };
}
