/** A whole guest that configures itself by cloud-init. Takes minutes without KVM. */
import { isAccessible, type Observation } from '../../src/domain/observation.ts';
import type { MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { forever, makeRuntime } from '../support/drivers/conformance.ts';
import { key, makeMachine, TestHost } from '../support/drivers/qemuHost.ts';
import { sshExec } from '../support/drivers/sshExec.ts';
import { debianCanBeHad, provideDebian, qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

const runs = process.env['TEST_FULL'] === '1' && qemuCanBeHad() && debianCanBeHad();

/** Of a whole Debian without KVM, on a machine that others use too. */
const bootLimitMs = 900_000;
(runs ? describe : describe.skip)('a Debian that configures itself by cloud-init', () => {
  let host: TestHost;
  let driver: MachineDriver;
  let runtime: RuntimeSpec;
  let first: Observation;

  beforeAll(async () => {
    host = await TestHost.make();
    driver = await host.open({ accelerator: 'auto' });
    runtime = makeMachine({ image: await provideDebian() });
    runtime.spec.ports = [makeRuntime().spec.ports![0]!];
    runtime.spec.bootstrap = {
      sshAuthorizedKeys: [{ publicKey: key.public }, { publicKey: key.public, username: 'ops' }],
    };
    await driver.create(runtime, forever);
    await driver.start(runtime.runtimeId, forever);
    first = await up();
  }, 2 * bootLimitMs);
  afterAll(async () => {
    await driver?.close();
    await host?.remove();
  }, 180_000);

  const up = () =>
    waitFor(
      'the guest',
      async () => {
        const now = await driver.observe(runtime.runtimeId);
        return isAccessible(runtime.spec.ports!, now) ? now : null;
      },
      bootLimitMs,
    );
  const as = (username: string, at: Observation, command: string) =>
    sshExec(at, { username, privateKey: key.private }, command);

  test(
    'admits its users, and keeps its host keys over a press of its power button',
    async () => {
      expect(await as('debian', first, 'whoami')).toBe('debian\n');
      expect(await as('ops', first, 'sudo whoami; hostname')).toBe('root\nweb\n');
      await driver.stop(runtime.runtimeId, { force: false }, AbortSignal.timeout(180_000));
      await driver.start(runtime.runtimeId, forever);
      expect((await up()).sshHostKeys).toEqual(first.sshHostKeys);
    },
    2 * bootLimitMs,
  );
});
