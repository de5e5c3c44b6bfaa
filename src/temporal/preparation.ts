/**
 * What the service needs of a Temporal namespace: that it is there, keeps closed workflows long enough, and knows the
 * search attributes. `prepare` and `up` see to it; roles and /readyz name what is missing.
 */
import { status } from '@grpc/grpc-js';
import { type Client, type Connection, isGrpcServiceError } from '@temporalio/client';
import { longestWorkflowId, searchAttributes } from '../domain/names.ts';
import { UserError } from '../lib/errors.ts';
import type { Config } from '../settings/config.ts';
import { temporalAnswers } from './connection.ts';

/** The id of a closed workflow guards against a late wake, and operators review it after its bill was sent. */
const retentionDays = 30;
const daySeconds = 24 * 3_600;
/** Temporal's INDEXED_VALUE_TYPE_KEYWORD. */
const keyword = 2;

/** The namespace is not ready. The message says what to run. */
export class NotPrepared extends UserError {
  constructor(message: string) {
    super(message, { code: 'not_prepared' });
  }
}

/**
 * Prepares the client's namespace, and returns a line for each thing that it changed. Idempotent. Throws NotPrepared
 * with the command to run where this program may not change it, and the cause while Temporal is unavailable.
 */
export async function prepareNamespace(client: Client): Promise<string[]> {
  const retained = await ensureRetention(client);
  const ids = await lackOfIds(client);
  if (ids !== null) throw new NotPrepared(ids);
  const registered = await ensureSearchAttributes(client);
  return [...retained, ...registered];
}

async function ensureRetention(client: Client): Promise<string[]> {
  const namespace = client.options.namespace;
  const { workflowService } = client.connection;
  const { config } = await workflowService.describeNamespace({ namespace }).catch((error: unknown) => {
    throw codeOf(error) === status.NOT_FOUND ? new NotPrepared(noNamespace(namespace)) : error;
  });
  const days = Number(config?.workflowExecutionRetentionTtl?.seconds ?? 0) / daySeconds;
  if (days >= retentionDays) return [];
  const workflowExecutionRetentionTtl = { seconds: (retentionDays * daySeconds) as never, nanos: 0 };
  await workflowService
    .updateNamespace({ namespace, config: { workflowExecutionRetentionTtl } })
    .catch((error: unknown) => {
      if (!isForbidden(error)) throw error;
      throw new NotPrepared(
        `The Temporal namespace ${namespace} keeps closed workflows for ${days} days, ` +
          `and this service may not change that (${detailsOf(error)}). It needs ${retentionDays}: ` +
          `on Temporal Cloud run "tcld namespace retention set --namespace ${namespace} --retention-days ${retentionDays}", elsewhere ` +
          `"temporal operator namespace update --namespace ${namespace} --retention ${retentionDays * 24}h" with an operator's rights.`,
      );
    });
  return [`namespace ${namespace} keeps closed workflows for ${retentionDays} days (before: ${days})`];
}

async function ensureSearchAttributes(client: Client): Promise<string[]> {
  const namespace = client.options.namespace;
  const { operatorService } = client.connection as Connection;
  try {
    const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
    const known = customAttributes ?? {};
    const wrong = searchAttributes.filter((name) => known[name] !== undefined && known[name] !== keyword);
    if (wrong.length > 0)
      throw new NotPrepared(
        `The search attributes ${wrong.join(', ')} of the Temporal namespace ${namespace} are not of the type ` +
          "Keyword, and Temporal changes no type. Use a namespace of the service's own (TEMPORAL_NAMESPACE).",
      );
    const missing = searchAttributes.filter((name) => known[name] === undefined);
    if (missing.length === 0) return [];
    await operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing.map((name) => [name, keyword])),
    });
    return [`namespace ${namespace} has the search attributes ${missing.join(', ')}`];
  } catch (error) {
    if (!isForbidden(error)) throw error;
    // Temporal Cloud refuses every call of this kind, also when nothing is missing.
    const missing = await missingSearchAttributes(client);
    if (missing.length === 0) return [];
    throw new NotPrepared(
      `${lacking(namespace, missing)}, and this service may not add them (${detailsOf(error)}). Run ${addCommands(namespace, missing)}`,
    );
  }
}

/**
 * Returns what is missing and the command that mends it, or null when the namespace is prepared. Needs no more rights
 * than a worker has. Throws while Temporal is unavailable.
 */
export async function lackOf(client: Client): Promise<string | null> {
  const namespace = client.options.namespace;
  try {
    const missing = await missingSearchAttributes(client);
    if (missing.length === 0) return await lackOfIds(client);
    return `${lacking(namespace, missing)}: run "compute-service prepare", or ${addCommands(namespace, missing)}`;
  } catch (error) {
    if (codeOf(error) === status.NOT_FOUND) return noNamespace(namespace);
    if (isForbidden(error))
      return (
        `Temporal refuses this service: ${detailsOf(error)}; TEMPORAL_API_KEY or TEMPORAL_TLS_CLIENT_CERT_PATH ` +
        `must be valid for the namespace ${namespace}`
      );
    throw error;
  }
}

/** Preparation is looked at this often; each look is a query of Temporal's visibility store. */
const lookAgainMs = { prepared: 60_000, lacking: 5_000 };

/** For health checks: `ok`, `out of reach`, or what is missing and the command that mends it. */
export function openTemporalCheck(client: Client, config: Config, withinMs: number): () => Promise<string> {
  let known = { condition: '', untilMs: 0 };
  return async () => {
    if (!(await temporalAnswers(client, config, withinMs))) return 'out of reach';
    if (performance.now() < known.untilMs) return known.condition;
    const lack = await client
      .withDeadline(Date.now() + withinMs, () => lackOf(client))
      .catch(() => 'its visibility store does not respond');
    const keepMs = lack === null ? lookAgainMs.prepared : lookAgainMs.lacking;
    known = { condition: lack ?? 'ok', untilMs: performance.now() + keepMs };
    return known.condition;
  };
}

/** Throws NotPrepared unless the namespace is prepared; roles wait for it. */
export async function requirePrepared(client: Client): Promise<void> {
  const lack = await lackOf(client);
  if (lack !== null) throw new NotPrepared(lack);
}

/**
 * Null: the server accepts the ids of all machines. Its limit also holds for a signal's name, by which it is asked without
 * a trace.
 */
async function lackOfIds(client: Client): Promise<string | null> {
  const { namespace } = client.options;
  try {
    await client.connection.workflowService.signalWorkflowExecution({
      namespace,
      workflowExecution: { workflowId: 'compute-service/no-workflow' },
      signalName: 'x'.repeat(longestWorkflowId),
    });
    return null;
  } catch (error) {
    if (codeOf(error) === status.NOT_FOUND) return null;
    if (codeOf(error) !== status.INVALID_ARGUMENT) throw error;
    return (
      `The Temporal server of the namespace ${namespace} refuses ids of ${longestWorkflowId} characters ` +
      `(${detailsOf(error)}). Machines with long names need them: set limit.maxIDLength in its dynamic config ` +
      'to 255 or more'
    );
  }
}

/** Asks by queries that use them: a role may have no right to list attributes. */
async function missingSearchAttributes(client: Client): Promise<string[]> {
  const { namespace } = client.options;
  const isKnown = async (names: readonly string[]) => {
    // Only attributes of the type Keyword have this operator.
    const query = names.map((name) => `${name} STARTS_WITH 'x'`).join(' AND ');
    try {
      await client.connection.workflowService.countWorkflowExecutions({ namespace, query });
      return true;
    } catch (error) {
      if (codeOf(error) === status.INVALID_ARGUMENT) return false;
      throw error;
    }
  };
  if (await isKnown(searchAttributes)) return [];
  const known = await Promise.all(searchAttributes.map((name) => isKnown([name])));
  return searchAttributes.filter((_, index) => !known[index]);
}

function lacking(namespace: string, missing: readonly string[]): string {
  return (
    `The Temporal namespace ${namespace} lacks the search attributes ${missing.join(', ')} of type Keyword, ` +
    'without which no machine can start'
  );
}

function addCommands(namespace: string, missing: readonly string[]): string {
  const names = missing.map((name) => `--name ${name} --type Keyword`).join(' ');
  const cloud = missing.map((name) => `--search-attribute ${name}=Keyword`).join(' ');
  return (
    `"temporal operator search-attribute create --namespace ${namespace} ${names}"; ` +
    `on Temporal Cloud "tcld namespace search-attributes add --namespace ${namespace} ${cloud}"`
  );
}

function noNamespace(namespace: string): string {
  return (
    `There is no Temporal namespace ${namespace}: correct TEMPORAL_NAMESPACE, ` +
    `or run "temporal operator namespace create --namespace ${namespace} --retention ${retentionDays * 24}h" ` +
    'and "compute-service prepare"'
  );
}

/** Status codes by which a server or a proxy before it says that this caller may not do this. */
const forbidden: readonly (status | undefined)[] = [
  status.PERMISSION_DENIED,
  status.UNAUTHENTICATED,
  status.UNIMPLEMENTED,
];

function isForbidden(error: unknown): boolean {
  return forbidden.includes(codeOf(error));
}

function codeOf(error: unknown): status | undefined {
  return isGrpcServiceError(error) ? error.code : undefined;
}

function detailsOf(error: unknown): string {
  return isGrpcServiceError(error) ? `${status[error.code]}: ${error.details}` : String(error);
}
