/**
 * Bare metal as a user sees it, in real processes: the default fleet's simulated machines, and a host behind a Redfish
 * controller.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { parse, stringify } from 'yaml';
import { auditListCommand } from '../../src/cli/audit/auditCommands.ts';
import { readConfig } from '../../src/settings/config.ts';
import { readKeptPorts } from '../../src/settings/keptPorts.ts';
import { said } from '../support/commands.ts';
import { listens } from '../support/drivers/conformance.ts';
import { loopback } from '../support/drivers/loopback.ts';
import { type Emulator, startEmulator } from '../support/drivers/redfishEmulator.ts';
import type { Service } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const wipes = { disks: [{ id: 'S4EM-1', bytes: 2 ** 40, erased: true }] };

describe('bare-metal machines', () => {
  let service: Service;
  let emulator: Emulator;
  let folder: string;

  life.needs(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bare-metal-'));
    emulator = await startEmulator({ mediaUnder: 'Managers', powerMs: 300, wipes });
    return { FLEET_FILE: await fleetFile() };
  });
  beforeAll(() => {
    service = life.service();
  });
  life.after(async () => {
    await emulator?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  /** The default fleet, and a separate class for the host behind the emulated controller. */
  async function fleetFile(): Promise<string> {
    const [file, image, credentialsFile] = ['fleet.yaml', 'installer.iso', 'credentials'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    await writeFile(image, 'an installer');
    await writeFile(credentialsFile, emulator.credentials);
    const fleet = parse(await readFile('fleet.yaml', 'utf8'));
    const wipeImage = { url: `file://${image}`, sha256: createHash('sha256').update('an installer').digest('hex') };
    fleet.images.push({
      name: 'installer',
      digest: `sha256:${wipeImage.sha256}`,
      source: { kind: 'iso', url: wipeImage.url },
    });
    fleet.machineClasses.push({ name: 'metal-2', cpuFamily: 'x86', memoryGiB: 64, regions: ['north'] });
    fleet.defaultAllotments.push({ class: 'metal-2', bareMetal: 1 });
    const size = { cpu: 8, memoryGiB: 64, diskGiB: 512 };
    const redfish = { endpoint: emulator.endpoint, credentialsFile, address: loopback, wipeImage };
    fleet.hosts.push({
      name: 'north-metal-9',
      region: 'north',
      class: 'metal-2',
      workload: 'BareMetalMachine',
      driver: 'redfish',
      ...size,
      redfish,
      // The emulated machine's ports are any of loopback.
      forwardPorts: { first: 1, last: 65_535 },
    });
    await writeFile(file, stringify(fleet));
    return file;
  }

  const machines = () => service.vms.replace('virtualmachines', 'baremetalmachines');
  const get = async (name: string) => (await service.call('GET', `${machines()}/${name}`)).body;
  const untilReady = (name: string) =>
    waitFor(`${name} to be ready`, async () => (await get(name)).status?.readyForAccess === true, 120_000);
  const untilGone = (name: string) =>
    waitFor(
      `${name} to be gone`,
      async () => (await service.call('GET', `${machines()}/${name}`)).status === 404,
      120_000,
    );
  const remove = async (name: string) =>
    expect((await service.call('DELETE', `${machines()}/${name}`)).status).toBe(200);
  async function create(name: string, spec: { machineClassName: string; imageRef: string }): Promise<void> {
    const ports = [{ name: 'ssh', guestPort: 22, readinessProbe: true }];
    const body = {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'BareMetalMachine',
      metadata: { name },
      spec: { ...spec, ports },
    };
    expect((await service.call('POST', machines(), body)).status).toBe(201);
  }

  /** What operators read in the audit log of the disks of a host. */
  async function erasures(host: string): Promise<Record<string, unknown>[]> {
    const { TEMPORAL_PORT: port } = readKeptPorts(service.dataDir);
    const connection = await Connection.connect({ address: `127.0.0.1:${port}` });
    try {
      await new Client({ connection }).schedule.getHandle('reaper').trigger();
    } finally {
      await connection.close();
    }
    const options = { action: 'host.erase', target: host, output: 'json' };
    return waitFor('the next pass of the reaper', async () => {
      const { text } = await said((print) =>
        auditListCommand(readConfig({ DATA_DIR: service.dataDir }), options, print),
      );
      const events = JSON.parse(text);
      return events.length > 0 ? events : null;
    });
  }

  test('of the default fleet come up, survive a kill of their agent, and leave nothing behind', async () => {
    const names = ['iron', 'steel'];
    for (const name of names) await create(name, { machineClassName: 'metal-1', imageRef: 'debian-12' });
    for (const name of names) await untilReady(name);
    const keys = await Promise.all(names.map(async (name) => (await get(name)).status.sshHostKeys));
    expect(keys).toMatchObject([[{ algorithm: 'ssh-ed25519' }], [{ algorithm: 'ssh-ed25519' }]]);
    expect(keys[0]).not.toEqual(keys[1]);

    service.kill('host');
    await waitFor('the machines to be on again', async () => {
      const held = await service.inventory();
      const answering = await Promise.all(held.map(({ forwards }) => listens(forwards)));
      return answering.length === 2 && answering.every((answers) => answers);
    });
    for (const name of names) await untilReady(name);
    expect(await Promise.all(names.map(async (name) => (await get(name)).status.sshHostKeys))).toEqual(keys);

    for (const name of names) await remove(name);
    for (const name of names) await untilGone(name);
    await service.verifyCleanSlate();
  }, 600_000);

  test('behind a Redfish controller come up, survive a kill of their agent, and leave nothing on the controller or the disks', async () => {
    await create('copper', { machineClassName: 'metal-2', imageRef: 'installer' });
    await untilReady('copper');
    const { uid } = (await get('copper')).metadata;
    // Its installer is out of the drive for good.
    expect(emulator.left()).toEqual(['power On', expect.stringMatching(/seed\.img$/)]);
    const { sshHostKeys } = (await get('copper')).status;
    const restarts = () => emulator.seen.filter((line) => line.includes('.Reset')).length;
    const before = restarts();
    service.kill('host');
    await waitFor('the agent to be back', () => service.pidsOf('host').length > 0);
    await untilReady('copper');
    expect((await get('copper')).status.sshHostKeys).toEqual(sshHostKeys);
    // The machine lives outside the agent, so nothing was done to it.
    expect(restarts()).toBe(before);
    await remove('copper');
    await untilGone('copper');
    expect(emulator.left()).toEqual([]);
    await service.verifyCleanSlate();
    const way = /^the wipe image sha256:[0-9a-f]{64} erased S4EM-1 \(1099511627776 bytes\)$/;
    expect(await erasures('north-metal-9')).toMatchObject([
      {
        actorType: 'host',
        actorId: 'north-metal-9',
        outcome: 'success',
        reason: expect.stringMatching(way),
        details: { machine: uid, erased: true },
      },
    ]);
  }, 600_000);
});
