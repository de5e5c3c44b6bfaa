// The tests that judge mutants (stryker.config.mjs): those that start no server and cover what is mutated.
import base from './jest.config.mjs';

const { globalSetup, globalTeardown, testSequencer, ...settings } = base;

/** @type {import('jest').Config} */
export default {
  ...settings,
  testMatch: [
    '<rootDir>/test/domain/**/*.test.ts',
    '<rootDir>/test/lib/*.test.ts',
    '<rootDir>/test/temporal/payloadCodec.test.ts',
    '<rootDir>/test/federation/{verification,keySource,jwt}.test.ts',
    '<rootDir>/test/usage/usageArithmetic.test.ts',
    '<rootDir>/test/operations/tracing.test.ts',
  ],
};
