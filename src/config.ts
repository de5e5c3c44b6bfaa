import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { type Deadlines, defaultDeadlines } from './domain/phases.ts';

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? ' on' : ` to ${max}`}`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
};
const port = whole(0, 65_535);
const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((word) => word === 'true');
const positive = whole(1, Number.MAX_SAFE_INTEGER);
/** Empty, or a URL of one of these protocols. */
const url = (protocols: readonly string[], example: string) =>
  z
    .string()
    .default('')
    .refine(
      (text) => text === '' || (URL.canParse(text) && protocols.includes(new URL(text).protocol)),
      `must be ${example}`,
    );

/** All settings of the service by topic: meaning, default and limits. docs/configuration.md is generated from it. */
export const settings = {
  'One machine': {
    DATA_DIR: z.string().min(1).default('.data').describe('folder for everything that `npm start` keeps'),
    HTTPS_HOST: z.string().min(1).default('127.0.0.1').describe('address on which the API listens'),
    HTTPS_PORT: port.default(8443).describe('port on which the API listens'),
    TEMPORAL_PORT: port.default(7233).describe('port of the embedded Temporal server'),
    TEMPORAL_UI_PORT: port.default(8233).describe('port of the Temporal UI'),
    POSTGRES_PORT: port.default(0).describe('port of the embedded Postgres; 0: any free port'),
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
    DATABASE_POOL_SIZE: positive.default(10).describe('connections that one role keeps to it'),
    TEMPORAL_ADDRESS: z
      .string()
      .default('')
      .refine((text) => text === '' || /^[^\s/]+:\d+$/.test(text), 'must be HOST:PORT')
      .describe('the Temporal server, `HOST:PORT`; empty: an embedded one under `DATA_DIR`'),
    TEMPORAL_NAMESPACE: z.string().min(1).default('default').describe('namespace of that server'),
    OWNERSHIP_INTERVAL_SECONDS: positive
      .default(60)
      .describe('how often every machine and host is compared with the workflow that owns it'),
  },
  'The API': {
    PUBLIC_URL: url(['https:'], 'https://HOST:PORT').describe(
      'address by which clients reach the API; empty: `https://localhost:HTTPS_PORT`',
    ),
    TLS_CERT_FILE: z.string().default('').describe("the API's certificate, PEM; empty: one of a local CA"),
    TLS_KEY_FILE: z.string().default('').describe("the certificate's key, PEM"),
    API_METRICS_PORT: port
      .default(0)
      .describe('metrics and health details of the API, on loopback; 0: any free port, shown in the log'),
    WORKER_METRICS_PORT: port.default(0).describe("metrics of the worker's Temporal SDK, on loopback; 0: none"),
    RATE_LIMIT_PER_SECOND: positive.default(200).describe('requests of one session per second'),
    RATE_LIMIT_BURST: positive.default(1000).describe('requests of one session at once'),
    TUNNELS_PER_TENANT: positive
      .default(100)
      .describe("open tunnels into a tenant's machines, over all replicas of the API"),
    CLI_COMMAND: z
      .string()
      .min(1)
      .default('compute-service')
      .describe(
        "the command that customers type: `status.publishedPorts[].accessCommand` begins with it; `npm start` has it be `npx --no compute-service`, the checkout's",
      ),
  },
  'Machines and hosts': {
    FLEET_FILE: z
      .string()
      .min(1)
      .default('fleet.yaml')
      .describe('regions, machine classes, images, hosts and allotments'),
    HOSTS: z
      .string()
      .default('')
      .describe('hosts that a `host` role serves, by comma; empty: every host of the fleet file'),
    HOST_SILENT_MS: positive
      .default(defaultDeadlines.hostSilentMs)
      .describe('silence after which an agent is asked once more, for as long; then its host is lost'),
    PLACEMENT_DEADLINE_MS: positive
      .default(defaultDeadlines.placementMs)
      .describe('longest wait of a machine for a host; then it fails'),
    CREATING_DEADLINE_MS: positive
      .default(defaultDeadlines.creatingMs)
      .describe('longest time to create a machine on its host; then it fails'),
    STARTING_DEADLINE_MS: positive
      .default(defaultDeadlines.startingMs)
      .describe('longest time for its guest to come up; then it fails'),
    ACCESS_DEADLINE_MS: positive
      .default(defaultDeadlines.accessMs)
      .describe('longest time for its ports to listen; then it fails'),
    STOPPING_DEADLINE_MS: positive
      .default(defaultDeadlines.stoppingMs)
      .describe('time for a guest to shut down before it is switched off'),
    CLEANUP_BLOCKED_AFTER_MS: positive
      .default(defaultDeadlines.cleanupBlockedAfterMs)
      .describe('time after which a cleanup shows as `CleanupBlocked`'),
    CLEANUP_RETRY_MAX_MS: positive
      .default(defaultDeadlines.cleanupRetryMaxMs)
      .describe('longest pause between two attempts of a cleanup'),
    SIMULATED_LATENCY_MS: whole(0, 600_000).default(300).describe('latency of each action of a simulated machine'),
    SIMULATED_ADDRESS: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe("address at which simulated machines listen; the API's tunnels must reach it"),
  },
  'Accounts, sign-in and mail': {
    SECRET_KEYS: z
      .string()
      .default('')
      .describe(
        'keys that encrypt stored secrets, `ID:BASE64` of 32 bytes each, by comma, the one in use first; empty: one is made in `DATA_DIR`',
      ),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://USER:PASSWORD@HOST:PORT, or smtps://').describe(
      'mail server for invitations, `smtp[s]://USER:PASSWORD@HOST:PORT`; empty: no mail, the inviter passes the link on',
    ),
    SMTP_FROM: z.string().default('compute-service <no-reply@localhost>').describe('sender of that mail'),
    RETURN_ORIGINS: z
      .string()
      .default('')
      .refine(
        (list) => list.split(',').every((text) => text.trim() === '' || URL.canParse(text.trim())),
        'must be origins by comma: https://HOST',
      )
      .describe("origins, by comma, to which the set-up of sign-in may lead back; the service's own always is one"),
    REGISTRATIONS_PER_ADDRESS: positive
      .default(30)
      .describe('attempts to redeem registration codes, per address and ten minutes, over all replicas of the API'),
    IDENTITY_ALLOW_LOOPBACK: flag.describe(
      'development and tests only: issuers of tokens may be on loopback, over http and on any port',
    ),
  },
} as const;

const environmentSchema = z.object({
  ...settings['One machine'],
  ...settings['Postgres and Temporal'],
  ...settings['The API'],
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
  /** Prisma's migrations folder, in the package root. */
  migrationsDir: string;
  /** PATH, which is searched for commands. */
  searchPath: string;
  deadlines: Deadlines;
}

export class ConfigError extends Error {}

/**
 * Reads the configuration from an environment. Throws ConfigError with one line per unusable setting. Only main.ts
 * passes it the environment of the process itself.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues
        .map((issue) => `${issue.path.join('.')} ${issue.message}${shown(String(issue.path[0]), given)}`)
        .join('\n'),
    );
  }
  const env = parsed.data;
  return {
    ...env,
    dataDir: path.resolve(env.DATA_DIR),
    fleetFile: path.resolve(env.FLEET_FILE),
    publicUrl: env.PUBLIC_URL || `https://localhost:${env.HTTPS_PORT}`,
    cacheDir: path.join(environment['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'), 'compute-service'),
    migrationsDir: path.join(packageRoot(), 'prisma', 'migrations'),
    searchPath: environment['PATH'] ?? '',
    deadlines: {
      placementMs: env.PLACEMENT_DEADLINE_MS,
      creatingMs: env.CREATING_DEADLINE_MS,
      startingMs: env.STARTING_DEADLINE_MS,
      accessMs: env.ACCESS_DEADLINE_MS,
      stoppingMs: env.STOPPING_DEADLINE_MS,
      cleanupBlockedAfterMs: env.CLEANUP_BLOCKED_AFTER_MS,
      cleanupRetryMaxMs: env.CLEANUP_RETRY_MAX_MS,
      hostSilentMs: env.HOST_SILENT_MS,
    },
  };
}

/** Quotes the given value, unless the setting can hold a password or key. */
function shown(name: string, given: Record<string, string | undefined>): string {
  return ['DATABASE_URL', 'SMTP_URL', 'SECRET_KEYS'].includes(name) ? '' : `, not "${given[name]}"`;
}

/** The folder that contains package.json: one above src/, and two above this file in the build. */
function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder))
    folder = path.dirname(folder);
  return folder;
}
