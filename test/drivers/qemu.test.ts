import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as listen } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { consoleBytes } from '../../src/domain/console.ts';
import { absent, isAccessible, type Observation } from '../../src/domain/observation.ts';
import type { MachineChange, MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { findProcesses } from '../../src/drivers/qemu/qemuPrograms.ts';
import { makeHostKey } from '../../src/drivers/simulated/simulatedSsh.ts';
import { accessible, describeConformance, forever, listens } from '../support/drivers/conformance.ts';
import { loopback } from '../support/drivers/loopback.ts';
import { offByForce, typedInto, type UpMachine } from '../support/drivers/qemuConsole.ts';
import { hostName, key, makeMachine as makeKnown, TestHost } from '../support/drivers/qemuHost.ts';
import { sshExec } from '../support/drivers/sshExec.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

const full = process.env['TEST_FULL'] === '1';
const here = qemuCanBeHad();
let image: RuntimeSpec['image'];

const makeMachine = (changes: Partial<RuntimeSpec> = {}) => makeKnown({ image, ...changes });

// An emulated processor that shares the CPU with other tests may take a while to boot.
const waitMs = 120_000;
jest.setTimeout(2 * waitMs);

/** What the guest gets of a server on its host's loopback. */
async function loopbackOf(seen: Observation, waitSeconds: number): Promise<string> {
  const service = createServer((_request, response) => response.end('secret'));
  await once(service.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = service.address() as AddressInfo;
    const ask = `printf 'GET / HTTP/1.0\\r\\n\\r\\n' | nc -w ${waitSeconds} 10.0.2.2 ${port} | tail -n 1`;
    return await sshExec(seen, { username: 'root', privateKey: key.private }, ask);
  } finally {
    service.close();
  }
}

(here ? describe : describe.skip)('where QEMU is installed', () => {
  beforeAll(async () => {
    image = await provideGuest();
  }, 180_000);

  describeConformance('a QEMU host', {
    sequences: full ? 20 : 1,
    waitMs,
    adapt: (runtime) => ({ ...runtime, image }),
    makeHost: () => TestHost.make(),
  });

  describe('a virtual machine that is up', () => {
    /** What fits into a host name. */
    const label = `${'a-very-long-'.repeat(5)}a-v`;
    let host: TestHost;
    let driver: MachineDriver;
    let runtime: RuntimeSpec;
    let seen: Observation;
    let told: MachineChange[];
    const root = (command: string) => sshExec(seen, { username: 'root', privateKey: key.private }, command);
    const pid = async () => {
      const pids = await findProcesses(runtime.runtimeId);
      expect(pids).toHaveLength(1);
      return pids[0]!;
    };
    let unhear = () => {};
    const hear = () => {
      unhear();
      const heard: MachineChange[] = [];
      told = heard;
      unhear = driver.watch((change) => heard.push(change));
    };
    const up: UpMachine = {
      host: () => host,
      driver: () => driver,
      async reopen() {
        driver = await host.open();
        hear();
      },
      runtime: () => runtime,
      root,
    };
    const accessibleAgain = async () => {
      const [ports, words] = [runtime.spec.ports!, told];
      await waitFor(
        'its workflow to be told that it is not accessible, and that it is',
        () => {
          const down = words.findIndex((one) => one.unattended && !isAccessible(ports, one.seen));
          return down >= 0 && words.slice(down).some((one) => one.unattended && isAccessible(ports, one.seen));
        },
        waitMs,
      );
      seen = await accessible(driver, runtime, waitMs);
    };

    beforeAll(async () => {
      // So deep that no socket's path would fit.
      host = await TestHost.make('far'.repeat(40));
      driver = await host.open();
      runtime = makeMachine({ name: `${label}ery-long-name` });
      await driver.create(runtime, forever);
      await driver.start(runtime.runtimeId, forever);
      seen = await accessible(driver, runtime, waitMs);
      hear();
    });
    afterAll(async () => {
      await driver.close();
      await host.remove();
    });

    it('admits only the authorized keys of each user, under the host key that it reported', async () => {
      expect(await root('whoami')).toBe('root\n');
      expect(await sshExec(seen, { username: 'admin', privateKey: key.private }, 'whoami')).toBe('admin\n');
      const other = makeHostKey();
      await expect(sshExec(seen, { username: 'root', privateKey: other.private }, 'true')).rejects.toThrow(
        /authentication/,
      );
      const forged = { ...seen, sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey: other.public.split(' ')[1]! }] };
      await expect(sshExec(forged, { username: 'root', privateKey: key.private }, 'true')).rejects.toThrow(
        /denied|verif/i,
      );
    });

    it('has the requested size and serves its other port', async () => {
      expect(await root('nproc; cat /sys/block/vda/size')).toBe(`1\n${10 * 2 ** 21}\n`);
      expect(Number((await root("awk '/MemTotal/ { print $2 }' /proc/meminfo")).trim())).toBeGreaterThan(900_000);
      const { address, port } = seen.forwards.find(({ guestPort }) => guestPort === 8080)!;
      expect(await (await fetch(`http://${address}:${port}/`)).text()).toBe(`This is ${label}.\n`);
    });

    it('is isolated from the loopback of its host', async () => {
      expect(await loopbackOf(seen, 3)).toBe('');
    });

    it('runs without privileges, in a sandbox, and with nothing to hide among its arguments', async () => {
      const read = async (file: string) => readFile(`/proc/${await pid()}/${file}`, 'utf8');
      const status = await read('status');
      expect(/^Seccomp:\s+2$/m.test(status)).toBe(true);
      const uids = /^Uid:\s+(.*)$/m.exec(status)![1]!.split('\t');
      if (process.getuid!() === 0) expect(uids).not.toContain('0');
      const nonce = (await readFile(path.join(host.folder(runtime.runtimeId), 'nonce'), 'utf8')).trim();
      const words = await read('cmdline');
      expect(words).toContain(runtime.runtimeId);
      for (const secret of [nonce, key.public.split(' ')[1]!]) expect(words).not.toContain(secret);
      if (process.getuid!() === 0)
        expect(
          (await read('environ'))
            .replace(/PWD=\/machine\0/, '')
            .split('\0')
            .filter(Boolean),
        ).toHaveLength(2);
      expect((await stat(host.folder(runtime.runtimeId))).mode & 0o777).toBe(0o700);
    });

    it('runs once: a second QEMU on its folder exits and leaves the first alone', async () => {
      const words = (await readFile(`/proc/${await pid()}/cmdline`, 'utf8')).split('\0').slice(0, -1);
      const second = spawn(words[0]!, words.slice(1), {
        cwd: host.folder(runtime.runtimeId),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      second.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
      expect((await once(second, 'close'))[0]).not.toBe(0);
      expect(said).toMatch(/pid file/i);
      expect(await root('echo still here')).toBe('still here\n');
    });

    it('fills neither disk nor agent when it floods the report channel', async () => {
      const sizeMiB = async () => {
        const folder = host.folder(runtime.runtimeId);
        const others = (await readdir(folder)).filter((name) => !['disk.qcow2', 'kernel', 'initrd'].includes(name));
        const sizes = await Promise.all(others.map(async (name) => (await stat(path.join(folder, name))).size));
        return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
      };
      const flood = (what: string) =>
        root(`for port in /dev/vport*; do timeout 1 ${what} >$port; done; cat /proc/uptime`);
      await Promise.all([
        flood(`yes '{"nonce":"guessed","listening":[9],"hostKeys":[]}'`),
        waitFor(
          'the flood to be over',
          async () => {
            expect(await driver.observe(runtime.runtimeId)).toEqual(seen);
            return (await root('pidof yes')) === '';
          },
          waitMs,
        ),
      ]);
      await flood('cat /dev/zero');
      expect(await sizeMiB()).toBeLessThan(0.5);
      expect(await accessible(driver, runtime, waitMs)).toEqual(seen);
    });

    it('has a console with the end of what it prints, for the next agent too, which a flood does not make larger', async () => {
      const { runtimeId } = runtime;
      const printed = async () => (await driver.consoles!.find(runtimeId))!.from(0).toString('latin1');
      await root('echo first words > /dev/ttyS0');
      await waitFor('its words', async () => (await printed()).includes('first words'));
      await driver.close();
      driver = await host.open();
      hear();
      expect(await printed()).toContain('first words');
      await root('yes flood | head -c 600000 > /dev/ttyS0; echo last words > /dev/ttyS0');
      await waitFor('the end of the flood', async () => (await printed()).includes('last words'), waitMs);
      expect([(await printed()).length, (await printed()).includes('first words')]).toEqual([consoleBytes, false]);
      await driver.close();
      const file = path.join(path.dirname(path.dirname(host.folder(runtimeId))), 'consoles', `${runtimeId}.log`);
      const { size, mode } = await stat(file);
      expect([size <= 2 * consoleBytes, mode & 0o777]).toEqual([true, 0o600]);
      driver = await host.open();
      hear();
    }, 180_000);

    it(
      'is typed into by several, whatever becomes of its agent, and loses nothing that it prints',
      () => typedInto(up, waitMs),
      240_000,
    );

    it('keeps running and is found by the next agent, which notifies its workflow', async () => {
      const before = await pid();
      await driver.close();
      expect(await root('echo alone')).toBe('alone\n');
      driver = await host.open();
      expect(await accessible(driver, runtime, waitMs)).toEqual(seen);
      hear();
      await waitFor('its workflow to be told that it is as it was', () => {
        expect(told).toContainEqual({
          runtimeId: runtime.runtimeId,
          workflowId: runtime.workflowId,
          seen,
          unattended: true,
        });
        return true;
      });
      expect(await pid()).toBe(before);
    });

    it('restarts on its disk when its QEMU is killed with -9, and its workflow is notified', async () => {
      const [before, keys] = [await pid(), seen.sshHostKeys];
      await root('echo kept >/data/kept; sync');
      hear();
      process.kill(before, 'SIGKILL');
      await accessibleAgain();
      expect(await pid()).not.toBe(before);
      expect(seen.sshHostKeys).toEqual(keys);
      expect(await root('cat /data/kept')).toBe('kept\n');
      expect(told.map((change) => change.seen.power)).not.toContain('off');
    });

    it('is restarted by the next agent if it ended meanwhile, on another port if its own is taken', async () => {
      await driver.close();
      const taken = seen.forwards.find(({ guestPort }) => guestPort === 8080)!;
      process.kill(await pid(), 'SIGKILL');
      const squatter = listen();
      await waitFor('the port to be free', async () => {
        squatter.listen(taken.port, taken.address);
        await once(squatter, 'listening');
        return true;
      });
      driver = await host.open();
      hear();
      await accessibleAgain();
      squatter.close();
      expect(seen.forwards.map(({ port }) => port)).not.toContain(taken.port);
      expect(await root('echo back')).toBe('back\n');
    });

    it('stays on when the caller of a graceful stop gives up', async () => {
      const { runtimeId } = runtime;
      // Stops the process that waits for the power button.
      await root("kill -STOP $(ps | awk '/[{]dd[}]/ { print $1 }')");
      const giveUp = new AbortController();
      const stopping = driver.stop(runtimeId, { force: false }, giveUp.signal);
      const refused = expect(stopping).rejects.toThrow('given up');
      await sleep(300);
      giveUp.abort(new Error('given up'));
      await refused;
      expect(await driver.observe(runtimeId)).toMatchObject({ power: 'on' });
      await driver.start(runtimeId, forever);
    });

    // What the emulator resets is one path, and what ends it is that of a kill.
    it.each(full ? ['reboot -f', 'echo c >/proc/sysrq-trigger', 'poweroff -f'] : ['reboot -f'])(
      'is up again with its host key after its guest did "%s", and its workflow is notified of both',
      async (act) => {
        hear();
        const { sshHostKeys } = seen;
        await root('touch /run/before');
        await root(`(sleep 1; ${act}) >/dev/null 2>&1 &`);
        await accessibleAgain();
        expect(seen.sshHostKeys).toEqual(sshHostKeys);
        expect(await root('ls /run')).not.toContain('before');
        await pid();
      },
    );

    it('is reported as off after it has ended by itself too often, and can be started on request', async () => {
      hear();
      const killed = new Set<number>();
      // A look while QEMU ends finds that too, and it is one end.
      let looks = true;
      const looking = (async () => {
        for (; looks; await setImmediate()) await driver.observe(runtime.runtimeId);
      })();
      await waitFor(
        'it to stay off',
        async () => {
          const words = told.length;
          for (const one of await findProcesses(runtime.runtimeId)) {
            process.kill(one, 'SIGKILL');
            killed.add(one);
          }
          // The change is reported once the guest runs again. A kill before that is a failed start, not an unattended end.
          await waitFor('the next word', () => told.length > words);
          return told.some((change) => change.seen.power === 'off');
        },
        waitMs,
      ).finally(() => {
        looks = false;
      });
      await looking;
      expect(killed.size).toBeGreaterThan(1);
      expect(killed.size).toBeLessThanOrEqual(6);
      expect(told.filter((change) => change.seen.power === 'off')).toMatchObject([{ unattended: true }]);
      expect(await driver.inventory()).toMatchObject([{ runtimeId: runtime.runtimeId, power: 'off' }]);
      await driver.start(runtime.runtimeId, forever);
      expect(await driver.observe(runtime.runtimeId)).toMatchObject({ power: 'on' });
    });

    it('is off at once when it is stopped by force, which ends those who type, and takes no typing then', () =>
      offByForce(up));
  });

  describe('a guest with accelerator auto', () => {
    // Some hosts have a KVM that starts a guest and gives up on it later. Where there is no KVM, or a good one, this
    // passes the short way. Its request is the control of the one above.
    it('comes up, even on a host where KVM gives up on it, and would reach its host’s loopback without restrict', async () => {
      const host = await TestHost.make();
      const program = path.join(host.dataDir, 'qemu');
      await writeFile(program, `#!/bin/bash\nexec qemu-system-x86_64 "\${@//restrict=on/restrict=off}"\n`, {
        mode: 0o755,
      });
      const driver = await host.open({ program, accelerator: 'auto', confines: false, hangAfterMs: 10_000 });
      try {
        const runtime = makeMachine();
        await driver.create(runtime, forever);
        await driver.start(runtime.runtimeId, forever);
        // It may boot twice.
        const seen = await accessible(driver, runtime, 2 * waitMs);
        expect(await loopbackOf(seen, 60)).toBe('secret');
      } finally {
        await driver.close();
        await host.remove();
      }
    }, 360_000);
  });

  describe('an agent that is killed with -9', () => {
    const steps = ['create', 'start', 'stop', 'destroy'];
    const moments = full ? [0, 5, 15, 40, 80, 150, 300] : [15];

    it.each(steps.flatMap((step) => moments.map((ms) => [step, ms] as const)))(
      'during its %s, after %i ms, leaves work that the next agent completes',
      async (step, ms) => {
        const host = await TestHost.make();
        const runtime = makeMachine();
        const { runtimeId } = runtime;
        const agent = startAgent(host, runtime, steps.slice(0, steps.indexOf(step) + 1));
        let driver: MachineDriver | undefined;
        try {
          await agent.says(step);
          await sleep(ms);
          await agent.kill();
          // A child of the agent that is about to become QEMU holds the host's lock until it has.
          driver = await waitFor('the host to be free', () => host.open());
          const pids = await findProcesses(runtimeId);
          expect(pids.length).toBeLessThanOrEqual(1);
          if (step !== 'destroy') {
            await driver.create(runtime, forever);
            await driver.start(runtimeId, forever);
            // A process that the stop had already reached ends by itself and is restarted.
            await waitFor('its process', async () => (await findProcesses(runtimeId)).length === 1);
            expect(await driver.inventory()).toMatchObject([{ runtimeId, power: 'on' }]);
          }
          const { forwards } = await driver.observe(runtimeId);
          await driver.destroy(runtimeId, forever);
          expect(await driver.observe(runtimeId)).toEqual(absent);
          expect(await findProcesses(runtimeId)).toEqual([]);
          expect(await readdir(path.dirname(host.folder(runtimeId)))).toEqual([]);
          expect(await listens(forwards)).toBe(false);
          await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
        } finally {
          await agent.kill();
          await driver?.close();
          await host.remove();
        }
      },
    );

    function startAgent(host: TestHost, runtime: RuntimeSpec, itsSteps: string[]) {
      const file = (name: string) => path.join(process.cwd(), 'test/support/drivers', name);
      const child = spawn(
        process.execPath,
        [
          '--import',
          file('typescript.mjs'),
          file('qemuAgent.ts'),
          host.dataDir,
          hostName,
          JSON.stringify(runtime),
          itsSteps.join(','),
          loopback,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const said: string[] = [];
      createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
      return {
        says: (step: string) => waitFor(`the agent's ${step}`, () => said.includes(step)),
        async kill() {
          child.kill('SIGKILL');
          if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        },
      };
    }
  });

  describe('a QEMU host', () => {
    let host: TestHost;
    let driver: MachineDriver;

    beforeEach(async () => {
      host = await TestHost.make();
      driver = await host.open();
    });
    afterEach(async () => {
      await driver.close();
      await host.remove();
    });

    it('refuses an image whose file does not match its checksum, and keeps nothing of it', async () => {
      const corrupt = path.join(host.dataDir, 'corrupt');
      await writeFile(corrupt, 'no kernel');
      const source = image.source as { kernel: { sha256: string } };
      const runtime = makeMachine({
        image: { ...image, source: { ...source, kernel: { ...source.kernel, url: `file://${corrupt}` } } },
      });
      await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'ImageUnavailable' });
      expect(await driver.inventory()).toEqual([]);
      expect(await driver.images()).toEqual([]);
      expect(await readdir(path.dirname(host.folder(runtime.runtimeId)))).toEqual([]);
    });

    it('says what to install when QEMU is missing, and leaves the machine powered off', async () => {
      await driver.close();
      driver = await host.open({ program: 'qemu-system-missing' });
      const runtime = makeMachine();
      await driver.create(runtime, forever);
      await expect(driver.start(runtime.runtimeId, forever)).rejects.toMatchObject({
        code: 'Unavailable',
        message: expect.stringContaining('apt-get install'),
      });
      expect(await driver.observe(runtime.runtimeId)).toEqual({ ...absent, presence: 'present' });
    });
  });
});
