/** The serial console of a virtual machine, typed into by its host's agent. */
import { readdir, stat } from 'node:fs/promises';
import { absent } from '../../../src/domain/observation.ts';
import { NoKeyboard } from '../../../src/drivers/agent/consoleServer.ts';
import type { MachineDriver, RuntimeSpec } from '../../../src/drivers/agent/driver.ts';
import { fileNames, rings } from '../../../src/drivers/qemu/qemuCommand.ts';
import { Qmp } from '../../../src/drivers/qemu/qmp.ts';
import { waitFor } from '../wait.ts';
import { forever, listens } from './conformance.ts';
import type { TestHost } from './qemuHost.ts';

/** A machine that is up, and its host's agent. */
export interface UpMachine {
  host(): TestHost;
  driver(): MachineDriver;
  /** Opens the next agent, after the last one was closed. */
  reopen(): Promise<void>;
  runtime(): RuntimeSpec;
  /** Runs a command in it as root. */
  root(command: string): Promise<string>;
}

/** The machine stays up. */
export async function typedInto(up: UpMachine, waitMs: number): Promise<void> {
  const { runtimeId } = up.runtime();
  const keyboard = () => up.driver().consoles!.openKeyboard(runtimeId);
  const printed = async () => (await up.driver().consoles!.find(runtimeId))!.from(0).toString('latin1');
  const shows = (words: string) => waitFor(words, async () => (await printed()).includes(words), waitMs);
  const folder = up.host().folder(runtimeId);
  const operator = () => Qmp.connect(folder, fileNames.operatorQmp, () => undefined);
  const devices = async () => {
    const qmp = await operator();
    const found = await qmp.execute('query-chardev');
    qmp.close();
    return found.find(({ label }) => label === rings.console)?.filename;
  };
  await up.root('(while read -r line; do echo "heard $line"; done </dev/ttyS0 >/dev/ttyS0 2>&1) >/dev/null 2>&1 &');
  const [one, two] = await Promise.all([0, 1].map(keyboard));
  one!.write('first\n');
  await shows('heard first');
  two!.write('second\n');
  await shows('heard second');
  expect([(await stat(folder)).mode & 0o777, (await readdir(folder)).includes('keyboard')]).toEqual([0o700, false]);
  one!.destroy();
  two!.write('third\n');
  await shows('heard third');
  two!.destroy();
  await waitFor('the ring to be back', async () => (await devices()) === 'ringbuf');
  await up.root('echo alone again > /dev/ttyS0');
  await shows('alone again');

  await keyboard();
  await up.driver().close();
  expect(await devices()).toBe('ringbuf');
  await up.root('echo without an agent > /dev/ttyS0');
  // As if an agent had ended without a moment to put the ring back.
  await up.reopen();
  await shows('without an agent');
  await up.driver().close();
  const qmp = await operator();
  await qmp.execute('chardev-change', { id: rings.console, backend: { type: 'null', data: {} } });
  qmp.close();
  await up.reopen();
  expect(await devices()).toBe('ringbuf');
  (await keyboard()).write('fourth\n');
  await shows('heard fourth');
}

/** Of a machine that is on; it is off afterward. */
export async function offByForce(up: UpMachine): Promise<void> {
  const { runtimeId } = up.runtime();
  const { forwards } = await up.driver().observe(runtimeId);
  await waitFor('its ports to be taken', () => listens(forwards));
  const keyboard = await up.driver().consoles!.openKeyboard(runtimeId);
  await up.driver().stop(runtimeId, { force: true }, forever);
  await waitFor('the keyboard to be gone', () => keyboard.destroyed);
  expect(await up.driver().observe(runtimeId)).toEqual({ ...absent, presence: 'present' });
  expect(await up.driver().inventory()).toMatchObject([{ power: 'off' }]);
  expect(await listens(forwards)).toBe(false);
  const refusal = await up
    .driver()
    .consoles!.openKeyboard(runtimeId)
    .catch((error: unknown) => error);
  expect([refusal instanceof NoKeyboard, (refusal as Error).message]).toEqual([true, 'the machine is off']);
}
