/** The console of a bare-metal host: a program carries it, which some tests stand in for and one has from Debian. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NoKeyboard } from '../../src/drivers/agent/consoleServer.ts';
import { accessible, forever } from '../support/drivers/conformance.ts';
import { EmulatedHost } from '../support/drivers/emulatedHost.ts';
import { type IpmiController, ipmiCanBeHad, startIpmi } from '../support/drivers/ipmi.ts';
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
    expect(await refusal()).toMatch(/does not offer its console now/);
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

(ipmiCanBeHad() ? describe : describe.skip)('serial over LAN by ipmitool', () => {
  let controller: IpmiController;

  beforeEach(async () => {
    controller = await startIpmi(path.join(host.dataDir, 'ipmi'));
  });
  afterEach(() => controller.close());

  /** Until it shows: before there is a session, nothing that is printed is kept. */
  const prints = (words: string) =>
    waitFor(words, async () => {
      controller.print(words);
      return (await printed())?.includes(words);
    });

  it('is read and typed into, whatever is typed, and its session is free once the machine is released', async () => {
    const settings = { console: { command: controller.command, address: '127.0.0.1' } };
    await host.open({}, settings);
    await start();
    await prints('login: ');
    const typist = await keyboard();
    // At the start of a line, `~.` would end ipmitool's session, and `~^Z` would stop it.
    typist.write('ada\r~.\r~\x1a\rstill here\r');
    await waitFor('the keys', () => controller.typed().endsWith('ada\r~.\r~\x1a\rstill here\r'));
    await host.driver.destroy(host.runtime.runtimeId, forever);
    // The next machine's program gets the only session.
    host.runtime = { ...host.runtime, runtimeId: '7c2b6c9a-0000-4000-8000-000000000001' };
    await start();
    await prints('next');
    expect(await printed()).not.toContain('login');
  });

  it('is set up with the arguments that docs/bare-metal.md names', async () => {
    const page = await readFile('docs/bare-metal.md', 'utf8');
    const [, words] = /command: \[(ipmitool[^\]]*)\]/.exec(page)!;
    const documented = words!.split(', ').map((word) => word.replace(/^''$/, ''));
    const flags = (all: string[]) => all.filter((word) => /^(-|sol|activate|ipmitool|lanplus|$)/.test(word));
    // The simulator listens at another port, and knows no other cipher.
    const own = ['-p', '-C'];
    expect(flags(documented)).toEqual(flags(controller.command).filter((word) => !own.includes(word)));
  });
});
