/** What hosts keep of machines' consoles, and who gets to read it. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ConsoleAdmission, consoleBytes, consoleGreeting, lastLines } from '../../src/domain/console.ts';
import { allPorts } from '../../src/domain/forwardTargets.ts';
import { ConsoleLog } from '../../src/drivers/agent/consoleLog.ts';
import { ConsoleServer } from '../../src/drivers/agent/consoleServer.ts';
import { ConsoleShelf } from '../../src/drivers/agent/consoleShelf.ts';
import { waitFor } from '../support/wait.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'consoles-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['a\nb\nc\n', 2, 'b\nc\n'],
  ['a\nb\nc', 2, 'b\nc'],
  ['a\n', 5, 'a\n'],
  ['\n\n\n', 2, '\n\n'],
  ['a\n', 0, ''],
  ['', 3, ''],
])('of %j the last %i lines are %j', (text, lines, expected) => {
  expect(lastLines(Buffer.from(text), lines).toString()).toBe(expected);
});

test('a log keeps the end of what a machine printed, at its position', () => {
  const log = new ConsoleLog();
  for (let index = 0; index < 40; index++) log.append(Buffer.alloc(10_000, String(index % 10)));
  expect([log.end, log.from(log.start).length]).toEqual([400_000, consoleBytes]);
  expect(log.from(399_990).toString()).toBe('9999999999');
  expect(log.from(0).length).toBe(consoleBytes);
});

describe('the files of a host', () => {
  const files = () => readdir(path.join(folder, 'consoles'));
  const fileOf = (runtimeId: string) => path.join(folder, 'consoles', `${runtimeId}.log`);

  test('hold what was printed for the next agent, and at most twice of what is kept', async () => {
    const runtimeId = randomUUID();
    const first = new ConsoleShelf(folder);
    await first.open([]);
    const log = first.of(runtimeId);
    let most = 0;
    for (let index = 0; index < 20; index++) {
      log.append(Buffer.alloc(consoleBytes / 4, String(index % 10)));
      await first.close();
      most = Math.max(most, (await readFile(fileOf(runtimeId))).length);
    }
    expect(most).toBe(2 * consoleBytes);
    const second = new ConsoleShelf(folder);
    await second.open([runtimeId]);
    const found = (await second.find(runtimeId))!;
    expect(found.from(found.start)).toEqual(log.from(log.start));
  });

  test('go with their machine, unless it failed; those are read afterward, and only so many for so long', async () => {
    const shelf = new ConsoleShelf(folder);
    await shelf.open([]);
    const [deleted, failed, old] = [randomUUID(), randomUUID(), randomUUID()];
    for (const runtimeId of [deleted, failed, old]) shelf.of(runtimeId).append(Buffer.from(`of ${runtimeId}`));
    await shelf.release(deleted, { keep: false });
    await shelf.release(failed, { keep: true });
    await shelf.release(old, { keep: true });
    expect(await shelf.find(deleted)).toBeNull();
    const found = (await shelf.find(failed))!;
    expect([found.from(0).toString(), found.isOver]).toEqual([`of ${failed}`, true]);
    const longAgo = new Date(Date.now() - 8 * 86_400_000);
    await utimes(fileOf(old), longAgo, longAgo);
    for (let index = 0; index < 70; index++) {
      const runtimeId = randomUUID();
      shelf.of(runtimeId).append(Buffer.from('x'));
      await shelf.release(runtimeId, { keep: true });
      if (index === 0) expect(await shelf.find(old)).toBeNull();
    }
    expect(await files()).toHaveLength(64);
    // A repetition, as after a lost reply, changes nothing.
    await shelf.release(deleted, { keep: false });
    expect(await files()).toHaveLength(64);
  });
});

describe('the server of a host', () => {
  const [runtimeId, other] = [randomUUID(), randomUUID()];
  let logs: Record<string, ConsoleLog>;
  let server: ConsoleServer;
  const digestOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');
  beforeEach(() => {
    logs = {
      [runtimeId]: new ConsoleLog(Buffer.from('one\ntwo\nthree\n')),
      [other]: new ConsoleLog(Buffer.from('other')),
    };
    const find = async (id: string) => logs[id] ?? null;
    server = new ConsoleServer({ address: '127.0.0.1', ports: { ...allPorts, first: 20_000 }, find });
  });
  afterEach(() => server.close());

  const admitted = async (ticket: string, id = runtimeId) =>
    (await server.admit(id, digestOf(ticket))) as Extract<ConsoleAdmission, { outcome: 'admitted' }>;
  const open = ({ port }: { port: number }, opening: unknown) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(typeof opening === 'string' ? opening : `${JSON.stringify(opening)}\n`);
    return socket;
  };
  const read = async (at: { port: number }, opening: unknown) =>
    (await buffer(open(at, opening)).catch(() => Buffer.alloc(0))).toString();

  test('gives what is asked for to the holder of a ticket, once, and of that machine alone', async () => {
    const at = await admitted('first');
    expect(await read(at, { ticket: 'first' })).toBe(`${consoleGreeting}one\ntwo\nthree\n`);
    expect(await read(at, { ticket: 'first' })).toBe('');
    await admitted('second');
    expect(await read(at, { ticket: 'second', tailLines: 1 })).toBe(`${consoleGreeting}three\n`);
    await admitted('third', other);
    expect(await read(at, { ticket: 'third', limitBytes: 2 })).toBe(`${consoleGreeting}ot`);
    expect(await server.admit(randomUUID(), digestOf('fourth'))).toEqual({ outcome: 'nothing' });
  });

  test.each([
    ['another ticket', { ticket: 'guessed' }],
    ['the digest in place of the ticket', { ticket: digestOf('good') }],
    ['no JSON', 'GET / HTTP/1.1\r\n\r\n'],
    ['a negative number', { ticket: 'good', tailLines: -1 }],
    ['an endless line', 'x'.repeat(5_000)],
  ])('gives nothing for %s', async (_what, opening) => {
    const at = await admitted('good');
    expect(await read(at, opening)).toBe('');
    // The ticket is still good: none of these was it.
    expect(await read(at, { ticket: 'good', limitBytes: 3 })).toBe(`${consoleGreeting}one`);
  });

  test('follows what the machine prints, until it is gone', async () => {
    const log = logs[runtimeId]!;
    const socket = open(await admitted('t'), { ticket: 't', follow: true, tailLines: 0 });
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await waitFor('the greeting', () => text === consoleGreeting);
    log.append(Buffer.from('four\n'));
    await waitFor('the next line', () => text === `${consoleGreeting}four\n`);
    log.append(Buffer.from('five\n'));
    log.finish();
    await ended;
    expect(text).toBe(`${consoleGreeting}four\nfive\n`);
  });
});
