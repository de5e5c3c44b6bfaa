/** Each write of each driver, refused by its disk once or from then on: machines stay as they are, and all goes on. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { absent, isAccessible } from '../../src/domain/observation.ts';
import type { MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { openImageCache } from '../../src/drivers/agent/imageCache.ts';
import { openSimulatedHost } from '../../src/drivers/simulated/simulatedHost.ts';
import { openSimulatedMetal } from '../../src/drivers/simulated/simulatedMetal.ts';
import { forever, makeRuntime } from '../support/drivers/conformance.ts';
import { type DiskError, diskErrors, FailingWrites } from '../support/drivers/failingWrites.ts';
import { loopback } from '../support/drivers/loopback.ts';
import { TestHost } from '../support/drivers/qemuHost.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

jest.setTimeout(600_000);

interface TestedDriver {
  open(dataDir: string): Promise<MachineDriver>;
  make(): Promise<RuntimeSpec>;
  /** Its guests come up at once. */
  isQuick: boolean;
  errors: readonly DiskError[];
}

const full = process.env['TEST_FULL'] === '1';
const all = Object.keys(diskErrors) as DiskError[];

const drivers: Readonly<Record<string, TestedDriver>> = {
  simulated: {
    open: (dataDir) => openSimulatedHost({ dataDir, hostName: 'h1', latencyMs: 0, address: loopback }),
    make: async () => makeRuntime(),
    isQuick: true,
    errors: all,
  },
  redfish: {
    open: async (dataDir) =>
      openSimulatedMetal({
        ...{ hostName: 'm1', dataDir, latencyMs: 0, address: loopback },
        images: await openImageCache(path.join(dataDir, 'images')),
        log: pino({ level: 'silent' }),
      }),
    make: async () => ({ ...makeRuntime(), kind: 'BareMetalMachine' }),
    isQuick: true,
    errors: full ? all : ['EIO'],
  },
  ...(full &&
    qemuCanBeHad() && {
      qemu: {
        open: (dataDir: string) => new TestHost(dataDir, dataDir).open(),
        make: async () => makeRuntime({ image: await provideGuest() }),
        isQuick: false,
        errors: all,
      },
    }),
};

type Act = 'create' | 'start' | 'stop' | 'destroy';
const life: readonly Act[] = ['create', 'start', 'stop', 'start', 'destroy'];

const cases = Object.keys(drivers).flatMap((driver) =>
  drivers[driver]!.errors.flatMap((code) => [true, false].map((lasts) => ({ driver, code, lasts }))),
);

test.each(cases)('$driver: $code at each write in turn, lasting: $lasts', async ({ driver: name, code, lasts }) => {
  const tested = drivers[name]!;
  const calls = new Set<string>();
  for (let at = 1; ; at++) {
    const refused = await liveThrough(tested, { code, at, lasts });
    if (refused.length === 0) break;
    for (const call of refused) calls.add(call.split(' ')[0]!);
  }
  // Every life has writes of these kinds, and each was refused.
  expect([...calls]).toEqual(expect.arrayContaining(['open', 'rename']));
});

/** Returns the writes that were refused, none if the life has fewer. */
async function liveThrough(
  { open, make, isQuick }: TestedDriver,
  fault: { code: DiskError; at: number; lasts: boolean },
): Promise<readonly string[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'refused-'));
  const disk = new FailingWrites(path.join(dataDir, 'hosts'));
  let driver = await open(dataDir);
  try {
    const runtime = await make();
    const { runtimeId } = runtime;
    const acts: Record<Act, () => Promise<void>> = {
      create: () => driver.create(runtime, forever),
      start: () => driver.start(runtimeId, forever),
      stop: () => driver.stop(runtimeId, { force: !isQuick }, forever),
      destroy: () => driver.destroy(runtimeId, forever),
    };
    const seen = () => driver.observe(runtimeId);
    disk.begin(fault);
    for (const act of life) {
      const problem = await acts[act]().catch((error: unknown) => error as Error);
      if (problem) {
        // It says why, and no guest is lost. A create or start may have begun, which the next one completes.
        expect(String(problem.message)).toContain(fault.code);
        expect(disk.refused).not.toEqual([]);
        expect(act).not.toBe('stop');
        const now = await seen();
        if (act === 'create') expect(now.power).toBe('off');
        if (act === 'start') expect(now.presence).toBe('present');
        if (fault.lasts) {
          await acts[act]().catch((error: Error) => expect(error.message).toContain(fault.code));
          await driver.stop(runtimeId, { force: true }, forever);
          expect((await seen()).power).toBe('off');
        }
        disk.mend();
        // The next agent finds what is there, and the same call goes through.
        await driver.close();
        driver = await open(dataDir);
        await acts[act]();
      }
      const now = await seen();
      expect([now.presence, now.power]).toEqual(after[act]);
      if (act === 'start' && isQuick)
        await waitFor('access', async () => isAccessible(runtime.spec.ports ?? [], await seen()));
    }
    disk.mend();
    expect(await seen()).toEqual(absent);
    expect(await driver.inventory()).toEqual([]);
    await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
    const next = await make();
    await driver.create(next, forever);
    await driver.destroy(next.runtimeId, forever);
    return [...disk.refused];
  } finally {
    await driver.close();
    disk.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const after: Readonly<Record<Act, [string, string]>> = {
  create: ['present', 'off'],
  start: ['present', 'on'],
  stop: ['present', 'off'],
  destroy: ['absent', 'off'],
};
