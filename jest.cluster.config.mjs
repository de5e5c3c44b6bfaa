import base from './jest.config.mjs';

/** @type {import('jest').Config} The tests of `npm run test:cluster`, which `npm test` leaves out. */
export default {
  ...base,
  testMatch: ['<rootDir>/test/cluster/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // One cluster takes the whole machine.
  maxWorkers: 1,
};
