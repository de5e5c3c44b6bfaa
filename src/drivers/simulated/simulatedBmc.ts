/**
 * The management controller of a simulated bare-metal machine: a small Redfish service on a loopback socket, and behind
 * it a machine that boots like a real one. It installs itself from the virtual CD, is configured by the seed in the
 * other drive, and reports over HTTP. Its flash and disk survive the process, as `bmc.json`.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { PortRange } from '../../domain/forwardTargets.ts';
import { replaceFile } from '../../lib/files.ts';
import { pause } from '../../lib/waiting.ts';
import { ConsoleLog } from '../agent/consoleLog.ts';
import type { RuntimeSpec } from '../agent/driver.ts';
import { listen } from '../agent/listen.ts';
import { readIfThere } from '../agent/records.ts';
import { readIso } from '../redfish/iso.ts';
import type { MachineSeed } from '../redfish/machineSeed.ts';
import type { FaultCounts, HostKey, MachineRecord } from './disk.ts';
import { type Faults, noFaults, readFaults } from './faults.ts';
import { Guest } from './simulatedGuest.ts';
import { makeHostKey } from './simulatedSsh.ts';

interface Flash {
  power: 'On' | 'Off';
  media: Record<DriveId, string | null>;
  boot: { enabled: 'Disabled' | 'Once' | 'Continuous'; target: string };
  /** The instance and seed that the machine installed itself from, and the host key that it generated then. */
  disk: {
    instanceId: string;
    name: string;
    seed: MachineSeed;
    hostKey: HostKey;
    forwards: MachineRecord['forwards'];
  } | null;
}

export interface BmcOptions {
  /** Where `bmc.json` is kept. */
  folder: string;
  faults: FaultCounts;
  /** Latency of the guest: from power-on until it is up, and for its own shutdown. */
  latencyMs: { boot: number; stop: number };
  /** Where the machine's ports are. */
  address: string;
  ports?: PortRange | undefined;
}

export interface Bmc {
  endpoint: string;
  credentials: { user: string; password: string };
  close(): Promise<void>;
}

const drives = { Cd: ['CD', 'DVD'], Usb: ['USBStick'] } as const;
type DriveId = keyof typeof drives;

const system = '/redfish/v1/Systems/1';
const sessions = '/redfish/v1/SessionService/Sessions';
const retryMs = 250;
const bodyMaxBytes = 64 * 1024;

/** Starts the service, and the machine too if it was on. */
export async function openBmc(options: BmcOptions): Promise<Bmc> {
  const text = await readIfThere(path.join(options.folder, 'bmc.json'));
  const flash: Flash = text
    ? JSON.parse(text)
    : { power: 'Off', media: { Cd: null, Usb: null }, boot: { enabled: 'Disabled', target: 'None' }, disk: null };
  const controller = new SimulatedController(options, flash);
  await controller.open();
  return controller;
}

class SimulatedController implements Bmc {
  readonly credentials = { user: 'agent', password: randomBytes(12).toString('hex') };
  readonly #options: BmcOptions;
  readonly #flash: Flash;
  readonly #server: Server;
  readonly #sessions = new Set<string>();
  #running: RunningMachine | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: BmcOptions, flash: Flash) {
    this.#options = options;
    this.#flash = flash;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: Error) => reply(response, 500, refusal(error.message)));
    });
  }

  get endpoint(): string {
    const bound = this.#server.address();
    return `http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 0}`;
  }

  async open(): Promise<void> {
    await listen(this.#server, 0, '127.0.0.1');
    if (this.#flash.power === 'On') this.#boot();
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
    await this.#running?.switchOff();
    await this.#writing;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = (request.url ?? '').replace(/\/+$/, '');
    const body = await readJson(request);
    if (at !== '/redfish/v1' && at !== sessions && !this.#isAuthorised(request))
      return reply(response, 401, refusal('log in first'));
    const route = `${request.method} ${at}`;
    const drive =
      /^\/redfish\/v1\/Systems\/1\/VirtualMedia\/(Cd|Usb)(\/Actions\/VirtualMedia\.(Insert|Eject)Media)?$/.exec(at);
    if (drive) return this.#serveDrive(response, request.method, drive[1] as DriveId, drive[3], body);
    if (request.method === 'DELETE' && at.startsWith(`${sessions}/`)) {
      this.#sessions.delete(at.slice(sessions.length + 1));
      return reply(response, 204);
    }
    switch (route) {
      case 'GET /redfish/v1':
        return reply(response, 200, {
          Systems: link('/redfish/v1/Systems'),
          Managers: link('/redfish/v1/Managers'),
          Links: { Sessions: link(sessions) },
        });
      case `POST ${sessions}`:
        return this.#logIn(response, body);
      case 'GET /redfish/v1/Systems':
        return reply(response, 200, { Members: [link(system)] });
      case 'GET /redfish/v1/Managers':
        return reply(response, 200, { Members: [link('/redfish/v1/Managers/1')] });
      case 'GET /redfish/v1/Managers/1':
        return reply(response, 200, { Id: '1', ManagerType: 'BMC' });
      case `GET ${system}`:
        return reply(response, 200, this.#describe());
      case `PATCH ${system}`:
        return this.#setBoot(response, body['Boot']);
      case `POST ${system}/Actions/ComputerSystem.Reset`:
        return this.#reset(response, body['ResetType']);
      case `GET ${system}/VirtualMedia`:
        return reply(response, 200, { Members: Object.keys(drives).map((id) => link(`${system}/VirtualMedia/${id}`)) });
      default:
        return reply(response, 404, refusal(`there is no ${at}`));
    }
  }

  #isAuthorised({ headers }: IncomingMessage): boolean {
    const { user, password } = this.credentials;
    const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    return headers.authorization === basic || this.#sessions.has(String(headers['x-auth-token']));
  }

  #logIn(response: ServerResponse, body: Record<string, unknown>): void {
    if (body['UserName'] !== this.credentials.user || body['Password'] !== this.credentials.password) {
      reply(response, 401, refusal('user or password is wrong'));
      return;
    }
    const token = randomUUID();
    this.#sessions.add(token);
    reply(response, 201, { Id: token }, { 'x-auth-token': token, location: `${sessions}/${token}` });
  }

  #describe(): Record<string, unknown> {
    const { power, boot } = this.#flash;
    return {
      Id: '1',
      PowerState: power,
      Boot: {
        BootSourceOverrideEnabled: boot.enabled,
        BootSourceOverrideTarget: boot.target,
        'BootSourceOverrideTarget@Redfish.AllowableValues': ['None', 'Cd', 'Hdd'],
      },
      VirtualMedia: link(`${system}/VirtualMedia`),
      Links: { ManagedBy: [link('/redfish/v1/Managers/1')] },
      Actions: {
        '#ComputerSystem.Reset': {
          target: `${system}/Actions/ComputerSystem.Reset`,
          'ResetType@Redfish.AllowableValues': ['On', 'ForceOff', 'GracefulShutdown'],
        },
      },
    };
  }

  async #setBoot(response: ServerResponse, wanted: unknown): Promise<void> {
    const { BootSourceOverrideEnabled: enabled, BootSourceOverrideTarget: target } = (wanted ?? {}) as Record<
      string,
      string
    >;
    if (enabled) this.#flash.boot.enabled = enabled as Flash['boot']['enabled'];
    if (target) this.#flash.boot.target = target;
    if (enabled === 'Disabled') this.#flash.boot.target = 'None';
    await this.#save();
    reply(response, 204);
  }

  async #serveDrive(
    response: ServerResponse,
    method: string | undefined,
    id: DriveId,
    action: string | undefined,
    body: Record<string, unknown>,
  ): Promise<void> {
    const { media } = this.#flash;
    if (method === 'GET' && !action) {
      const target = (name: string) => ({ target: `${system}/VirtualMedia/${id}/Actions/VirtualMedia.${name}` });
      return reply(response, 200, {
        Id: id,
        MediaTypes: drives[id],
        Image: media[id],
        Inserted: media[id] !== null,
        Actions: {
          '#VirtualMedia.InsertMedia': target('InsertMedia'),
          '#VirtualMedia.EjectMedia': target('EjectMedia'),
        },
      });
    }
    if (method !== 'POST' || !action) return reply(response, 405, refusal(`${id} does not accept ${method}`));
    if (action === 'Insert' && typeof body['Image'] !== 'string')
      return reply(response, 400, refusal('Image is missing'));
    media[id] = action === 'Insert' ? (body['Image'] as string) : null;
    await this.#save();
    reply(response, 204);
  }

  async #reset(response: ServerResponse, type: unknown): Promise<void> {
    switch (type) {
      case 'On':
        if (this.#flash.power === 'Off') {
          this.#flash.power = 'On';
          await this.#save();
          this.#boot();
        }
        return reply(response, 204);
      case 'ForceOff':
        await this.#switchOff();
        return reply(response, 204);
      case 'GracefulShutdown':
        this.#running?.askToShutDown();
        return reply(response, 204);
      default:
        return reply(response, 400, refusal(`${String(type)} is not a reset type of this machine`));
    }
  }

  #boot(): void {
    const { boot } = this.#flash;
    const fromCd = boot.target === 'Cd' && boot.enabled !== 'Disabled';
    if (boot.enabled === 'Once') this.#flash.boot = { enabled: 'Disabled', target: 'None' };
    if (fromCd) this.#flash.disk = null;
    const running = new RunningMachine(this.#flash, this.#options, {
      save: () => this.#save(),
      switchOff: async () => {
        if (this.#running === running) await this.#switchOff();
      },
    });
    this.#running = running;
    running.run();
  }

  async #switchOff(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    this.#flash.power = 'Off';
    await running?.switchOff();
    await this.#save();
  }

  #save(): Promise<void> {
    this.#writing = replaceFile(path.join(this.#options.folder, 'bmc.json'), JSON.stringify(this.#flash));
    return this.#writing;
  }
}

interface Own {
  save: () => Promise<void>;
  switchOff: () => Promise<void>;
}

/** The machine from power-on to power-off. */
class RunningMachine {
  readonly #flash: Flash;
  readonly #options: BmcOptions;
  readonly #own: Own;
  readonly #off = new AbortController();
  #guest: Guest | null = null;
  #faults: Faults = noFaults();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #reporting: Promise<void> | null = null;
  #reported = '';

  constructor(flash: Flash, options: BmcOptions, own: Own) {
    this.#flash = flash;
    this.#options = options;
    this.#own = own;
  }

  run(): void {
    if (this.#off.signal.aborted) return;
    this.#running = this.#bootGuest().catch(() => this.#again(() => this.run()));
  }

  /** Ignored until the guest is up. */
  askToShutDown(): void {
    if (!this.#guest?.isUp || this.#faults.stopIgnored) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#own.switchOff(), this.#options.latencyMs.stop);
  }

  async switchOff(): Promise<void> {
    this.#off.abort();
    clearTimeout(this.#timer);
    await this.#running.catch(() => undefined);
    await this.#guest?.switchOff();
    await this.#reporting;
  }

  async #bootGuest(): Promise<void> {
    this.#flash.disk ??= await this.#install();
    const { disk } = this.#flash;
    this.#faults = await this.#faultsOf(disk);
    if (this.#off.signal.aborted) return;
    const guest = await Guest.switchOn({
      record: recordOf(disk),
      faults: this.#faults,
      bootMs: this.#options.latencyMs.boot + this.#faults.slowMs,
      address: this.#options.address,
      ports: this.#options.ports,
      // Controllers offer no console, so nothing reads it.
      console: new ConsoleLog(),
      onChange: () => this.#report(),
      // Real machines do not vanish from their controllers: they go dark.
      onVanish: () => void this.#own.switchOff(),
    });
    this.#guest = guest;
    disk.forwards = guest.forwards();
    await this.#own.save();
    if (!this.#off.signal.aborted) guest.boot();
  }

  async #faultsOf({ instanceId, seed }: { instanceId: string; seed: MachineSeed }): Promise<Faults> {
    const asked = readFaults({ labels: seed.labels, image: { name: '', digest: '', source: {} } });
    return asked && !(await this.#options.faults.areLifted(instanceId)) ? asked : noFaults();
  }

  /**
   * Boots the image, reads the seed as its operating system would, and generates the host key of this installation. With
   * the fault `boots-disk`, a former system does so, and the image is not read.
   */
  async #install(): Promise<NonNullable<Flash['disk']>> {
    const { instanceId, name, seed } = await this.#readSeed();
    if (!(await this.#faultsOf({ instanceId, seed })).bootsDisk) await this.#readMedium(this.#flash.media.Cd);
    return { instanceId, name, seed, hostKey: makeHostKey(), forwards: [] };
  }

  async #readSeed(): Promise<{ instanceId: string; name: string; seed: MachineSeed }> {
    const files = readIso(await this.#readMedium(this.#flash.media.Usb));
    const metaData = JSON.parse(files['meta-data']!.toString('utf8'));
    return { instanceId: metaData['instance-id'], name: metaData['local-hostname'], seed: metaData.compute_service };
  }

  async #readMedium(url: string | null): Promise<Buffer> {
    if (!url) throw new Error('there is no medium in the drive');
    const response = await fetch(url, { signal: this.#off.signal });
    if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** Sends the guest's state until it is accepted; one report at a time, always the latest. */
  #report(): void {
    this.#reporting ??= this.#sendReports().finally(() => {
      this.#reporting = null;
    });
  }

  async #sendReports(): Promise<void> {
    while (!this.#off.signal.aborted) {
      const { disk } = this.#flash;
      const text = this.#reportText();
      if (!disk || text === this.#reported) return;
      try {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(disk.seed.reportUrl, {
          method: 'POST',
          headers,
          body: text,
          signal: this.#off.signal,
        });
        if (!response.ok) throw new Error(`the report was refused: ${response.status}`);
        this.#reported = text;
      } catch {
        await new Promise((resolve) => this.#again(() => resolve(undefined)));
        // The agent may have moved; the medium in the drive has its current URL.
        const fresh = await this.#readSeed().catch(() => null);
        if (fresh && fresh.instanceId === disk.instanceId) disk.seed = fresh.seed;
      }
    }
  }

  #reportText(): string {
    const seen = this.#guest!.lastSeen();
    return JSON.stringify({
      sshHostKeys: seen.sshHostKeys.map((key) => `${key.algorithm} ${key.publicKey}`),
      ports: seen.forwards.map(({ guestPort, port }) => ({
        guestPort,
        port,
        listening: seen.listeningPorts.includes(guestPort),
      })),
    });
  }

  /** Tries again after a while, or at once when the power goes off. */
  #again(act: () => void): void {
    void pause(retryMs, this.#off.signal).then(act, act);
  }
}

function recordOf({ instanceId, name, seed, hostKey, forwards }: NonNullable<Flash['disk']>): MachineRecord {
  const ports = seed.ports.map((guestPort) => ({
    name: `p${guestPort}`,
    guestPort,
    exposure: 'private-tunnel' as const,
    protocol: 'TCP',
    readinessProbe: true,
  }));
  const runtime: RuntimeSpec = {
    runtimeId: instanceId,
    machineUid: instanceId,
    kind: 'BareMetalMachine',
    namespace: '',
    name,
    spec: { imageRef: '', ports, bootstrap: { sshAuthorizedKeys: seed.authorizedKeys } },
    image: { name: '', digest: '', source: {} },
    labels: seed.labels,
    workflowId: '',
    placementVersion: 0,
  };
  return { runtime, power: 'on', hostKey, forwards };
}

const link = (uri: string) => ({ '@odata.id': uri });

function refusal(message: string): Record<string, unknown> {
  return { error: { code: 'Base.1.0.GeneralError', message } };
}

function reply(response: ServerResponse, status: number, body?: unknown, headers: Record<string, string> = {}): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers })
    .end(text);
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > bodyMaxBytes) throw new Error('the request is too large');
  }
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}
