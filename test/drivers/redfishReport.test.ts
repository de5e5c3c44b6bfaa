/** What the agent serves and receives: seeds, media, reports. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { Agent, request } from 'undici';
import { readIso, writeIso } from '../../src/drivers/redfish/iso.ts';
import { parseReport, type Report, type WipedDisk } from '../../src/drivers/redfish/machineReport.ts';
import { seedFiles, seedVolume } from '../../src/drivers/redfish/machineSeed.ts';
import { type MediaServer, openMediaServer } from '../../src/drivers/redfish/media.ts';
import { makeHostKey } from '../../src/drivers/simulated/simulatedSsh.ts';
import { makeRuntime } from '../support/drivers/conformance.ts';

const hostKey = makeHostKey().public.trim().split(' ').slice(0, 2).join(' ');
const [algorithm, publicKey] = hostKey.split(' ') as [string, string];
const form = 'application/x-www-form-urlencoded';

describe('a report', () => {
  it("of cloud-init's phone_home gives the host keys, and skips those that the image lacks", () => {
    const text = new URLSearchParams({
      pub_key_ed25519: `${hostKey} root@web\n`,
      pub_key_rsa: 'N/A',
      instance_id: 'i',
      hostname: 'web',
    }).toString();
    expect(parseReport(form, text)).toEqual({ sshHostKeys: [{ algorithm, publicKey }], ports: null });
  });

  it('in this service’s JSON gives keys and ports', () => {
    const text = JSON.stringify({
      sshHostKeys: [hostKey],
      ports: [
        { guestPort: 22, listening: true },
        { guestPort: 80, port: 8080, listening: false },
      ],
    });
    expect(parseReport('application/json; charset=utf-8', text)).toEqual({
      sshHostKeys: [{ algorithm, publicKey }],
      ports: [
        { guestPort: 22, port: 22, listening: true },
        { guestPort: 80, port: 8080, listening: false },
      ],
    });
  });

  it.each([
    ['of an unknown type', 'text/plain', ''],
    ['that is not JSON', 'application/json', '{'],
    ['with an unknown field', 'application/json', '{"sshHostKeys":[],"more":1}'],
    ['with a port out of range', 'application/json', '{"ports":[{"guestPort":70000,"listening":true}]}'],
    [
      'with a port twice',
      'application/json',
      '{"ports":[{"guestPort":22,"listening":true},{"guestPort":22,"listening":false}]}',
    ],
    [
      'with a key whose algorithm differs from its name',
      'application/json',
      JSON.stringify({ sshHostKeys: [hostKey.replace('ssh-ed25519', 'ssh-rsa')] }),
    ],
    [
      'with a key that is cut short',
      'application/json',
      JSON.stringify({ sshHostKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5'] }),
    ],
    [
      'with a second line in its key',
      'application/json',
      JSON.stringify({ sshHostKeys: [`${hostKey} x\n* ${hostKey}`] }),
    ],
    [
      'with more keys than there are kinds',
      'application/json',
      JSON.stringify({ sshHostKeys: Array(9).fill(hostKey) }),
    ],
    ['that is a form with a broken key', form, 'pub_key_rsa=nonsense'],
  ])('%s is refused', (_what, type, text) => {
    expect(parseReport(type, text)).toBeNull();
  });

  it('is parsed or refused, whatever a tenant sends, and yields only keys of a known form', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ sshHostKeys: fc.array(fc.oneof(fc.string(), fc.constant(hostKey))), ports: fc.anything() })
        .map((value) => JSON.stringify(value) ?? ''),
      fc
        .dictionary(
          fc.constantFrom('pub_key_rsa', 'pub_key_ed25519', 'boot'),
          fc.oneof(fc.string(), fc.constant(hostKey)),
        )
        .map((fields) => new URLSearchParams(fields).toString()),
    );
    fc.assert(
      fc.property(fc.constantFrom('application/json', form, undefined), text, (type, given) => {
        const report = parseReport(type, given);
        for (const key of report?.sshHostKeys ?? []) {
          expect(key.algorithm).toMatch(/^(ssh-|ecdsa-)[a-z0-9-]+$/);
          expect(key.publicKey).toMatch(/^[A-Za-z0-9+/]+=*$/);
        }
        for (const { port, guestPort } of report?.ports ?? [])
          expect([port, guestPort].every((number) => number >= 1 && number <= 65_535)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a seed', () => {
  it('stores its files in a volume, whatever their size', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 6_000 }), fc.uint8Array({ maxLength: 6_000 }), (one, two) => {
        const files = { 'user-data': Buffer.from(one), 'meta-data': Buffer.from(two) };
        expect(readIso(writeIso('CIDATA', files))).toEqual(files);
      }),
      { numRuns: 50 },
    );
  });

  it('gives a machine its keys, its ports, and where to report, and cloud-init can read it', () => {
    const runtime = makeRuntime({ name: `web.${'x'.repeat(80)}` });
    runtime.spec.bootstrap = { sshAuthorizedKeys: [{ publicKey: hostKey, username: 'admin' }, { publicKey: hostKey }] };
    const files = readIso(seedVolume(seedFiles(runtime, 'http://127.0.0.1/report')));
    const [first, ...rest] = files['user-data']!.toString().split('\n');
    expect(first).toBe('#cloud-config');
    const userData = JSON.parse(rest.join('\n'));
    expect(userData).toMatchObject({
      ssh_authorized_keys: [hostKey],
      users: ['default', { name: 'admin', ssh_authorized_keys: [hostKey] }],
      phone_home: { url: 'http://127.0.0.1/report' },
    });
    expect(JSON.parse(files['meta-data']!.toString())).toMatchObject({
      'instance-id': runtime.runtimeId,
      'local-hostname': `web-${'x'.repeat(59)}`,
      compute_service: { reportUrl: 'http://127.0.0.1/report', ports: [22, 8080] },
    });
  });
});

describe('the media server', () => {
  const tokens = { mediaToken: 'm'.repeat(24), reportToken: 'r'.repeat(24) };
  let folder: string;
  let server: MediaServer;
  let heard: Report[];
  let read: string[];
  let isBelieved: boolean;
  let wiped: WipedDisk[];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'media-'));
    await writeFile(path.join(folder, 'image'), '0123456789');
    heard = [];
    read = [];
    isBelieved = true;
    wiped = [];
    server = await openMediaServer({
      hostName: 'metal-1',
      folder,
      address: '127.0.0.1',
      port: 0,
      mayMove: true,
      find: (id) =>
        id !== 'one'
          ? null
          : {
              ...tokens,
              files: {
                'boot.iso': async () => path.join(folder, 'image'),
                'seed.iso': async () => Buffer.from('seed'),
              },
              onRead: async (name, { from, length }) => {
                read.push(`${name} ${from}+${length}`);
              },
              onReport: async (report) => {
                heard.push(report);
                return isBelieved;
              },
              onWiped: async (disks) => {
                wiped.push(...disks);
                return isBelieved;
              },
            },
    });
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const url = (name: string, token = tokens.mediaToken, id = 'one') => server.url(id, token, name);
  /** Uses a new connection each time: the server closes idle ones, and one may be about to be reused. */
  const asked = (address: string, { headers, ...init }: RequestInit = {}) =>
    fetch(address, { ...init, headers: { ...headers, connection: 'close' } as Record<string, string> });
  const post = (body: string, token = tokens.reportToken) =>
    asked(url('report', token), { method: 'POST', headers: { 'content-type': form }, body });

  it('serves a file whole and in pieces, as a drive reads it', async () => {
    const piece = async (range: string) => {
      const answer = await asked(url('boot.iso'), { headers: { range } });
      return [answer.status, await answer.text(), answer.headers.get('content-range')];
    };
    expect(await (await asked(url('boot.iso'))).text()).toBe('0123456789');
    expect(await piece('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await piece('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await piece('bytes=-2')).toEqual([206, '89', 'bytes 8-9/10']);
    expect(await piece('bytes=10-')).toEqual([416, '', 'bytes */10']);
    const head = await asked(url('boot.iso'), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
    // What is only looked at does not count as read.
    expect(read).toEqual(['boot.iso 0+10', 'boot.iso 2+3', 'boot.iso 7+3', 'boot.iso 8+2']);
  });

  it('serves the same by HTTPS on the same port, and waits for no one who says nothing', async () => {
    const { https, certificate } = server.medium('one', tokens.mediaToken, 'boot.iso');
    const { ca } = await certificate.current();
    const dispatcher = new Agent({ pipelining: 0, connect: { ca } });
    const answer = await request(https, { dispatcher, headers: { range: 'bytes=2-4' } });
    expect([answer.statusCode, await answer.body.text()]).toEqual([206, '234']);
    await expect(request(https)).rejects.toMatchObject({ code: 'SELF_SIGNED_CERT_IN_CHAIN' });
    const silent = connect(server.port, '127.0.0.1');
    await new Promise((resolve) => silent.once('connect', resolve));
    const closed = new Promise((resolve) => silent.once('close', resolve));
    await server.close();
    await closed;
  });

  it('serves nothing to clients that do not know the path', async () => {
    const status = async (address: string) => (await asked(address)).status;
    expect(await status(url('seed.iso'))).toBe(200);
    expect(await status(url('seed.iso', 'x'.repeat(24)))).toBe(404);
    expect(await status(url('seed.iso', tokens.reportToken))).toBe(404);
    expect(await status(url('seed.iso', tokens.mediaToken, 'two'))).toBe(404);
    expect(await status(url('other.iso'))).toBe(404);
    expect(await status(url('seed.iso').replace('/machine/', '/machine/../'))).toBe(404);
  });

  it('accepts reports only under the nonce, strictly parsed and limited in size', async () => {
    const said = `pub_key_ed25519=${encodeURIComponent(hostKey)}`;
    expect((await post(said, 'x'.repeat(24))).status).toBe(404);
    expect((await post(said, tokens.mediaToken)).status).toBe(404);
    expect((await post('pub_key_ed25519=nonsense')).status).toBe(400);
    expect((await post(`${said}&more=${'x'.repeat(20_000)}`)).status).toBe(400);
    expect((await asked(url('report', tokens.reportToken))).status).toBe(405);
    expect(heard).toEqual([]);
    expect((await post(said)).status).toBe(204);
    expect(heard).toEqual([{ sshHostKeys: [{ algorithm, publicKey }], ports: null }]);
    isBelieved = false;
    expect((await post(said)).status).toBe(409);
  });

  it('accepts what a wipe image says of each disk under the nonce alone, with identity and size', async () => {
    const disk = { id: 'S4EM NX0R-1', bytes: 480_103_981_056, erased: true };
    const send = async (disks: unknown, token = tokens.reportToken) =>
      (await asked(url('wiped', token), { method: 'POST', body: JSON.stringify({ disks }) })).status;
    for (const disks of [
      [],
      [{ ...disk, id: '' }],
      [{ ...disk, bytes: 0 }],
      [{ id: 'S4EM', erased: true }],
      [disk, disk],
    ])
      expect(await send(disks)).toBe(400);
    expect(await send([disk], 'x'.repeat(24))).toBe(404);
    expect(wiped).toEqual([]);
    expect(await send([disk, { ...disk, id: 'S2', erased: false }])).toBe(204);
    expect(wiped).toEqual([
      { id: disk.id, bytes: disk.bytes, isErased: true },
      { id: 'S2', bytes: disk.bytes, isErased: false },
    ]);
    isBelieved = false;
    expect(await send([disk])).toBe(409);
  });
});
