/** Alerts in four places say the same: the rules, their tests, docs/operations.md, and the findings of `status`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { hostConditions, hostConditionTypes } from '../../src/domain/hostHealth.ts';
import { metricsIn, promtool, readDashboard, readRules, rulesFile, ruleTestsFile, run } from '../support/prometheus.ts';

const root = path.join(import.meta.dirname, '..', '..');
const page = readFileSync(path.join(root, 'docs', 'operations.md'), 'utf8');
const rules = readRules();
const alerts = rules.map(({ alert }) => alert);

/** The rows of the table of alerts: names, and the metrics of the condition. */
const rows = page
  .split('\n')
  .filter((line) => /^\| `[A-Z]\w+`/.test(line))
  .map((line) => line.split(' | '))
  .map(([names, condition]) => ({
    names: [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
    metrics: metricsIn(condition!),
  }));

test('every alert of docs/operations.md has a rule over the same metrics, and every rule a row', () => {
  expect(rows.flatMap(({ names }) => names).sort()).toEqual([...alerts].sort());
  const metricsOf = (name: string) => metricsIn(rules.find(({ alert }) => alert === name)!.expr);
  for (const { names, metrics } of rows.filter(({ metrics: told }) => told.length > 0))
    expect([names, [...new Set(names.flatMap(metricsOf))].sort()]).toEqual([names, metrics.sort()]);
});

/** The sections of a page of the documentation, as links name them. */
const sectionsOf = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(' ', '-')
      .replaceAll(/[^\w-]/g, ''),
  );

test('every rule says what is wrong and leads to a section of the documentation', () => {
  for (const { annotations } of rules) {
    expect(annotations).toMatchObject({ summary: expect.any(String), description: expect.any(String) });
    const [file, section] = annotations.runbook.split('#');
    expect(sectionsOf(file!)).toContain(section);
  }
});

test('every rule has a test in which it fires and one in which it does not', () => {
  const { tests } = parse(readFileSync(ruleTestsFile, 'utf8')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const tried = tests.flatMap(({ alert_rule_test }) =>
    alert_rule_test.map(({ alertname, exp_alerts }) => `${alertname} ${exp_alerts.length > 0}`),
  );
  expect([...new Set(tried)].sort()).toEqual(alerts.flatMap((alert) => [`${alert} false`, `${alert} true`]).sort());
});

test('every finding of status names an alert, and leads to a section of the documentation', () => {
  const source = readFileSync(path.join(root, 'src', 'cli', 'statusFindings.ts'), 'utf8');
  const named = [...source.matchAll(/alert: '(\w+)'|^ +\['(\w+)', late/gm)].map(([, one, other]) => one ?? other!);
  expect(named.length).toBeGreaterThan(15);
  const ofConditions = Object.values(hostConditions).map(({ alert }) => alert);
  expect([...named, ...ofConditions].filter((name) => !alerts.includes(name))).toEqual([]);
  const sections = [...source.matchAll(/page\('([\w-]+)'\)/g)].map(([, section]) => section!);
  expect(sections.length).toBeGreaterThan(15);
  for (const section of new Set(sections))
    expect(page.toLowerCase().replaceAll(' ', '-')).toMatch(new RegExp(`^#+-${section}$`, 'm'));
});

test('every condition of a host has its row in the table of conditions, with its alert', () => {
  const table = [...page.matchAll(/^\| ([A-Z][a-z]+) \| .* \| `(\w+)` \|$/gm)].map(([, type, alert]) => [type, alert]);
  expect(table).toEqual(hostConditionTypes.map((type) => [type, hostConditions[type].alert]));
});

test('rules and dashboard name no metric of the service that the documentation lacks', () => {
  const named = [...rules.map(({ expr }) => expr), ...readDashboard()].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(60);
  const ofService = [...new Set(named)].filter((name) => name.startsWith('compute_'));
  const elsewhere = readFileSync(path.join(root, 'docs', 'access.md'), 'utf8');
  expect(ofService.filter((name) => !`${page}${elsewhere}`.includes(`\`${name}`))).toEqual([]);
});

test('promtool accepts the rules, and their tests pass', async () => {
  const tool = await promtool();
  if (tool === null) return console.warn('without promtool the rules are not run: npm run test:full builds it with Go');
  expect(await run(tool, ['check', 'rules', '--lint=all', '--lint-fatal', rulesFile])).toMatchObject({ code: 0 });
  expect(await run(tool, ['test', 'rules', ruleTestsFile])).toMatchObject({ code: 0 });
});
