import { cachedWorkflows } from '../../src/temporal/temporalRuntime.ts';

test('the default cache of a worker holds 500 workflows, and one of 0 MB none', () => {
  expect(cachedWorkflows({ WORKER_CACHE_MB: 150 })).toBe(500);
  expect(cachedWorkflows({ WORKER_CACHE_MB: 0 })).toBe(0);
});
