/** What the life of a QEMU host brings besides single faults. Takes minutes without KVM. */
import type { Observation } from '../../src/domain/observation.ts';
import type { MachineChange, MachineDriver, RuntimeSpec } from '../../src/drivers/agent/driver.ts';
import { findProcesses } from '../../src/drivers/qemu/qemuPrograms.ts';
import { accessible, forever } from '../support/drivers/conformance.ts';
import { key, makeMachine, TestHost } from '../support/drivers/qemuHost.ts';
import { sshExec } from '../support/drivers/sshExec.ts';
import { provideGuest, qemuCanBeHad } from '../support/guest.ts';
import { waitFor } from '../support/wait.ts';

const isFull = process.env['TEST_FULL'] === '1' && qemuCanBeHad();
const waitMs = 300_000;
jest.setTimeout(3 * waitMs);

(isFull ? describe : describe.skip)('the guests of a QEMU host', () => {
  let host: TestHost;
  let driver: MachineDriver;
  let runtimes: RuntimeSpec[];

  beforeAll(async () => {
    host = await TestHost.make();
    driver = await host.open();
    const image = await provideGuest();
    runtimes = [makeMachine({ image, name: 'one' }), makeMachine({ image, name: 'two' })];
    for (const runtime of runtimes) await driver.create(runtime, forever);
    await Promise.all(runtimes.map(({ runtimeId }) => driver.start(runtimeId, forever)));
    await up();
  });
  afterAll(async () => {
    await driver?.close();
    await host?.remove();
  });

  const up = () => Promise.all(runtimes.map((runtime) => accessible(driver, runtime, waitMs)));
  const root = (seen: Observation, command: string) =>
    sshExec(seen, { username: 'root', privateKey: key.private }, command);

  it('stay ready, and are found again, with more than a thousand listening ports', async () => {
    const [seen] = (await up()) as [Observation];
    const count = 'awk \'$4 == "0A"\' /proc/net/tcp /proc/net/tcp6 | wc -l';
    await root(seen, 'for port in $(seq 20001 21100); do nc -l -p $port </dev/null >/dev/null 2>&1 & done; echo begun');
    await waitFor('the ports', async () => Number(await root(seen, count)) > 1_100, waitMs);
    await driver.close();
    driver = await host.open();
    const [again] = (await up()) as [Observation];
    expect(again).toEqual(seen);
    expect(Number(await root(again, count))).toBeGreaterThan(1_100);
    // What it reports from then on counts.
    await root(again, 'killall httpd');
    await waitFor(
      'its other port to be closed',
      async () => !(await driver.observe(runtimes[0]!.runtimeId)).listeningPorts.includes(8080),
      waitMs,
    );
    await root(again, 'httpd -p 8080 -h /www');
    await accessible(driver, runtimes[0]!, waitMs);
  });

  it('are all up again, on their disks, after all of them and their agent ended at once', async () => {
    const before = await up();
    for (const [at, seen] of before.entries()) await root(seen, `echo ${at} >/data/kept; sync`);
    await driver.close();
    for (const { runtimeId } of runtimes)
      for (const pid of await findProcesses(runtimeId)) process.kill(pid, 'SIGKILL');
    const ended = async () => (await Promise.all(runtimes.map(({ runtimeId }) => findProcesses(runtimeId)))).flat();
    await waitFor('their end', async () => (await ended()).length === 0);
    driver = await host.open();
    const told: MachineChange[] = [];
    driver.watch((change) => told.push(change));
    const after = await up();
    expect(after.map(({ sshHostKeys }) => sshHostKeys)).toEqual(before.map(({ sshHostKeys }) => sshHostKeys));
    for (const [at, seen] of after.entries()) expect(await root(seen, 'cat /data/kept')).toBe(`${at}\n`);
    const ofEach = ({ runtimeId }: RuntimeSpec) =>
      told.some((change) => change.runtimeId === runtimeId && change.unattended);
    await waitFor('the workflow of each to be told', () => runtimes.every(ofEach));
  });
});
