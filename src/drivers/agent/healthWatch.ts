import type { Logger } from 'pino';
import { type Lack, lacksOf } from '../../domain/hostStatement.ts';
import { pause } from '../../lib/waiting.ts';
import type { MachineDriver } from './driver.ts';

/** How often a host's health is checked: while all is well, and while something lacks, so that it is back at once. */
const everyMs = { well: 10_000, lacking: 2_000 };
/** Longest look. */
const lookMs = 5_000;

const notKnown: Lack = { type: 'Disk', reason: 'NotKnown', message: 'its agent cannot check its health: see its log' };

/** What a host lacks for new machines, as its agent last found it. */
export class HealthWatch {
  readonly #driver: Pick<MachineDriver, 'health'>;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #closing = new AbortController();
  readonly #looking: Promise<void>;
  readonly #known: Promise<void>;
  #lacks: readonly Lack[] = [];
  #version = 0;

  constructor(driver: Pick<MachineDriver, 'health'>, log: Pick<Logger, 'warn'>) {
    this.#driver = driver;
    this.#log = log;
    let told = () => {};
    this.#known = new Promise((resolve) => {
      told = resolve;
    });
    this.#looking = this.#look(told);
  }

  get lacks(): readonly Lack[] {
    return this.#lacks;
  }

  /** Grows with each change of what lacks. */
  get version(): number {
    return this.#version;
  }

  /** Resolves after the first look, whatever came of it. */
  get known(): Promise<void> {
    return this.#known;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#looking;
  }

  async #look(told: () => void): Promise<void> {
    const closing = this.#closing.signal;
    let isKnown = false;
    while (!closing.aborted) {
      const late = AbortSignal.any([closing, AbortSignal.timeout(lookMs)]);
      try {
        // A driver may hang in a call of the system that no signal ends.
        const found = await Promise.race([this.#driver.health(late), pause(Infinity, late)]);
        this.#note(lacksOf(found ?? []));
        isKnown = true;
      } catch (error) {
        if (closing.aborted) break;
        this.#log.warn({ err: error }, 'the health of the host cannot be checked; what was found before holds');
        if (!isKnown) this.#note([notKnown]);
      }
      told();
      await pause(this.#lacks.some(({ tells }) => !tells) ? everyMs.lacking : everyMs.well, closing).catch(
        () => undefined,
      );
    }
    told();
  }

  #note(lacks: Lack[]): void {
    if (JSON.stringify(lacks) === JSON.stringify(this.#lacks)) return;
    this.#log.warn({ lacks, before: this.#lacks }, 'what the host lacks for new machines changed');
    this.#lacks = lacks;
    this.#version += 1;
  }
}
