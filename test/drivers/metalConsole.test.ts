/** The console of a bare-metal host: a program carries it, which some tests stand in for and others have from Debian. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NoKeyboard } from '../../src/drivers/agent/consoleServer.ts';
import { accessible, forever } from '../support/drivers/conformance.ts';
import type { ConsoleController } from '../support/drivers/controllersLine.ts';
import { EmulatedHost } from '../support/drivers/emulatedHost.ts';
import { ipmiCanBeHad, startIpmi } from '../support/drivers/ipmi.ts';
import { provideSshd, startSshController } from '../support/drivers/sshController.ts';
import { waitFor } from '../support/wait.ts';

let host: EmulatedHost;

beforeEach(async () => {
  host = await EmulatedHost.make();
  host.timing = { ...host.timing, consoleRestartMs: { first: 10, most: 100 } };
});
afterEach(() => host.remove());

const consoles = () => host.driver.consoles!;
const printed = async () => (await consoles().find(host.runtime.runtimeId))?.from(0).toString('latin1') ?? null;
const shows = (words: string) => waitFor(words, async () => (await printed())?.includes(words));
const keyboard = () => consoles().openKeyboard(host.runtime.runtimeId);
const refusal = () => keyboard().catch((error: unknown) => error instanceof NoKeyboard && error.message);

async function start(): Promise<void> {
  await host.driver.create(host.runtime, forever);
  await host.driver.start(host.runtime.runtimeId, forever);
}

describe('a console that a program carries', () => {
  /** Prints its own process id and what is typed; "end" ends it. */
  const script = 'echo "from $$"; while read -r line; do [ "$line" = end ] && exit 1; echo "heard $line"; done';
  const settings = { console: { command: ['sh', '-c', script], address: '127.0.0.1' } };
  const pids = async () => [...((await printed()) ?? '').matchAll(/from (\d+)/g)].map(([, pid]) => Number(pid));
  const runs = (pid: number) => existsSync(`/proc/${pid}`);

  it('has what the machine prints, for several who type, from its power-on until its release', async () => {
    await host.open({}, settings);
    await host.driver.create(host.runtime, forever);
    expect(await printed()).toBeNull();
    expect(await refusal()).toBe('the machine is off');
    await host.driver.start(host.runtime.runtimeId, forever);
    await shows('from ');
    const [one, two] = [await keyboard(), await keyboard()];
    one.write('first\n');
    await shows('heard first');
    one.destroy();
    two.write('second\n');
    await shows('heard second');
    const [pid] = await pids();
    await host.driver.stop(host.runtime.runtimeId, { force: true }, forever);
    await waitFor('the keyboard to be gone', () => two.destroyed);
    expect([await refusal(), runs(pid!)]).toEqual(['the machine is off', true]);
    await host.driver.destroy(host.runtime.runtimeId, forever);
    expect([await printed(), runs(pid!)]).toEqual([null, false]);
  });

  it('is carried again when the program has ended, which ends those who type', async () => {
    await host.open({}, settings);
    await start();
    await shows('from ');
    const typist = await keyboard();
    typist.write('end\n');
    await waitFor('the keyboard to be gone', () => typist.destroyed);
    await waitFor('another program', async () => (await pids()).length === 2);
    (await keyboard()).write('again\n');
    await shows('heard again');
  });

  it('says that it cannot be typed into while the program is not there, and costs the machine nothing', async () => {
    await host.open({}, { console: { command: ['no-such-program'], address: '127.0.0.1' } });
    await start();
    await accessible(host.driver, host.runtime);
    await waitFor('a refusal', async () => String(await refusal()).includes('does not offer its console now'));
    expect(await printed()).toBe('');
    await host.driver.destroy(host.runtime.runtimeId, forever);
  });

  it('is found by the next agent with what was printed before, and no program outlives its agent', async () => {
    await host.open({}, settings);
    await start();
    await shows('from ');
    const [pid] = await pids();
    await host.driver.close();
    expect(runs(pid!)).toBe(false);
    await host.reopen(settings);
    await waitFor('another program', async () => (await pids()).length === 2);
    expect((await pids())[0]).toBe(pid);
  });

  it('of a machine that failed can be read after its release', async () => {
    await host.open({}, settings);
    await start();
    await shows('from ');
    await host.driver.destroy(host.runtime.runtimeId, forever, { keepConsole: true });
    await shows('from ');
    expect((await consoles().find(host.runtime.runtimeId))!.isOver).toBe(true);
  });

  it('is not there without one in the fleet file', async () => {
    await host.open({});
    expect(host.driver.consoles).toBeUndefined();
  });
});

const sshd = provideSshd();
/** With the options that only the tests' controllers need. */
const ways = [
  { way: 'serial over LAN by ipmitool', canBeHad: ipmiCanBeHad(), begin: startIpmi, own: ['-p', '-C'] },
  { way: 'a controller’s SSH', canBeHad: sshd !== null, begin: startSshController, own: ['-p', 'UserKnownHostsFile'] },
];

describe.each(ways)('$way', ({ canBeHad, begin, own }) => {
  if (!canBeHad) return void it.skip('carries a console');
  let controller: ConsoleController;

  beforeEach(async () => {
    controller = await begin(path.join(host.dataDir, 'controller'));
  });
  afterEach(() => controller.close());

  const open = () => host.open({}, { console: { command: controller.command, address: '127.0.0.1' } });
  /** Until it shows: before there is a session, nothing that is printed is kept. */
  const prints = (words: string) =>
    waitFor(words, async () => {
      controller.line.print(words);
      return (await printed())?.includes(words);
    });

  it('is read and typed into, whatever is typed, and its session is free once the machine is released', async () => {
    await open();
    await start();
    await prints('login: ');
    const typist = await keyboard();
    // At the start of a line, `~.` would end the program's session, and `~^Z` would stop it.
    const keys = 'ada\r~.\r~\x1a\r\x03still here\r';
    typist.write(keys);
    await waitFor('the keys', () => controller.line.typed().endsWith(keys));
    await host.driver.destroy(host.runtime.runtimeId, forever);
    // The next machine's program gets the only session.
    host.runtime = { ...host.runtime, runtimeId: '7c2b6c9a-0000-4000-8000-000000000001' };
    await start();
    await prints('next');
    expect(await printed()).not.toContain('login');
  });

  it('gives its session back when its agent is killed', async () => {
    const here = (file: string) => path.join(process.cwd(), 'test/support/drivers', file);
    const program = ['--import', here('typescript.mjs'), here('consoleAgent.ts'), path.join(host.dataDir, 'other')];
    const agent = spawn(process.execPath, [...program, ...controller.command], {
      stdio: ['ignore', 'ignore', 2, 'ipc'],
    });
    let carried = false;
    agent.once('message', () => (carried = true));
    await waitFor('the console', () => {
      controller.line.print('before ');
      return carried;
    });
    expect(programs()).toHaveLength(1);
    agent.kill('SIGKILL');
    await waitFor('its program to end', () => programs().length === 0);
    await open();
    await start();
    await prints('after');
  });

  /** The programs that carry it. */
  function programs(): string[] {
    const all = execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' }).split('\n');
    return all.filter((words) => words.startsWith(controller.command.slice(0, -1).join(' ').trim()));
  }

  it('is set up with the arguments that docs/bare-metal.md names', async () => {
    const page = await readFile('docs/bare-metal.md', 'utf8');
    const [, words] = new RegExp(`command: \\[(${controller.command[0]}[^\\]]*)\\]`).exec(page)!;
    const documented = words!.split(', ').map((word) => word.replace(/^''$/, ''));
    expect(shape(documented)).toEqual(shape(controller.command));
  });

  /** Without what differs from controller to controller. */
  function shape(words: readonly string[]): string {
    return words
      .join(' ')
      .replaceAll(new RegExp(` (?:-o )?(?:${own.join('|')})[ =]\\S+`, 'g'), '')
      .replaceAll(/\d+\.\d+\.\d+\.\d+| \/\S+|(?<=Interval=)\d+/g, '…');
  }
});
