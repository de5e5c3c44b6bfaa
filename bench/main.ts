/** `npm run bench [-- SECTION…] [--save]`: measures the built program on this machine and prints Markdown. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/settings/config.ts';
import { measureApi } from './api.ts';
import { measureAudit } from './audit.ts';
import { measureBeside } from './beside.ts';
import { measureBoot } from './boot.ts';
import { measureFairness } from './fairness.ts';
import { saveResults, writePages } from './figures.ts';
import { measureIdentity } from './identity.ts';
import { measureSystem, type RoundsOf, type SystemSection, usualRounds } from './machines.ts';
import { measurePlacement } from './placement.ts';
import { machineLine, progress } from './report.ts';
import { fleetOf, Rig, type RigOptions } from './rig.ts';
import { measureScale, type ScaleOptions } from './scale.ts';
import { measurePlacementGrowth } from './scalePlacement.ts';
import { measureStart, type StartOptions } from './start.ts';
import { measureUsage } from './usage.ts';
import { measureVolume } from './volume.ts';
import { measureWatch } from './watch.ts';

/** Sections that run one after another on one rig, because each needs the whole system. */
const systemSections: readonly SystemSection[] = ['machines', 'latency', 'memory'];
const sections = [
  'api',
  'audit',
  'watch',
  ...systemSections,
  'start',
  'usage',
  'identity',
  'fairness',
  'placement',
  'boot',
  'scale',
  'volume',
] as const;
type Section = (typeof sections)[number];

const root = path.join(import.meta.dirname, '..', '..');

const help = `npm run bench [-- SECTION…] [-- --profile DIR]
sections: ${sections.join(', ')} (default: all)
--beside kube-apiserver [--pairs N] [--only events]  the section api in turns with kube-apiserver, N times (default: 5);
               with --only events, how soon watches have an event
--profile DIR  a CPU profile of each role is written there, which makes the figures worse
--usage-times N  the section usage also with N times its lifecycles, side by side
--at-once N [--rounds N]  the section machines in as many rounds of N machines (default: 5 of 100, then 3 of 1000)
--machines N, --hosts N  open machines and simulated hosts of the section scale (default: 10000 on 1000);
               start is measured with N machines as well
--agents N     so many agents serve those hosts, all in one process (default: each host has one of its own)
--encrypted    the sections machines, latency, and memory with payload keys
--save         write what was measured to bench/results, and make docs/performance.md of it
--report       only make docs/performance.md of bench/results
--idle-seconds N  how long that section and start measure what is idle (default: 60)`;

interface Choice {
  chosen: ReadonlySet<Section>;
  profileDir: string | null;
  /** How many times the section api runs in turns with kube-apiserver; null: alone. */
  pairs: number | null;
  onlyEvents: boolean;
  isEncrypted: boolean;
  save: boolean;
  onlyReport: boolean;
  /** The section usage also runs with this many times its usual number of lifecycles. */
  usageTimes: number;
  scale: ScaleOptions;
  start: StartOptions;
  /** Rounds of the section machines. */
  rounds: readonly RoundsOf[];
}

function readArguments(words: string[]): Choice | null {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        profile: { type: 'string' },
        'usage-times': { type: 'string' },
        beside: { type: 'string' },
        pairs: { type: 'string' },
        only: { type: 'string' },
        save: { type: 'boolean', default: false },
        encrypted: { type: 'boolean', default: false },
        report: { type: 'boolean', default: false },
        machines: { type: 'string' },
        hosts: { type: 'string' },
        agents: { type: 'string' },
        'at-once': { type: 'string' },
        rounds: { type: 'string' },
        'idle-seconds': { type: 'string' },
      },
    });
    if (values.beside !== undefined && values.beside !== 'kube-apiserver') return null;
    if (values.only !== undefined && (values.only !== 'events' || values.beside === undefined)) return null;
    const pairs = Number(values.pairs ?? 5);
    if (!Number.isInteger(pairs) || pairs < 1) return null;
    const scale = {
      machines: Number(values.machines ?? 10_000),
      hosts: Number(values.hosts ?? 1_000),
      idleSeconds: Number(values['idle-seconds'] ?? 60),
      agents: values.agents === undefined ? null : Number(values.agents),
    };
    const round = { count: Number(values['at-once'] ?? 100), times: Number(values.rounds ?? 3) };
    const counts = [...Object.values(scale).filter((count) => count !== null), ...Object.values(round)];
    if (counts.some((count) => !Number.isInteger(count) || count < 1)) return null;
    const unknown = positionals.filter((word) => !(sections as readonly string[]).includes(word));
    if (unknown.length > 0) return null;
    const chosen = new Set(positionals.length > 0 ? (positionals as Section[]) : sections);
    return {
      chosen,
      pairs: values.beside === undefined ? null : pairs,
      onlyEvents: values.only === 'events',
      save: values.save,
      isEncrypted: values.encrypted,
      onlyReport: values.report,
      profileDir: values.profile === undefined ? null : path.resolve(values.profile),
      usageTimes: Number(values['usage-times'] ?? 1) || 1,
      scale,
      start: { idleSeconds: scale.idleSeconds, machines: values.machines === undefined ? null : scale.machines },
      rounds: values['at-once'] === undefined ? usualRounds : [round],
    };
  } catch {
    return null;
  }
}

/** Runs one measurement on its own rig, which is removed afterwards, even after a failure or a signal. */
async function onRig(options: RigOptions, measure: (rig: Rig) => Promise<string[]>): Promise<string[]> {
  const rig = await Rig.open(options);
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= rig.close());
  const onSignal = () => void close().finally(() => process.exit(130));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  try {
    return await measure(rig);
  } catch (error) {
    // Once a signal has closed everything, the failures that follow from it mean nothing.
    if (closing !== null) await new Promise(() => {});
    throw error;
  } finally {
    await close();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(name, onSignal);
  }
}

/** Prints each result as soon as it is there, so that a run that is interrupted leaves what it measured. */
async function main({
  chosen,
  profileDir,
  pairs,
  onlyEvents,
  save,
  isEncrypted,
  usageTimes,
  scale,
  start,
  rounds,
}: Choice): Promise<void> {
  const command = ['npm run bench --', ...process.argv.slice(2).filter((word) => word !== '--save')].join(' ');
  const tell = (text: string) => console.log(`${text}\n`);
  /** Reports a section that fails, and goes on with the next. */
  const section = async (name: Section, measure: () => Promise<readonly string[]>) => {
    if (!chosen.has(name)) return;
    try {
      for (const text of await measure()) tell(text);
      if (save) saveResults(root, name === 'latency' || name === 'memory' ? 'machines' : name, command);
    } catch (error) {
      progress(`the section ${name} failed`);
      console.error(error);
      tell(`The section ${name} failed: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  };
  const one = (name: Section, measure: (rig: Rig) => Promise<string>) =>
    section(name, () => onRig({ profileDir }, async (rig) => [await measure(rig)]));
  tell(machineLine());
  if (pairs === null) await one('api', measureApi);
  await one('audit', measureAudit);
  if (pairs !== null) {
    const { cacheDir } = readConfig(process.env);
    await section('api', () => onRig({ profileDir }, (rig) => measureBeside(rig, { pairs, onlyEvents, cacheDir })));
  }
  await one('watch', measureWatch);
  const system = systemSections.filter((name) => chosen.has(name));
  if (system.length > 0)
    await section(system[0]!, () =>
      onRig({ profileDir, isEncrypted }, (rig) => measureSystem(rig, new Set(system), rounds)),
    );
  await section('start', () => onRig({ profileDir }, (rig) => measureStart(rig, start)));
  await one('usage', (rig) => measureUsage(rig, { times: usageTimes }));
  await one('volume', (rig) => measureVolume(rig));
  await one('identity', measureIdentity);
  await one('fairness', measureFairness);
  await one('placement', measurePlacement);
  await section('boot', () => measureBoot({ profileDir }, onRig));
  await one('scale', (rig) => measurePlacementGrowth(rig, [50, 1_000, 10_000]));
  await section('scale', () =>
    onRig({ profileDir, fleet: fleetOf(scale.hosts, scale.agents) }, async (rig) => {
      await measureScale(rig, scale, tell);
      return [];
    }),
  );
}

const choice = readArguments(process.argv.slice(2));
if (choice === null) {
  console.error(help);
  process.exit(2);
}
if (!choice.onlyReport) await main(choice);
if (choice.save || choice.onlyReport) writePages(root);
