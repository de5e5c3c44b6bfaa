/** Each write of each driver, refused by its disk once or from then on: machines stay as they are, and all goes on. */
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { absent, isAccessible } from '../../src/domain/observation.ts';
import type { RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { forever, makeRuntime } from '../support/drivers/conformance.ts';
import { type DiskError, diskErrors, type Fault } from '../support/drivers/failingWrites.ts';
import { type DriversUser, otherUser, ownUser, startOtherUser } from '../support/drivers/testedDrivers.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

jest.setTimeout(600_000);

interface TestedDriver {
  make(): Promise<RuntimeSpec>;
  /** Its guests come up at once. */
  isQuick: boolean;
  errors: readonly DiskError[];
}

const full = process.env['TEST_FULL'] === '1';
const all = Object.keys(diskErrors) as DiskError[];

const drivers: Readonly<Record<string, TestedDriver>> = {
  simulated: { make: async () => makeRuntime(), isQuick: true, errors: all },
  redfish: {
    make: async () => ({ ...makeRuntime(), kind: 'BareMetalMachine' }),
    isQuick: true,
    errors: full ? all : ['EIO'],
  },
  ...(full &&
    qemuCanBeHad() && {
      qemu: { make: async () => makeRuntime({ image: await provideGuest() }), isQuick: false, errors: all },
    }),
};

const users: readonly { user: string; run: (driver: string) => DriversUser | Promise<DriversUser>; uid?: number }[] = [
  { user: 'its own user', run: ownUser },
  ...(process.getuid?.() === 0 ? [{ user: 'another user', run: startOtherUser, uid: otherUser }] : []),
];

type Act = 'create' | 'start' | 'stop' | 'destroy';
const life: readonly Act[] = ['create', 'start', 'stop', 'start', 'destroy'];

const cases = users.flatMap((as) =>
  Object.keys(drivers).flatMap((driver) =>
    drivers[driver]!.errors.flatMap((code) => [true, false].map((lasts) => ({ ...as, driver, code, lasts }))),
  ),
);
/** `npm run test:full` tries every driver with every user and error, and a slow one with faults that pass, too. */
const tried = cases.filter(
  ({ uid, driver, code, lasts }) =>
    full || (driver === 'simulated' ? uid === undefined || code === 'EIO' : uid === undefined && lasts),
);

test.each(tried)('$driver, run by $user: $code at each write in turn, lasting: $lasts', async (given) => {
  const { driver: name, run, uid, ...fault } = given;
  const user = await run(name);
  const calls = new Set<string>();
  try {
    for (let at = 1; ; at++) {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'refused-'));
      if (uid !== undefined) await chown(dataDir, uid, uid);
      const refused = await liveThrough(drivers[name]!, user, dataDir, { ...fault, at });
      if (refused.length === 0) break;
      for (const call of refused) calls.add(call.split(' ')[0]!);
    }
  } finally {
    await user.end();
  }
  // Every life has writes of these kinds, and each was refused.
  expect([...calls]).toEqual(expect.arrayContaining(['open', 'rename']));
});

/** Returns the writes that were refused, none if the life has fewer. */
async function liveThrough(
  { make, isQuick }: TestedDriver,
  user: DriversUser,
  dataDir: string,
  fault: Fault,
): Promise<readonly string[]> {
  await user.watchDisk(path.join(dataDir, 'hosts'));
  let driver = await user.open(dataDir);
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
    await user.begin(fault);
    for (const act of life) {
      const problem = await acts[act]().catch((error: unknown) => error as Error);
      if (problem) {
        // It says why, and no guest is lost. A create or start may have begun, which the next one completes.
        expect(String(problem.message)).toContain(fault.code);
        expect(await user.refused()).not.toEqual([]);
        expect(act).not.toBe('stop');
        const now = await seen();
        if (act === 'create') expect(now.power).toBe('off');
        if (act === 'start') expect(now.presence).toBe('present');
        if (fault.lasts) {
          await acts[act]().catch((error: Error) => expect(error.message).toContain(fault.code));
          await driver.stop(runtimeId, { force: true }, forever);
          expect((await seen()).power).toBe('off');
        }
        await user.mend();
        // The next agent finds what is there, and the same call goes through.
        await driver.close();
        driver = await user.open(dataDir);
        await acts[act]();
      }
      const now = await seen();
      expect([now.presence, now.power]).toEqual(after[act]);
      if (act === 'start' && isQuick)
        await waitFor('access', async () => isAccessible(runtime.spec.ports ?? [], await seen()));
    }
    await user.mend();
    expect(await seen()).toEqual(absent);
    expect(await driver.inventory()).toEqual([]);
    await expect(driver.create(runtime, forever)).rejects.toMatchObject({ code: 'Tombstoned' });
    const next = await make();
    await driver.create(next, forever);
    await driver.destroy(next.runtimeId, forever);
    return await user.refused();
  } finally {
    await driver.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const after: Readonly<Record<Act, [string, string]>> = {
  create: ['present', 'off'],
  start: ['present', 'on'],
  stop: ['present', 'off'],
  destroy: ['absent', 'off'],
};
