import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assumed, cellTables, fleetSizes, limitsOfCell, measured, needOf, workerMb } from '../bench/cell.ts';
import { readConfig } from '../src/settings/config.ts';
import { cachedWorkflows } from '../src/temporal/temporalRuntime.ts';

const file = path.join(import.meta.dirname, '..', 'docs', 'scale.md');
const [begin, end] = ['<!-- made by bench/cell.ts -->', '<!-- end -->'];

test('docs/scale.md shows the tables that the calculation gives', () => {
  const page = readFileSync(file, 'utf8');
  const parts = new RegExp(`^${begin}$[^]*^${end}$`, 'm');
  expect(page).toMatch(parts);
  const made = page.replace(parts, `${begin}\n\n${cellTables()}\n\n${end}`);
  if (process.env['UPDATE']) writeFileSync(file, made);
  expect(readFileSync(file, 'utf8')).toBe(made);
});

test('the calculation counts the workers that are configured, within 300 MB each', () => {
  expect(measured.cachedWorkflows).toBe(cachedWorkflows(readConfig({})));
  expect(workerMb()).toBeLessThan(300);
});

test('a cell needs ten times as much for ten times the machines, and no more of them than it carries', () => {
  const [few, many] = [needOf(fleetSizes[0]), needOf(10 * fleetSizes[0])];
  expect(many.cores.postgres).toBeCloseTo(10 * few.cores.postgres);
  expect(many.cores.temporal).toBeCloseTo(10 * few.cores.temporal);
  const [first] = limitsOfCell();
  expect(needOf(first!.machines).cores.postgres).toBeLessThanOrEqual(assumed.postgresCores);
});
