// What an account has beside machines, keys, and people: sessions, invitations, SSH keys, webhooks, providers, principals. Each is a row.
import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { parse } from 'yaml';
import { allRows, unwrap } from '../../../sdk/src/index.ts';
import { UserError } from '../../lib/errors.ts';
import { keptKeys } from '../machines/sshKeys.ts';
import { document, table } from '../output.ts';
import type { OutputFormat } from '../outputFormat.ts';
import { type AdminApi, type Schemas, withAdminApi } from '../session/adminApi.ts';
import type { SessionOptions } from '../session/shortSession.ts';
import { overlapOf } from './accountOptions.ts';

export interface ThingOptions extends SessionOptions {
  output: OutputFormat;
  print(line: string): void;
}

interface Kind<Row extends { id: string }> {
  list(api: AdminApi): Promise<Row[]>;
  /** Deletes or ends one. */
  end(api: AdminApi, id: string): Promise<Row>;
  /** What a person calls it, beside its id. */
  nameOf(row: Row): string;
  /** What became of one that was ended. */
  ended: string;
  head: readonly string[];
  cells(row: Row): readonly unknown[];
}

/** Lets the table below be checked row by row. */
const kind = <Row extends { id: string }>(each: Kind<Row>) => each;
const day = (time: string | null | undefined) => time?.slice(0, 10) ?? '-';
const minute = (time: string | null | undefined) => time?.slice(0, 16).replace('T', ' ') ?? '-';
const at = (id: string) => ({ params: { path: { id } } });

const kinds = {
  session: kind({
    list: (api) =>
      allRows(
        (query) => api.GET('/v1/admin/sessions', { params: { query } }),
        (page) => page.sessions,
      ),
    end: (api, id) => unwrap(api.DELETE('/v1/admin/sessions/{id}', at(id))),
    nameOf: ({ token_fingerprint: fingerprint }) => fingerprint,
    ended: 'revoked',
    head: ['ID', 'AS', 'MAY', 'STATUS', 'SINCE', 'UNTIL', 'LAST USE'],
    cells: (row) => [
      row.id,
      row.actor_type,
      row.scopes.join(','),
      row.status,
      minute(row.created_at),
      minute(row.expires_at),
      minute(row.last_used_at),
    ],
  }),
  invitation: kind({
    list: (api) =>
      allRows(
        (query) => api.GET('/v1/admin/invitations', { params: { query } }),
        (page) => page.invitations,
      ),
    end: (api, id) => unwrap(api.DELETE('/v1/admin/invitations/{id}', at(id))),
    nameOf: ({ email }) => email,
    ended: 'revoked',
    head: ['ID', 'EMAIL', 'NAME', 'ROLE', 'STATUS', 'ENDS'],
    cells: (row) => [row.id, row.email, row.display_name, row.role_slug, row.status, day(row.expires_at)],
  }),
  webhook: kind({
    list: (api) =>
      allRows(
        (query) => api.GET('/v1/admin/webhooks', { params: { query } }),
        (page) => page.webhooks,
      ),
    end: (api, id) => unwrap(api.DELETE('/v1/admin/webhooks/{id}', at(id))),
    nameOf: ({ name }) => name,
    ended: 'deleted',
    head: ['ID', 'NAME', 'URL', 'EVENTS', 'STATUS', 'LAST DELIVERY'],
    cells: (row) => [
      row.id,
      row.name,
      row.url,
      row.event_types.join(','),
      row.disabled_reason ? `${row.status}: ${row.disabled_reason}` : row.status,
      minute(row.delivered_at),
    ],
  }),
  'ssh-key': kind({
    list: keptKeys,
    end: (api, id) => unwrap(api.DELETE('/v1/admin/ssh-keys/{id}', at(id))),
    nameOf: ({ name }) => name,
    ended: 'kept no longer',
    head: ['ID', 'NAME', 'TYPE', 'FINGERPRINT', 'SINCE'],
    cells: (row) => [row.id, row.name, row.public_key.split(' ')[0], row.fingerprint, day(row.created_at)],
  }),
  provider: kind({
    list: (api) =>
      allRows(
        (query) => api.GET('/v1/admin/identity/providers', { params: { query } }),
        (page) => page.providers,
      ),
    end: (api, id) => unwrap(api.DELETE('/v1/admin/identity/providers/{id}', at(id))),
    nameOf: ({ display_name: name }) => name,
    ended: 'deleted',
    head: ['ID', 'NAME', 'ISSUER', 'AUDIENCES', 'KEYS', 'STATUS'],
    cells: (row) => [
      ...[row.id, row.display_name, row.issuer, row.audiences.join(','), row.jwks_source_type, row.status],
    ],
  }),
  principal: kind({
    list: async (api) => (await unwrap(api.GET('/v1/admin/identity/principals'))).principals,
    end: (api, id) => unwrap(api.DELETE('/v1/admin/identity/principals/{id}', at(id))),
    nameOf: ({ display_name: name }) => name,
    ended: 'deleted',
    head: ['ID', 'NAME', 'SUBJECT', 'MAY', 'SESSIONS', 'STATUS'],
    cells: (row) => [
      row.id,
      row.display_name,
      subjectOf(row),
      row.scopes.join(','),
      `${row.max_session_ttl_seconds} s`,
      row.status,
    ],
  }),
};
export type ThingKind = keyof typeof kinds;

function subjectOf({ subject_match_type: type, subject_match_value: value }: Schemas['Principal']): string {
  return type === 'prefix' ? `${value}*` : value;
}

/** Throws UserError. */
export async function listThingsCommand(name: ThingKind, { output, print, ...account }: ThingOptions): Promise<void> {
  const rows = await withAdminApi(account, kinds[name].list as Kind<{ id: string }>['list']);
  if (output !== 'table') return print(document(rows, output));
  print(rows.length > 0 ? thingTable(name, rows) : `There are no ${name}s.`);
}

/** Deletes or ends one, which is named by its id, or by its name if no other has it. Throws UserError. */
export async function endThingCommand(
  name: ThingKind,
  { asked, output, print, ...account }: ThingOptions & { asked: string },
): Promise<void> {
  const { end, nameOf, ended } = kinds[name] as Kind<{ id: string }>;
  const row = await withAdminApi(account, async (api) => end(api, await idOf(api, name, asked)));
  print(output === 'table' ? `${nameOf(row)} (${row.id}) is ${ended}` : document(row, output));
}

async function idOf(api: AdminApi, name: ThingKind, asked: string): Promise<string> {
  const { list, nameOf } = kinds[name] as Kind<{ id: string }>;
  const found = (await list(api)).filter((row) => row.id === asked || nameOf(row) === asked);
  if (found.length === 1) return found[0]!.id;
  throw new UserError(
    found.length === 0
      ? `There is no ${name} "${asked}": "${name}s list" shows them.`
      : `${found.length} ${name}s are called "${asked}": name one by its id, ${found.map(({ id }) => id).join(' or ')}.`,
  );
}

/** The rows as a table. */
export function thingTable(name: ThingKind, rows: readonly { id: string }[]): string {
  const { head, cells } = kinds[name] as Kind<{ id: string }>;
  return table(head, rows.map(cells));
}

/** Makes a provider or a principal of a file: what the API takes, as JSON or YAML. Throws UserError. */
export async function createFromFileCommand(
  name: 'provider' | 'principal',
  { file, output, print, ...account }: ThingOptions & { file: string },
): Promise<void> {
  const body = await bodyOf(file);
  const made = await withAdminApi(account, (api): Promise<{ id: string }> => {
    if (name === 'provider')
      return unwrap(api.POST('/v1/admin/identity/providers', { body: body as Schemas['CreateIdentityProvider'] }));
    return unwrap(api.POST('/v1/admin/identity/principals', { body: body as Schemas['CreatePrincipal'] }));
  });
  print(output === 'table' ? thingTable(name, [made]) : document(made, output));
}

async function bodyOf(file: string): Promise<object> {
  const text = await textIn(file);
  try {
    const body: unknown = parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {}
  throw new UserError(`${file} is no object in JSON or YAML.`);
}

/** `-` is the standard input. */
async function textIn(file: string): Promise<string> {
  if (file === '-') return textOf(process.stdin);
  return readFile(file, 'utf8').catch((cause: Error) => {
    throw new UserError(`${file} cannot be read: ${cause.message}`, { cause });
  });
}

/** Says check by check what the service makes of a token, without making a session. Returns 1 if it would refuse. */
export async function tryTokenCommand({
  asked,
  file,
  principal,
  output,
  print,
  ...account
}: ThingOptions & { asked: string; file: string; principal: string | undefined }): Promise<number> {
  const token = (await textIn(file)).trim();
  const explained = await withAdminApi(account, async (api) => {
    const principalId = principal === undefined ? undefined : await idOf(api, 'principal', principal);
    const body = { subject_token: token, ...(principalId !== undefined && { principal_id: principalId }) };
    const id = await idOf(api, 'provider', asked);
    return unwrap(api.POST('/v1/admin/identity/providers/{id}/test', { ...at(id), body }));
  });
  if (output !== 'table') print(document(explained, output));
  else {
    const rows = explained.steps.map(({ check, result, expected, got, hint }) => [
      check,
      result,
      expected,
      got,
      hint ?? '',
    ]);
    print(table(['CHECK', 'RESULT', 'EXPECTED', 'GOT', 'HINT'], rows));
    print(explained.would_mint ? 'It would get a session.' : 'It would be refused.');
  }
  return explained.would_mint ? 0 : 1;
}

export interface NewWebhook extends ThingOptions {
  name: string;
  url: string;
  events: string;
}

/** Throws UserError. */
export async function createWebhookCommand({
  name,
  url,
  events,
  output,
  print,
  ...account
}: NewWebhook): Promise<void> {
  const types = events.split(',').map((each) => each.trim()) as Schemas['WebhookEventType'][];
  const body = { name, url, event_types: types };
  const made = await withAdminApi(account, (api) => unwrap(api.POST('/v1/admin/webhooks', { body })));
  print(output === 'table' ? withSecret(made) : document(made, output));
}

/** Throws UserError. */
export async function rotateWebhookCommand({
  asked,
  overlap,
  output,
  print,
  ...account
}: ThingOptions & { asked: string; overlap: string | undefined }): Promise<void> {
  const body = overlapOf(overlap);
  const made = await withAdminApi(account, async (api) => {
    const id = await idOf(api, 'webhook', asked);
    return unwrap(api.POST('/v1/admin/webhooks/{id}/rotate-secret', { ...at(id), body }));
  });
  print(output === 'table' ? withSecret(made) : document(made, output));
}

function withSecret(made: Schemas['Webhook'] & { secret: string }): string {
  const { head, cells } = kinds.webhook;
  return `${table(head, [cells(made)])}\n\nSecret, shown this once: ${made.secret}`;
}

type Delivery = Schemas['WebhookDelivery'];

/** Lists what was sent to a webhook, newest first. Throws UserError. */
export async function listDeliveriesCommand({
  asked,
  status,
  output,
  print,
  ...account
}: ThingOptions & { asked: string; status: string | undefined }): Promise<void> {
  const deliveries = await withAdminApi(account, async (api) => {
    const path = { id: await idOf(api, 'webhook', asked) };
    const chosen = status !== undefined && { status: status as Delivery['status'] };
    return allRows(
      (query) => api.GET('/v1/admin/webhooks/{id}/deliveries', { params: { path, query: { ...query, ...chosen } } }),
      (page) => page.deliveries,
    );
  });
  if (output !== 'table') return print(document(deliveries, output));
  print(deliveries.length > 0 ? deliveryTable(deliveries) : 'Nothing was sent.');
}

/** Sends a test event to a webhook, or a delivery once more. Throws UserError. */
export async function sendDeliveryCommand(
  { test, replay }: { test?: string; replay?: string },
  { output, print, ...account }: ThingOptions,
): Promise<void> {
  const sent = await withAdminApi(account, async (api) =>
    replay !== undefined
      ? unwrap(api.POST('/v1/admin/webhook-deliveries/{id}/replay', at(replay)))
      : unwrap(api.POST('/v1/admin/webhooks/{id}/test', at(await idOf(api, 'webhook', test!)))),
  );
  print(output === 'table' ? deliveryTable([sent]) : document(sent, output));
}

function deliveryTable(deliveries: readonly Delivery[]): string {
  return table(
    ['ID', 'EVENT', 'SUBJECT', 'AT', 'STATUS', 'ATTEMPTS', 'ERROR'],
    deliveries.map((each) => [
      each.id,
      each.event_type,
      each.subject,
      minute(each.occurred_at),
      each.status,
      each.attempts,
      each.error ?? '',
    ]),
  );
}
