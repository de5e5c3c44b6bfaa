/** Differences between vendors' controllers, each exercised by one lifecycle from create to release. */
import { execFileSync } from 'node:child_process';
import { randomUUID, X509Certificate } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { absent, isAccessible } from '../../src/domain/observation.ts';
import { accessible, forever } from '../support/drivers/conformance.ts';
import { EmulatedHost } from '../support/drivers/emulatedHost.ts';
import type { Habits } from '../support/drivers/redfishHabits.ts';
import { waitFor } from '../support/wait.ts';

const isFull = process.env['TEST_FULL'] === '1';

/** Combinations that their documentation and reports of their users describe; none was tried on hardware. */
const vendors: Record<string, Habits> = {
  'Dell iDRAC 9': {
    mediaUnder: 'Managers',
    tasks: true,
    sessions: 'full',
    targets: ['None', 'Pxe', 'Floppy', 'Cd', 'Hdd', 'UefiHttp'],
    bootsOn: { mode: 'UEFI' },
  },
  'Dell iDRAC 10': { bootSettings: true, bootShowMs: 200, tasks: true, settlesMs: 300, ejectShowMs: 200 },
  'HPE iLO 5': { mediaUnder: 'Managers', redirects: 308, takesTag: 'none', targets: ['None', 'Cd', 'Hdd', 'Usb'] },
  'HPE iLO 6': { redirects: 308, wantsEtag: true, targets: ['None', 'Cd', 'Hdd', 'Usb', 'UefiTarget'] },
  'Lenovo XClarity': { mediaUnder: 'Managers', demands: ['TransferProtocolType'], wantsEtag: true },
  Supermicro: {
    mediaUnder: 'Managers',
    absoluteLinks: true,
    mediaShowMs: 300,
    targets: ['None', 'Pxe', 'Cd', 'Usb', 'Hdd', 'UsbCd'],
    bootsOn: { target: 'UsbCd', mode: 'UEFI' },
  },
  OpenBMC: { mediaUnder: 'Managers', httpsMedia: 'in a trust store', deadDrive: 'without action', powerMs: 300 },
  'Lenovo ThinkSystem SD530': { mediaUnder: 'Managers', patchesMedia: true, wantsEtag: true },
  'Huawei iBMC': { mediaUnder: 'Managers', namesNoManager: true, wantsEtag: true, tasks: true },
  Nokia: { bootSettings: true, mediaUnder: 'Managers' },
  'NVIDIA DGX': { mediaUnder: 'Managers', demands: ['UserName', 'Password'] },
  'Cisco UCS': { dvdOnly: true, deadDrive: 'not allowed' },
  'ASRock Rack': { mediaUnder: 'Managers', wantsWholeBoot: 'shown' },
  'AMI MegaRAC': {
    mediaUnder: 'Managers',
    takesTag: 'strong',
    silentMonitor: true,
    blinks: true,
    sessions: 'authenticated',
  },
};

describe('the Redfish driver', () => {
  let host: EmulatedHost;

  beforeEach(async () => {
    host = await EmulatedHost.make();
  });
  afterEach(() => host.remove());

  it.each<[string, Habits]>([
    ['has its drives under the manager', { mediaUnder: 'Managers' }],
    ['requires the ETag of what is changed', { wantsEtag: true }],
    ['requires the ETag of drives, which it only lets be patched', { wantsEtag: true, patchesMedia: true }],
    ['works asynchronously, as tasks', { tasks: true, powerMs: 100 }],
    ['uses absolute links with a host name that only it knows', { tasks: true, absoluteLinks: true }],
    ['fails a task at first', { tasks: true, failsFirstTask: true }],
    ['has no session service', { sessions: 'absent' }],
    ['wants a login before it opens a session', { sessions: 'authenticated' }],
    ['has no session left', { sessions: 'full' }],
    ['redirects to paths with a trailing slash (301)', { redirects: 301 }],
    ['redirects to paths with a trailing slash (307)', { redirects: 307 }],
    ['redirects to paths with a trailing slash (308), even its login', { redirects: 308 }],
    ['takes its weak ETags only as strong ones', { takesTag: 'strong' }],
    ['takes its weak ETags only as strong ones, also of drives', { takesTag: 'strong', patchesMedia: true }],
    ['takes no ETag although it shows one', { takesTag: 'none' }],
    ['demands the transfer protocol', { demands: ['TransferProtocolType'] }],
    ['demands protocol and method of the transfer', { demands: ['TransferProtocolType', 'TransferMethod'] }],
    [
      'demands protocol and method of the transfer without a word',
      { demands: ['TransferProtocolType', 'TransferMethod'], saysNoMore: true },
    ],
    ['shows its power every other time only', { blinks: true, powerMs: 100 }],
    ['shows a medium some time after it was inserted', { mediaShowMs: 400 }],
    ['says no more of a task than whether it has ended', { silentMonitor: true, mediaShowMs: 100 }],
    [
      'calls its virtual CD UsbCd',
      { targets: ['None', 'Pxe', 'Cd', 'Usb', 'Hdd', 'UsbCd', 'UefiHttp'], bootsOn: { target: 'UsbCd' } },
    ],
    ['needs the boot mode', { bootsOn: { mode: 'UEFI' } }],
    ['names its reset types elsewhere', { actionInfo: true, resetTypes: ['ForceOn', 'ForceOff', 'GracefulShutdown'] }],
    ['has no ForceOff', { resetTypes: ['On', 'PushPowerButton'], powerMs: 50 }],
    ['does not know the boot override Once', { knowsOnce: false }],
    ['wants the boot mode in each change, and does not know Once', { knowsOnce: false, wantsMode: true }],
    ['boots the virtual CD first in an order of its own', { cdFirst: true }],
    ['boots it first, and does not know Once', { cdFirst: true, knowsOnce: false }],
    ['takes a while to boot', { postMs: 700 }],
    ['takes a while to boot, and does not know Once', { postMs: 700, knowsOnce: false, bootProgress: true }],
    ['accepts no property but Image', { knowsImageAlone: true }],
    ['shows its collections in pages', { pages: 'linked' }],
    ['shows its collections in pages, with media under the manager', { pages: 'linked', mediaUnder: 'Managers' }],
    ['sets its boot source at a settings resource', { bootSettings: true }],
    ['sets it there, and does not know Once', { bootSettings: true, knowsOnce: false }],
    ['has media under a manager that its system does not name', { mediaUnder: 'Managers', namesNoManager: true }],
    ['shows its boot source late, after a task that is not there', { bootShowMs: 300 }],
    ['closes a connection that is used again', { closesReused: true }],
    ['demands credentials for its media', { demands: ['UserName', 'Password'] }],
    ['shows the image without its server', { showsImage: (url) => new URL(url).pathname }],
    ['shows the image in capitals', { showsImage: (url) => url.toUpperCase() }],
    ['shows the file name of the image alone', { showsImage: (url) => url.split('/').at(-1)! }],
    ['compresses what it sends, after a byte order mark', { compresses: true }],
    ['ends a task as critical at first', { criticalTask: true }],
    ['writes its power states in capitals', { capitals: true, powerMs: 50 }],
    ['refuses an action with an empty object', { refusesEmpty: true }],
    ['is slow to switch power', { powerMs: 700 }],
    ['takes a while for each response', { answerMs: 60 }],
    ['takes no power-on for a while after power-off (409)', { settlesMs: 400 }],
    ['takes no power-on for a while after power-off (400)', { settlesMs: 400, settlingStatus: 400 }],
    ['shows a medium some time after it was ejected, and takes none meanwhile', { ejectShowMs: 300 }],
    ['has a drive without an action to insert, beside others', { deadDrive: 'without action' }],
    ['has a drive that takes no medium, beside others', { deadDrive: 'not allowed' }],
    ['has a drive for DVDs alone', { dvdOnly: true }],
    ['shows empty ETags', { emptyTag: true }],
    ['names the last image of an empty drive', { emptyDrive: 'names the last image' }],
    ['says that an empty drive holds a medium to which it is not connected', { emptyDrive: 'not connected' }],
    ['wants boot overrides whole', { wantsWholeBoot: 'shown' }],
    ['wants boot overrides whole, and shows no boot mode', { wantsWholeBoot: 'unseen' }],
    ['has settings without a boot source', { otherSettings: 'without boot' }],
    ['has settings that are read-only', { otherSettings: 'read-only' }],
    ['stumbles now and then', { stumbles: 5 }],
    ['shows a boot override that is over', { onceStays: true }],
    ['closes each connection', { closesEach: true }],
    ['lists HTTPS and CIFS as protocols, and has no place for an authority', { listsProtocols: true }],
    ['takes HTTPS media only, and trusts with each drive', { httpsMedia: 'with the drive' }],
    ['takes HTTPS media only, and trusts by a policy', { httpsMedia: 'by policy', listsProtocols: true }],
    [
      'takes HTTPS media only, has a trust store, and demands protocol and method',
      { httpsMedia: 'in a trust store', demands: ['TransferProtocolType', 'TransferMethod'] },
    ],
  ])('brings up and releases a machine whose controller %s', async (_habit, habits) => {
    await host.open(habits);
    await host.live();
  });

  it.each(Object.entries(vendors))(
    'brings up and releases a machine behind %s as it is described',
    async (_vendor, habits) => {
      await host.open(habits);
      await host.live();
    },
  );

  (isFull ? it : it.skip)('inserts each medium once that shows after 8 s, with the timing of production', async () => {
    host.timing = {};
    await host.open({ mediaShowMs: 8_000 });
    await host.driver.create(host.runtime, forever);
    expect(host.emulator.left()).toHaveLength(3);
    expect(host.emulator.seen.filter((request) => request.includes('InsertMedia'))).toHaveLength(2);
    await host.driver.destroy(host.runtime.runtimeId, forever);
    expect(host.emulator.left()).toEqual([]);
  });

  (isFull ? it : it.skip)(
    'brings up and releases a machine whose controller takes 9 s for each response, with the timing of production',
    async () => {
      host.timing = {};
      await host.open({ answerMs: 9_000 });
      const { runtimeId } = host.runtime;
      await host.driver.create(host.runtime, forever);
      await host.driver.start(runtimeId, forever);
      const isUp = async () =>
        isAccessible(host.runtime.spec.ports ?? [], await host.driver.observe(runtimeId).catch(() => absent));
      await waitFor('the machine to be accessible', isUp, 1_200_000);
      await host.driver.destroy(runtimeId, forever);
      expect(host.emulator.left()).toEqual([]);
    },
    2_400_000,
  );

  it('is documented with every vendor whose habits are emulated', async () => {
    const page = await readFile('docs/bare-metal.md', 'utf8');
    const rows = page.split('| controller | emulated habits |')[1]!.split('\n\n')[0]!.split('\n').slice(2);
    expect(rows.map((row) => row.split('|')[1]!.trim())).toEqual(Object.keys(vendors));
  });

  it('shows what a controller refused, and nothing that lets anyone read its media', async () => {
    const repeatsImage = [
      (url: string) => url,
      (url: string) => url.replaceAll('/', '\\/'),
      encodeURIComponent,
      (url: string) => url.split('/').at(-2)!,
    ];
    await host.open({ demands: ['TransferProtocolType'], repeatsImage });
    await host.driver.create(host.runtime, forever);
    const lines = host.driver.exchanges!().join('\n');
    expect(lines).toMatch(/%2Fmachine%2F/);
    expect(lines).toMatch(/InsertMedia \{"Image":.*\} -> 400: The action InsertMedia requires the parameter Transfer/);
    expect(lines).toMatch(/PATCH \/redfish\/v1\/Systems\/node \{"Boot":.*"Cd"\}\} -> 204/);
    const { mediaToken, reportToken } = await host.record();
    for (const secret of [mediaToken, reportToken, 'secret']) expect(lines).not.toContain(secret);
  });

  it('fetches an image before a machine needs it, and asks the controller for nothing', async () => {
    await host.open({});
    await host.driver.pullImage!(host.runtime.image, forever);
    expect(await readdir(path.join(host.dataDir, 'images'))).toContain(host.runtime.image.digest.slice(7));
    expect(host.emulator.seen).toEqual([]);
    const disk = { ...host.runtime.image, source: { kind: 'disk', url: 'file:///x' } };
    await expect(host.driver.pullImage!(disk, forever)).rejects.toMatchObject({ code: 'InvalidSpec' });
  });

  it('installs its authority once where a controller takes HTTPS media only, and has certificates verified', async () => {
    await host.open({ httpsMedia: 'with the drive' });
    await host.live();
    const [ca, ...others] = host.emulator.trust().authorities;
    expect(others).toEqual([]);
    expect(host.emulator.trust().verifies).toBe(true);
    expect(ca).toBe(await readFile(host.authorityFile, 'utf8'));
    // The next agent has the same authority, and knows that it is there.
    await host.driver.close();
    await host.reopen();
    host.runtime = { ...host.runtime, runtimeId: randomUUID() };
    await host.live();
    expect(host.emulator.trust().authorities).toEqual([ca]);
    expect(host.emulator.seen.filter((line) => line.includes('CertificateString'))).toHaveLength(1);
  });

  it('says which authority an operator has to install where a controller has no place for it', async () => {
    await host.open({ httpsMedia: 'by hand' });
    await expect(host.driver.create(host.runtime, forever)).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringMatching(
        /shows no place for the certificate of an authority: install \S+\/media-tls\/ca\.pem at the controller/,
      ),
    });
    host.emulator.trust().authorities.push(await readFile(host.authorityFile, 'utf8'));
    await host.live();
  });

  it('sends an ETag only if the controller gave one', async () => {
    await host.open({});
    await host.live();
    await host.driver.close();
    expect(host.emulator.openSessions()).toBe(0);
  });

  it('sends one request at a time, and limits how many wait', async () => {
    await host.open({});
    await host.driver.create(host.runtime, forever);
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => host.driver.inventory()));
    expect(host.emulator.mostAtOnce()).toBe(1);
    expect(new Set(outcomes.map((outcome) => outcome.status))).toEqual(new Set(['fulfilled', 'rejected']));
    expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({
      reason: { code: 'Unavailable', message: expect.stringContaining('wait for the controller') },
    });
    expect(await host.driver.inventory()).toHaveLength(1);
  });

  it('goes on where its agent was stopped, at whichever request that was', async () => {
    await host.open({});
    await host.live();
    const requests = host.emulator.seen.length;
    await host.driver.close();
    for (let at = 1; at <= requests; at += isFull ? 1 : 4) {
      await host.reopen();
      let closing: Promise<void> | null = null;
      host.emulator.atRequest(at, () => {
        closing = host.driver.close();
      });
      host.runtime = { ...host.runtime, runtimeId: randomUUID() };
      const { runtimeId } = host.runtime;
      const resumed = async (act: () => Promise<unknown>): Promise<void> => {
        const outcome = await act().catch((error: unknown) => error);
        if (outcome instanceof Error && !closing) throw outcome;
        if (!closing) return;
        await closing;
        closing = null;
        await host.reopen();
        await act();
      };
      const untilAccessible = async () => {
        const seen = await waitFor('the machine to be accessible', async () => {
          if (closing) return 'the agent has ended';
          return isAccessible(host.runtime.spec.ports ?? [], await host.driver.observe(runtimeId));
        });
        if (typeof seen === 'string') throw new Error(seen);
      };
      await resumed(() => host.driver.create(host.runtime, forever));
      await resumed(() => host.driver.start(runtimeId, forever));
      await resumed(untilAccessible);
      await resumed(() => host.driver.stop(runtimeId, { force: false }, forever));
      await resumed(() => host.driver.start(runtimeId, forever));
      await resumed(() => host.driver.destroy(runtimeId, forever));
      await resumed(async () => expect(await host.driver.observe(runtimeId)).toEqual(absent));
      expect(host.emulator.left()).toEqual([]);
      await host.driver.close();
    }
    await host.reopen();
  });

  it('removes a continuous boot override as soon as the machine has reported', async () => {
    await host.open({ knowsOnce: false });
    await host.driver.create(host.runtime, forever);
    expect(host.emulator.boot()).toMatchObject({
      BootSourceOverrideEnabled: 'Continuous',
      BootSourceOverrideTarget: 'Cd',
    });
    await host.driver.start(host.runtime.runtimeId, forever);
    await accessible(host.driver, host.runtime);
    await waitFor('the override to end', () => host.emulator.boot().BootSourceOverrideEnabled === 'Disabled');
    await host.driver.destroy(host.runtime.runtimeId, forever);
  });

  it('says what is missing on a controller with one drive', async () => {
    await host.open({ oneDrive: true });
    await expect(host.driver.create(host.runtime, forever)).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('two virtual drives'),
    });
    await host.driver.destroy(host.runtime.runtimeId, forever);
    expect(host.emulator.left()).toEqual([]);
  });

  it('tries drives again that took no media for a time, without a restart of its agent', async () => {
    await host.open({ takesNoMedia: true });
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(host.driver.create(host.runtime, forever)).rejects.toMatchObject({
        code: 'Unavailable',
        message: expect.stringMatching(/two virtual drives.*takes no media/),
      });
    host.emulator.repair();
    await host.live();
  });

  it('reports when the controller does not accept its user', async () => {
    await host.open({});
    await writeFile(path.join(host.dataDir, 'credentials'), 'operator:wrong\n');
    // Controllers lock users out, so a password that was refused is not sent again at each look.
    for (let look = 0; look < 3; look++) {
      await expect(host.driver.inventory()).rejects.toMatchObject({
        code: 'Unavailable',
        message: expect.stringContaining('who are you?'),
      });
    }
    expect(host.emulator.seen.filter((line) => line.startsWith('POST') && line.includes('Sessions'))).toHaveLength(1);
    await writeFile(path.join(host.dataDir, 'credentials'), host.emulator.credentials);
    expect(await host.driver.inventory()).toEqual([]);
  });

  it.each([401, 403] as const)(
    'logs in again once its session has ended, where that is said as %i',
    async (endedStatus) => {
      await host.open({ endedStatus });
      await host.driver.create(host.runtime, forever);
      host.emulator.endSessions();
      await host.driver.start(host.runtime.runtimeId, forever);
      await accessible(host.driver, host.runtime);
      host.emulator.endSessions();
      await host.driver.destroy(host.runtime.runtimeId, forever);
      expect(host.emulator.left()).toEqual([]);
      expect(host.emulator.openSessions()).toBe(1);
    },
  );

  it('opens no further session for what its user has no right to', async () => {
    await host.open({ forbids: /^POST .*InsertMedia/ });
    for (let attempt = 0; attempt < 3; attempt++)
      await expect(host.driver.create(host.runtime, forever)).rejects.toMatchObject({
        message: expect.stringContaining('insufficient privilege'),
      });
    const logins = host.emulator.seen.filter((line) => line.startsWith('POST') && line.includes('Sessions'));
    expect(logins).toHaveLength(2);
    expect(host.emulator.openSessions()).toBe(1);
  });

  it.each(['at login', 'later'] as const)('says that another password is demanded, %s', async (demandsPassword) => {
    await host.open({ demandsPassword });
    const says = expect.stringContaining('demands another password for operator: change it there');
    for (let look = 0; look < 3; look++) await expect(host.driver.inventory()).rejects.toMatchObject({ message: says });
    expect(await host.driver.health(forever)).toMatchObject([{ ok: false, reason: 'LoginRefused', message: says }]);
    // It is asked for nothing more meanwhile.
    expect(host.emulator.seen.filter((line) => line.startsWith('POST') && line.includes('Sessions'))).toHaveLength(1);
    host.emulator.changePassword('another');
    await writeFile(path.join(host.dataDir, 'credentials'), 'operator:another\n');
    expect(await host.driver.inventory()).toEqual([]);
  });

  it('says that a collection lists less than it announces', async () => {
    await host.open({ pages: 'cut' });
    const says = 'VirtualMedia announces 2 members and lists 1';
    await expect(host.driver.create(host.runtime, forever)).rejects.toMatchObject({
      message: expect.stringContaining(says),
    });
  });

  it.each(['Systems', 'Managers'] as const)(
    'finds a controller again whose paths have moved, with media under %s',
    async (mediaUnder) => {
      await host.open({ mediaUnder });
      await host.driver.create(host.runtime, forever);
      await host.driver.start(host.runtime.runtimeId, forever);
      await accessible(host.driver, host.runtime);
      host.emulator.move();
      await host.driver.stop(host.runtime.runtimeId, { force: true }, forever);
      await host.driver.start(host.runtime.runtimeId, forever);
      await accessible(host.driver, host.runtime);
      await host.driver.destroy(host.runtime.runtimeId, forever);
      expect(host.emulator.left()).toEqual([]);
    },
  );

  it('waits for a response as long as the fleet file says', async () => {
    host.timing = { ...host.timing };
    delete host.timing.requestTimeoutMs;
    await host.open({ answerMs: 1_500 }, { requestTimeoutSeconds: 1, authentication: 'basic' });
    await expect(host.driver.inventory()).rejects.toMatchObject({
      message: expect.stringContaining('no response within 1000 ms'),
    });
    await host.driver.close();
    await host.reopen({ requestTimeoutSeconds: 4, authentication: 'basic' });
    expect(await host.driver.inventory()).toEqual([]);
  });

  it('says what a drive still holds that cannot be emptied', async () => {
    host.timing = { ...host.timing, mediaShowMs: 200 };
    await host.open({ keepsMedia: true, showsImage: () => '[share] disk.iso' });
    await expect(host.driver.create(host.runtime, forever)).rejects.toMatchObject({
      message: expect.stringContaining('(it shows [share] disk.iso)'),
    });
  });

  it('says which setting to change when its media port is taken', async () => {
    await host.open({}, { mediaPort: 0 });
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const mediaPort = (taken.address() as AddressInfo).port;
    await host.driver.close();
    await expect(host.reopen({ mediaPort })).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('mediaPort'),
    });
    await new Promise((resolve) => taken.close(resolve));
    await host.reopen({ mediaPort });
  });

  it('sends no password unencrypted beyond loopback', async () => {
    await host.open({});
    await host.driver.close();
    await expect(host.reopen({ endpoint: 'http://192.0.2.1' })).rejects.toMatchObject({
      code: 'InvalidSpec',
      message: expect.stringContaining('https'),
    });
    await host.reopen();
  });

  it('connects only to the certificate that was pinned', async () => {
    const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((name) => path.join(host.dataDir, name)) as [
      string,
      string,
    ];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=bmc',
        '-keyout',
        keyFile,
        '-out',
        certFile,
      ],
      { stdio: 'ignore' },
    );
    const tls = { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
    const certificateSha256 = new X509Certificate(tls.cert).fingerprint256.replaceAll(':', '').toLowerCase();
    await host.open({ tls }, { certificateSha256: '0'.repeat(64) });
    await expect(host.driver.inventory()).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining(certificateSha256),
    });
    expect(host.emulator.seen).toEqual([]);
    await host.driver.close();
    await host.reopen();
    await expect(host.driver.inventory()).rejects.toMatchObject({
      code: 'Unavailable',
      message: expect.stringContaining('certificate'),
    });
    expect(host.emulator.seen).toEqual([]);
    await host.driver.close();
    await host.reopen({ certificateSha256 });
    expect(await host.driver.inventory()).toEqual([]);
  });
});
