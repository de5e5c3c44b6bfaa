/** Supervision of processes on a full disk. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Disk } from '../../bench/soak/disks.ts';
import { isAlive } from '../../src/lib/processes.ts';
import { wrapperArguments } from '../../src/up/processWrapper.ts';
import { Supervisor } from '../../src/up/supervisor.ts';
import { program } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

/** Needed to fill a disk. */
const onSmallDisk = Disk.canBeMounted() ? describe : describe.skip;

onSmallDisk('on a full disk', () => {
  let folder: string;
  let disk: Disk;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'supervisor-'));
    disk = await Disk.mount(path.join(folder, 'pids'), 1);
  });
  afterEach(async () => {
    await disk.unmount();
    await rm(folder, { recursive: true, force: true });
  });

  test('a process whose id cannot be recorded still runs, once', async () => {
    const said: string[] = [];
    const supervisor = new Supervisor({ dataDir: folder, report: (line) => said.push(line) });
    await disk.fill();
    const script =
      `require('fs').appendFileSync(${JSON.stringify(path.join(folder, 'starts'))}, process.pid + '\\n'); ` +
      'setInterval(() => {}, 1000)';
    await supervisor.start({
      name: 'child',
      graceMs: 5_000,
      prepare: async () => ({ command: [process.execPath, '-e', script], env: {} }),
    });
    // Whole lines only: the id 0, as which an empty file would be read, means every process of this test run.
    const starts = () => {
      const text = existsSync(path.join(folder, 'starts')) ? readFileSync(path.join(folder, 'starts'), 'utf8') : '';
      return (text.match(/^\d+\n/gm) ?? []).map(Number);
    };
    await waitFor('the child to run', () => starts().length === 1);
    expect(said.join()).toContain('ENOSPC');
    // Positive control: a process that ends is restarted, on the full disk too.
    process.kill(starts()[0]!, 'SIGKILL');
    await waitFor('the second child', () => starts().length === 2);
    await supervisor.stop();
    expect(starts()).toHaveLength(2);
    expect(starts().filter(isAlive)).toEqual([]);
  });

  test('a program whose id cannot be recorded does not outlive its wrapper', async () => {
    const started = path.join(folder, 'started');
    await writeFile(started, '');
    const script = `require('fs').appendFileSync(${JSON.stringify(started)}, String(process.pid)); setInterval(() => {}, 1000)`;
    const keeping = (pidFile: string) =>
      spawn(
        process.execPath,
        [program, ...wrapperArguments({ command: [process.execPath, '-e', script], pidFile, stopSignal: 'SIGTERM' })],
        { stdio: ['pipe', 'ignore', 'pipe'], env: { COMPUTE_PARENT_PIPE: '1' } },
      );
    // Positive control: on a disk with room it runs.
    mkdirSync(path.join(folder, 'room'));
    const well = keeping(path.join(folder, 'room', 'program'));
    await waitFor('the program to run', () => readFileSync(started, 'utf8') !== '');
    const wellEnded = new Promise((resolve) => well.once('exit', resolve));
    well.kill('SIGTERM');
    await wellEnded;
    await writeFile(started, '');

    await disk.fill();
    const wrapper = keeping(path.join(disk.folder, 'program'));
    let said = '';
    wrapper.stderr.on('data', (text) => (said += String(text)));
    const code = await new Promise<number | null>((resolve) => wrapper.once('exit', resolve));
    expect(code).toBe(1);
    expect(said).toContain('ENOSPC');
    // The program holds the other end of the pipe.
    try {
      await waitFor('the program to be gone', () => wrapper.stderr.closed);
    } finally {
      wrapper.stderr.destroy();
      const pid = Number(readFileSync(started, 'utf8'));
      if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
  });
});
