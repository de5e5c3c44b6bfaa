/** The agent beside what a guest controls that broke out of its emulator: its monitor, and what joins its network. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConsoleLog } from '../../src/drivers/agent/consoleLog.ts';
import { Confinement } from '../../src/drivers/qemu/confinement.ts';
import { fileNames } from '../../src/drivers/qemu/qemuCommand.ts';
import { qemuSettings } from '../../src/drivers/qemu/qemuSettings.ts';
import { Qmp } from '../../src/drivers/qemu/qmp.ts';
import { Vm } from '../../src/drivers/qemu/vm.ts';
import { makeRuntime } from '../support/drivers/conformance.ts';
import { waitFor } from '../support/wait.ts';

/** What it returns, or a line of its own. */
type Says = Record<string, unknown>;

const healthy: Says = {
  'query-status': { status: 'running', running: true },
  'query-blockstats': [{ stats: { rd_operations: 3, wr_operations: 4 } }],
  'query-chardev': [{ label: 'console', filename: 'ringbuf' }],
  'ringbuf-read': Buffer.from('hello ').toString('base64'),
};

let folder: string;
let server: Server;
let sockets: Socket[];
let asked: string[];
const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  [sockets, asked] = [[], []];
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  process.off('unhandledRejection', note);
  for (const socket of sockets) socket.destroy();
  server.close();
  await rm(folder, { recursive: true, force: true });
  expect(uncaught.splice(0)).toEqual([]);
});

/** `answers`: null for no answer. */
async function serve(answers: (command: string) => unknown): Promise<void> {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('{"QMP":{"version":{}}}\r\n');
    socket.on('data', (chunk) => {
      for (const said of String(chunk).trim().split('\n')) {
        const { execute, id } = JSON.parse(said) as { execute: string; id: number };
        asked.push(execute);
        const value = answers(execute);
        if (value !== null) socket.write(`${JSON.stringify({ return: value, id })}\r\n`);
      }
    });
  });
  await once(server.listen(path.join(folder, fileNames.agentQmp)), 'listening');
}

describe('a conversation with a hostile QEMU', () => {
  const converse = async () => {
    await serve((command) => healthy[command] ?? {});
    return Qmp.connect(folder, fileNames.agentQmp, () => undefined);
  };

  it.each([
    ['null', 'null\n'],
    ['a number', '5\n'],
    ['a list', '[]\n'],
    ['an empty line', '\n'],
    ['an event that is no name', '{"event":{}}\n'],
    ['an error without words', '{"error":5,"id":1}\n'],
    ['a line without an end', 'x'.repeat(2 ** 21)],
    ['a line that is too long', `{"return":"${'x'.repeat(2 ** 21)}","id":2}\n`],
    ['a line without an end, in a hundred megabytes', Buffer.alloc(100 * 2 ** 20, 'x')],
  ])('ends with %s, and nothing else does', async (_what, line) => {
    const qmp = await converse();
    expect(await qmp.execute('query-status')).toEqual({ status: 'running' });
    sockets[0]!.write(line);
    await qmp.closed;
    await expect(qmp.execute('query-status')).rejects.toMatchObject({ code: 'Unavailable' });
  });

  it.each([
    ['query-uuid', {}],
    ['query-status', null],
    ['query-status', { status: 5 }],
    ['query-block', {}],
    ['query-blockstats', {}],
    ['query-blockstats', [{ stats: { rd_operations: 'many', wr_operations: 1 } }]],
    ['query-chardev', [null]],
    ['ringbuf-read', 5],
  ])('takes no %s of the shape %j', async (command, value) => {
    const qmp = await converse();
    sockets[0]!.removeAllListeners('data');
    const sent = once(sockets[0]!, 'data');
    const failing = qmp.execute(command);
    const { id } = JSON.parse(String((await sent)[0])) as { id: number };
    sockets[0]!.write(`${JSON.stringify({ return: value, id })}\n`);
    await expect(failing).rejects.toMatchObject({ code: 'Unavailable' });
    qmp.close();
  });

  it('quotes a few words of a refusal', async () => {
    const qmp = await converse();
    sockets[0]!.removeAllListeners('data');
    const sent = once(sockets[0]!, 'data');
    const failing = qmp.execute('cont');
    const { id } = JSON.parse(String((await sent)[0])) as { id: number };
    sockets[0]!.write(`${JSON.stringify({ error: { desc: `\u001b[2J${'x'.repeat(100_000)}` }, id })}\n`);
    const message = expect.stringMatching(/^QEMU refuses: \ufffd\[2Jx{396}$/);
    await expect(failing).rejects.toMatchObject({ code: 'Unavailable', message });
    qmp.close();
  });
});

describe('a machine whose QEMU is hostile', () => {
  let runs: ChildProcess;
  let vm: Vm;
  let output: ConsoleLog;
  let changes: number;
  let ends: string[];

  const adopt = async (answers: (command: string) => unknown) => {
    const runtime = makeRuntime({});
    await serve((command) => (command === 'query-uuid' ? { UUID: runtime.runtimeId } : answers(command)));
    runs = spawn('sh', ['-c', 'sleep 600; :', 'sh', '-uuid', runtime.runtimeId], {
      argv0: 'qemu-system-x',
      stdio: 'ignore',
    });
    await once(runs, 'spawn');
    output = new ConsoleLog();
    changes = 0;
    const told: string[] = [];
    ends = told;
    const found = await Vm.adopt({
      folder,
      runtime,
      forwards: [],
      nonce: 'f00d',
      console: output,
      onChange: () => {
        changes += 1;
      },
      onEnd: ({ said }) => told.push(said),
      hangAfterMs: 600_000,
      confinement: new Confinement(qemuSettings.parse({}), false),
    });
    vm = found!;
  };
  afterEach(async () => {
    await vm.leave();
    runs.kill('SIGKILL');
    expect(ends).toEqual([]);
  });

  it('is looked at as long as it responds as it should', async () => {
    await adopt((command) => healthy[command] ?? {});
    await waitFor('its statistics', () => asked.includes('query-blockstats'));
    expect(output.from(0).toString()).toMatch(/^(hello )+$/);
    expect(vm.lastSeen()).toMatchObject({ power: 'on' });
  });

  it.each<[string, unknown]>([
    ['query-blockstats', {}],
    ['query-blockstats', [null]],
    ['query-status', { status: null }],
    ['query-chardev', 5],
    ['ringbuf-read', 5],
    ['ringbuf-read', { length: 1e9 }],
  ])('outlives a %s of %j, look after look', async (command, value) => {
    await adopt((named) => (named === command ? value : (healthy[named] ?? {})));
    const looks = () => asked.filter((name) => name === 'ringbuf-read').length;
    const before = looks();
    await waitFor('more looks', () => looks() > before + 6);
    expect(vm.lastSeen()).toMatchObject({ presence: 'present', power: 'on' });
  });

  it('is connected to again after a line that is no message', async () => {
    await adopt((command) => healthy[command] ?? {});
    sockets[0]!.write('null\n');
    await waitFor('the next connection', () => sockets.length > 1);
    await waitFor('a look', async () => {
      await vm.look();
      return asked.slice(-3).includes('ringbuf-read');
    });
  });

  it('is asked once for all events that come before it says its state', async () => {
    let isSilent = false;
    await adopt((command) => (command === 'query-status' && isSilent ? null : (healthy[command] ?? {})));
    isSilent = true;
    const before = asked.length;
    sockets[0]!.write('{"event":"STOP"}\n'.repeat(20_000));
    await waitFor('a question', () => asked.slice(before).includes('query-status'));
    isSilent = false;
    // It reads the state last: the events before it have been handled.
    await vm.look();
    const questions = asked.slice(before).filter((name) => name === 'query-status');
    expect(questions.length).toBeLessThan(30);
    healthy['query-status'] = { status: 'paused' };
    sockets[0]!.write('{"event":"STOP"}\n');
    await waitFor('its state', () => vm.trouble === 'paused' && changes > 0);
    healthy['query-status'] = { status: 'running' };
  });
});
