/** The role that customers talk to: one process, without state. Run more replicas behind one address to scale it. */
import { X509Certificate } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';
import type { ApiServices } from '../api/apiServices.ts';
import { createApp } from '../api/app.ts';
import { openCallerLimits } from '../api/callers/callerLimits.ts';
import { openDpopProofs } from '../api/callers/dpopProof.ts';
import { openKnownTokens } from '../api/callers/knownTokens.ts';
import { openLastUse } from '../api/callers/lastUse.ts';
import { auditRefusal, openRefusedActs } from '../api/callers/refusedActs.ts';
import { openRefusedAddresses } from '../api/callers/refusedAddresses.ts';
import { openTurns } from '../api/callers/turns.ts';
import { openIdentity } from '../api/federation/federationServices.ts';
import { checkDeadlineMs, readFindings, readHealth } from '../api/health.ts';
import { openWatches } from '../api/kubernetes/watch/openWatches.ts';
import { letterOutcomes } from '../api/people/mailer.ts';
import { openPeople } from '../api/people/peopleServices.ts';
import { headLimit, serveRefusals } from '../api/refusals.ts';
import { openMetrics } from '../api/storeMetrics.ts';
import { Tunnels } from '../api/tunnels/openTunnels.ts';
import { serveUpgrades } from '../api/upgrades.ts';
import { heldCredentials, minVersion, openTls } from '../certificates.ts';
import { type ApiLimits, limitsOf } from '../domain/apiLimits.ts';
import { flawsOfBill } from '../domain/billProof.ts';
import type { AdmitConsole } from '../domain/console.ts';
import { ClientAddresses } from '../http/clientAddresses.ts';
import { openConnections } from '../http/clientConnections.ts';
import { ConnectionLimits } from '../http/connectionLimits.ts';
import { openCursors } from '../http/cursors.ts';
import { statementTimeoutMs } from '../http/deadline.ts';
import { addressRateLimit } from '../http/rateLimit.ts';
import { UserError } from '../lib/errors.ts';
import { readIfPresent } from '../lib/files.ts';
import { bounded } from '../lib/pipelines.ts';
import { ensureSecretKeys, requireSecretKeys } from '../secrets/firstKey.ts';
import { openOrders } from '../secrets/orderKeys.ts';
import { proofsOf } from '../secrets/proofs.ts';
import { publishedKeys, verifyingKeys } from '../secrets/publishedKeys.ts';
import { readAuditKeys } from '../secrets/secretKeys.ts';
import type { Config } from '../settings/config.ts';
import { RefusedWrites } from '../store/core/databaseCondition.ts';
import { type Database, openDatabase, servingConnectTimeoutMs } from '../store/core/db.ts';
import { isPooler } from '../store/core/directSession.ts';
import { checkSchema, isUsable } from '../store/core/migrate.ts';
import { openMachineCache } from '../store/machines/machineCache.ts';
import type { BillRow, StoredBill } from '../store/usage/bills.ts';
import { lazyClient, whyAway } from '../temporal/connection.ts';
import { consoleAdmissions } from '../temporal/consoleAdmissions.ts';
import { type Dispatcher, openDispatcher } from '../temporal/dispatcher.ts';
import { lackOf, openTemporalCheck } from '../temporal/preparation.ts';
import { type DatabaseIsBehind, findRestore, type Witnesses, watchForRestore } from '../temporal/restored.ts';
import { openTracer } from './openTracer.ts';
import { requireRights } from './requireRights.ts';
import { openLog } from './roleLog.ts';
import { openSecrets } from './secrets.ts';
import { closeServer, listen } from './servers.ts';

export interface RunningApi {
  /** Where the API listens, `https://HOST:PORT`. */
  url: string;
  /** Where metrics and health details are served, on METRICS_HOST. */
  metricsUrl: string;
  close(): Promise<void>;
  /** Rejects with DatabaseIsBehind when the database is replaced by an older one: the process must end. */
  failed: Promise<void>;
}

/** Parts that tests replace. */
export interface ApiParts {
  dispatcher?: Dispatcher;
  admitConsole?: AdmitConsole;
  log?: Logger;
  limits?: Partial<ApiLimits>;
  connectTimeoutMs?: number;
}

/** Limits that keep a client from holding a connection without sending a request. */
const serverLimits = {
  headersTimeout: 10_000,
  // The longest deadline that a client may ask for. A body that does not move ends long before.
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};
/** Time that requests in progress have to finish once the role is asked to stop. */
const closeGraceMs = 10_000;

/** Longest time that the API's start waits for Temporal's record of the database. */
const restoreCheckMs = 15_000;

/** A bill that is not good is logged and not shown: its month is closed again once an operator has set it aside. */
async function billCheck(config: Config, db: Database, log: Logger): Promise<(bill: StoredBill) => bill is BillRow> {
  const keys = await verifyingKeys(db, await readAuditKeys(config), 'bills');
  return (bill): bill is BillRow => {
    const flaws = flawsOfBill(bill.document, bill, keys);
    const { customerId, month } = bill;
    if (flaws.length > 0) log.error({ customerId, month, flaws }, 'a stored bill is not good: it is not shown');
    return flaws.length === 0;
  };
}

/**
 * Starts the API. Throws with one line when a certificate cannot be read, the schema does not fit, the database was
 * restored from a backup and not recovered, or a port is taken.
 */
export async function runApi(config: Config, parts: ApiParts = {}): Promise<RunningApi> {
  const log = parts.log ?? openLog('api', config.LOG_LEVEL);
  const tls = openTls(config, log);
  const isChecked = await requireSchema(config, log);
  const tracer = await openTracer(config, 'api');
  const client = lazyClient(config, log, tracer);
  const { connectTimeoutMs = servingConnectTimeoutMs } = parts;
  const db = openDatabase(config.DATABASE_URL, {
    poolSize: config.DATABASE_POOL_SIZE,
    connectTimeoutMs,
    statementTimeoutMs,
  });
  const check = async () => {
    if (isChecked) await requireRights(db, 'api', log);
    await ensureSecretKeys(config, db);
    if (isChecked) await requireSecretKeys(config, db);
  };
  await check().catch(async (error: unknown) => {
    await Promise.all([db.$disconnect(), client.connection.close()]);
    throw error;
  });
  const witnesses = {
    db,
    client,
    unenrolledHosts: config.UNENROLLED_HOSTS,
    proofs: proofsOf(config, (line) => log.error(line)),
  };
  const restore = await lookForRestore({ witnesses, config, log });
  if (restore) {
    await Promise.all([db.$disconnect(), client.connection.close()]);
    throw restore;
  }
  const dispatcher = parts.dispatcher ?? openDispatcher({ client, db, log, tracer });
  const lastUse = openLastUse(db, log);
  const limits = { ...limitsOf(config), ...parts.limits };
  const callerLimits = openCallerLimits(db, log, limits);
  const refusedAddresses = openRefusedAddresses(db, log);
  const refusedWrites = new RefusedWrites();
  const metrics = openMetrics({ ...config, db, refusedWrites, credentials: () => heldCredentials(config) });
  const countEmails = metrics.counter(
    'compute_letters_total',
    'Emails that were sent, postponed after a failure, or abandoned',
    'outcome',
    letterOutcomes,
  );
  const connections = openConnections({
    log,
    metrics,
    perAddress: limits.connectionsPerAddress,
    held: new ConnectionLimits(limits),
    clients: new ClientAddresses({
      trustedProxies: config.TRUSTED_PROXIES,
      proxyProtocolFrom: config.PROXY_PROTOCOL_FROM,
    }),
  });
  const machines = openMachineCache(db);
  const watches = openWatches({ db, log, onEntries: machines.take });
  metrics.gauge('compute_watches_open', 'Open watches', () => watches.count);
  const tunnels = new Tunnels({ db, log, metrics }, { perTenant: limits.tunnelsPerTenant });
  const turns = openTurns(metrics);
  const secrets = openSecrets(config, db, log);
  const refusals = openRefusedActs({ db, log, metrics });
  const people = openPeople({
    db,
    log,
    ...config,
    limits,
    countEmail: (outcome) => countEmails(1, outcome),
    secrets,
  });
  const services: ApiServices = {
    db,
    log,
    machines,
    lastUse,
    tokens: openKnownTokens(db, {
      failuresPerAddress: limits.unknownTokens,
      refusedAddresses,
      isBehind: (customerId) => turns.isBehind(customerId),
    }),
    refusedAddresses,
    dpopProofs: openDpopProofs(db),
    metrics,
    tracer,
    // Of its own level, so that it is written whatever LOG_LEVEL leaves out.
    accessLog: config.ACCESS_LOG ? log.child({ component: 'access' }, { level: 'info' }) : null,
    refusals,
    auditRefusal: (response, refusal) => auditRefusal(refusals, response, refusal),
    refusedWrites,
    cursors: openCursors(() => tls.served().key),
    rateLimits: { callers: callerLimits, tokenAddress: addressRateLimit('address', limits) },
    connections,
    turns,
    watches,
    tunnels,
    admitConsole: parts.admitConsole ?? consoleAdmissions({ ...witnesses, orders: openOrders(db, secrets, log) }),
    identity: openIdentity({ db, log, metrics, ...config.addressRules }),
    people,
    sealing: people.sealing,
    dispatch: (wake) => dispatcher.dispatch(wake),
    temporalCondition: openTemporalCheck(client, config, checkDeadlineMs),
    publicUrl: config.publicUrl,
    apiKeyMaxDays: config.API_KEY_MAX_DAYS,
    deadlines: config.deadlines,
    isGoodBill: () => billCheck(config, db, log),
    publishedKeys: async () => publishedKeys(db, await readAuditKeys(config)),
    entrance: {
      publicUrl: config.publicUrl,
      cliCommand: config.CLI_COMMAND,
      authority: await ownAuthority(config.dataDir, tls.served().cert),
    },
    version: config.version,
    consoleDir: config.consoleDir,
    packageRoot: config.packageRoot,
  };

  const app = bounded(createApp(services));
  const server = https.createServer(
    {
      ...tls.served(),
      ...serverLimits,
      requireHostHeader: false,
      maxHeaderSize: 2 * headLimit,
      handshakeTimeout: 10_000,
      minVersion,
    },
    app,
  );
  tls.renew(server);
  connections.limit(server);
  serveUpgrades(server, app);
  serveRefusals(server, app);
  const inside = http.createServer(serverLimits, bounded(insideHandler(services)));
  const closing = new AbortController();
  const close = async () => {
    closing.abort();
    await Promise.all([
      closeServer(server, closeGraceMs),
      closeServer(inside, closeGraceMs),
      watches.close(),
      tunnels.close(),
      services.identity.close(),
      services.people.close(),
    ]);
    await dispatcher.close();
    await Promise.all([
      lastUse.close(),
      refusedAddresses.close(),
      refusals.close(),
      callerLimits.close(),
      tracer?.close(),
    ]);
    await db.$disconnect();
    await client.connection.close();
  };
  try {
    const url = await listen(server, config.HTTPS_PORT, config.HTTPS_HOST);
    const metricsUrl = await listen(inside, config.API_METRICS_PORT, config.METRICS_HOST);
    log.info({ url, metricsUrl }, 'the API listens');
    const failed = watchForRestore({
      ...witnesses,
      log,
      everyMs: config.OWNERSHIP_INTERVAL_SECONDS * 1_000,
      signal: closing.signal,
    });
    return { url, metricsUrl, close, failed };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The data folder's CA, if it issued the certificate, else null: a publicly trusted certificate needs no CA file. */
async function ownAuthority(dataDir: string, cert: Buffer): Promise<string | null> {
  const text = await readIfPresent(path.join(dataDir, 'ca.pem'));
  if (text === null) return null;
  try {
    const [authority, served] = [new X509Certificate(text), new X509Certificate(cert)];
    return served.checkIssued(authority) && served.verify(authority.publicKey) ? text : null;
  } catch {
    return null;
  }
}

/**
 * A wrong schema ends the start. An unavailable Postgres does not: the API responds with 503 until it is back. Returns
 * whether it was seen.
 */
async function requireSchema(config: Config, log: Logger): Promise<boolean> {
  let schema: Awaited<ReturnType<typeof checkSchema>>;
  try {
    schema = await checkSchema(config.DATABASE_URL, config);
  } catch (error) {
    if (isPooler(error)) throw error;
    log.warn({ err: error }, 'the schema could not be checked');
    return false;
  }
  if (!isUsable(schema)) throw new UserError(schema.message);
  if (schema.state === 'newer') log.info('the schema belongs to a newer release, on which this one runs');
  return true;
}

/** Also null when Temporal or Postgres is unavailable: the API starts without them and checks again later. */
async function lookForRestore({
  witnesses,
  config,
  log,
}: {
  witnesses: Witnesses;
  config: Config;
  log: Logger;
}): Promise<DatabaseIsBehind | null> {
  const { client } = witnesses;
  const away = await whyAway(client, config, restoreCheckMs);
  if (away !== null) {
    log.warn({ reason: away }, 'Temporal does not respond; machines wait');
    return null;
  }
  try {
    return await client.withDeadline(Date.now() + restoreCheckMs, async () => {
      const lack = await lackOf(client);
      if (lack !== null) log.error(lack);
      return findRestore({ ...witnesses, ignored: (what) => log.error(`not believed: ${what}`) });
    });
  } catch (error) {
    log.warn({ err: error }, 'whether the database was restored from a backup could not be seen');
    return null;
  }
}

const isLoopback = (address = '') => address === '::1' || /^(::ffff:)?127\./.test(address);

function namesThisMachine(host = ''): boolean {
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  return name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

function insideHandler(services: ApiServices): http.RequestListener {
  return async (request, response) => {
    const respond = (status: number, contentType: string, text: string) => {
      response.writeHead(status, { 'content-type': contentType }).end(text);
    };
    try {
      if (request.method !== 'GET') return respond(405, 'text/plain', 'GET only\n');
      // A page whose name was made to lead to this machine has that name in its Host header.
      if (isLoopback(request.socket.localAddress) && !namesThisMachine(request.headers.host))
        return respond(403, 'text/plain', 'the Host header must be an address of this machine, or localhost\n');
      switch (request.url) {
        case '/metrics': {
          const { contentType, text } = await services.metrics.render();
          return respond(200, contentType, text);
        }
        case '/healthz': {
          const health = await readHealth(services);
          const details = {
            ...health,
            findings: await readFindings(services),
            uptimeSeconds: Math.round(process.uptime()),
            residentBytes: process.memoryUsage.rss(),
          };
          return respond(health.status === 'unavailable' ? 503 : 200, 'application/json', JSON.stringify(details));
        }
        default:
          return respond(404, 'text/plain', 'metrics and healthz are here\n');
      }
    } catch (error) {
      services.log.error({ err: error }, 'metrics could not be read');
      respond(500, 'text/plain', 'failed\n');
    }
  };
}
