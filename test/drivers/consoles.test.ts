/** What hosts keep of machines' consoles, and who gets to read it. */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type ConsoleAdmission,
  consoleBytes,
  consoleGreeting,
  keyboardGreeting,
  lastLines,
  noKeyboard,
} from '../../src/domain/console.ts';
import { allPorts } from '../../src/domain/forwardTargets.ts';
import { ConsoleLog } from '../../src/drivers/agent/consoleLog.ts';
import { ConsoleServer, type Consoles, NoKeyboard } from '../../src/drivers/agent/consoleServer.ts';
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
  let consoles: Consoles;
  let typed: string;
  let keyboards: Writable[];
  /** In place of the next keyboard. */
  let none: Error | null;
  const digestOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');
  beforeEach(() => {
    logs = {
      [runtimeId]: new ConsoleLog(Buffer.from('one\ntwo\nthree\n')),
      [other]: new ConsoleLog(Buffer.from('other')),
    };
    [typed, keyboards, none] = ['', [], null];
    const find = async (id: string) => logs[id] ?? null;
    const openKeyboard = async () => {
      if (none) throw none;
      const keyboard = new Writable({
        write: (keys, _encoding, taken) => {
          typed += String(keys);
          taken();
        },
      });
      keyboards.push(keyboard);
      return keyboard;
    };
    consoles = { address: '127.0.0.1', ports: { ...allPorts, first: 20_000 }, find, openKeyboard };
    server = new ConsoleServer(consoles);
  });
  afterEach(() => server.close());

  const admitted = async (ticket: string, id = runtimeId, options = {}) =>
    (await server.admit(id, digestOf(ticket), options)) as Extract<ConsoleAdmission, { outcome: 'admitted' }>;
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

  /** Opens with a ticket for typing; what came so far, and whether it ended. */
  async function attach(ticket: string) {
    const socket = open(await admitted(ticket, runtimeId, { types: true }), { ticket, tailLines: 1 });
    const seen = { socket, text: '', ended: false };
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        seen.text += String(chunk);
      });
    socket.once('close', () => {
      seen.ended = true;
    });
    return seen;
  }

  test('lets several type who hold tickets for it, and all of them see what is printed', async () => {
    const [one, two] = [await attach('one'), await attach('two')];
    const ready = `${keyboardGreeting}three\n`;
    await waitFor('both', () => one.text === ready && two.text === ready);
    one.socket.write('ls\r');
    await waitFor('what was typed', () => typed === 'ls\r');
    two.socket.write('id\r');
    await waitFor('what was typed', () => typed === 'ls\rid\r');
    logs[runtimeId]!.append(Buffer.from('four\n'));
    await waitFor('what is printed', () => one.text === `${ready}four\n` && two.text === `${ready}four\n`);
    one.socket.end();
    await waitFor('the first to end with its own', () => one.ended && keyboards[0]!.destroyed);
    expect([two.ended, keyboards[1]!.destroyed]).toEqual([false, false]);
    logs[runtimeId]!.finish();
    await waitFor('the other to end with the machine', () => two.ended && keyboards[1]!.destroyed);
  });

  test('takes nothing from the holder of a ticket that is for reading', async () => {
    const socket = open(await admitted('reads'), { ticket: 'reads', follow: true, types: true });
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    await waitFor('the output', () => text.startsWith(`${consoleGreeting}one`));
    socket.write('reboot\r');
    logs[runtimeId]!.finish();
    await once(socket, 'close');
    expect([typed, keyboards]).toEqual(['', []]);
    const typist = await attach('types');
    typist.socket.write('ignored until the greeting');
    await waitFor('a keyboard', () => keyboards.length === 1);
  });

  test('ends with its keyboard, and says why there is none, but nothing of the host', async () => {
    const typist = await attach('first');
    await waitFor('the keyboard', () => typist.text.startsWith(keyboardGreeting));
    keyboards[0]!.destroy();
    await waitFor('its end', () => typist.ended);
    none = new NoKeyboard('the machine is off');
    const off = await attach('second');
    await waitFor('the end', () => off.ended);
    none = new Error('/var/lib/secret is full');
    const broken = await attach('third');
    await waitFor('the end', () => broken.ended);
    expect([off.text, broken.text]).toEqual([
      `${noKeyboard}the machine is off\n`,
      `${noKeyboard}its host has trouble\n`,
    ]);
  });

  test('makes those wait who type faster than the machine takes it, and lets go of those that it leaves waiting', async () => {
    await server.close();
    server = new ConsoleServer(consoles, { stuckMs: 300 });
    const typist = await attach('fast');
    await waitFor('the keyboard', () => keyboards.length === 1);
    const keyboard = keyboards[0]!;
    const waiting: (() => void)[] = [];
    keyboard._write = (_keys, _encoding, taken) => void waiting.push(taken);
    const flood = Buffer.alloc(64 * 1024 * 1024);
    let isTaken = false;
    typist.socket.write(flood, (error) => {
      isTaken = !error;
    });
    await waitFor('the keyboard to be full', () => keyboard.writableNeedDrain || keyboard.destroyed);
    expect([isTaken, keyboard.writableLength < 1024 * 1024]).toEqual([false, true]);
    await waitFor('the end', () => keyboard.destroyed && typist.ended);
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
