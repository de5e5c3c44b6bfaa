// `usage verify` and `audit-log verify`: a customer checks what the service signed, with its published keys.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { allRows, RefusedError, unwrap } from '../../../sdk/src/index.ts';
import type { SigningPurpose, VerifyingKey } from '../../domain/auditProof.ts';
import { lifecycleLine } from '../../domain/billDocument.ts';
import { flawsOfBill } from '../../domain/billProof.ts';
import { asKeySet, keysFor } from '../../domain/jwks.ts';
import { UserError } from '../../lib/errors.ts';
import { jsonOrNull } from '../../lib/text.ts';
import { verifyFile } from '../audit/auditFile.ts';
import { type AdminApi, type Schemas, withAdminApi } from '../session/adminApi.ts';
import type { SessionOptions } from '../session/shortSession.ts';

interface ProofOptions extends SessionOptions {
  /** A file with a JWKS that was kept; else the service's own is read. */
  keys: string | undefined;
  print(line: string): void;
}

const broken = 1;

/** Returns the exit code. Throws UserError. */
export async function verifyBillsCommand({ keys: file, print, ...account }: ProofOptions): Promise<number> {
  return withAdminApi(account, async (api) => {
    const keys = await keysOf('bills', file, api);
    const bills = await allRows(
      (query) => api.GET('/v1/admin/billing/bills', { params: { query } }),
      (page) => page.bills,
    );
    if (bills.length === 0) print('No month is closed yet.');
    let code = 0;
    for (const bill of bills.toReversed()) {
      const flaws = await flawsOf(bill, keys, api);
      print(`${bill.month}: ${flaws.length > 0 ? flaws.join('; ') : 'as it was closed'}`);
      if (flaws.length > 0) code = broken;
    }
    return code;
  });
}

async function flawsOf(bill: Schemas['Bill'], keys: readonly VerifyingKey[], api: AdminApi): Promise<string[]> {
  const { closed_at, ...document } = bill;
  const { customer_id: customerId, month } = bill;
  const flaws = flawsOfBill(document, { customerId, month, createdAt: new Date(closed_at) }, keys);
  const lives = await allRows(
    (query) => api.GET('/v1/admin/billing/lifecycles', { params: { query: { ...query, window: month } } }),
    (page) => page.lifecycles,
  ).catch((error: unknown) => {
    // What is archived is the operator's to show; the signature binds it.
    const problem = error instanceof RefusedError ? (error.body as Schemas['Problem'] | null) : null;
    if (problem?.errors?.some(({ code }) => code === 'archived_window')) return null;
    throw error;
  });
  if (lives === null) return flaws;
  const hash = createHash('sha256');
  for (const life of lives) hash.update(`${lineOf(life)}\n`);
  if (hash.digest('hex') !== bill.lifecycles_sha256) flaws.push('its lifecycles are not those that were billed');
  if (lives.reduce((sum, life) => sum + life.billable_seconds, 0) !== bill.usage.billable_seconds)
    flaws.push('its lifecycles do not add up to it');
  return flaws;
}

function lineOf({ machine_uid, tenant_id, resource_kind, resource_class, ...life }: Schemas['BilledLifecycle']) {
  const { started_at, minimum_seconds, raw_active_seconds, billable_seconds, active_in_window } = life;
  return lifecycleLine({
    machine_uid,
    tenant_id,
    resource_kind,
    resource_class,
    started_at,
    minimum_seconds,
    raw_active_seconds,
    billable_seconds,
    active_in_month: active_in_window,
  });
}

/** Returns the exit code. Throws UserError. */
export async function verifyAuditCommand({
  file,
  keys,
  print,
  ...account
}: ProofOptions & { file: string }): Promise<number> {
  const purpose = 'audit checkpoints';
  return verifyFile(
    file,
    keys === undefined
      ? await withAdminApi(account, (api) => keysOf(purpose, keys, api))
      : await keptKeys(keys, purpose),
    print,
  );
}

async function keysOf(purpose: SigningPurpose, file: string | undefined, api: AdminApi): Promise<VerifyingKey[]> {
  if (file !== undefined) return keptKeys(file, purpose);
  return keysIn(await unwrap(api.GET('/.well-known/jwks.json')), purpose, 'The service');
}

/** Throws UserError. */
export async function keptKeys(file: string, purpose: SigningPurpose): Promise<VerifyingKey[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} cannot be read (${error.code}).`, { cause: error });
  });
  return keysIn(jsonOrNull(text), purpose, file);
}

function keysIn(document: unknown, purpose: SigningPurpose, where: string): VerifyingKey[] {
  const keys = keysFor(purpose, asKeySet(document) ?? []);
  if (keys.length > 0) return keys;
  throw new UserError(`${where} has no public keys of ${purpose}: it must be as /.well-known/jwks.json has them.`);
}
