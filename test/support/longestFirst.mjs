// The order of the suites. A fresh clone has no record of how long each takes, and Jest would go by their size: a long
// suite that starts last then keeps one worker busy while the others have nothing left to do.
import sequencer from '@jest/test-sequencer';

/** Folders of suites that start programs and wait for them, the longest first. */
const long = ['test/e2e/', 'test/drivers/qemu', 'test/up/', 'test/workflows/', 'test/contract/', 'test/drivers/'];

export default class LongestFirst extends sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const rank = ({ path }) => {
      const at = long.findIndex((folder) => path.includes(folder));
      return at < 0 ? long.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
