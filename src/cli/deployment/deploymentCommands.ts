// `deployment`: releases of the workers side by side, and which of them gets the work.
import type { Client } from '@temporalio/client';
import { UsageError, UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import {
  type DeployedVersion,
  type Deployment,
  readDeployment,
  setCurrentVersion,
  setRampingVersion,
} from '../../temporal/deployment.ts';
import { auditCommand, type Print, withDatabase, withTemporal } from '../operatorCommands.ts';
import { columns, document } from '../output.ts';
import { outputFormat } from '../outputFormat.ts';

export interface ChangeOptions {
  dryRun?: boolean;
  force?: boolean;
}

/** `deployment describe [-o json]`. */
export async function deploymentDescribeCommand(
  config: Config,
  { output }: { output?: string | undefined },
  print: Print,
): Promise<void> {
  const format = outputFormat(output);
  await withDeployment(config, async (deployment) => {
    const { token, ...shown } = deployment;
    if (format !== 'table') return print(document(shown, format));
    const rows = deployment.versions.map((version) => [
      version.buildId,
      stateOf(version, deployment),
      ...[version.workers, version.pinnedRuns, version.lastRuns].map(String),
    ]);
    print(`deployment ${deployment.name}: ${namedVersion(deployment.current)} is current`);
    for (const line of columns([['VERSION', 'STATE', 'WORKERS', 'ENDS-HERE', 'LAST-HERE'], ...rows])) print(line);
    if (deployment.unversionedWorkers > 0) print(`workers without a version: ${deployment.unversionedWorkers}`);
    for (const version of deployment.versions) for (const line of adviceOn(version)) print(line);
  });
}

/** `deployment current BUILD_ID` or, to give up versions, `deployment current --unversioned`. Throws UserError. */
export async function deploymentCurrentCommand(
  config: Config,
  buildId: string | undefined,
  { unversioned = false, ...options }: ChangeOptions & { unversioned?: boolean },
  print: Print,
): Promise<void> {
  if ((buildId === undefined) !== unversioned)
    throw new UsageError('Name a version, as "deployment describe" lists them, or give --unversioned.');
  const next = buildId ?? null;
  await change(
    config,
    options,
    async (deployment) => {
      requireWorkers(deployment, next, options);
      if (deployment.current === next && deployment.ramping === null)
        throw new UserError(`${capital(namedVersion(next))} is current already.`, { code: 'state_refused' });
      const stays = deployment.ramping && deployment.ramping.buildId !== next ? deployment.ramping : null;
      return {
        lines: [
          `${namedVersion(next)} gets all work`,
          ...(stays ? [`the ramp of ${namedVersion(stays.buildId)}, ${stays.percent} %, ends`] : []),
          ...othersGoOn(deployment, next),
        ],
        action: 'deployment.set-current',
        details: { from: deployment.current ?? 'unversioned', to: next ?? 'unversioned' },
        apply: async (client) => {
          if (stays) await setRampingVersion(client, deployment, { buildId: '', percent: 0 });
          await setCurrentVersion(client, stays ? await required(client, deployment.name) : deployment, next);
        },
      };
    },
    print,
  );
}

/** `deployment ramp BUILD_ID --percent N`; 0 ends the ramp. Throws UserError. */
export async function deploymentRampCommand(
  config: Config,
  buildId: string,
  { percent: given, ...options }: ChangeOptions & { percent?: string },
  print: Print,
): Promise<void> {
  const percent = Number(given);
  if (given === undefined || !/^\d{1,3}(\.\d+)?$/.test(given) || percent > 100)
    throw new UsageError('Give --percent a number from 0 to 100: the share of the runs; 0 ends the ramp.');
  await change(
    config,
    options,
    async (deployment) => {
      if (percent > 0) requireWorkers(deployment, buildId, options);
      if (deployment.current === buildId)
        throw new UserError(`${capital(namedVersion(buildId))} is current already.`, { code: 'state_refused' });
      if (percent === 0 && deployment.ramping?.buildId !== buildId)
        throw new UserError(`${capital(namedVersion(buildId))} is not ramping.`, { code: 'state_refused' });
      return {
        lines: [
          percent > 0
            ? `${namedVersion(buildId)} gets ${percent} % of the runs, always the same ones, ` +
              `and ${namedVersion(deployment.current)} the others`
            : `${namedVersion(deployment.current)} gets all work again`,
          'an open run moves with its next step; no machine notices',
        ],
        action: 'deployment.set-ramp',
        details: { buildId, percent },
        apply: (client) => setRampingVersion(client, deployment, { buildId, percent }),
      };
    },
    print,
  );
}

interface Change {
  /** What happens. */
  lines: string[];
  action: 'deployment.set-current' | 'deployment.set-ramp';
  details: Record<string, string | number>;
  apply(client: Client): Promise<void>;
}

async function change(
  config: Config,
  { dryRun = false }: ChangeOptions,
  plan: (deployment: Deployment) => Promise<Change>,
  print: Print,
): Promise<void> {
  await withDeployment(config, async (deployment, client) => {
    const { lines, action, details, apply } = await plan(deployment);
    for (const line of lines) print(line);
    if (dryRun) return print('nothing was changed (--dry-run)');
    await withDatabase(config, async (db) => {
      await auditCommand(db, action, deployment.name, details);
      await apply(client);
    });
    print('done');
  });
}

/** Temporal itself remembers a version whose workers are all gone, and would send it the work. */
function requireWorkers(deployment: Deployment, buildId: string | null, { force = false }: ChangeOptions): void {
  const version = deployment.versions.find((each) => each.buildId === buildId);
  if (buildId !== null && !version)
    throw new UserError(
      `No worker of version ${buildId} has asked for work yet; known are ` +
        `${deployment.versions.map((each) => each.buildId).join(', ') || 'none'}. Start one first.`,
    );
  const workers = version ? version.workers : deployment.unversionedWorkers;
  if (workers === 0 && !force)
    throw new UserError(
      `No worker of ${namedVersion(buildId)} asks for all kinds of work: every machine would wait for one. ` +
        'Start one first, or give --force.',
    );
}

function othersGoOn(deployment: Deployment, next: string | null): string[] {
  return deployment.versions
    .filter(({ buildId, pinnedRuns, lastRuns }) => buildId !== next && pinnedRuns + lastRuns > 0)
    .flatMap(({ buildId, pinnedRuns, lastRuns }) => [
      ...(lastRuns > 0 ? [`${runs(lastRuns)} of version ${buildId} go on by it with their next step`] : []),
      ...(pinnedRuns > 0
        ? [`${runs(pinnedRuns)} end on version ${buildId}: keep its workers until it is drained`]
        : []),
    ]);
}

function stateOf({ state }: DeployedVersion, { ramping }: Deployment): string {
  return state === 'ramping' ? `ramping ${ramping?.percent} %` : state;
}

function adviceOn({ buildId, state, workers, pinnedRuns }: DeployedVersion): string[] {
  if ((state === 'current' || state === 'ramping') && workers === 0)
    return [`! version ${buildId} gets work and no worker of it asks for it: start one, or make another one current`];
  if (workers === 0 || state === 'current' || state === 'ramping' || state === 'inactive') return [];
  return state === 'drained' && pinnedRuns === 0
    ? [`version ${buildId} is drained: its workers may be stopped`]
    : [`version ${buildId} is draining: keep its workers`];
}

async function withDeployment(
  config: Config,
  work: (deployment: Deployment, client: Client) => Promise<void> | void,
): Promise<void> {
  const { TEMPORAL_DEPLOYMENT_NAME: name } = config;
  if (name === '')
    throw new UserError(
      'The workers run without versions: set TEMPORAL_DEPLOYMENT_NAME for them and for this command to run releases side by side.',
    );
  await withTemporal(config, async (client) => work(await required(client, name), client));
}

async function required(client: Client, name: string): Promise<Deployment> {
  const deployment = await readDeployment(client, name);
  if (deployment === null)
    throw new UserError(`No worker of the deployment ${name} has asked for work yet: start one with this name.`);
  return deployment;
}

function namedVersion(buildId: string | null): string {
  return buildId === null ? 'workers without a version' : `version ${buildId}`;
}

function runs(count: number): string {
  return `${count} open ${count === 1 ? 'run' : 'runs'}`;
}

function capital(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
