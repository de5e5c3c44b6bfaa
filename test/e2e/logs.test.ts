/** Every line that a role writes, whatever its source: the role, a workflow, the SDK, its native core, Node. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Service, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

interface Line {
  level: string;
  time: string;
  name: string;
  msg: string;
  [key: string]: unknown;
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3,9}Z$/;

let service: Service;
beforeAll(async () => {
  service = await startService({ environment: { LOG_LEVEL: 'debug', STARTING_DEADLINE_MS: '3000' } });
}, 180_000);
afterAll(() => service?.stop());

const read = (name: string) => readFile(path.join(service.dataDir, 'logs', `${name}.log`), 'utf8');
const linesOf = async (name: string) => (await read(name)).split('\n').filter((line) => line !== '');

/** The line, or what is wrong with it. */
function parsed(line: string): Line {
  let value: Line;
  try {
    value = JSON.parse(line) as Line;
  } catch {
    throw new Error(`no JSON: ${line}`);
  }
  if (!levels.includes(value.level)) throw new Error(`level: ${line}`);
  if (!rfc3339.test(value.time)) throw new Error(`time: ${line}`);
  if (typeof value.name !== 'string' || typeof value.msg !== 'string') throw new Error(`name and msg: ${line}`);
  // Readers disagree about a key that appears twice.
  const twice = ['level', 'time', 'name', 'msg'].filter(
    (key) => line.split(`"${key}":`).length > 2 && !line.includes(`{"${key}"`, 1),
  );
  if (twice.length > 0 && JSON.stringify(value).length !== line.length) throw new Error(`${twice} twice: ${line}`);
  return value;
}

test('a role, a workflow, the SDK, its core, and Node all log JSON lines of one form', async () => {
  await service.createVm('fails', { fault: 'boot-never' });
  await waitFor('the machine to fail', async () => (await service.getVm('fails')).status.phase === 'Failed', 120_000);
  const before = (await linesOf('worker')).length;
  await waitFor('the core to miss Temporal', async () => {
    if (service.pidsOf('temporal').length > 0) service.kill('temporal');
    return (await linesOf('worker')).slice(before).some((line) => line.includes('"target":"temporalio'));
  });
  await service.deleteVm('fails');
  await service.untilGone('fails');

  const said = new Map<string, Line[]>();
  for (const name of ['api', 'worker', 'host']) said.set(name, (await linesOf(name)).map(parsed));
  const worker = said.get('worker')!;
  expect(said.get('api')!.length).toBeGreaterThan(0);
  expect(said.get('host')!.length).toBeGreaterThan(0);
  // The lines include those of a workflow, of the SDK, and of the core.
  expect(worker.some(({ workflowType, level }) => workflowType === 'virtualMachine' && level === 'warn')).toBe(true);
  expect(worker.some(({ target }) => String(target).startsWith('temporalio'))).toBe(true);
  expect((await readdir(path.join(service.dataDir, 'logs'))).sort()).toEqual([
    'api.log',
    'host.log',
    'postgres.log',
    'temporal.log',
    'worker.log',
  ]);
}, 300_000);
