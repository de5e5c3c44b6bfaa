/** What Prometheus makes of scraped metrics: its own promtool evaluates the rules of deploy/prometheus. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { keptGo, provideGo, toolchains } from './clientPrograms.ts';

const deploy = path.join(import.meta.dirname, '..', '..', 'deploy');
export const rulesFile = path.join(deploy, 'prometheus', 'rules.yaml');
export const ruleTestsFile = path.join(deploy, 'prometheus', 'rules.test.yaml');
export const dashboardFile = path.join(deploy, 'grafana', 'fleet.json');

export interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; description: string; runbook: string };
}

export const readRules = (): Rule[] =>
  (parse(readFileSync(rulesFile, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);

/** Expressions of the dashboard's panels. */
export const readDashboard = (): string[] =>
  (JSON.parse(readFileSync(dashboardFile, 'utf8')) as { panels: { targets?: { expr: string }[] }[] }).panels.flatMap(
    ({ targets = [] }) => targets.map(({ expr }) => expr),
  );

/** Names of the metrics in an expression, without what Prometheus adds to a histogram's. */
export function metricsIn(expr: string): string[] {
  const words = expr.replaceAll(/"[^"]*"/g, '').match(/\b(?:compute|http|process|temporal)_\w+/g) ?? [];
  return [...new Set(words.map((word) => word.replace(/_(bucket|count|sum)$/, '')))];
}

const promtoolProgram = {
  name: 'promtool',
  module: 'github.com/prometheus/prometheus@v0.305.0',
  package: 'github.com/prometheus/prometheus/cmd/promtool',
};

/** Prometheus 3.5's promtool: the cached one; in test:full it is built (five minutes, once). Null where there is none. */
export async function promtool(): Promise<string | null> {
  const kept = keptGo(promtoolProgram);
  if (kept !== null || process.env['TEST_FULL'] !== '1' || !toolchains.Go()) return kept;
  return provideGo(promtoolProgram);
}

export function run(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) =>
    execFile(command, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  );
}

/** Alerts that fire if the scraped metrics stay as they are for an hour. */
export async function firingAlerts(tool: string, scrapes: readonly string[]): Promise<string[]> {
  const rules = readRules();
  const wanted = new Set(
    rules.flatMap(({ expr }) => [...metricsIn(expr), ...metricsIn(expr).map((n) => `${n}_count`)]),
  );
  const series = scrapes.flatMap((text, index) =>
    [...text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? (\S+)$/gm)]
      .filter(([, name]) => wanted.has(name!))
      .map(([, name, labels, value]) => ({
        series: `${name}{${[labels, `instance="${index}"`].filter(Boolean).join(',')}}`,
        values: `${Number(value)}x60`,
      })),
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'alerts-'));
  try {
    const file = path.join(folder, 'test.yaml');
    const test = {
      rule_files: [rulesFile],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: series,
          alert_rule_test: rules.map(({ alert }) => ({ eval_time: '30m', alertname: alert, exp_alerts: [] })),
        },
      ],
    };
    await writeFile(file, stringify(test));
    const { code, output } = await run(tool, ['test', 'rules', file]);
    const fires = [...output.matchAll(/alertname: (\w+), time: 30m/g)].map(([, alert]) => alert!);
    if ((code === 0) !== (fires.length === 0)) throw new Error(`promtool: ${output}`);
    return fires.sort();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
