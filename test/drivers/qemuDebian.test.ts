/** Whole guests that configure themselves by cloud-init, and what they do to themselves. Takes minutes without KVM. */
import { isAccessible, type Observation } from '../../src/domain/observation.ts';
import type { MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { forever, makeRuntime } from '../support/drivers/conformance.ts';
import { key, makeMachine, TestHost } from '../support/drivers/qemuHost.ts';
import { sshExec } from '../support/drivers/sshExec.ts';
import { debianCanBeHad, debianReleases, provideDebian, qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

const runs = process.env['TEST_FULL'] === '1' && qemuCanBeHad() && debianCanBeHad();

/** Of a whole Debian without KVM, on a machine that others use too. */
const bootLimitMs = 900_000;
/** Loads the running kernel again and jumps into it, by the system calls alone: the image has no kexec-tools. */
const kexec = [
  'python3 -c "import ctypes,os;c=ctypes.CDLL(None);k=os.uname().release;',
  "o=lambda n:os.open('/boot/'+n+'-'+k,os.O_RDONLY);",
  "l=(open('/proc/cmdline').read().strip()).encode()+b'\\0';",
  "assert c.syscall(320,o('vmlinuz'),o('initrd.img'),len(l),l,0)==0;os.sync();c.reboot(0x45584543)\"",
].join('');
const acts = ['systemctl reboot', 'systemctl poweroff', 'sh -c "echo c >/proc/sysrq-trigger"', kexec];

(runs ? describe : describe.skip).each(debianReleases)('a Debian %s', (release) => {
  let host: TestHost;
  let driver: MachineDriver;
  let runtime: RuntimeSpec;
  let first: Observation;

  beforeAll(async () => {
    host = await TestHost.make();
    driver = await host.open({ accelerator: 'auto' });
    runtime = makeMachine({ image: await provideDebian(release) });
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
  const bootOf = (at: Observation) => as('ops', at, 'cat /proc/sys/kernel/random/boot_id');

  test(
    'admits its users, and neither a module of cloud-init nor its check of what it got finds anything',
    async () => {
      expect(await as('debian', first, 'whoami')).toBe('debian\n');
      expect(await as('ops', first, 'sudo whoami; hostname')).toBe('root\nweb\n');
      const said = await as('ops', first, 'cloud-init status --wait; sudo cloud-init schema --system');
      expect(said).toMatch(/done\n[\s\S]*[Vv]alid/);
    },
    bootLimitMs,
  );

  test.each(acts)(
    'is up again with its host keys after %s',
    async (act) => {
      const before = await up();
      const boot = await bootOf(before);
      await as('ops', before, `sudo nohup ${act} >/dev/null 2>&1 &`);
      const again = await waitFor(
        'another boot',
        async () => {
          const now = await up();
          const id = await bootOf(now).catch(() => boot);
          return id === boot ? null : now;
        },
        bootLimitMs,
      );
      expect(again.sshHostKeys).toEqual(first.sshHostKeys);
    },
    2 * bootLimitMs,
  );

  test(
    'shuts down when its power button is pressed, and keeps its host keys',
    async () => {
      await driver.stop(runtime.runtimeId, { force: false }, AbortSignal.timeout(180_000));
      await driver.start(runtime.runtimeId, forever);
      expect((await up()).sshHostKeys).toEqual(first.sshHostKeys);
    },
    2 * bootLimitMs,
  );
});
