/**
 * `npm run test:mutants -- --mutate src/domain/FILE.ts`: Stryker changes one expression of the file after another, and
 * each change has to make a test of jest.mutation.config.mjs fail. A mutant takes seconds, so name the files that you
 * changed. What survives lacks a test, or changes nothing.
 */

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
  mutate: ['src/domain/*.ts', 'src/temporal/payload*.ts', 'src/api/federation/*.ts'],
  ignorePatterns: ['dist', '.data', 'docs', 'deploy', 'test/histories', 'test/golden', '/console', '/sdk'],
  // Stryker would rewrite it with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false },
};
