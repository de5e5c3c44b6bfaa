// `npm run test:cluster`: sets up what is missing, then runs a whole deployment under faults. With `--cost`, measures instead
// what a life costs there, undisturbed.
import { report, run, tool } from './lib.mjs';
import { setup } from './setup.mjs';

const words = process.argv.slice(2);
const cost = words.includes('--cost');
await setup('everything');
report(
  cost
    ? 'what a life costs on a whole deployment: some minutes'
    : 'a whole deployment under faults: ten minutes or more',
);
const jest = [tool('jest', 'bin', 'jest.js'), '--config', 'jest.cluster.config.mjs'];
const which = cost ? ['test/cluster/cost.test.ts'] : ['--testPathIgnorePatterns', 'cost\\.test'];
process.exit(
  await run(process.execPath, [...jest, ...words.filter((word) => word !== '--cost'), ...which], { stdout: 1 }),
);
