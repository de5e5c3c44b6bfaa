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

/** The environment as it is read: every setting of the service, its default and its limits. */
const environmentSchema = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  FLEET_FILE: z.string().min(1).default('fleet.yaml'),
  /** Empty: an embedded Postgres under DATA_DIR. */
  DATABASE_URL: url(['postgresql:', 'postgres:'], 'postgresql://USER:PASSWORD@HOST:PORT/DATABASE'),
  DATABASE_POOL_SIZE: positive.default(10),
  /** Empty: an embedded Temporal server under DATA_DIR. */
  TEMPORAL_ADDRESS: z
    .string()
    .default('')
    .refine((text) => text === '' || /^[^\s/]+:\d+$/.test(text), 'must be HOST:PORT'),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  HTTPS_HOST: z.string().min(1).default('127.0.0.1'),
  HTTPS_PORT: port.default(8443),
  /** What clients call the API; the default is https://localhost:HTTPS_PORT. */
  PUBLIC_URL: url(['https:'], 'https://HOST:PORT'),
  TLS_CERT_FILE: z.string().default(''),
  TLS_KEY_FILE: z.string().default(''),
  TEMPORAL_PORT: port.default(7233),
  TEMPORAL_UI_PORT: port.default(8233),
  POSTGRES_PORT: port.default(0),
  /** Metrics and health details of the API, on loopback. 0: any free port, printed in the log. */
  API_METRICS_PORT: port.default(0),
  /** Metrics of the Temporal SDK in the worker, on loopback. 0: none. */
  WORKER_METRICS_PORT: port.default(0),
  /** Hosts this agent serves, by comma; empty: every host of the fleet file. */
  HOSTS: z.string().default(''),
  /** Latency of each action of a simulated machine. */
  SIMULATED_LATENCY_MS: whole(0, 600_000).default(300),
  /** Machines that live outside their agent are shut down with it, and started again with the next. */
  STOP_MACHINES: flag,
  /** Name or address of the host's machine at which simulated machines listen; the API's tunnels must reach it. */
  SIMULATED_ADDRESS: z.string().min(1).default('127.0.0.1'),
  RATE_LIMIT_PER_SECOND: positive.default(200),
  RATE_LIMIT_BURST: positive.default(1000),
  /** Tunnels into its machines that a tenant may have open at once, over all replicas. */
  TUNNELS_PER_TENANT: positive.default(100),
  /** What customers type to run this program: `status.publishedPorts[].accessCommand` begins with it. */
  CLI_COMMAND: z.string().min(1).default('compute-service'),
  /** Development and tests only: issuers of tokens may be on loopback, over http and on any port. */
  IDENTITY_ALLOW_LOOPBACK: flag,
  /** Keys that encrypt stored secrets, `ID:BASE64` of 32 bytes each, by comma, the one in use first. Empty: one is made in DATA_DIR. */
  SECRET_KEYS: z.string().default(''),
  /** Where invitations are mailed through, `smtp[s]://USER:PASSWORD@HOST:PORT`; empty: no mail, their addresses are handed on. */
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://USER:PASSWORD@HOST:PORT, or smtps://'),
  SMTP_FROM: z.string().default('compute-service <no-reply@localhost>'),
  /** Origins, by comma, to which people may be sent back after they set up sign-in; the service's own always is one. */
  RETURN_ORIGINS: z
    .string()
    .default('')
    .refine(
      (list) => list.split(',').every((text) => text.trim() === '' || URL.canParse(text.trim())),
      'must be origins by comma: https://HOST',
    ),
  /** Redemptions of registration codes, per address and ten minutes. */
  REGISTRATIONS_PER_ADDRESS: positive.default(30),
  OWNERSHIP_INTERVAL_SECONDS: positive.default(60),
  PLACEMENT_DEADLINE_MS: positive.default(defaultDeadlines.placementMs),
  CREATING_DEADLINE_MS: positive.default(defaultDeadlines.creatingMs),
  STARTING_DEADLINE_MS: positive.default(defaultDeadlines.startingMs),
  ACCESS_DEADLINE_MS: positive.default(defaultDeadlines.accessMs),
  STOPPING_DEADLINE_MS: positive.default(defaultDeadlines.stoppingMs),
  CLEANUP_BLOCKED_AFTER_MS: positive.default(defaultDeadlines.cleanupBlockedAfterMs),
  CLEANUP_RETRY_MAX_MS: positive.default(defaultDeadlines.cleanupRetryMaxMs),
  HOST_SILENT_MS: positive.default(defaultDeadlines.hostSilentMs),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
});

export type Environment = z.infer<typeof environmentSchema>;

export interface Config extends Environment {
  dataDir: string;
  fleetFile: string;
  publicUrl: string;
  /** Binaries that were built or fetched once live here, outside the checkout. */
  cacheDir: string;
  /** Prisma's folder of migrations, beside the program. */
  migrationsDir: string;
  /** PATH: where commands are looked for. */
  searchPath: string;
  deadlines: Deadlines;
}

export class ConfigError extends Error {}

/**
 * Reads the configuration from an environment. Throws ConfigError with one line per setting that cannot be used.
 * Only main.ts hands it the process's own environment.
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

/** What was given, where it holds no password. */
function shown(name: string, given: Record<string, string | undefined>): string {
  return ['DATABASE_URL', 'SMTP_URL', 'SECRET_KEYS'].includes(name) ? '' : `, not "${given[name]}"`;
}

/** The folder of package.json: one above src/, and two above where the build puts this file. */
function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder))
    folder = path.dirname(folder);
  return folder;
}
