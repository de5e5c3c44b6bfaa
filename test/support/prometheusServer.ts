/** A Prometheus that scrapes the roles of a running service and evaluates the rules of deploy/prometheus, in a hurry. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request } from 'undici';
import { parse, stringify } from 'yaml';
import { freePort } from '../../src/up/ports.ts';
import { prometheus, rulesFile } from './prometheus.ts';
import { waitFor } from './wait.ts';

export interface PrometheusServer {
  /** Names of the alerts that fire now, sorted. */
  firing(): Promise<string[]>;
  stop(): Promise<void>;
}

const scrapesEvery = '2s';
const seconds = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;
/** A rate needs several scrapes, however short its window becomes. */
const shortest = { window: 6, other: 2 };

/**
 * How much faster than the clock time passes in the rules: a minute is usually two seconds, which is the pace of scrapes.
 * Error budgets are of days, and forecasts of weeks. The pauses between the attempts of a step are not shortened.
 */
const paces: Readonly<Record<string, number>> = { BookkeepingFails: 5, CapacityShort: 6_000 };
const paceOf = ({ alert = '', record, expr }: Rule) =>
  paces[alert] ?? (/objective/.test(`${record} ${expr}`) ? 100 : 30);

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  for?: string;
}

/**
 * The rules with every duration divided: what lasts ten minutes in operation would otherwise last as long in a test, after
 * its beginning and again after its end. What is compared stays, such as the age of a backup.
 */
export function hurriedRules(): string {
  const { groups } = parse(readFileSync(rulesFile, 'utf8')) as { groups: { rules: Rule[] }[] };
  const duration = /(?<before>[[:]|offset )(?<count>\d+)(?<unit>[smhd])(?=[\]:) ]|$)/g;
  for (const rule of groups.flatMap(({ rules }) => rules)) {
    const faster = (count: string, unit: string, atLeast: number) =>
      `${Math.max(atLeast, Math.round((Number(count) * seconds[unit as keyof typeof seconds]) / paceOf(rule)))}s`;
    rule.expr = rule.expr
      .replaceAll(
        duration,
        (_, before, count, unit) => before + faster(count, unit, before === '[' ? shortest.window : shortest.other),
      )
      // How far ahead a forecast looks.
      .replaceAll(/(?<days>\d+) \* 86400/g, (_, days) => faster(days, 'd', 0).slice(0, -1));
    if (rule.for)
      rule.for = rule.for.replace(/^(\d+)([smhd])$/, (_, count, unit) => faster(count, unit, shortest.other));
  }
  return stringify({ groups });
}

/** Null where the program is not there, as outside of test:full. */
export async function startPrometheus(ports: Readonly<Record<string, string>>): Promise<PrometheusServer | null> {
  const program = await prometheus();
  if (program === null) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'prometheus-'));
  await writeFile(path.join(folder, 'rules.yaml'), hurriedRules());
  const config = {
    global: { scrape_interval: scrapesEvery, scrape_timeout: scrapesEvery, evaluation_interval: scrapesEvery },
    rule_files: ['rules.yaml'],
    scrape_configs: Object.entries(ports).map(([role, port]) => ({
      job_name: role,
      static_configs: [{ targets: [`127.0.0.1:${port}`] }],
    })),
  };
  await writeFile(path.join(folder, 'prometheus.yaml'), stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const server = spawn(
    program,
    [
      `--config.file=${path.join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.on('data', (text) => (said += String(text)));
  const ended = once(server, 'exit');
  const firing = async () => {
    const { statusCode, body } = await request(`http://${address}/api/v1/alerts`, {
      signal: AbortSignal.timeout(5_000),
    });
    if (statusCode !== 200) throw new Error(`Prometheus responds with ${statusCode}: ${await body.text()}`);
    const { data } = (await body.json()) as { data: { alerts: { labels: { alertname: string }; state: string }[] } };
    const names = data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    return [...new Set(names)].sort();
  };
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  // It fires always: until then, silence would say nothing.
  await waitFor('Prometheus to evaluate its rules', async () => {
    if (server.exitCode !== null) throw new Error(`Prometheus ended with ${server.exitCode}: ${said}`);
    return (await firing()).includes('Watchdog');
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { firing, stop };
}
