// `npm run test:cluster`: sets up what is missing, then runs a whole deployment under faults. With `--cost`, measures instead
// what a life costs there, undisturbed; with `--grow`, what it costs beside thousands of machines.
import { report, run, tool } from './lib.mjs';
import { setup } from './setup.mjs';

const words = process.argv.slice(2);
const measurements = {
  '--cost': ['test/cluster/cost.test.ts', 'what a life costs on a whole deployment: some minutes'],
  '--grow': [
    'test/cluster/growth.test.ts',
    'what a life costs beside thousands of machines: half an hour or more; with 10,000, over an hour',
  ],
};
const chosen = Object.keys(measurements).find((option) => words.includes(option));
const [file, what] = measurements[chosen] ?? [null, 'a whole deployment under faults: ten minutes or more'];
await setup('everything');
report(what);
const jest = [tool('jest', 'bin', 'jest.js'), '--config', 'jest.cluster.config.mjs'];
const which = file === null ? ['--testPathIgnorePatterns', '(cost|growth)\\.test'] : [file];
process.exit(
  await run(process.execPath, [...jest, ...words.filter((word) => word !== chosen), ...which], { stdout: 1 }),
);
