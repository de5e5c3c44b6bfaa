// `npm run test:cluster`: sets up what is missing, then runs a whole deployment under faults.
import { report, run, tool } from './lib.mjs';
import { setup } from './setup.mjs';

await setup('everything');
report('a whole deployment under faults: ten minutes or more');
const jest = [tool('jest', 'bin', 'jest.js'), '--config', 'jest.cluster.config.mjs', ...process.argv.slice(2)];
process.exit(await run(process.execPath, jest, { stdout: 1 }));
