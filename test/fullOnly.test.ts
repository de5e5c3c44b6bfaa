/** What `npm test` leaves to `npm run test:full`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { imported, leftOut, standIns } from '../scripts/fullOnly.mjs';

const root = path.join(__dirname, '..');
const isLeftOut = (file: string) => leftOut().some((pattern) => new RegExp(pattern).test(`/${file}`));

test.each(Object.entries(standIns))('%s has a stand-in that npm test runs: %s', (file, standIn) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(existsSync(path.join(root, standIn))).toBe(true);
  expect(isLeftOut(file)).toBe(true);
  for (const each of [standIn, ...imported(standIn)]) expect(isLeftOut(each)).toBe(false);
});

test('the suites of a group that is left out are left out', () => {
  expect(imported('test/clients/clients.group.ts')).toContain('test/clients/python.test.ts');
  expect(isLeftOut('test/clients/python.test.ts')).toBe(true);
});
