import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** In a separate process, because an error thrown from a timer ends it. */
function closeAfter(call: boolean): { status: number | null; stderr: string } {
  const script = `
    import { lazyClient } from ${JSON.stringify(path.join(root, 'dist', 'src', 'temporal', 'connection.js'))};
    import { readConfig } from ${JSON.stringify(path.join(root, 'dist', 'src', 'settings', 'config.js'))};
    const client = lazyClient(readConfig({ TEMPORAL_ADDRESS: '127.0.0.1:1' }));
    const calls = ${call} ? Array.from({ length: 20 }, () => client.workflow.getHandle('x').describe().catch(() => 'failed')) : [];
    await new Promise((resolve) => setTimeout(resolve, 300));
    await client.connection.close();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    console.log('closed');`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    timeout: 55_000,
    env: { PATH: process.env['PATH'], HOME: '/' },
  });
  return { status, stderr };
}

test.each([false, true])('a closed client shuts down cleanly (calls in progress: %s)', (call) => {
  expect(closeAfter(call)).toEqual({ status: 0, stderr: '' });
});
