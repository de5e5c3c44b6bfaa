/**
 * The consoles of a host's machines, in `DATA_DIR/hosts/HOST/consoles/ID.log`. A file holds at most twice of what is
 * kept, so what guests print never fills the disk. The file of a machine that failed stays after the machine, for its
 * customer to read; only so many of them, and only for a while.
 */
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { consoleBytes } from '../../domain/console.ts';
import { ConsoleLog } from './consoleLog.ts';
import { plainName } from './records.ts';

/** Files of machines that are gone. */
const keptAfterwards = { most: 64, days: 7 };
const writeEveryMs = 500;
const suffix = '.log';

interface Shelved {
  log: ConsoleLog;
  /** The position up to which its file has it. */
  written: number;
  fileBytes: number;
  writing: Promise<void>;
  timer: NodeJS.Timeout | undefined;
}

export class ConsoleShelf {
  readonly #folder: string;
  readonly #shelved = new Map<string, Shelved>();

  constructor(hostFolder: string) {
    this.#folder = path.join(hostFolder, 'consoles');
  }

  /** Takes over what a former agent wrote of these machines, and removes what is too old of others. */
  async open(runtimeIds: Iterable<string>): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const runtimeId of runtimeIds) {
      const before = await readFile(this.#file(runtimeId)).catch(() => Buffer.alloc(0));
      this.#put(runtimeId, new ConsoleLog(before), before.length);
    }
    await this.#prune();
  }

  /** The log of a machine that is there, which is written to. */
  of(runtimeId: string): ConsoleLog {
    return (this.#shelved.get(runtimeId) ?? this.#put(runtimeId, new ConsoleLog(), 0)).log;
  }

  /** The log of a machine that is there, or that was kept; null if there is none. */
  async find(runtimeId: string): Promise<ConsoleLog | null> {
    const there = this.#shelved.get(runtimeId);
    if (there) return there.log;
    const kept = await readFile(this.#file(runtimeId)).catch(() => null);
    if (!kept) return null;
    const log = new ConsoleLog(kept);
    log.finish();
    return log;
  }

  /** The machine is gone; with `keep`, what it printed stays for a while. Safe to repeat. */
  async release(runtimeId: string, { keep }: { keep: boolean }): Promise<void> {
    const shelved = this.#shelved.get(runtimeId);
    this.#shelved.delete(runtimeId);
    if (shelved) {
      clearTimeout(shelved.timer);
      shelved.log.finish();
      await shelved.writing;
      if (keep) await this.#write(runtimeId, shelved);
    }
    if (keep) await this.#prune();
    else if (shelved) await rm(this.#file(runtimeId), { force: true });
  }

  /** Returns when everything is written. */
  async close(): Promise<void> {
    for (const [runtimeId, shelved] of this.#shelved) {
      clearTimeout(shelved.timer);
      await shelved.writing;
      await this.#write(runtimeId, shelved);
    }
  }

  #put(runtimeId: string, log: ConsoleLog, fileBytes: number): Shelved {
    const shelved: Shelved = { log, written: log.end, fileBytes, writing: Promise.resolve(), timer: undefined };
    log.onChange(() => {
      shelved.timer ??= setTimeout(() => {
        shelved.timer = undefined;
        shelved.writing = shelved.writing.then(() => this.#write(runtimeId, shelved));
      }, writeEveryMs).unref();
    });
    this.#shelved.set(runtimeId, shelved);
    return shelved;
  }

  /** A disk that takes nothing costs the copy on the disk, and nothing else. */
  async #write(runtimeId: string, shelved: Shelved): Promise<void> {
    const { log } = shelved;
    if (log.end === shelved.written) return;
    const file = this.#file(runtimeId);
    const isGap = shelved.written < log.start;
    const news = log.from(shelved.written);
    const end = log.end;
    try {
      if (isGap || shelved.fileBytes + news.length > 2 * consoleBytes) {
        const whole = log.from(log.start);
        await writeFile(`${file}.tmp`, whole, { mode: 0o600 });
        await rename(`${file}.tmp`, file);
        shelved.fileBytes = whole.length;
      } else {
        await appendFile(file, news, { mode: 0o600 });
        shelved.fileBytes += news.length;
      }
      shelved.written = end;
    } catch {}
  }

  async #prune(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const gone = names.filter((name) => !this.#shelved.has(name.slice(0, -suffix.length)));
    if (gone.length === 0) return;
    const files = await Promise.all(
      gone.map(async (name) => {
        const file = path.join(this.#folder, name);
        return {
          file,
          changedMs: await stat(file).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        };
      }),
    );
    files.sort((a, b) => b.changedMs - a.changedMs);
    const oldestMs = Date.now() - keptAfterwards.days * 86_400_000;
    const isKept = ({ file, changedMs }: (typeof files)[number], place: number) =>
      file.endsWith(suffix) && place < keptAfterwards.most && changedMs > oldestMs;
    await Promise.all(files.filter((each, place) => !isKept(each, place)).map(({ file }) => rm(file, { force: true })));
  }

  #file(runtimeId: string): string {
    return path.join(this.#folder, `${plainName(runtimeId)}${suffix}`);
  }
}
