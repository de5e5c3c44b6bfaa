/** Whole guests that configure themselves by cloud-init, and what people do in them. Take minutes without KVM. */
import { isAccessible, type Observation } from '../../src/domain/observation.ts';
import type { MachineChange, MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { findProcesses } from '../../src/drivers/qemu/qemuPrograms.ts';
import { forever, makeRuntime } from '../support/drivers/conformance.ts';
import { key, makeMachine, TestHost } from '../support/drivers/qemuHost.ts';
import { sshExec } from '../support/drivers/sshExec.ts';
import { type DebianRelease, debianCanBeHad, provideDebian, qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

const isFull = process.env['TEST_FULL'] === '1' && qemuCanBeHad();
/** Of a whole Debian without KVM, on a machine that others use too. */
const bootLimitMs = 900_000;
jest.setTimeout(2 * bootLimitMs);

/** Loads the kernel that is installed, to be started by kexec. The image has Python for cloud-init, and no kexec-tools. */
const loadKernel = `
import ctypes, glob, os
kernel, initrd = (os.open(glob.glob(f"/boot/{name}-*")[0], os.O_RDONLY) for name in ("vmlinuz", "initrd.img"))
line = open("/proc/cmdline", "rb").read().strip() + b"\\0"
# kexec_file_load on x86-64
assert ctypes.CDLL(None, use_errno=True).syscall(320, kernel, initrd, ctypes.c_ulong(len(line)), line, ctypes.c_ulong(0)) == 0
`;

/** What people do to a system from inside, and whether its emulator has to start again for it. */
const acts: Readonly<Record<string, { command: string; ends: boolean }>> = {
  reboot: { command: 'systemctl reboot', ends: false },
  kexec: { command: `python3 -c '${loadKernel}' && systemctl kexec`, ends: false },
  'a panic of its kernel': { command: 'echo c >/proc/sysrq-trigger', ends: true },
  poweroff: { command: 'systemctl poweroff', ends: true },
};

(['12', '13'] as DebianRelease[]).forEach((release) => {
  (isFull && debianCanBeHad(release) ? describe : describe.skip)(`a Debian ${release}`, () => {
    let host: TestHost;
    let driver: MachineDriver;
    let runtime: RuntimeSpec;
    let first: Observation;
    let told: MachineChange[] = [];

    beforeAll(async () => {
      host = await TestHost.make();
      driver = await host.open({ accelerator: 'auto' });
      driver.watch((change) => told.push(change));
      runtime = makeMachine({ image: await provideDebian(release), name: `web.${'long-'.repeat(20)}name` });
      runtime.spec.ports = [makeRuntime().spec.ports![0]!];
      runtime.spec.bootstrap = {
        sshAuthorizedKeys: [{ publicKey: key.public }, { publicKey: key.public, username: 'ops' }],
      };
      await driver.create(runtime, forever);
      await driver.start(runtime.runtimeId, forever);
      first = await up();
    });
    beforeEach(() => {
      told = [];
    });
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
    const boot = async () => as('ops', await up(), 'cat /proc/sys/kernel/random/boot_id').catch(() => '');
    const anotherThan = (before: string) =>
      waitFor('another boot', async () => !['', before].includes(await boot()), bootLimitMs);

    test('configures itself without an error, and admits its users, under a host name of one label', async () => {
      expect(await as('debian', first, 'whoami')).toBe('debian\n');
      expect(await as('ops', first, 'sudo whoami; hostname | wc -c; hostname')).toMatch(/^root\n64\nweb-long-long-/);
      expect(await as('ops', first, 'cloud-init status --wait')).toContain('status: done');
      expect(await as('ops', first, '. /etc/os-release; echo $VERSION_ID')).toBe(`${release}\n`);
      // A wait for DHCPv6, which its network does not have, would take five minutes of each boot.
      const network = await as('ops', first, 'sudo cat /etc/network/interfaces.d/50-cloud-init');
      expect(network.match(/^iface .*/gm)).toEqual(['iface lo inet loopback', 'iface eth0 inet dhcp']);
    });

    test.each(Object.entries(acts))(
      'is up again, with its host keys, after %s inside',
      async (_act, { command, ends }) => {
        const [before, processes] = [await boot(), await findProcesses(runtime.runtimeId)];
        // It goes on after the session, whose shell the act ends.
        const script = Buffer.from(command).toString('base64');
        await as('ops', await up(), `echo ${script} | base64 -d >/tmp/act; sudo systemd-run --no-block sh /tmp/act`);
        await anotherThan(before);
        expect((await up()).sshHostKeys).toEqual(first.sshHostKeys);
        const after = await findProcesses(runtime.runtimeId);
        expect(after).toEqual(ends ? [expect.any(Number)] : processes);
        expect(after[0] !== processes[0]).toBe(ends);
        const isDown = ({ unattended, seen }: MachineChange) => unattended && !isAccessible(runtime.spec.ports!, seen);
        if (ends) expect(told.some(isDown)).toBe(true);
      },
    );

    test('is published with the host keys that it makes itself later, and with no others', async () => {
      const remake = 'rm /etc/ssh/ssh_host_*; ssh-keygen -A; systemctl restart ssh';
      await as('ops', await up(), `sudo sh -c '${remake}' >/dev/null 2>&1`);
      const changed = await waitFor('other host keys', async () => {
        const now = await up();
        const [key] = now.sshHostKeys;
        return key && key.publicKey !== first.sshHostKeys[0]!.publicKey ? now : null;
      });
      // The login verifies the first of them.
      expect(await as('debian', changed, 'whoami')).toBe('debian\n');
      await expect(as('debian', { ...changed, sshHostKeys: first.sshHostKeys }, 'whoami')).rejects.toThrow();
    });

    test('keeps its host keys over a press of its power button', async () => {
      const { sshHostKeys } = await up();
      await driver.stop(runtime.runtimeId, { force: false }, AbortSignal.timeout(180_000));
      await driver.start(runtime.runtimeId, forever);
      expect((await up()).sshHostKeys).toEqual(sshHostKeys);
    });
  });
});
