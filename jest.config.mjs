/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // A group runs the suites that it imports in one world; longestFirst.mjs leaves these out beside it.
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.group.ts'],
  // A whole deployment under faults: npm run test:cluster.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/cluster/'],
  // What suites share: a Postgres, the workflows' bundle. Each is made when the first suite asks for it.
  globalSetup: '<rootDir>/test/support/run/setup.mjs',
  globalTeardown: '<rootDir>/test/support/run/teardown.mjs',
  setupFiles: ['<rootDir>/test/support/connectTimeout.ts', '<rootDir>/test/support/properties.ts'],
  // Histories and goldens are data; what was built is tested through its sources.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Jest runs CommonJS without flags, so sources and the packages that are ES modules only are transformed to it.
  transform: {
    '\\.(m?[jt]s)$': [
      '@swc/jest',
      {
        jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(jose|marked|openid-client|oauth4webapi|@prisma/schema-engine-wasm)/|@prisma/client/runtime/.*\\.mjs$)',
  ],
  // What a slow machine may take for what takes seconds: no test asks how long something took.
  testTimeout: 120_000,
  // On a loaded machine the end of a process of half a gigabyte takes longer than the half second that Jest allows.
  workerGracefulExitTimeout: 30_000,
  // More than the processors of a small machine: most of the suites' time is waiting, for a server to start or for time
  // to pass.
  maxWorkers: 6,
  // Node keeps parts of some suites, such as what measures the event loop.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/test/support/longestFirst.mjs',
};
