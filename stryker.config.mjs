/**
 * `npm run test:mutants`: Stryker changes one expression after another, and each change has to make a test of
 * jest.mutation.config.mjs fail. A mutant takes seconds: without arguments, and in `test:full`, it changes files that
 * bills and proofs rest on and that tests without a server cover. `-- --mutate src/domain/FILE.ts` names others. What
 * survives lacks a test, or changes nothing.
 */

/** The share of mutants, in percent, that the tests find in the files below. Every survivor was read when it was set. */
const floor = 90;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.mutation.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // Tables and patterns are made once for all tests: each of their mutants would run every test.
  ignoreStatic: true,
  // Most texts are for people, and goldens have them.
  mutator: { excludedMutations: ['StringLiteral'] },
  mutate: [
    'src/domain/usageTime.ts',
    'src/domain/claimConstraints.ts',
    'src/temporal/payloadCodec.ts',
    'src/api/federation/jwt.ts',
  ],
  thresholds: { high: 90, low: 80, break: process.argv.includes('--mutate') ? null : floor },
  ignorePatterns: ['dist', '.data', 'docs', 'deploy', 'test/histories', 'test/golden', '/console', '/sdk'],
  // Stryker would rewrite it with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false },
};
