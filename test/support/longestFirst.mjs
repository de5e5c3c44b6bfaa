// The order of the suites. A fresh clone has no record of how long each takes, and Jest would go by their size: a long
// suite that starts last then keeps one worker busy while the others have nothing left to do.
import path from 'node:path';
import sequencer from '@jest/test-sequencer';
import { imported } from '../../scripts/fullOnly.mjs';
import { root } from '../../scripts/lib.mjs';

/** Suites that keep the processors busy, the longest first, and those that mostly wait; whole folders end with a slash. */
const busy = [
  'test/e2e/life',
  'test/e2e/terminal',
  'test/e2e/customers',
  'test/e2e/pages',
  'test/e2e/integrations',
  'test/e2e/packages',
  'test/clients/',
  'test/e2e/crash',
  'test/e2e/drill',
  'test/up/up.test',
  'test/e2e/realMachines',
  'test/up/backup',
  '.group.ts',
  'test/e2e/',
  'test/contract/',
  'test/kubernetes/watchOrder',
  'test/up/',
];
const waiting = [
  'test/drivers/qemu.test',
  'test/workflows/saga',
  'test/workflows/lives',
  'test/workflows/hosts',
  'test/workflows/passes',
  'test/workflows/trouble',
  'test/workflows/failures',
  'test/workflows/evidence',
  'test/drivers/redfish.test',
  'test/workflows/',
  'test/drivers/',
  'test/security/exhaustion',
  'test/security/limits',
  'test/http/',
];

export default class LongestFirst extends sequencer {
  sort(tests) {
    const sorted = super.sort(withoutGrouped(tests));
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const within = (places) =>
      places.flatMap((place) => sorted.filter(({ path }) => places.find((each) => path.includes(each)) === place));
    const second = within(waiting);
    const first = within(busy).filter((test) => !second.includes(test));
    const rest = sorted.filter((test) => !first.includes(test) && !second.includes(test));
    // One of each kind at a time: suites of one kind would together fight for the processors, or leave them idle.
    const both = [first.concat(rest), second];
    const pairs = Array.from({ length: Math.max(...both.map(({ length }) => length)) }, (_, at) =>
      both.map((tests) => tests[at]),
    );
    return pairs.flat().filter((test) => test !== undefined);
  }
}

/** A run that has a group leaves out the suites that the group imports: they would run twice. */
function withoutGrouped(tests) {
  const grouped = new Set(
    tests.flatMap(({ path: file }) => imported(path.relative(root, file))).map((file) => path.join(root, file)),
  );
  return tests.filter(({ path: file }) => !grouped.has(file));
}
