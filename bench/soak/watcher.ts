/** A watcher that connects and disconnects, and keeps each event until the event was compared with the journal. */
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { createInterface } from 'node:readline';
import { pause } from '../../src/lib/waiting.ts';
import { type ApiClient, machines } from './client.ts';
import type { Findings } from './findings.ts';
import type { Model } from './model.ts';
import { type ApiObject, ofApi, type Selection, type Shown, text } from './objects.ts';
import type { Random } from './random.ts';
import type { Account } from './service.ts';

interface Told {
  version: bigint;
  type: string;
  shown: Shown;
}

/** A complete list at one version. */
export interface Listed {
  account: Account;
  selection: Selection;
  version: bigint;
  items: Shown[];
}

export interface Change {
  version: bigint;
  before: Shown | null;
  after: Shown | null;
}

export interface WatcherParts {
  client: ApiClient;
  findings: Findings;
  model: Model;
  /** Receives a list that is to be compared as well. */
  listed(list: Listed): void;
}

export class Watcher {
  readonly name: string;
  readonly account: Account;
  readonly selection: Selection;
  readonly #parts: WatcherParts;
  readonly #random: Random;
  readonly #ca: string;
  readonly #leaving = new AbortController();
  #running: Promise<void> = Promise.resolve();
  /** The version from which events are compared; null before the first list. */
  #from: bigint | null = null;
  #reached: bigint | null = null;
  #told: Told[] = [];
  /** The next 410 is expected: the database was restored. */
  expiryIsDue = false;

  constructor(name: string, account: Account, selection: Selection, random: Random, parts: WatcherParts) {
    this.name = name;
    this.account = account;
    this.selection = selection;
    this.#random = random;
    this.#parts = parts;
    this.#ca = readFileSync(parts.client.service.caFile, 'utf8');
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#leaving.abort();
    await this.#running;
  }

  /** The watcher must have received these changes, in order, each once. Returns whether it has received all of them. */
  hasCaughtUp(changes: readonly Change[]): boolean {
    if (this.#from === null) return false;
    return this.#told.length >= this.#expected(changes).length;
  }

  /** Compares with the journal since the last comparison, and drops what matched. */
  compare(changes: readonly Change[], current: bigint): void {
    const { findings } = this.#parts;
    const expected = this.#expected(changes).map((told) => this.#line(told));
    const later = this.#told.filter(({ version }) => version > current);
    const told = this.#told.filter(({ version }) => version <= current).map((event) => this.#line(event));
    const at = expected.findIndex((line, index) => line !== told[index]);
    findings.count('watched changes compared', Math.min(expected.length, told.length));
    if (at >= 0 || told.length > expected.length) {
      const where = at >= 0 ? at : expected.length;
      findings.add(
        'a watcher was not told what happened',
        `${this.name}: event ${where + 1} of ${expected.length} should be "${expected[where] ?? 'none'}", was "${told[where] ?? 'none'}"`,
      );
    }
    this.#from = current;
    this.#told = later;
  }

  /** After a restore, nothing from before it is compared any more. */
  startOver(): void {
    this.expiryIsDue = true;
    this.#from = null;
    this.#told = [];
  }

  #line({ version, type, shown }: Told): string {
    return `${version} ${type} ${text(shown)}`;
  }

  #expected(changes: readonly Change[]): Told[] {
    const { matches } = this.selection;
    return changes.flatMap(({ version, before, after }): Told[] => {
      if (this.#from === null || version <= this.#from) return [];
      const was = before !== null && matches(before);
      const is = after !== null && matches(after);
      if (is) return [{ version, type: was ? 'MODIFIED' : 'ADDED', shown: after }];
      return was ? [{ version, type: 'DELETED', shown: before }] : [];
    });
  }

  async #run(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      try {
        if (this.#reached === null) await this.#list();
        await this.#watch();
      } catch (error) {
        this.#parts.findings.count('watches lost');
        if (!(error instanceof Error)) throw error;
      }
      await pause(this.#random.between(50, 500), this.#leaving.signal).catch(() => undefined);
    }
  }

  async #list(): Promise<void> {
    const { client, listed } = this.#parts;
    const query = new URLSearchParams(this.selection.query);
    const answer = await client.insist(this.account, 'GET', `${machines(this.account)}?${query}`, [200]);
    if (answer.status !== 200 || this.#leaving.signal.aborted) return;
    const version = BigInt(answer.body.metadata.resourceVersion);
    const items = (answer.body.items as ApiObject[]).map(ofApi);
    listed({ account: this.account, selection: this.selection, version, items });
    this.#from = version;
    this.#reached = version;
    this.#told = [];
  }

  async #watch(): Promise<void> {
    const { client, findings } = this.#parts;
    if (this.#reached === null) return;
    const query = new URLSearchParams({
      ...this.selection.query,
      watch: 'true',
      resourceVersion: String(this.#reached),
      allowWatchBookmarks: 'true',
      timeoutSeconds: String(5 + this.#random.below(60)),
    });
    const leaveAfterMs = this.#random.chance(0.3) ? this.#random.between(200, 20_000) : Number.POSITIVE_INFINITY;
    const token = await client.token(this.account);
    findings.count('watches opened');
    let over = false;
    await new Promise<void>((resolve, reject) => {
      const request = https.get(
        new URL(`${machines(this.account)}?${query}`, client.service.url),
        { ca: this.#ca, agent: false, headers: { authorization: `Bearer ${token}` }, signal: this.#leaving.signal },
        (response) => {
          const leave = Number.isFinite(leaveAfterMs)
            ? setTimeout(() => {
                over = true;
                response.destroy();
              }, leaveAfterMs)
            : undefined;
          // A paused part may keep a connection open without sending anything, so reconnect after a timeout.
          request.setTimeout(45_000, () => response.destroy());
          if (response.statusCode === 401) client.forgetSessions();
          if (response.statusCode === 410) this.#expire();
          else if (![200, 401, 503, 504].includes(response.statusCode!))
            findings.add('unexpected answer', `${this.name}: a watch had ${response.statusCode}`);
          createInterface(response)
            .on('error', () => {})
            .on('line', (line) => {
              if (response.statusCode === 200 && !over) this.#hear(line);
            });
          response.on('error', () => {});
          response.on('close', () => {
            over = true;
            clearTimeout(leave);
            resolve();
          });
        },
      );
      request.setTimeout(15_000, () => request.destroy());
      request.on('error', reject);
    });
  }

  #hear(line: string): void {
    const { findings, model } = this.#parts;
    let event: { type: string; object: ApiObject & { code?: number } };
    try {
      event = JSON.parse(line) as typeof event;
    } catch {
      // The connection ended in the middle of the event: it will be sent again.
      return;
    }
    if (this.#reached === null) return;
    if (event.type === 'ERROR') {
      if (event.object.code === 410) this.#expire();
      else findings.add('a watch ended with an error', `${this.name}: ${line.slice(0, 200)}`);
      return;
    }
    const version = BigInt(event.object.metadata.resourceVersion);
    if (version < this.#reached) findings.add('a watch went back', `${this.name}: from ${this.#reached} to ${version}`);
    this.#reached = version;
    if (event.type === 'BOOKMARK') return;
    const shown = ofApi(event.object);
    model.told(this.account.namespace, shown.name, shown.ready);
    this.#told.push({ version, type: event.type, shown });
  }

  #expire(): void {
    this.#parts.findings.count('watches expired (410)');
    if (!this.expiryIsDue)
      this.#parts.findings.add('a watch expired without a restore', `${this.name} at ${this.#reached}`);
    this.expiryIsDue = false;
    this.#reached = null;
  }
}
