import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { type Deadlines, defaultDeadlines } from '../domain/phases.ts';
import { databaseUrls, type EgressProxy, insecure, sinkUrl, smtpName, smtpUrl } from '../domain/serverUrls.ts';
import { ConfigError } from '../lib/errors.ts';
import { readKeptPorts } from './keptPorts.ts';
import {
  type DeadlineName,
  deadlineWords,
  flag,
  hostPort,
  keyCommand,
  parsedDeadlines,
  port,
  positive,
  ranges,
  text,
  url,
  whole,
  words,
} from './settingForms.ts';
import { temporalSettings, temporalVariables } from './temporalProfile.ts';

/** All settings of the service by topic: meaning, default and limits. docs/configuration.md is generated from it. */
export const settings = {
  'One machine': {
    DATA_DIR: z
      .string()
      .min(1)
      .default('.data')
      .describe('folder for everything that `npm start` keeps; the default is in the checkout'),
    HTTPS_HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe('address on which the API, or the role `operator`, listens'),
    HTTPS_PORT: port.default(8443).describe('port on which it listens'),
    TEMPORAL_PORT: port.default(7233).describe('port of the embedded Temporal server'),
    TEMPORAL_UI_PORT: port.default(8233).describe('port of the Temporal UI'),
    STOP_MACHINES: flag.describe(
      'shut down machines that would outlive their agent, and start them with the next one (`npm start -- --stop-machines`)',
    ),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
      .default('info')
      .describe('least severe log lines to write: debug, info, warn, error or silent'),
  },
  'Postgres and Temporal': {
    DATABASE_URL: url(['postgresql:', 'postgres:'], 'postgresql://USER:PASSWORD@HOST:PORT/DATABASE').describe(
      'the database, `postgresql://USER:PASSWORD@HOST:PORT/DATABASE`; empty: an embedded Postgres under `DATA_DIR`',
    ),
    DATABASE_API_URL: url(['postgresql:', 'postgres:'], 'postgresql://ROLE:PASSWORD@HOST:PORT/DATABASE').describe(
      'for `prepare`, which has the owner in `DATABASE_URL`: the role as which `api` connects, ' +
        'and its password. It is made, and granted what the API needs and no more',
    ),
    DATABASE_WORKER_URL: url(['postgresql:', 'postgres:'], 'postgresql://ROLE:PASSWORD@HOST:PORT/DATABASE').describe(
      'the same for `worker`',
    ),
    DATABASE_INSECURE: insecure(
      'a database on another machine may be used without `sslmode=verify-full`, where its network admits only the service',
    ),
    DATABASE_POOL_SIZE: positive.default(10).describe('connections that one role keeps to it'),
    TEMPORAL_ADDRESS: hostPort.describe('the Temporal server, `HOST:PORT`; empty: an embedded one under `DATA_DIR`'),
    TEMPORAL_NAMESPACE: z.string().min(1).default('default').describe('namespace of that server'),
    OWNERSHIP_INTERVAL_SECONDS: positive
      .default(60)
      .describe('how often every machine and host is compared with the workflow that owns it'),
    WORKER_CACHE_MB: whole(0, 1_000_000)
      .default(150)
      .describe(
        'memory for workflows that a worker keeps ready, beside about 140 MB of its own; ' +
          'each takes about 0.3 MB. One that finds no room is replayed from its history when something happens to ' +
          'it',
      ),
  },
  'The connection to Temporal': {
    TEMPORAL_INSECURE: insecure(
      'a server on another machine may be used without TLS, where its network admits only the service',
    ),
  },
  'Releases side by side': {
    TEMPORAL_DEPLOYMENT_NAME: text
      .refine((name) => /^([A-Za-z0-9][A-Za-z0-9-]{0,62})?$/.test(name), 'must be letters, digits, and hyphens')
      .describe(
        'Worker Deployment of the workers: several releases serve it side by side, ' +
          'and `deployment` says which gets the work. Empty: every worker gets work, whichever its release. ' +
          '`npm start` does not use it',
      ),
    TEMPORAL_WORKER_BUILD_ID: text
      .refine((id) => /^([A-Za-z0-9][A-Za-z0-9._-]{0,62})?$/.test(id), 'must be letters, digits, and . _ -')
      .describe("a worker's version in that deployment; empty: its release"),
  },
  'Payloads in Temporal': {
    TEMPORAL_PAYLOAD_KEYS: text.describe(
      'keys that encrypt payloads in Temporal, in the form of `SECRET_KEYS`; the first encrypts, all decrypt. ' +
        'Agents of hosts have them too, so use others than `SECRET_KEYS`. Without keys, ' +
        'payloads are in the clear, except with `npm start`',
    ),
    TEMPORAL_PAYLOAD_KEYS_FILE: text.describe(
      'file with such keys, by comma or line, read again when it changes, ' +
        'which `prepare` makes if there is none; empty: `DATA_DIR/payload-keys`, if `npm start` made it',
    ),
    TEMPORAL_PAYLOAD_ENCRYPTION: z
      .enum(['', 'mixed', 'off'], 'must be mixed, off, or empty')
      .default('')
      .describe(
        '`off`: the keys decrypt, and nothing more is encrypted: until every role has them, ' +
          'or to end the encryption. `mixed`: encrypts, and reads what is in the clear, ' +
          'as long as there are machines of before. Empty: what is in the clear is refused',
      ),
  },
  "The Temporal UI's codec endpoint": {
    TEMPORAL_CODEC_HOST: z
      .string()
      .default('127.0.0.1')
      .refine((address) => ipaddr.isValid(address), 'must be an IP address')
      .describe(
        'IP address on which the role `codec` decrypts for operators; on any but loopback it serves TLS, ' +
          'with `TLS_CERT_FILE`, and wants a credential',
      ),
    TEMPORAL_CODEC_PORT: port.default(0).describe('its port; 0: any free port, shown in the log; `npm start` keeps it'),
    TEMPORAL_CODEC_ORIGINS: text
      .refine(
        (list) => words(list).every((word) => URL.canParse(word) && new URL(word).origin === word),
        'must be origins by comma: https://HOST',
      )
      .describe('origins of the Temporal UI, by comma; `npm start` adds its own. Pages of others get nothing'),
  },
  'Who is an operator': {
    OPERATOR_TOKENS_FILE: text.describe(
      'file with a line `NAME/ROLE:TOKEN` for each operator (roles by comma; without them, an owner), ' +
        '32 characters or more, read again when it changes. The roles `codec` and `operator` take them; ' +
        'give each a file of its own: who reads payloads need not run commands',
    ),
    OPERATOR_ISSUER: url(['https:'], 'https://HOST').describe(
      "issuer (OpenID Connect) of operators' access tokens, which are JWTs; for `codec`, those that the Temporal UI passes on",
    ),
    OPERATOR_AUDIENCE: text.describe('the only audience that those tokens have; needed with the issuer'),
    OPERATOR_CLAIMS: text.describe('JSON: the claims that each role asks of a token; needed with the issuer'),
  },
  'The API': {
    // Clients compare it with the list of cells, and paths are put behind it: it has one spelling.
    PUBLIC_URL: url(['https:'], 'https://HOST:PORT')
      .transform((given) => (given !== '' && new URL(given).pathname === '/' ? new URL(given).origin : given))
      .describe('address by which clients reach the API; empty: `https://localhost:HTTPS_PORT`'),
    API_ADDRESS: hostPort.describe(
      'where `status` reaches the API, `HOST:PORT`, if it cannot at `PUBLIC_URL`, as in another container; ' +
        'the certificate is checked for `PUBLIC_URL` all the same',
    ),
    TLS_CERT_FILE: z.string().default('').describe("the API's certificate, PEM; empty: one of a local CA"),
    TLS_KEY_FILE: z.string().default('').describe("the certificate's key, PEM"),
    ACCESS_LOG: flag.describe(
      'write a line to the log for each request: id, operation, status, time, caller, and address. ' +
        'It never has a query, a header, or a body',
    ),
    RATE_LIMIT_PER_SECOND: positive
      .default(200)
      .describe(
        'requests of one session per second, and five times as many at once. ' +
          'The sessions of a credential may ask twice as much together, all of a customer five times, ' +
          'over all replicas of the API',
      ),
    CONNECTIONS_PER_ADDRESS: positive
      .default(1_000)
      .describe(
        'open connections of one client address, in each replica of the API, ' +
          'which holds ten times as many in all. All clients behind a proxy have its address',
      ),
    TRUSTED_PROXIES: ranges.describe(
      'proxies before the API, as ranges of addresses by comma: the client of their requests is the last ' +
        'address of `X-Forwarded-For` that is none of them. Without it the header means nothing',
    ),
    PROXY_PROTOCOL_FROM: ranges.describe(
      'balancers before the API, as ranges by comma. Each of their connections begins with the address of the ' +
        'client (PROXY protocol, version 1 or 2), or is closed',
    ),
    HTTPS_PROXY: url(['http:', 'https:'], 'http://HOST:PORT').describe(
      'proxy by which issuers, webhooks, sign-in, an https audit sink, images, ' +
        'and the mail server are reached. It resolves the names that customers choose, ' +
        'so it must refuse addresses inside your network',
    ),
    NO_PROXY: text.describe(
      'names and addresses, by comma, that are reached without it; a name stands for its subdomains, too. Loopback always is',
    ),
    NAT64_PREFIXES: ranges
      .refine(
        (list) => list.every((range) => /:.*\/(32|40|48|56|64|96)$/.test(range)),
        'must be prefixes of NAT64 by comma (RFC 6052), as 2001:db8:64::/96',
      )
      .describe(
        "your network's own prefixes of NAT64, by comma, beside `64:ff9b::/96`: an address in one is judged by the IPv4 address within",
      ),
    CLI_COMMAND: z
      .string()
      .min(1)
      .default('compute-service')
      .describe(
        'the command that customers type: `status.publishedPorts[].accessCommand` begins with it; ' +
          "`npm start` has it be `npx --no compute-service`, the checkout's",
      ),
  },
  Metrics: {
    METRICS_HOST: z
      .string()
      .default('127.0.0.1')
      .refine((address) => ipaddr.isValid(address), 'must be an IP address')
      .describe(
        'IP address on which a role serves its metrics. They are not authenticated: ' +
          'any but loopback needs a network that admits only Prometheus',
      ),
    API_METRICS_PORT: port
      .default(0)
      .describe('metrics and health details of the API; 0: any free port, shown in the log'),
    WORKER_METRICS_PORT: port.default(0).describe('metrics of the worker, its process, and its Temporal SDK; 0: none'),
    HOST_METRICS_PORT: port
      .default(0)
      .describe('metrics of the host agent, its process, and its Temporal SDK; 0: none'),
  },
  'Machines and hosts': {
    FLEET_FILE: z
      .string()
      .min(1)
      .default('fleet.yaml')
      .describe('regions, machine classes, images, hosts, and default limits; the default is in the checkout'),
    HOSTS: z
      .string()
      .default('')
      .describe(
        'hosts that a `host` role runs, or agents that serve several, by comma; empty: every host of the fleet file',
      ),
    UNENROLLED_HOSTS: z
      .enum(['', 'allowed'], 'must be allowed or empty')
      .default('')
      .describe(
        '`allowed`: hosts whose agent never had a key are believed unsigned. ' +
          'For development with a Temporal on this machine: roles refuse to start with it otherwise. Without it, ' +
          '`hosts enroll` comes first',
      ),
    HOST_SILENT_MS: positive
      .default(defaultDeadlines.hostSilentMs)
      .describe('silence after which an agent is asked once more and given as long again; then its host is lost'),
    MACHINE_DEADLINES: text
      .refine(
        (list) => parsedDeadlines(list) !== null,
        `must be NAME=TIME by comma, as placement=1h,starting=90s; the names are ${Object.keys(deadlineWords).join(', ')}`,
      )
      .describe(
        `times by comma, as \`placement=1h,starting=90s\`, in place of the defaults. ${Object.entries(deadlineWords)
          .map(([name, word]) => `\`${name}\`: ${word} (${defaultDeadlines[`${name as DeadlineName}Ms`] / 60_000} min)`)
          .join('. ')}`,
      ),
    SIMULATED_LATENCY_MS: whole(0, 600_000).default(300).describe('latency of each action of a simulated machine'),
    SIMULATED_ADDRESS: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe(
        "address at which simulated machines listen; the API's tunnels must reach it. " +
          'Also for the command that applies the fleet file, which registers it',
      ),
  },
  'Accounts, sign-in and mail': {
    SECRET_KEYS: z
      .string()
      .default('')
      .describe(
        'keys that wrap the keys of stored secrets, `ID:BASE64` of 32 bytes each, by comma, ' +
          'the one in use first; empty: the keys in `SECRET_KEYS_FILE`',
      ),
    SECRET_KEYS_FILE: z
      .string()
      .default('')
      .describe(
        'file with such keys, by comma or line, read again when it changes; empty: `DATA_DIR/secret-keys`, ' +
          'which the API makes if no keys are given elsewhere',
      ),
    SECRET_KEYS_COMMAND: keyCommand
      .default([])
      .describe(
        'command that wraps and unwraps instead, for keys in Vault, a KMS or an HSM: a JSON array, the program by its absolute path',
      ),
    AUDIT_KEYS: z
      .string()
      .default('')
      .describe(
        "keys that sign the audit log's checkpoints and closed bills, in the form of `SECRET_KEYS`; empty: " +
          'they follow from `SECRET_KEYS` or its file. Needed where `SECRET_KEYS_COMMAND` alone has keys. ' +
          "Give the API, the worker, and operators' commands the same: a bill whose key they do not have is not " +
          'shown',
      ),
    AUDIT_SINK_URL: url(['https:', 'syslog+tls:'], 'https://HOST/PATH, or syslog+tls://HOST:PORT').describe(
      'where workers deliver the audit log, in order and at least once: `https://…`, ' +
        'or `syslog+tls://HOST:PORT` (RFC 5424 over TLS); it may be inside your network',
    ),
    AUDIT_SINK_TOKEN_FILE: text.describe('file with the bearer token for an https sink, read for each delivery'),
    AUDIT_SINK_CA_FILE: text.describe("file with the CA of the sink's certificate, PEM; empty: public ones"),
    API_KEY_MAX_DAYS: whole(1, 3_650)
      .default(365)
      .describe(
        'longest lifetime of an API key, in days. A lower value also ends existing keys, 30 days after it is set at the earliest',
      ),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://USER:PASSWORD@HOST:PORT, or smtps://').describe(
      'mail server for invitations, `smtps://USER:PASSWORD@HOST:PORT`, or ' +
        '`smtp://USER:PASSWORD@HOST:PORT?requireTLS=true` for STARTTLS; empty: no mail, ' +
        'the inviter passes the link on. This service calls itself by the host of `PUBLIC_URL` (EHLO) unless that is localhost, ' +
        'or by `name=HOST` as a parameter',
    ),
    SMTP_PASSWORD_IN_CLEAR: z
      .enum(['', 'loopback'], 'must be loopback or empty')
      .default('')
      .describe(
        '`loopback`: the password of `SMTP_URL` may be sent without TLS to a server on this machine. Without it the API refuses to start',
      ),
    SMTP_FROM: text.describe(
      'sender of that mail; empty: `compute-service <no-reply@HOST>`, with the host of `PUBLIC_URL`',
    ),
    RETURN_ORIGINS: z
      .string()
      .default('')
      .refine(
        (list) => list.split(',').every((text) => text.trim() === '' || URL.canParse(text.trim())),
        'must be origins by comma: https://HOST',
      )
      .describe("origins, by comma, to which the setup of sign-in may return; the service's own is always allowed"),
    SIGN_IN_HOURS: positive
      .max(24 * 30)
      .default(12)
      .describe('how long a program at a terminal may renew the session of a person who signed in once, in hours'),
    IDENTITY_ALLOW_LOOPBACK: flag.describe(
      'development and tests only: issuers of tokens, and webhooks, may be on loopback, over http and on any port',
    ),
  },
} as const;

const environmentSchema = z.object({
  ...settings['One machine'],
  ...settings['Postgres and Temporal'],
  ...settings['The connection to Temporal'],
  ...settings['Releases side by side'],
  ...settings['Payloads in Temporal'],
  ...settings["The Temporal UI's codec endpoint"],
  ...settings['Who is an operator'],
  ...settings['The API'],
  ...settings.Metrics,
  ...settings['Machines and hosts'],
  ...settings['Accounts, sign-in and mail'],
});

export type Environment = z.infer<typeof environmentSchema>;

export interface Config extends Environment {
  dataDir: string;
  fleetFile: string;
  publicUrl: string;
  /** Where binaries are cached after they are built or downloaded once; outside the checkout. */
  cacheDir: string;
  packageRoot: string;
  /** Prisma's migrations folder, in the package root. */
  migrationsDir: string;
  /** The browser console as it was built. */
  consoleDir: string;
  operatorConsoleDir: string;
  /** This release, from package.json. */
  version: string;
  /** Where this service may be told to connect, and by which proxy. */
  addressRules: { allowLoopback: boolean; nat64Prefixes: readonly string[]; proxy: EgressProxy };
  /** This program's version among those of a Worker Deployment. */
  buildId: string;
  /** PATH, which is searched for commands. */
  searchPath: string;
  deadlines: Deadlines;
  /** Variables of Temporal's own by which its packages find the server, as far as they are given. */
  temporalVariables: Readonly<Record<string, string>>;
  /** Whether OpenTelemetry's own variables name a collector. */
  isTraced: boolean;
}

/** In the data folder, as `npm start` made it. */
export const payloadKeysName = 'payload-keys';

function payloadKeysFile(given: string, dataDir: string): string {
  if (given !== '') return path.resolve(given);
  const made = path.join(dataDir, payloadKeysName);
  return existsSync(made) ? made : '';
}

/**
 * Reads the configuration from an environment. Throws ConfigError with one line per unusable setting. Only main.ts
 * passes it the environment of the process itself.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const root = packageRoot();
  // Never a folder that happens to lie in the current one.
  const dataDir = path.resolve(given['DATA_DIR'] ? '.' : root, given['DATA_DIR'] ?? '.data');
  const parsed = environmentSchema.safeParse({ ...readKeptPorts(dataDir), ...lowerCased(given), ...given });
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues
        .map((issue) => `${issue.path.join('.')} ${issue.message}${shown(String(issue.path[0]), given)}`)
        .join('\n'),
    );
  }
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL || `https://localhost:${env.HTTPS_PORT}`;
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return {
    ...env,
    ...databaseUrls(env),
    ...temporalSettings(env, given),
    temporalVariables: temporalVariables(given),
    isTraced: isTraced(given),
    SMTP_URL: smtpUrl(env),
    SMTP_FROM: env.SMTP_FROM || `compute-service <no-reply@${smtpName(publicUrl)}>`,
    AUDIT_SINK_URL: sinkUrl(env),
    SECRET_KEYS_FILE: env.SECRET_KEYS_FILE && path.resolve(env.SECRET_KEYS_FILE),
    TEMPORAL_PAYLOAD_KEYS_FILE: payloadKeysFile(env.TEMPORAL_PAYLOAD_KEYS_FILE, dataDir),
    addressRules: {
      allowLoopback: env.IDENTITY_ALLOW_LOOPBACK,
      nat64Prefixes: env.NAT64_PREFIXES,
      proxy: { url: env.HTTPS_PROXY, noProxy: env.NO_PROXY },
    },
    dataDir,
    // Never a file that happens to lie in the current folder.
    fleetFile: path.resolve(given['FLEET_FILE'] ? '.' : root, env.FLEET_FILE),
    publicUrl,
    cacheDir: path.join(environment['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'), 'compute-service'),
    packageRoot: root,
    migrationsDir: path.join(root, 'prisma', 'migrations'),
    consoleDir: path.join(root, 'dist', 'console'),
    operatorConsoleDir: path.join(root, 'dist', 'operator-console'),
    version,
    buildId: env.TEMPORAL_WORKER_BUILD_ID || version,
    searchPath: environment['PATH'] ?? '',
    deadlines: { ...defaultDeadlines, ...parsedDeadlines(env.MACHINE_DEADLINES), hostSilentMs: env.HOST_SILENT_MS },
  };
}

function isTraced(given: Record<string, string | undefined>): boolean {
  const endpoint = given['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? given['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  return endpoint !== undefined && given['OTEL_SDK_DISABLED'] !== 'true';
}

/** The two settings that most programs also take in small letters. */
function lowerCased(given: Record<string, string | undefined>): Record<string, string | undefined> {
  const { https_proxy: proxy, no_proxy: noProxy } = given;
  return { ...(proxy && { HTTPS_PROXY: proxy }), ...(noProxy && { NO_PROXY: noProxy }) };
}

/** Quotes the given value, unless the setting can hold a password or key. */
function shown(name: string, given: Record<string, string | undefined>): string {
  return /^(HTTPS_PROXY|DATABASE_URL|DATABASE_API_URL|DATABASE_WORKER_URL|SMTP_URL|SECRET_KEYS|SECRET_KEYS_COMMAND|AUDIT_KEYS|TEMPORAL_PAYLOAD_KEYS)$/.test(
    name,
  )
    ? ''
    : `, not "${given[name]}"`;
}

/** The folder that contains package.json: one above src/, and two above this file in the build. */
function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder))
    folder = path.dirname(folder);
  return folder;
}
