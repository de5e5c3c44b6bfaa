/** The serial console of a virtual machine, typed into by its host's agent. */
import { readdir, stat } from 'node:fs/promises';
import type { Observation } from '../../src/domain/observation.ts';
import { NoKeyboard } from '../../src/drivers/agent/consoleServer.ts';
import type { MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { fileNames, rings } from '../../src/drivers/qemu/qemuCommand.ts';
import { Qmp } from '../../src/drivers/qemu/qmp.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';
import { accessible, forever } from './conformance.ts';
import { key, makeMachine, TestHost } from './qemuHost.ts';
import { sshExec } from './sshExec.ts';

// An emulated processor that shares the CPU with other tests may take a while.
const waitMs = 120_000;
jest.setTimeout(3 * waitMs);

(qemuCanBeHad() ? describe : describe.skip)('where QEMU is installed, the console of a machine', () => {
  let host: TestHost;
  let driver: MachineDriver;
  let runtime: RuntimeSpec;
  let seen: Observation;
  const root = (command: string) => sshExec(seen, { username: 'root', privateKey: key.private }, command);
  beforeAll(async () => {
    const image = await provideGuest();
    // So deep that no socket's path would fit.
    host = await TestHost.make('far'.repeat(40));
    driver = await host.open();
    runtime = makeMachine({ image });
    await driver.create(runtime, forever);
    await driver.start(runtime.runtimeId, forever);
    seen = await accessible(driver, runtime, waitMs);
  });
  afterAll(async () => {
    await driver?.close();
    await host?.remove();
  });

  test('is typed into by several, whatever becomes of its agent, and loses nothing that it prints', async () => {
    const { runtimeId } = runtime;
    const printed = async () => (await driver.consoles!.find(runtimeId))!.from(0).toString('latin1');
    const shows = (words: string) => waitFor(words, async () => (await printed()).includes(words), waitMs);
    const devices = async () => {
      const qmp = await Qmp.connect(host.folder(runtimeId), fileNames.operatorQmp, () => undefined);
      const found = await qmp.execute<{ label: string; filename: string }[]>('query-chardev');
      qmp.close();
      return found.find(({ label }) => label === rings.console)?.filename;
    };
    await root('(while read -r line; do echo "heard $line"; done </dev/ttyS0 >/dev/ttyS0 2>&1) >/dev/null 2>&1 &');
    const [one, two] = await Promise.all([0, 1].map(() => driver.consoles!.openKeyboard(runtimeId)));
    one!.write('first\n');
    await shows('heard first');
    two!.write('second\n');
    await shows('heard second');
    const folder = host.folder(runtimeId);
    expect([(await stat(folder)).mode & 0o777, (await readdir(folder)).includes('keyboard')]).toEqual([0o700, false]);
    one!.destroy();
    two!.write('third\n');
    await shows('heard third');
    two!.destroy();
    await waitFor('the ring to be back', async () => (await devices()) === 'ringbuf');
    await root('echo alone again > /dev/ttyS0');
    await shows('alone again');

    await driver.consoles!.openKeyboard(runtimeId);
    await driver.close();
    expect(await devices()).toBe('ringbuf');
    await root('echo without an agent > /dev/ttyS0');
    // As if an agent had ended without a moment to put the ring back.
    driver = await host.open();
    await shows('without an agent');
    await driver.close();
    const qmp = await Qmp.connect(folder, fileNames.operatorQmp, () => undefined);
    await qmp.execute('chardev-change', { id: rings.console, backend: { type: 'null', data: {} } });
    qmp.close();
    driver = await host.open();
    expect(await devices()).toBe('ringbuf');
    (await driver.consoles!.openKeyboard(runtimeId)).write('fourth\n');
    await shows('heard fourth');
  }, 240_000);

  test('takes nothing once it is off, and ends those who type', async () => {
    const { runtimeId } = runtime;
    const keyboard = await driver.consoles!.openKeyboard(runtimeId);
    await driver.stop(runtimeId, { force: true }, forever);
    await waitFor('the keyboard to be gone', () => keyboard.destroyed);
    const refusal = await driver.consoles!.openKeyboard(runtimeId).catch((error: unknown) => error);
    expect([refusal instanceof NoKeyboard, (refusal as Error).message]).toEqual([true, 'the machine is off']);
  });
});
