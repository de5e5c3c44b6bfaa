/** Virtual machines whose guests do not run although they are on, and a KVM that runs no guest. */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from '../../bench/soak/disks.ts';
import { absent, isAccessible, type Observation, type Trouble } from '../../src/domain/observation.ts';
import type { MachineChange, MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { findProcesses } from '../../src/drivers/qemu/qemuPrograms.ts';
import { Qmp } from '../../src/drivers/qemu/qmp.ts';
import { accessible, forever } from '../support/drivers/conformance.ts';
import { key, makeMachine as makeKnown, TestHost } from '../support/drivers/qemuHost.ts';
import { sshExec } from '../support/drivers/sshExec.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

const waitMs = 120_000;
jest.setTimeout(3 * waitMs);

let image: RuntimeSpec['image'];
const makeMachine = () => makeKnown({ image });
const root = (seen: Observation, command: string) =>
  sshExec(seen, { username: 'root', privateKey: key.private }, command);

(qemuCanBeHad() ? describe : describe.skip)('where QEMU is installed', () => {
  let host: TestHost;
  let driver: MachineDriver;
  let told: MachineChange[];

  beforeAll(async () => {
    image = await provideGuest();
  }, 180_000);
  beforeEach(async () => {
    host = await TestHost.make();
    await mkdir(host.dataDir, { recursive: true });
    told = [];
  });
  afterEach(async () => {
    await driver.close();
    await host.remove();
  });

  async function open(options: Parameters<TestHost['open']>[0] = {}) {
    driver = await host.open(options);
    driver.watch((change) => told.push(change));
  }
  async function start(): Promise<RuntimeSpec> {
    const runtime = makeMachine();
    await driver.create(runtime, forever);
    await driver.start(runtime.runtimeId, forever);
    return runtime;
  }
  const untilTrouble = (runtimeId: string, trouble: Trouble | undefined) =>
    waitFor(
      `trouble to be ${trouble}`,
      async () => {
        const seen = await driver.observe(runtimeId);
        return seen.trouble === trouble ? seen : null;
      },
      waitMs,
    );
  const finding = async (type: string) => (await driver.health(forever)).find((one) => one.type === type);
  const wordsOf = async (runtimeId: string) => {
    const [pid] = await findProcesses(runtimeId);
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  };

  (Disk.canBeMounted() ? it : it.skip)(
    'a guest that a full disk paused is not ready and says why, goes on once there is room, and can be deleted without',
    async () => {
      const hosts = path.join(host.dataDir, 'hosts');
      const disk = await Disk.mount(hosts, 160);
      try {
        await open();
        const runtime = await start();
        const { runtimeId } = runtime;
        const up = await accessible(driver, runtime, waitMs);
        expect(await finding('Disk')).toMatchObject({ ok: true, reason: 'HasRoom' });
        await disk.fill();
        expect(await finding('Disk')).toMatchObject({ ok: false, reason: 'DiskFull' });
        const fill = 'dd if=/dev/zero of=/dev/vda bs=1M seek=100 count=20 conv=fsync >/dev/null 2>&1';
        await root(up, `${fill} && echo whole >/run/filled &`);
        const paused = await untilTrouble(runtimeId, 'disk-full');
        expect(paused).toMatchObject({ power: 'on', guestUp: true });
        expect([[], runtime.spec.ports!].map((ports) => isAccessible(ports, paused))).toEqual([false, false]);
        await waitFor('its workflow to be told', () =>
          told.some(({ unattended, seen }) => unattended && seen.trouble === 'disk-full'),
        );
        expect(await finding('Disk')).toMatchObject({ ok: false, message: expect.stringContaining('paused') });

        // The next agent finds it like that.
        await driver.close();
        await open();
        await untilTrouble(runtimeId, 'disk-full');
        await disk.free();
        const again = await accessible(driver, runtime, waitMs);
        expect(again.sshHostKeys).toEqual(up.sshHostKeys);
        await waitFor('the guest to have written everything', async () =>
          (await root(again, 'cat /run/filled')).includes('whole'),
        );
        expect(await finding('Disk')).toMatchObject({ ok: true });

        await disk.fill();
        await root(again, `${fill.replace('seek=100', 'seek=200')} &`);
        await untilTrouble(runtimeId, 'disk-full');
        // A guest that is paused cannot be asked: no one waits for it.
        await driver.stop(runtimeId, { force: false }, AbortSignal.timeout(waitMs));
        await driver.destroy(runtimeId, forever);
        expect(await driver.observe(runtimeId)).toEqual(absent);
        expect(await findProcesses(runtimeId)).toEqual([]);
      } finally {
        await driver.close();
        await disk.unmount();
        await open();
      }
    },
  );

  it('a guest whose disk fails on its host is paused, says why, and goes on by itself', async () => {
    const failing = [
      'file.driver=blkdebug,file.image.driver=file,file.image.filename=disk.qcow2',
      'file.inject-error.0.event=write_aio,file.inject-error.0.errno=5,file.inject-error.0.once=on',
    ].join(',');
    const plain = 'node-name=disk,file.driver=file,file.filename=disk.qcow2';
    const program = await host.script(
      `exec qemu-system-x86_64 "\${@//${plain.replaceAll('.', '\\.')}/node-name=disk,${failing}}"`,
    );
    await open({ program });
    const runtime = await start();
    await waitFor('its trouble', () => told.some(({ seen }) => seen.trouble === 'disk-failing'), waitMs);
    const seen = await accessible(driver, runtime, waitMs);
    expect(await root(seen, 'dmesg | grep -c "I/O error" || true')).toBe('0\n');
  });

  it('a guest that an operator paused is not ready until they continue it, also for the next agent', async () => {
    await open();
    const runtime = await start();
    const { runtimeId } = runtime;
    await accessible(driver, runtime, waitMs);
    const operator = async (command: string) => {
      const qmp = await Qmp.connect(host.folder(runtimeId), 'operator.qmp', () => undefined);
      await qmp.execute(command);
      qmp.close();
    };
    await operator('stop');
    await waitFor('its workflow to be told', () =>
      told.some(({ unattended, seen }) => unattended && seen.trouble === 'paused'),
    );
    await driver.close();
    await open();
    expect((await driver.observe(runtimeId)).trouble).toBe('paused');
    await operator('cont');
    await accessible(driver, runtime, waitMs);
  });

  it('a guest that goes to sleep is woken', async () => {
    await open();
    const runtime = await start();
    const seen = await accessible(driver, runtime, waitMs);
    await root(seen, '(sleep 1; echo mem >/sys/power/state) >/dev/null 2>&1 &');
    await waitFor('its sleep', () => told.some((change) => change.seen.trouble === 'asleep'), waitMs);
    const awake = await accessible(driver, runtime, waitMs);
    expect(await root(awake, 'echo awake')).toBe('awake\n');
  });

  describe('and KVM runs a probe and hangs guests without a word', () => {
    /** QEMU, in which KVM is emulation with a firmware that loops forever, for the guests that it hangs. */
    async function withKvm(hangs: 'under KVM' | 'always'): Promise<string> {
      const hung = hangs === 'always' ? '*" -uuid "*' : '*" -uuid "*" -accel kvm "*';
      return host.script(
        [
          // In the machine's folder, because it sees no other.
          `[[ " $* " == ${hung} ]] && printf '\\xeb\\xfe%.0s' {1..32768} >loops.bin && extra=(-bios loops.bin)`,
          'for word in "$@"; do case "$word" in kvm) word=tcg ;; host) word=max ;; esac; words+=("$word"); done',
          `exec qemu-system-x86_64 "\${words[@]}" "\${extra[@]}"`,
        ].join('\n'),
      );
    }

    it('a guest is started again under emulation, and the host remembers that', async () => {
      const program = await withKvm('under KVM');
      await open({ program, accelerator: 'auto', hangAfterMs: 2_000 });
      expect(await finding('Accelerator')).toMatchObject({ ok: true, reason: 'KvmRuns' });
      const runtime = await start();
      await accessible(driver, runtime, waitMs);
      expect(await host.record(runtime.runtimeId)).toMatchObject({ accelerator: 'tcg', revivals: [expect.anything()] });
      expect(await finding('Accelerator')).toMatchObject({ ok: true, reason: 'KvmFailed' });
      const other = await start();
      await accessible(driver, other, waitMs);
      expect(await host.record(other.runtimeId)).toMatchObject({ accelerator: 'tcg', revivals: [] });
      await driver.close();
      await open({ program, accelerator: 'auto' });
      expect(await finding('Accelerator')).toMatchObject({ ok: true, reason: 'KvmFailed' });
    });

    it('a guest that never says a word is started again once, and slows no other down', async () => {
      await open({ program: await withKvm('always'), accelerator: 'auto', hangAfterMs: 2_000 });
      const { runtimeId } = await start();
      await waitFor(
        'it to run under emulation',
        async () =>
          (await host.record(runtimeId)).accelerator === 'tcg' && (await driver.observe(runtimeId)).power === 'on',
        waitMs,
      );
      expect((await host.record(runtimeId)).revivals).toHaveLength(1);
      expect(await finding('Accelerator')).toMatchObject({ ok: true, reason: 'KvmRuns' });
    });
  });

  it('a guest comes up whatever the KVM of this machine does after its probe', async () => {
    // Some nested KVMs refuse this feature before they run anything, and hang guests without it.
    const program = await host.script(`exec qemu-system-x86_64 "\${@/#host/host,-arch-capabilities}"`);
    await open({ program, accelerator: 'auto', hangAfterMs: 15_000 });
    // One probe of such a KVM may work and the next one hang, so the driver's own is what counts.
    const probed = (await finding('Accelerator'))?.reason;
    expect(['KvmRuns', 'Emulated']).toContain(probed);
    const runtime = await start();
    await accessible(driver, runtime, waitMs);
    const { accelerator } = await host.record(runtime.runtimeId);
    const failed = (await finding('Accelerator'))?.reason === 'KvmFailed';
    expect(accelerator).toBe(probed === 'KvmRuns' && !failed ? 'kvm' : 'tcg');
    expect((await wordsOf(runtime.runtimeId)).some((word) => word.startsWith(accelerator))).toBe(true);
  });
});
