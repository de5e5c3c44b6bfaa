/** Runs bursts of churn under fault injection; after each burst it waits for calm and compares everything. */
import { pause } from '../../src/lib/waiting.ts';
import { Audit } from './audit.ts';
import { Churn } from './churn.ts';
import { ApiClient } from './client.ts';
import { type FaultKind, Faults } from './faults.ts';
import type { Findings } from './findings.ts';
import { Growth } from './growth.ts';
import { Workload } from './identity.ts';
import { Ledger } from './ledger.ts';
import { Model } from './model.ts';
import { selections } from './objects.ts';
import { Random } from './random.ts';
import { restore } from './restore.ts';
import { Service, type TemporalKind } from './service.ts';
import { type Listed, Watcher } from './watcher.ts';

export interface SoakOptions {
  minutes: number;
  seed: string;
  /** All kinds by default. */
  kinds?: readonly FaultKind[] | undefined;
  temporal: TemporalKind;
  signal: AbortSignal;
}

/** Minimum and maximum length of a burst. */
const burstMs = { least: 30_000, most: 75_000 };
/** Probability that a calm point with an available backup restores it. */
const restoreChance = 0.2;
/** A run that has not restored by this round does so, so that every long enough run restores at least once. */
const restoreAtRound = 2;

export interface Outcome {
  rounds: number;
  growth: Growth;
  missing: readonly FaultKind[];
  /** The data folder, which is kept after a finding. */
  folder: string;
}

export async function soak(
  { minutes, seed, kinds, temporal, signal }: SoakOptions,
  findings: Findings,
): Promise<Outcome> {
  const random = new Random(seed);
  const service = await Service.start((line) => findings.say(line), temporal);
  const closers: (() => Promise<unknown>)[] = [() => service.close(findings.all.length > 0)];
  try {
    findings.say(`the service runs at ${service.url}; its data is in ${service.dataDir}`);
    const client = new ApiClient(service, findings);
    closers.push(() => client.close());
    const model = new Model(random.stream('model'));
    const ledgers = service.accounts.map((account) => new Ledger(account, model, findings));
    const listed = (list: Listed) => ledgers.find(({ account }) => account === list.account)!.listed(list);
    const workload = await Workload.start(client);
    closers.push(() => workload.close());
    const watchers = service.accounts.flatMap((account) =>
      Object.entries(selections).map(([name, selection]) => {
        const title = `${account.slug}, ${name}`;
        return new Watcher(title, account, selection, random.stream(`watcher/${title}`), {
          client,
          findings,
          model,
          listed,
        });
      }),
    );
    for (const watcher of watchers) watcher.start();
    closers.push(() => Promise.all(watchers.map((watcher) => watcher.stop())));
    const faults = new Faults(service, model, random.stream('faults'), findings, kinds);
    const tokensMayBeRefused = () => faults.apiClockIsStepped;
    const churn = new Churn({
      client,
      findings,
      model,
      random: random.stream('churn'),
      workload,
      listed,
      tokensMayBeRefused,
    });
    const parts = { service, client, findings, model, ledgers, watchers, churn };
    const rounds = await run({ parts, faults, random: random.stream('rounds'), minutes, signal, findings });
    return { rounds: rounds.count, growth: rounds.growth, missing: faults.missing, folder: service.dataDir };
  } finally {
    for (const close of closers.reverse())
      await close().catch((error: Error) => findings.say(`while ending: ${error.message}`));
    if (findings.all.length === 0) await service.remove();
  }
}

interface Run {
  parts: ConstructorParameters<typeof Audit>[0];
  faults: Faults;
  random: Random;
  minutes: number;
  signal: AbortSignal;
  findings: Findings;
}

async function run({
  parts,
  faults,
  random,
  minutes,
  signal,
  findings,
}: Run): Promise<{ count: number; growth: Growth }> {
  const { churn, model, service } = parts;
  const audit = new Audit(parts);
  const growth = new Growth();
  const endMs = performance.now() + minutes * 60_000;
  let restores = 0;
  let whole = true;
  while (performance.now() < endMs && !signal.aborted && whole) {
    findings.round += 1;
    const forMs = Math.min(random.between(burstMs.least, burstMs.most), Math.max(5_000, endMs - performance.now()));
    findings.say(`round ${findings.round}: ${Math.round(forMs / 1_000)} s of churn under faults`);
    service.note(`round ${findings.round}`);
    churn.start();
    faults.start();
    await pause(forMs, signal).catch(() => undefined);
    await faults.stop();
    await churn.stop();
    whole = await calm(audit);
    model.clockIsRight();
    if (!whole) break;
    await growth.sample(service);
    const goesBack = random.chance(restoreChance) || (findings.round >= restoreAtRound && restores === 0);
    if (faults.hasBackup && goesBack && !signal.aborted) {
      findings.say('back to the backup');
      service.note('restore');
      await restore(parts);
      faults.hasBackup = false;
      restores += 1;
      whole = await calm(audit);
    }
  }
  if (whole) {
    findings.say('everything is deleted');
    await churn.removeAll();
    if (await calm(audit)) await audit.cleanSlate();
  }
  growth.judge(findings);
  return { count: findings.round, growth };
}

/** Returns false if something is stuck: further comparisons would only repeat that. */
async function calm(audit: Audit): Promise<boolean> {
  const settled = await audit.settle();
  if (settled) await audit.compare();
  return settled;
}
