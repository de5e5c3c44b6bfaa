/**
 * Where a role's log lines go. The role never waits for the sink and never ends because of it: lines that a full disk
 * or a slow reader does not accept are buffered up to a bound; lines beyond that are dropped and counted. (The logger's
 * own destination retries a full disk forever when the process exits, and blocks on a pipe whose reader has stalled.)
 */
import { constants, fstatSync, openSync, write, writeSync } from 'node:fs';

const waitingMaxBytes = 1 << 20;
const retryMs = 100;
/** Time for a write that a thread has begun, when the process exits. */
const lastWriteMs = 50;

export class LogSink {
  /** Called with the number of dropped lines once there is room again. */
  onDropped: (lines: number) => void = () => undefined;
  readonly #fd: number;
  /** A write to the descriptor may block on its reader, so a thread does it. */
  readonly #mayBlock: boolean;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #dropped = 0;
  #inFlight = false;
  #isGone = false;
  #retry: NodeJS.Timeout | null = null;

  constructor(descriptor: number) {
    const { fd, mayBlock } = withoutBlocking(descriptor);
    this.#fd = fd;
    this.#mayBlock = mayBlock;
    process.once('exit', () => this.#drainAtExit());
  }

  write(line: string): void {
    if (this.#isGone) return;
    const bytes = Buffer.from(line);
    if (this.#waitingBytes + bytes.length > waitingMaxBytes) {
      this.#dropped += 1;
    } else {
      this.#waiting.push(bytes);
      this.#waitingBytes += bytes.length;
    }
    if (this.#retry === null) this.#drain();
  }

  #drain(): void {
    if (this.#waiting.length > 0 && this.#mayBlock) {
      if (!this.#inFlight) this.#writeByThread();
      return;
    }
    try {
      while (this.#waiting.length > 0) this.#written(writeSync(this.#fd, this.#waiting[0]!));
    } catch (error) {
      this.#failed(error as NodeJS.ErrnoException);
      return;
    }
    this.#tellDropped();
  }

  #writeByThread(): void {
    this.#inFlight = true;
    write(this.#fd, this.#waiting[0]!, (error, length) => {
      this.#inFlight = false;
      if (error) {
        this.#failed(error);
      } else {
        this.#written(length);
        this.#drain();
      }
    });
  }

  #written(length: number): void {
    const first = this.#waiting[0]!;
    this.#waitingBytes -= length;
    // Write the rest of a line before anything else, however long that takes.
    if (length < first.length) this.#waiting[0] = first.subarray(length);
    else this.#waiting.shift();
  }

  #failed({ code }: NodeJS.ErrnoException): void {
    if (code === 'EPIPE' || code === 'EBADF') {
      this.#isGone = true;
      this.#waiting = [];
      return;
    }
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#drain();
    }, retryMs).unref();
  }

  #tellDropped(): void {
    if (this.#dropped === 0 || this.#waiting.length > 0) return;
    const lines = this.#dropped;
    this.#dropped = 0;
    setImmediate(() => this.onDropped(lines));
  }

  #drainAtExit(): void {
    if (this.#inFlight) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lastWriteMs);
      return;
    }
    try {
      while (this.#waiting.length > 0) this.#written(writeSync(this.#fd, this.#waiting[0]!));
    } catch {
      // The destination accepts no more.
    }
  }
}

/** Reopens the same pipe or terminal so that a write returns when its reader has stalled. */
function withoutBlocking(descriptor: number): { fd: number; mayBlock: boolean } {
  const kind = kindOf(descriptor);
  if (kind === 'file') return { fd: descriptor, mayBlock: false };
  try {
    const flags = constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY;
    return { fd: openSync(`/proc/self/fd/${descriptor}`, flags), mayBlock: false };
  } catch {
    // A socket, a descriptor of another user, or a system without /proc.
    return { fd: descriptor, mayBlock: true };
  }
}

function kindOf(descriptor: number): 'file' | 'other' {
  try {
    return fstatSync(descriptor).isFile() ? 'file' : 'other';
  } catch {
    return 'other';
  }
}
