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
export const dashboardFile = path.join(deploy, 'grafana', 'fleet.json');

export interface Rule {
  alert: string;
  expr: string;
}

export const readRules = (): Rule[] =>
  (parse(readFileSync(rulesFile, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) =>
    rules.filter((rule) => rule.alert),
  );

/** Expressions of the dashboard's panels. */
export const readDashboard = (): string[] =>
  (JSON.parse(readFileSync(dashboardFile, 'utf8')) as { panels: { targets?: { expr: string }[] }[] }).panels.flatMap(
    ({ targets = [] }) => targets.map(({ expr }) => expr),
  );

/** Names of the metrics in an expression, without what Prometheus adds to a histogram's. */
export function metricsIn(expr: string): string[] {
  const words = expr.replaceAll(/"[^"]*"/g, '').match(/\b(?:compute|http|process|nodejs|temporal)_\w+/g) ?? [];
  return [...new Set(words.map((word) => word.replace(/_(bucket|count|sum)$/, '')))];
}

/** A program of Prometheus 3.5: the cached one; in test:full it is built (minutes, once). Null where there is none. */
async function provided(name: 'promtool' | 'prometheus'): Promise<string | null> {
  const program = {
    name,
    module: 'github.com/prometheus/prometheus@v0.305.0',
    package: `github.com/prometheus/prometheus/cmd/${name}`,
  };
  const kept = keptGo(program);
  if (kept !== null || process.env['TEST_FULL'] !== '1' || !toolchains.Go()) return kept;
  return provideGo(program);
}

export const promtool = () => provided('promtool');
/** The server, without the pages of its own console, whose sources are no part of its module. */
export const prometheus = () => provided('prometheus');

export function run(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) =>
    execFile(command, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  );
}

/** Alerts that fire at the time `at`, by the values of series, one for each `interval`. */
export async function firing(
  tool: string,
  series: Readonly<Record<string, string>>,
  { interval = '1m', at = '30m' } = {},
): Promise<string[]> {
  const test = {
    interval,
    input_series: inputs(series),
    alert_rule_test: readRules().map(({ alert }) => ({ eval_time: at, alertname: alert, exp_alerts: [] })),
  };
  const output = await runTests(tool, [test], interval);
  const found = [...output.matchAll(/alertname: (\w+), time: /g)].map(([, alert]) => alert!).sort();
  // Whatever the series are.
  if (!found.includes('Watchdog')) throw new Error('the alert Watchdog does not fire');
  return found.filter((alert) => alert !== 'Watchdog');
}

export interface Recorded {
  objective: string;
  series: Readonly<Record<string, string>>;
  /** The share of errors that the rules record. */
  value: number;
}

/** What promtool says of shares that the rules do not record so; empty if they do. */
export function wrongShares(tool: string, trials: readonly Recorded[]): Promise<string> {
  const tests = trials.map(({ objective, series, value }) => ({
    interval: '1m',
    input_series: inputs(series),
    promql_expr_test: [
      {
        expr: `round(compute:objective_errors:ratio_rate5m{objective="${objective}"}, 0.0001)`,
        eval_time: '30m',
        exp_samples: [{ labels: `{objective="${objective}"}`, value }],
      },
    ],
  }));
  return runTests(tool, tests, '1m');
}

const inputs = (series: Readonly<Record<string, string>>) =>
  Object.entries(series).map(([each, values]) => ({ series: each, values }));

/** What promtool says of tests that do not hold; nothing if all do. */
async function runTests(tool: string, tests: readonly object[], interval: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'alerts-'));
  try {
    const file = path.join(folder, 'test.yaml');
    await writeFile(file, stringify({ rule_files: [rulesFile], evaluation_interval: interval, tests }));
    const { code, output } = await run(tool, ['test', 'rules', file]);
    if (code === 0) return '';
    if (!/alertname: |expr: /.test(output)) throw new Error(`promtool: ${output}`);
    return output;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
