/**
 * What boots when a test's controller switches its machine on: a stand-in that listens and reports, or a real guest in
 * QEMU.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Dispatcher, request } from 'undici';
import type { RuntimeSpec } from '../../../src/drivers/agent/driver.ts';
import { readIso } from '../../../src/drivers/redfish/iso.ts';
import type { MachineSeed } from '../../../src/drivers/redfish/machineSeed.ts';
import { makeHostKey } from '../../../src/drivers/simulated/simulatedSsh.ts';
import { pause } from '../../../src/lib/waiting.ts';
import { loopback } from './loopback.ts';

export interface BootedMachine {
  switchOff(): Promise<void>;
}

/** Where a machine finds its media when it boots: null for none. A machine that boots its disk reads no image. */
export interface BootMedia {
  image: () => Promise<string | null>;
  seed: () => Promise<string | null>;
  /** How the controller reads them; absent: as anyone. */
  through?: Dispatcher;
}

export type Boot = (media: BootMedia) => Promise<BootedMachine>;

/** Of one call to an agent: what answers at the port of one that is gone may never do so. */
const callMs = 5_000;

export async function readSeed(
  seedUrl: string,
  through?: Dispatcher,
): Promise<{ name: string; instanceId: string; seed: MachineSeed }> {
  const answer = await request(seedUrl, {
    signal: AbortSignal.timeout(callMs),
    ...(through && { dispatcher: through }),
  });
  if (answer.statusCode !== 200) throw new Error(`${seedUrl} responds with ${answer.statusCode}`);
  const files = readIso(Buffer.from(await answer.body.arrayBuffer()));
  const metaData = JSON.parse(files['meta-data']!.toString('utf8'));
  return { name: metaData['local-hostname'], instanceId: metaData['instance-id'], seed: metaData.compute_service };
}

/** Reads the whole image, as a boot from the virtual CD does. */
async function readImage({ image, through }: Pick<BootMedia, 'image' | 'through'>): Promise<void> {
  const url = await image();
  if (!url) return;
  const answer = await request(url, { signal: AbortSignal.timeout(callMs), ...(through && { dispatcher: through }) });
  await answer.body.arrayBuffer();
  if (answer.statusCode !== 200) throw new Error(`${url} responds with ${answer.statusCode}`);
}

/** Reports in the agent's own JSON, for machines that share one address. */
export async function report(
  seed: MachineSeed,
  hostKey: string,
  ports: { guestPort: number; port: number; listening: boolean }[],
): Promise<number> {
  const { statusCode, body } = await request(seed.reportUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sshHostKeys: [hostKey], ports }),
    signal: AbortSignal.timeout(callMs),
  });
  await body.dump();
  return statusCode;
}

/**
 * Listens on a loopback port for each of the machine's ports, sends an SSH banner on 22 and echoes on the others, and
 * phones home until it gets through, as cloud-init does: its agent may be away, and at another address when it is back.
 */
export const bootStandIn: Boot = async (media) => {
  const off = new AbortController();
  const hostKey = makeHostKey().public.trim().split(' ').slice(0, 2).join(' ');
  let opened: Awaited<ReturnType<typeof openPort>>[] = [];

  let hasBooted = false;

  async function phoneHome(): Promise<boolean> {
    if (!hasBooted) await readImage(media);
    hasBooted = true;
    const url = await media.seed();
    if (!url) return true;
    const { seed } = await readSeed(url, media.through);
    if (opened.length === 0) opened = await Promise.all(seed.ports.map(openPort));
    return (
      (await report(
        seed,
        hostKey,
        opened.map(({ guestPort, port }) => ({ guestPort, port, listening: true })),
      )) === 204
    );
  }
  const booting = (async () => {
    while (!off.signal.aborted && !(await phoneHome().catch(() => false)))
      await pause(50, off.signal).catch(() => undefined);
  })();
  return {
    async switchOff() {
      off.abort();
      await booting;
      await Promise.all(opened.map(({ close }) => close()));
    },
  };
};

/** What the wipe image of a test reports of each disk. */
export interface WipeReport {
  disks: { id: string; bytes: number; erased: boolean }[];
}

/** Sends it with the secret in the wipe image's seed, and returns the status. */
export async function reportWipe(seedUrl: string, body: WipeReport, through?: Dispatcher): Promise<number> {
  const { seed } = await readSeed(seedUrl, through);
  const { reportUrl } = (seed as unknown as { wipe: { reportUrl: string } }).wipe;
  const answer = await request(reportUrl, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(callMs),
  });
  await answer.body.dump();
  return answer.statusCode;
}

/**
 * Reads the image until it has all of it, for its agent may be away, reports what it erased, and then switches the
 * machine off. Null: it neither reports nor switches off.
 */
export async function bootWiper(
  media: BootMedia,
  wipe: WipeReport | null,
  cutPower: () => void,
): Promise<BootedMachine> {
  const off = new AbortController();
  const isWiped = async () => {
    await readImage(media);
    if (wipe === null) return true;
    return (await reportWipe((await media.seed())!, wipe, media.through)) === 204;
  };
  const wiping = (async () => {
    while (!off.signal.aborted) {
      if (await isWiped().catch(() => false)) return wipe && cutPower();
      await pause(50, off.signal).catch(() => undefined);
    }
  })();
  return {
    async switchOff() {
      off.abort();
      await wiping;
    },
  };
}

async function openPort(guestPort: number): Promise<{ guestPort: number; port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    if (guestPort === 22) socket.write('SSH-2.0-stand-in\r\n');
    else socket.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve));
  return {
    guestPort,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Boots the tiny guest in QEMU, passes it its seed, and forwards its reports to the agent. */
export function bootQemu(image: RuntimeSpec['image'], log: (line: string) => void = () => undefined): Boot {
  const source = image.source as { kernel: { url: string }; initrd: { url: string }; append: string };
  return async (media) => {
    await readImage(media);
    const { seed, name } = await readSeed((await media.seed())!);
    const folder = await mkdtemp(path.join(tmpdir(), 'metal-guest-'));
    const nonce = 'bridge';
    const keys = seed.authorizedKeys.map(({ publicKey, username = 'root' }) => `${username} ${publicKey}`).join('\n');
    const told: Record<string, string> = {
      nonce,
      hostname: name,
      ports: seed.ports.join(' '),
      authorized_keys: keys,
    };
    for (const [file, content] of Object.entries(told)) await writeFile(path.join(folder, file), `${content}\n`);
    const ports = await Promise.all(seed.ports.map(async (guestPort) => ({ guestPort, port: await freePort() })));
    const forwards = ports.map(({ guestPort, port }) => `,hostfwd=tcp:${loopback}:${port}-:${guestPort}`).join('');
    const child: ChildProcess = spawn(
      'qemu-system-x86_64',
      [
        '-M',
        'q35,graphics=off',
        '-accel',
        'tcg,tb-size=32',
        '-cpu',
        'Nehalem,+rdrand',
        '-m',
        '128',
        '-nodefaults',
        '-no-user-config',
        '-no-reboot',
        '-display',
        'none',
        '-kernel',
        fileURLToPath(source.kernel.url),
        '-initrd',
        fileURLToPath(source.initrd.url),
        '-append',
        source.append ?? 'console=ttyS0 quiet panic=-1',
        ...Object.keys(told).flatMap((file) => [
          '-fw_cfg',
          `name=opt/compute-service/${file},file=${path.join(folder, file)}`,
        ]),
        '-netdev',
        `user,id=n0,restrict=on${forwards}`,
        '-device',
        'virtio-net-pci,netdev=n0,romfile=',
        '-device',
        'virtio-serial-pci',
        '-chardev',
        `file,id=rep,path=${path.join(folder, 'report')}`,
        '-device',
        'virtserialport,chardev=rep,name=guest.report',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    child.stderr!.on('data', (text) => log(String(text)));
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    let last = '';
    const pass = async () => {
      const lines = (await readFile(path.join(folder, 'report'), 'utf8').catch(() => '')).split('\n').slice(0, -1);
      const line = lines.at(-1);
      if (!line || line === last) return;
      const said = JSON.parse(line) as {
        nonce: string;
        listening: number[];
        hostKeys: { algorithm: string; publicKey: string }[];
      };
      if (said.nonce !== nonce) return;
      const hostKey = said.hostKeys.map((key) => `${key.algorithm} ${key.publicKey}`)[0]!;
      const status = await report(
        seed,
        hostKey,
        ports.map((entry) => ({ ...entry, listening: said.listening.includes(entry.guestPort) })),
      );
      if (status === 204) last = line;
    };
    const timer = setInterval(() => void pass().catch((error) => log(String(error))), 200);
    return {
      async switchOff() {
        clearInterval(timer);
        child.kill('SIGKILL');
        await ended;
        await rm(folder, { recursive: true, force: true });
      },
    };
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
