/** Injects faults everywhere: each one begins at random, lasts a while and is lifted; several overlap. */
import { pause } from '../../src/lib/waiting.ts';
import { scheduleNames } from '../../src/temporal/schedules.ts';
import type { Findings } from './findings.ts';
import { eventually } from './findings.ts';
import { hostsOf } from './fleet.ts';
import { networkFaults } from './gateway.ts';
import type { Model } from './model.ts';
import type { Random } from './random.ts';
import { openDatabaseAgain, takeBackup } from './restore.ts';
import {
  type Agent,
  agents,
  apis,
  type DiskName,
  diskNames,
  links,
  type Part,
  parts,
  type Service,
  workers,
} from './service.ts';

export const faultKinds = {
  kill: 10,
  'kill a wrapper': 2,
  pause: 8,
  restart: 3,
  network: 10,
  'disk full': 7,
  'disk read-only': 3,
  'Postgres read-only': 4,
  'clock step': 3,
  'clock of Postgres': 2,
  'controller away': 5,
  'records missing': 3,
  'host and database': 2,
  'schedules deleted': 1,
  backup: 2,
} as const;
export type FaultKind = keyof typeof faultKinds;

const atOnce = 3;
const roles = [...apis, ...workers, ...agents] as const;
/** Which parts write to which disk: nothing may be open for writing when it becomes read-only. */
const writers: Readonly<Record<DiskName, readonly Part[]>> = {
  postgres: ['postgres'],
  temporal: ['temporal'],
  hosts: ['host-a', 'host-b'],
  logs: [],
};

const isApi = (part: Part) => (apis as readonly Part[]).includes(part);

interface Fault {
  /** What it affects; only one fault at a time per target. */
  on: string;
  title: string;
  begin(): Promise<void> | void;
  lift?(): Promise<void> | void;
}

export class Faults {
  readonly #service: Service;
  readonly #random: Random;
  readonly #findings: Findings;
  readonly #kinds: readonly FaultKind[];
  readonly #active = new Map<string, Promise<void>>();
  #stopping = new AbortController();
  readonly #model: Model;
  #running: Promise<void> = Promise.resolve();
  #apiClockSteps = 0;
  /** There is a complete backup to restore. */
  hasBackup = false;

  constructor(service: Service, model: Model, random: Random, findings: Findings, kinds?: readonly FaultKind[]) {
    this.#service = service;
    this.#model = model;
    this.#random = random;
    this.#findings = findings;
    this.#kinds = (kinds ?? (Object.keys(faultKinds) as FaultKind[])).filter((kind) => this.#canBeHad(kind));
  }

  /** Kinds of fault that this machine cannot inject. */
  get missing(): FaultKind[] {
    return (Object.keys(faultKinds) as FaultKind[]).filter((kind) => !this.#canBeHad(kind));
  }

  get apiClockIsStepped(): boolean {
    return this.#apiClockSteps > 0;
  }

  start(): void {
    this.#stopping = new AbortController();
    this.#running = this.#run();
  }

  /** Lifts all active faults. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await Promise.all(this.#active.values());
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    if (this.#kinds.length === 0) return;
    const weights = Object.fromEntries(this.#kinds.map((kind) => [kind, faultKinds[kind]]));
    while (!signal.aborted) {
      await pause(this.#random.between(500, 6_000), signal).catch(() => undefined);
      if (signal.aborted) return;
      const kind = this.#random.weighted(weights) as FaultKind;
      const fault = this.#make(kind);
      const forMs = this.#random.chance(0.15) ? this.#random.between(12_000, 25_000) : this.#random.between(500, 9_000);
      if (this.#active.size >= atOnce || this.#active.has(fault.on)) continue;
      this.#findings.count(`fault: ${kind}`);
      this.#service.note(`fault: ${fault.title} for ${Math.round(forMs)} ms`);
      this.#active.set(
        fault.on,
        this.#show(fault, forMs).finally(() => this.#active.delete(fault.on)),
      );
    }
  }

  async #show(fault: Fault, forMs: number): Promise<void> {
    try {
      await fault.begin();
      if (fault.lift) await pause(forMs, this.#stopping.signal).catch(() => undefined);
    } catch (error) {
      // A fault that began only partly is lifted as well.
      this.#service.note(`fault: ${fault.title} could not be shown: ${(error as Error).message}`);
    } finally {
      const { lift } = fault;
      let why = '';
      const lifted = await eventually(async () => {
        await Promise.resolve(lift?.()).catch((error: Error) => {
          why = error.message;
          throw error;
        });
        return true;
      }, 120_000);
      if (!lifted) this.#findings.add('the soak itself failed', `${fault.title} could not be lifted: ${why}`);
      else if (lift) this.#service.note(`fault: ${fault.title} is over`);
    }
  }

  #canBeHad(kind: FaultKind): boolean {
    if (kind === 'disk full' || kind === 'disk read-only') return this.#service.disks.size > 0;
    return !kind.startsWith('clock') || this.#service.clocksCanBeStepped;
  }

  #make(kind: FaultKind): Fault {
    const random = this.#random;
    switch (kind) {
      case 'kill':
        return this.#killing(random.pick(parts));
      case 'kill a wrapper':
        return this.#killingKeeper(random.pick(['postgres', 'temporal'] as const));
      case 'pause':
        return this.#pausing(random.pick(parts));
      case 'restart':
        return this.#restarting(random.pick(roles));
      case 'network':
        return this.#cutting(random.pick(links), random.pick(networkFaults));
      case 'disk full':
        return this.#filling(random.pick(diskNames));
      case 'disk read-only':
        return this.#freezing(random.pick(['postgres', 'temporal', 'hosts'] as const));
      case 'Postgres read-only':
        return this.#refusingWrites();
      case 'clock step':
        return this.#stepping(random.pick(roles), Math.round(random.between(-3_600, 3_600)));
      case 'clock of Postgres':
        // What a clock ahead wrote begins in the future, and a calm point waits for that.
        return this.#stepping(
          'postgres',
          Math.round(random.chance(0.5) ? random.between(-3_600, 0) : random.between(0, 90)),
        );
      case 'controller away':
        return this.#cutting('host-controller', random.pick(['cut', 'silent'] as const));
      case 'records missing':
        return this.#hiding(random.pick(agents));
      case 'host and database':
        return this.#killingBoth(random.pick(agents));
      case 'schedules deleted':
        return this.#deletingSchedules();
      case 'backup':
        return this.#backup();
    }
  }

  #killing(part: Part): Fault {
    return { on: part, title: `kill -9 of ${part}`, begin: () => this.#service.kill(part) };
  }

  #killingKeeper(part: 'postgres' | 'temporal'): Fault {
    return {
      on: part,
      title: `kill -9 of the wrapper of ${part}`,
      begin: () => {
        const pid = this.#service.wrapperOf(part);
        if (pid !== null) process.kill(pid, 'SIGKILL');
      },
    };
  }

  #pausing(part: Part): Fault {
    let goOn = () => {};
    return {
      on: part,
      title: `pause of ${part}`,
      begin: () => {
        goOn = this.#service.pause(part);
      },
      lift: () => goOn(),
    };
  }

  #restarting(part: Part): Fault {
    return {
      on: part,
      title: `restart of ${part}`,
      begin: () => this.#service.stopPart(part),
      lift: () => this.#service.startPart(part),
    };
  }

  #hiding(part: Agent): Fault {
    const hostName = this.#random.pick(hostsOf[part]);
    let bringBack = async () => {};
    return {
      on: part,
      title: `the records of ${hostName} are missing`,
      begin: async () => {
        bringBack = await this.#service.hideRecords(part, hostName);
      },
      lift: () => bringBack(),
    };
  }

  #killingBoth(part: Agent): Fault {
    return {
      on: 'postgres',
      title: `kill -9 of postgres and ${part} together`,
      begin: () => {
        this.#service.kill('postgres');
        this.#service.kill(part);
      },
    };
  }

  /** Workers make them again within a minute. */
  #deletingSchedules(): Fault {
    return {
      on: 'schedules',
      title: 'deletion of all schedules',
      begin: async () => {
        for (const name of scheduleNames) await this.#service.temporal.schedule.getHandle(name).delete();
      },
    };
  }

  #cutting(link: (typeof links)[number], mode: (typeof networkFaults)[number]): Fault {
    const gateway = this.#service.gateways.get(link)!;
    return {
      on: link,
      title: `${mode} network of ${link}`,
      begin: () => {
        gateway.mode = mode;
      },
      lift: () => {
        gateway.mode = 'open';
      },
    };
  }

  #filling(name: DiskName): Fault {
    const disk = this.#service.disks.get(name)!;
    return { on: `disk ${name}`, title: `full disk of ${name}`, begin: () => disk.fill(), lift: () => disk.free() };
  }

  #freezing(name: DiskName): Fault {
    const disk = this.#service.disks.get(name)!;
    return {
      on: `disk ${name}`,
      title: `read-only disk of ${name}`,
      begin: async () => {
        const frozen = await eventually(async () => {
          await disk.setReadOnly(true).catch((error) => {
            for (const part of writers[name]) if (name !== 'hosts') this.#service.kill(part);
            throw error;
          });
          return true;
        }, 5_000);
        if (!frozen) throw new Error('it was written to all the time');
      },
      lift: () => disk.setReadOnly(false),
    };
  }

  /** Like a primary during a failover. */
  #refusingWrites(): Fault {
    const set = (words: string) =>
      this.#service.maintenance(async (client) => {
        await client.query('SET default_transaction_read_only = off');
        await client.query(`ALTER SYSTEM ${words}`);
        await client.query('SELECT pg_reload_conf()');
      });
    return {
      on: 'writes of postgres',
      title: 'Postgres refuses writes',
      begin: () => set('SET default_transaction_read_only = on'),
      lift: () => set('RESET default_transaction_read_only'),
    };
  }

  /** The copy needs the database to itself, so for a moment the database accepts no connections. */
  #backup(): Fault {
    return {
      on: 'disk postgres',
      title: 'backup',
      begin: async () => {
        this.hasBackup = false;
        await takeBackup(this.#service);
        this.hasBackup = true;
      },
      lift: () => openDatabaseAgain(this.#service),
    };
  }

  #stepping(part: Part, seconds: number): Fault {
    return {
      on: `clock of ${part}`,
      title: `clock of ${part} is set by ${seconds} s`,
      begin: () => {
        if (isApi(part)) this.#apiClockSteps += 1;
        if (part === 'postgres') this.#model.clockIsStepped(seconds);
        this.#service.stepClock(part, seconds);
      },
      lift: async () => {
        this.#service.stepClock(part, 0);
        // The library reads its file once a second.
        await pause(2_500);
        if (isApi(part)) this.#apiClockSteps -= 1;
      },
    };
  }
}
