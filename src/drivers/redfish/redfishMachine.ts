import { randomBytes } from 'node:crypto';
import { isLoopback } from '../../domain/forwardTargets.ts';
import { absent, type Forward, isAccessible, type Observation } from '../../domain/observation.ts';
import type { DriverError, RuntimeSpec } from '../agent/driver.ts';
import { PortWatch } from '../agent/portWatch.ts';
import { probeConnection, probeSsh } from '../agent/probe.ts';
import { type BootReads, nothingRead } from './bootReads.ts';
import type { Report, WipedDisk } from './machineReport.ts';

/** The stored state of a bare-metal machine. */
export interface MetalRecord {
  runtime: RuntimeSpec;
  /** The power that was last requested or seen. */
  power: 'on' | 'off';
  /** Where its ports were when it was last on. */
  forwards: Forward[];
  /** Its media are inserted and its boot order is set. */
  prepared: boolean;
  /** How often it was switched on. */
  boots: number;
  /** When a power-on was last requested that has not been seen since, in milliseconds since 1970. */
  onAskedAt?: number;
  /** In the URL paths of its media and of its reports, respectively; new for a power-on after one without a report. */
  mediaToken: string;
  reportToken: string;
  mediaPort: number;
  /** What was read of the image that it is to boot. */
  bootReads: BootReads;
  /** The boot override that the controller shows as accepted, for its operators. */
  override: string | null;
  /** The power-on at which another system than the image reported. */
  strangerAt: number | null;
  /** The guest's last report, and the boot that it came from. */
  report: (Report & { boot: number }) | null;
  /** The controller keeps booting the CD until told otherwise. */
  bootsFromCd: boolean;
  /** The drives with its image and its seed. */
  bootDrive: string | null;
  seedDrive: string | null;
  /** It reported, and since then neither a medium nor an override makes it boot its image again. */
  leftImage: boolean;
  wipe: null | 'inserted' | 'running' | 'done';
  wipeBegunAt?: number;
  /** What the wipe image reported at this power-on. */
  wiped: WipedDisk[] | null;
}

const token = () => randomBytes(18).toString('base64url');

export function newRecord(runtime: RuntimeSpec, mediaPort: number): MetalRecord {
  return {
    runtime,
    power: 'off',
    forwards: [],
    prepared: false,
    boots: 0,
    mediaToken: token(),
    reportToken: token(),
    mediaPort,
    bootReads: { ...nothingRead },
    override: null,
    strangerAt: null,
    report: null,
    bootsFromCd: false,
    bootDrive: null,
    seedDrive: null,
    leftImage: false,
    wipe: null,
    wiped: null,
  };
}

/** Makes media of their own for the next power-on: what an earlier one read no longer serves for a report. */
export function renewMedia(record: MetalRecord): void {
  record.mediaToken = token();
  record.reportToken = token();
  record.bootReads = { ...nothingRead };
  record.wiped = null;
}

/** A response this recent is not requested again. */
const probeFreshMs = 1_000;

/** One machine as this process knows it. */
export class Machine {
  readonly record: MetalRecord;
  /** The power as last seen or switched. */
  power: 'on' | 'off';
  lookedAt = Number.NEGATIVE_INFINITY;
  /** It was on before this process started. */
  resumed: boolean;
  /** Whether this process has looked at it. */
  looked = false;
  /** It was accessible, so no workflow waits for its changes. */
  settled: boolean;
  onSince = performance.now();
  /** Since power-on its controller showed a machine that is not yet at its operating system. */
  wasInFirmware = false;
  /** Why it may still boot its image again. */
  keepsImage: DriverError | null = null;
  readonly #open = new PortWatch();
  /** A port responded during this boot, with or without a report. */
  #answered = false;
  #timer: NodeJS.Timeout | undefined;
  #probing: Promise<void> | null = null;
  #told = '';

  /** Where its ports are, as configured by its operators. */
  readonly #address: string;

  constructor(record: MetalRecord, { wasOn, address }: { wasOn: boolean; address: string }) {
    this.record = record;
    this.#address = address;
    this.power = wasOn ? 'on' : 'off';
    this.resumed = wasOn;
    this.settled = wasOn;
  }

  get id(): string {
    return this.record.runtime.runtimeId;
  }

  /**
   * It reported during this boot; or it reported during an earlier one and a port has responded during this one. A
   * machine that may boot its image again is not up: an installer overwrites the disk.
   */
  get guestUp(): boolean {
    const { report, boots, wipe, leftImage } = this.record;
    if (this.power === 'off' || wipe !== null || !leftImage) return false;
    return report !== null && (report.boot === boots || this.#answered);
  }

  /** Something else than its image runs: it reported at this boot, and the image was not read. */
  get isStranger(): boolean {
    const { strangerAt, boots, report, bootReads } = this.record;
    return this.power === 'on' && report === null && strangerAt === boots && !bootReads.booted;
  }

  /** A port responded to its last probe. */
  get responds(): boolean {
    return this.#open.responds;
  }

  /** Discards what was seen of the guest during an earlier boot. */
  forget(): void {
    this.#open.closeAll();
    this.#answered = false;
    this.wasInFirmware = false;
    this.onSince = performance.now();
  }

  /** Applies a guest's report, also to the record: a port that it reports as not listening does not count. */
  hear(report: Report): void {
    const { boots, report: before } = this.record;
    this.record.report = {
      boot: boots,
      sshHostKeys: report.sshHostKeys.length > 0 ? report.sshHostKeys : (before?.sshHostKeys ?? []),
      ports: report.ports ?? before?.ports ?? null,
    };
    const forwards = this.#forwards();
    for (const { guestPort, port } of forwards) {
      const said = this.record.report?.ports?.find((entry) => entry.guestPort === guestPort);
      const before = this.record.forwards.find((forward) => forward.guestPort === guestPort);
      if (said?.listening === false || (before && before.port !== port)) this.#open.close(guestPort);
    }
    this.record.forwards = forwards;
  }

  everyPortListens(): boolean {
    return this.#forwards().every(({ guestPort }) => this.#open.isOpen(guestPort));
  }

  seen(): Observation {
    if (this.power === 'off') return { ...absent, presence: 'present' };
    const forwards = this.#forwards();
    return {
      presence: 'present',
      power: 'on',
      guestUp: this.guestUp,
      listeningPorts: this.guestUp
        ? forwards.map(({ guestPort }) => guestPort).filter((port) => this.#open.isOpen(port))
        : [],
      sshHostKeys: this.guestUp ? (this.record.report?.sshHostKeys ?? []) : [],
      forwards,
    };
  }

  /** Whether this differs from the last observation that was reported. */
  isNews(seen: Observation): boolean {
    const text = JSON.stringify(seen);
    if (text === this.#told) return false;
    this.#told = text;
    if (this.isAccessible(seen)) this.settled = true;
    return true;
  }

  isAccessible(seen = this.seen()): boolean {
    return isAccessible(this.record.runtime.spec.ports ?? [], seen);
  }

  /** Probes every port without a fresh response. */
  probe(): Promise<void> {
    this.#probing ??= this.#probeAll().finally(() => {
      this.#probing = null;
    });
    return this.#probing;
  }

  async #probeAll(): Promise<void> {
    const { boots } = this.record;
    await Promise.all(
      this.#forwards().map(async ({ guestPort, address, port }) => {
        const saysNo = this.record.report?.ports?.find((entry) => entry.guestPort === guestPort)?.listening === false;
        if (this.#open.isFresh(guestPort, probeFreshMs)) return;
        // What protocol runs on a port other than SSH's is up to its owner.
        const probe = guestPort === 22 ? probeSsh : probeConnection;
        const probed = saysNo ? 'closed' : await probe(address, port);
        if (this.power !== 'on' || this.record.boots !== boots) return;
        if (probed === 'open') this.#answered = true;
        this.#open.note(guestPort, probed);
      }),
    );
  }

  schedule(act: () => Promise<void>, inMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void act(), inMs);
  }

  unschedule(): void {
    clearTimeout(this.#timer);
  }

  /** Empty until the guest has reported: before that, nothing of this tenant can be running there. */
  #forwards(): Forward[] {
    const { report, runtime } = this.record;
    if (!report) return [];
    return [...new Set(runtime.spec.ports?.map((port) => port.guestPort))].map((guestPort) => {
      // Simulated machines share an address, and must report which of its ports are theirs. For a machine with its own
      // address, a tenant's report never decides where the gateway connects.
      const said = isLoopback(this.#address)
        ? report.ports?.find((entry) => entry.guestPort === guestPort)?.port
        : undefined;
      return { guestPort, address: this.#address, port: said ?? guestPort };
    });
  }
}

/** What lets anyone read their media, or report in their name. */
export function tokensOf(machines: Iterable<Machine>): string[] {
  return [...machines].flatMap(({ record }) => [record.mediaToken, record.reportToken]);
}
