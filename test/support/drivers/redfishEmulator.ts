/**
 * A controller with the habits of different vendors, as DSP0266 allows or as found in the field. One system, two
 * drives.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Agent, fetch } from 'undici';
import {
  collectionOf,
  describeDrive,
  linkOf,
  missingParameter,
  passwordChange,
  type Reply,
  replyTo,
  sessionRefusals,
  transfers,
} from './redfishAnswers.ts';
import type { Habits } from './redfishHabits.ts';
import { type BootedMachine, bootStandIn, bootWiper } from './redfishMachine.ts';

const managerNames = { Id: 'bmc', Model: 'BMC-9', FirmwareVersion: '7.00' };
const user = 'operator';
const password = 'secret';

export type Emulator = Awaited<ReturnType<typeof startEmulator>>;

export async function startEmulator(given: Habits = {}) {
  const habits = { ...given };
  const {
    mediaUnder = 'Systems',
    resetTypes = ['On', 'ForceOff', 'GracefulShutdown'],
    knowsOnce = true,
    powerMs = 0,
  } = habits;
  let system = '/redfish/v1/Systems/node';
  let manager = '/redfish/v1/Managers/bmc';
  const drivesOf = () => `${mediaUnder === 'Systems' ? system : manager}/VirtualMedia`;
  let drivesUri = drivesOf();
  const tokens = new Set<string>();
  const tasks = new Map<string, { polls: number; state: string; isCritical: boolean }>();
  const seen: string[] = [];
  let atOnce = { now: 0, most: 0 };
  let onRequest: (() => void) | null = null;
  let version = 1;
  let failTask = habits.failsFirstTask ?? habits.criticalTask ?? false;
  let shownBoot: Record<string, string> | null = null;
  const used = new WeakSet<object>();
  let power: 'On' | 'Off' | 'PoweringOn' | 'PoweringOff' = 'Off';
  let boot: Record<string, string> = { BootSourceOverrideEnabled: 'Disabled', BootSourceOverrideTarget: 'None' };
  let isInstalled = habits.formerSystem ?? false;
  let isInFirmware = false;
  let installs = 0;
  let blinked = false;
  let userPassword = password;
  const drives = [...(habits.deadDrive ? ['Cd0'] : []), 'Cd', ...(habits.oneDrive ? [] : ['Stick'])];
  const images: Record<string, string | null> = Object.fromEntries(drives.map((drive) => [drive, null]));
  let settledAt = 0;
  const stillShown = new Map<string, string>();
  const lastImages = new Map<string, string>();
  let requests = 0;
  /** The boot override that shows was for a boot that is over. */
  let usedOnce = false;
  let machine: Promise<BootedMachine | null> = Promise.resolve(null);
  const changes = new Set<NodeJS.Timeout>();
  /** Authorities that are trusted with media, each in PEM. */
  const authorities: string[] = [];
  let verifies = false;

  /** Reads a medium as the controller does. */
  const through = () => new Agent({ pipelining: 0, connect: { ca: authorities } });
  const trustUri = () =>
    habits.httpsMedia === 'in a trust store' ? `${manager}/Truststore/Certificates` : '/certificates';

  /** The virtual CD boots, or what an earlier one installed on the disk. */
  function bootsCd(): boolean {
    const { target = 'Cd', mode } = habits.bootsOn ?? {};
    const { BootSourceOverrideEnabled: enabled, BootSourceOverrideTarget, BootSourceOverrideMode } = boot;
    if (habits.cdFirst && images['Cd'] !== null) return true;
    const isAsked = enabled !== 'Disabled' && !usedOnce && BootSourceOverrideTarget === target;
    return isAsked && (mode === undefined || BootSourceOverrideMode === mode) && images['Cd'] !== null;
  }

  async function bootMachine(fromCd: boolean): Promise<BootedMachine | null> {
    if (!fromCd && !isInstalled) return null;
    isInstalled = true;
    if (fromCd && images['Cd']?.endsWith('/boot.iso')) installs += 1;
    const image = async () => (fromCd && !habits.copiesMedia ? (images['Cd'] ?? null) : null);
    const media = { image, seed: async () => images['Stick'] ?? null, through: through() };
    const isWipe = (await image())?.endsWith('/wipe.iso');
    return isWipe ? bootWiper(media, habits.wipes ?? null, () => setPower('Off')) : bootStandIn(media);
  }

  function setPower(next: 'On' | 'Off'): void {
    if (power === next) return;
    power = next === 'On' ? 'PoweringOn' : 'PoweringOff';
    isInFirmware = next === 'On';
    after(powerMs, () => {
      power = next;
      if (next === 'Off') settledAt = performance.now() + (habits.settlesMs ?? 0);
      if (next === 'Off') boots(async () => null);
      else if (habits.postMs) after(habits.postMs, () => power === 'On' && endPost());
      else endPost();
    });
  }

  /** Firmware looks at the override at its end, and boots. */
  function endPost(): void {
    const fromCd = bootsCd();
    isInFirmware = false;
    shownBoot = null;
    if (habits.onceStays && boot['BootSourceOverrideEnabled'] === 'Once') usedOnce = true;
    else if (boot['BootSourceOverrideEnabled'] === 'Once')
      boot = { ...boot, BootSourceOverrideEnabled: 'Disabled', BootSourceOverrideTarget: 'None' };
    boots(() => bootMachine(fromCd));
  }

  function boots(next: () => Promise<BootedMachine | null>): void {
    machine = machine.then(
      async (before) => {
        await before?.switchOff();
        return next();
      },
      () => null,
    );
  }

  function after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      changes.delete(timer);
      act();
    }, ms);
    changes.add(timer);
  }

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    atOnce = { now: atOnce.now + 1, most: Math.max(atOnce.most, atOnce.now + 1) };
    response.on('close', () => {
      atOnce.now -= 1;
    });
    onRequest?.();
    serve(request, response).catch((error: Error) => reply(response, 500, { error: { message: error.message } }));
  };
  const server = habits.tls ? createTlsServer(habits.tls, handle) : createServer(handle);
  // Idle connections stay open, because one may be about to be reused.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const link = (uri: string) => linkOf(habits, uri);
  const collection = (...of: [uri: string, asked: string, members: string[]]) => collectionOf(habits, ...of);
  const reply = (...of: Reply) => replyTo(habits, ...of);
  const etag = () => (habits.emptyTag ? '' : `W/"${version}"`);
  const showsTag = habits.wantsEtag || habits.takesTag || habits.emptyTag;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = text === '' ? {} : JSON.parse(text);
    const { method, headers } = request;
    if (habits.hangs) return;
    if (habits.closesReused && used.has(request.socket)) {
      request.socket.destroy();
      return;
    }
    used.add(request.socket);
    if (habits.answerMs) await new Promise((resolve) => after(habits.answerMs!, () => resolve(undefined)));
    if (habits.refusesAll) return reply(response, 503, { error: { message: 'the firmware is starting' } });
    requests += 1;
    if (habits.stumbles && requests % habits.stumbles === 0)
      return reply(response, 503, { error: { message: 'data sources are unavailable' } });
    const asked = request.url ?? '';
    const uri = asked.split('?')[0]!.replace(/\/$/, '');
    if (habits.redirects && !asked.endsWith('/'))
      return reply(response, habits.redirects, undefined, { location: `${asked}/` });
    seen.push(`${method} ${uri} ${text}`);
    if (uri === '/redfish/v1') return reply(response, 200, { Systems: link('/redfish/v1/Systems') });
    if (uri === '/redfish/v1/SessionService/Sessions' && method === 'POST') {
      if (habits.sessions) return reply(response, ...sessionRefusals[habits.sessions]);
      if (body.UserName !== user || body.Password !== userPassword)
        return reply(response, 401, { error: { message: 'who are you?' } });
      const token = randomUUID();
      tokens.add(token);
      const said = habits.demandsPassword === 'at login' ? passwordChange : {};
      const location = `${habits.absoluteLinks ? 'https://bmc.internal' : ''}/redfish/v1/SessionService/Sessions/${token}`;
      return reply(response, 201, said, { 'x-auth-token': token, location });
    }
    const basic = `Basic ${Buffer.from(`${user}:${userPassword}`).toString('base64')}`;
    if (!tokens.has(String(headers['x-auth-token'])) && headers.authorization !== basic)
      return reply(response, headers.authorization === undefined ? (habits.endedStatus ?? 401) : 401, {});
    if (method === 'DELETE' && tokens.delete(uri.split('/').at(-1)!)) return reply(response, 204);
    if (habits.demandsPassword) return reply(response, 403, { error: passwordChange });
    if (habits.forbids?.test(`${method} ${uri}`))
      return reply(response, 403, { error: { message: 'insufficient privilege' } });
    if (method === 'PATCH' && habits.wantsEtag) {
      if (!headers['if-match']) return reply(response, 428, { error: { message: 'If-Match is required' } });
      if (headers['if-match'] !== etag()) return reply(response, 412, { error: { message: 'it has changed' } });
    }
    if (method === 'PATCH' && habits.emptyTag && headers['if-match'] !== undefined)
      return reply(response, 412, { error: { message: 'it has changed' } });
    if (method === 'PATCH' && habits.takesTag && headers['if-match']) {
      const accepted = habits.takesTag === 'strong' ? etag().replace('W/', '') : null;
      if (headers['if-match'] !== accepted)
        return reply(response, 412, { error: { code: 'Base.1.8.PreconditionFailed', message: 'it has changed' } });
    }
    const slot = uri.startsWith(`${drivesUri}/`) ? uri.slice(drivesUri.length + 1).split('/')[0]! : null;
    switch (`${method} ${uri}`) {
      case 'GET /redfish/v1/Systems':
        return reply(response, 200, collection(uri, asked, [system]));
      case 'GET /redfish/v1/Managers':
        return reply(response, 200, collection(uri, asked, [manager]));
      case `GET ${system}/Settings`:
        if (habits.otherSettings === 'without boot') return reply(response, 200, {});
        if (habits.bootSettings || habits.otherSettings) return reply(response, 200, { Boot: boot });
        break;
      case `GET ${system}`:
        return reply(response, 200, describeSystem(), showsTag ? { etag: etag() } : {});
      case `GET ${drivesUri}/InsertActionInfo`:
        return reply(response, 200, {
          Parameters: Object.entries(transfers).map(([Name, AllowableValues]) => ({ Name, AllowableValues })),
        });
      case 'GET /policy':
        return reply(response, 200, { TLS: { Client: { TrustedCertificates: link(trustUri()) } } });
      case `GET ${trustUri()}`:
        return reply(
          response,
          200,
          collection(
            uri,
            asked,
            authorities.map((_, at) => `${trustUri()}/${at}`),
          ),
        );
      case `POST ${trustUri()}`:
        if (body.CertificateType !== 'PEM') return reply(response, 400, missingParameter('CertificateType', {}));
        authorities.push(body.CertificateString);
        return reply(response, 201, {});
      case `GET ${system}/ResetActionInfo`:
        return reply(response, 200, { Parameters: [{ Name: 'ResetType', AllowableValues: resetTypes }] });
      case `GET ${manager}`:
        return reply(response, 200, describeManager());
      case `GET ${drivesUri}`:
        return reply(
          response,
          200,
          collection(
            uri,
            asked,
            Object.keys(images).map((id) => `${drivesUri}/${id}`),
          ),
        );
      case `PATCH ${system}`:
      case `PATCH ${system}/Settings`:
        if (habits.otherSettings && uri.endsWith('/Settings'))
          return reply(response, 400, { error: { message: 'Boot is a read-only property' } });
        if (habits.bootSettings && !uri.endsWith('/Settings'))
          return reply(response, 405, { error: { message: 'use the settings resource' } });
        if (habits.bootShowMs || habits.bootSettings) shownBoot ??= boot;
        if (body.Boot?.BootSourceOverrideEnabled === 'Once' && !knowsOnce) {
          return reply(response, 400, {
            error: {
              '@Message.ExtendedInfo': [{ Message: 'Once is not a value that BootSourceOverrideEnabled takes' }],
            },
          });
        }
        if (habits.wantsMode && body.Boot?.BootSourceOverrideMode === undefined)
          return reply(response, 400, missingParameter('BootSourceOverrideMode', {}));
        if (habits.keepsOverride && body.Boot?.BootSourceOverrideTarget !== 'Cd')
          return reply(response, 400, { error: { message: 'the boot order is locked' } });
        if (habits.wantsWholeBoot && Object.keys(body.Boot).length < 3)
          return reply(response, 400, { error: { message: 'the boot source is incomplete' } });
        boot = { ...boot, ...body.Boot };
        usedOnce = false;
        version += 1;
        if (habits.bootShowMs) {
          after(habits.bootShowMs, () => {
            shownBoot = null;
          });
          return reply(response, 202, {}, { location: '/tasks/late' });
        }
        return reply(response, 204);
      case `POST ${system}/Actions/ComputerSystem.Reset`:
        if (!resetTypes.includes(body.ResetType))
          return reply(response, 400, { error: { message: `no ${body.ResetType} here` } });
        if (performance.now() < settledAt)
          return reply(response, habits.settlingStatus ?? 409, {
            error: { code: 'Base.1.18.InvalidOperationForSystemState', message: 'not in this power state' },
          });
        return done(response, () => {
          const wanted =
            body.ResetType === 'PushPowerButton'
              ? power === 'On'
                ? 'Off'
                : 'On'
              : body.ResetType.includes('On')
                ? 'On'
                : 'Off';
          setPower(wanted);
        });
    }
    const task = uri.startsWith('/tasks/') ? tasks.get(uri.slice(7)) : undefined;
    if (task) {
      task.polls += 1;
      const isOver = task.polls > 2;
      if (habits.silentMonitor) return reply(response, isOver ? 204 : 202);
      return reply(response, isOver ? 200 : 202, {
        TaskState: isOver ? task.state : 'Running',
        ...(habits.criticalTask && { TaskStatus: task.isCritical ? 'Critical' : 'OK' }),
        Messages: [{ Message: 'the medium cannot be read' }],
      });
    }
    if (uri.startsWith(`${trustUri()}/`))
      return reply(response, 200, { CertificateString: authorities[Number(uri.split('/').at(-1))] });
    if (slot && slot in images) {
      if (method === 'PATCH' && body.VerifyCertificate !== undefined) {
        verifies = body.VerifyCertificate;
        return reply(response, 204);
      }
      if (method === 'GET')
        return reply(
          response,
          200,
          describeDrive(habits, slot, {
            uri: `${drivesUri}/${slot}`,
            image: images[slot] ?? stillShown.get(slot) ?? null,
            lastImage: lastImages.get(slot),
            trusted: { ...link(trustUri()), verifies },
          }),
          showsTag ? { etag: etag() } : {},
        );
      if (habits.refusesEmpty && method === 'POST' && text === '{}')
        return reply(response, 400, { error: { message: 'an empty object is no body' } });
      if (slot === 'Cd0' || habits.takesNoMedia)
        return reply(response, 405, { error: { message: 'not allowed here' } });
      const wants = method === 'PATCH' ? body.Image !== null : uri.endsWith('InsertMedia');
      if (wants && habits.knowsImageAlone && Object.keys(body).length > 1)
        return reply(response, 400, { error: { message: 'Inserted is unknown' } });
      const missing = wants ? (habits.demands ?? []).find((name) => body[name] === undefined) : undefined;
      if (missing) return reply(response, 400, missingParameter(missing, habits, body.Image));
      if (wants && failTask) {
        failTask = false;
        return done(response, () => undefined, habits.criticalTask ? 'Completed' : 'Exception', true);
      }
      if (wants && stillShown.has(slot))
        return reply(response, 500, { error: { message: 'the former medium is being ejected' } });
      if (!wants && habits.keepsMedia) return reply(response, 400, { error: { message: 'the medium is in use' } });
      if (wants && habits.httpsMedia && !body.Image.startsWith('https:'))
        return reply(response, 400, {
          error: { code: 'Base.1.18.ResourceAtUriInUnknownFormat', message: 'The resource is in an unknown format.' },
        });
      if (wants && (habits.copiesMedia || body.Image.startsWith('https:'))) {
        const isRead = await fetch(body.Image, {
          dispatcher: through(),
          method: habits.copiesMedia ? 'GET' : 'HEAD',
        }).then(
          async (read) => read.ok && (await read.arrayBuffer()).byteLength >= 0,
          () => false,
        );
        if (!isRead) return reply(response, 500, { error: { message: 'the service responded with an error' } });
      }
      return done(response, () => {
        const change = () => {
          const former = images[slot];
          if (!wants && former) lastImages.set(slot, former);
          if (!wants && former && habits.ejectShowMs) {
            stillShown.set(slot, former);
            after(habits.ejectShowMs, () => stillShown.delete(slot));
          }
          images[slot] = wants ? body.Image : null;
          version += 1;
        };
        if (!wants || !habits.mediaShowMs) return change();
        const timer = setTimeout(change, habits.mediaShowMs);
        changes.add(timer);
      });
    }
    const shown = method === 'GET' ? habits.shows?.resources[uri] : undefined;
    if (shown) return reply(response, 200, shown);
    reply(response, 404, { error: { message: `there is no ${uri}` } });
  }

  function done(response: ServerResponse, act: () => void, state = 'Completed', isCritical = false): void {
    act();
    if (!habits.tasks && !habits.silentMonitor && !isCritical) {
      reply(response, 204);
      return;
    }
    const id = randomUUID();
    tasks.set(id, { polls: 0, state, isCritical });
    reply(response, 202, {}, { location: `${habits.absoluteLinks ? 'https://bmc.internal' : ''}/tasks/${id}` });
  }

  function describeSystem() {
    const target = `${system}/Actions/ComputerSystem.Reset`;
    const mode = habits.bootsOn?.mode ?? (habits.wantsMode || habits.wantsWholeBoot === 'shown' ? 'UEFI' : undefined);
    const { BootSourceOverrideMode: _, ...unseen } = boot;
    const { size } = habits;
    blinked = !blinked;
    return {
      ...habits.shows?.system,
      Id: 'node',
      PowerState: habits.blinks && blinked ? null : habits.capitals ? power.toUpperCase() : power,
      ...((habits.bootSettings || habits.otherSettings) && {
        '@Redfish.Settings': { SettingsObject: link(`${system}/Settings`) },
      }),
      ...(habits.bootProgress && {
        BootProgress: { LastState: isInFirmware ? 'SystemHardwareInitializationComplete' : 'OSRunning' },
      }),
      ...(size && {
        ProcessorSummary: { Count: 2, LogicalProcessorCount: size.cpu },
        MemorySummary: { TotalSystemMemoryGiB: size.memoryGiB },
      }),
      Boot: {
        ...(mode === undefined ? {} : { BootSourceOverrideMode: mode }),
        ...(shownBoot ?? (habits.wantsWholeBoot === 'unseen' ? unseen : boot)),
        ...(habits.targets && { 'BootSourceOverrideTarget@Redfish.AllowableValues': habits.targets }),
      },
      ...(mediaUnder === 'Systems' ? { VirtualMedia: link(drivesUri) } : {}),
      Links: habits.namesNoManager ? {} : { ManagedBy: [link(manager)] },
      Actions: {
        '#ComputerSystem.Reset': habits.actionInfo
          ? { target, '@Redfish.ActionInfo': `${system}/ResetActionInfo` }
          : { target, 'ResetType@Redfish.AllowableValues': resetTypes },
      },
    };
  }

  function describeManager() {
    return {
      ...managerNames,
      ...(mediaUnder === 'Managers' && { VirtualMedia: link(drivesUri) }),
      ...(habits.httpsMedia === 'by policy' && { SecurityPolicy: link('/policy') }),
      ...(habits.httpsMedia === 'in a trust store' && { Oem: { OpenBmc: { Certificates: link(trustUri()) } } }),
    };
  }

  return {
    endpoint: `${habits.tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: `${user}:${password}\n`,
    seen,
    boot: () => boot,
    /** From now on the user has another password. */
    changePassword(to: string): void {
      userPassword = to;
      delete habits.demandsPassword;
      tokens.clear();
    },
    refuseAll(): void {
      habits.refusesAll = true;
    },
    breakOverride(): void {
      habits.bootsOn = { target: 'Floppy' };
    },
    /** Ends the habits that stand in the way. */
    repair(): void {
      for (const habit of ['refusesAll', 'hangs', 'bootsOn', 'keepsMedia', 'keepsOverride', 'takesNoMedia'] as const)
        delete habits[habit];
    },
    cutPower: () => setPower('Off'),
    /** The most requests that were in progress at once. */
    mostAtOnce: () => atOnce.most,
    /** Called when the nth request from now arrives, before it is served. */
    atRequest(count: number, act: () => void): void {
      let left = count;
      onRequest = () => {
        left -= 1;
        if (left === 0) act();
      };
    },
    /** The system and its manager have other paths from now on. */
    move(): void {
      system = '/redfish/v1/Systems/board-2';
      manager = '/redfish/v1/Managers/board-2';
      drivesUri = drivesOf();
    },
    openSessions: () => tokens.size,
    /** Authorities that are trusted with media, and whether certificates are verified. */
    trust: () => ({ authorities, verifies }),
    endSessions: () => tokens.clear(),
    /** How often an image was booted from the virtual CD. */
    installs: () => installs,
    left: () => [
      ...(power === 'Off' ? [] : [`power ${power}`]),
      ...Object.values(images).filter((image) => image !== null),
      ...(boot['BootSourceOverrideTarget'] !== 'None' && boot['BootSourceOverrideEnabled'] !== 'Disabled'
        ? [`boots ${boot['BootSourceOverrideTarget']}`]
        : []),
    ],
    async close(): Promise<void> {
      for (const timer of changes) clearTimeout(timer);
      await (await machine)?.switchOff();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
