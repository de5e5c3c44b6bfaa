/**
 * Judges every change in the journal one by one: a machine ends by its delete or by its host's evidence, nothing
 * changes that was not requested, and each change continues from the one before.
 */
import type { Pool } from 'pg';
import type { Findings } from './findings.ts';
import type { Model, Vm } from './model.ts';
import { ofRow, type Row, type Shown, text } from './objects.ts';
import type { Account } from './service.ts';
import type { Change, Listed } from './watcher.ts';

export interface Moment {
  /** When the machine's previous change was. */
  after: number;
  until: number;
}

/** What the journal says about a machine's bill, in epoch seconds. */
export interface Bill {
  /** Bill and change are one commit, but a pause between its statements can be long: the time lies between these. */
  ready: Moment | null;
  ended: Moment | null;
  /** It ended because its host no longer has it; the bill then ends when the machine was last seen. */
  lost: boolean;
  /** It was not ready when it ended: if its host had been silent, the bill ends when the silence began. */
  unready: boolean;
}

interface JournalRow {
  version: string;
  type: 'ADDED' | 'MODIFIED' | 'DELETED';
  before: Row | null;
  after: Row;
  at: number;
}

export class Ledger {
  readonly account: Account;
  /** The machines that exist, by name. */
  readonly state = new Map<string, Shown>();
  readonly bills = new Map<string, Bill>();
  /** When each machine last changed. */
  readonly #changedAt = new Map<string, number>();
  version = 0n;
  /** Changes that the audit has not taken yet. */
  changes: Change[] = [];
  readonly #model: Model;
  readonly #findings: Findings;
  #lists: Listed[] = [];

  constructor(account: Account, model: Model, findings: Findings) {
    this.account = account;
    this.#model = model;
    this.#findings = findings;
  }

  listed(list: Listed): void {
    this.#lists.push(list);
  }

  /** Reads the next journal entries. Throws while Postgres is down. */
  async advance(sql: Pool): Promise<void> {
    const { rows } = await sql.query<JournalRow>(
      `SELECT resource_version AS version, type, before, after, extract(epoch FROM created_at)::float8 AS at
       FROM journal WHERE namespace = $1 AND resource_version > $2 ORDER BY resource_version`,
      [this.account.namespace, String(this.version)],
    );
    this.#compareLists();
    for (const row of rows) {
      const version = BigInt(row.version);
      if (this.version !== 0n && version !== this.version + 1n)
        this.#findings.add('a gap in the journal', `${this.account.slug}: ${version} after ${this.version}`);
      this.version = version;
      this.#apply(version, row);
      this.#compareLists();
    }
    this.#findings.count('changes judged', rows.length);
  }

  /** Starts over from the content of a restored database. */
  async startOver(sql: Pool): Promise<void> {
    const { rows } = await sql.query<{ version: string; machines: Row[] | null }>(
      `SELECT resource_version AS version, (SELECT jsonb_agg(to_jsonb(m)) FROM machines m WHERE m.namespace = n.name) AS machines
       FROM namespaces n WHERE name = $1`,
      [this.account.namespace],
    );
    this.version = BigInt(rows[0]!.version);
    this.state.clear();
    this.bills.clear();
    this.changes = [];
    this.#lists = [];
    for (const row of rows[0]!.machines ?? []) this.state.set(row.name, ofRow(row));
    const bills = await sql.query<{ uid: string; started: string; ended: string | null }>(
      'SELECT machine_uid AS uid, started_at AS started, ended_at AS ended FROM lifecycles WHERE tenant_id = $1',
      [this.account.tenantId],
    );
    for (const { uid, started, ended } of bills.rows)
      this.bills.set(uid, {
        ready: exactly(started),
        ended: ended === null ? null : exactly(ended),
        lost: ended !== null,
        unready: false,
      });
  }

  /** Compares the lists at the current version; lists at later versions wait. */
  #compareLists(): void {
    this.#lists = this.#lists.filter((list) => {
      if (list.version > this.version) return true;
      if (list.version === this.version) this.#compare(list);
      // An older list was made before the first look at the journal.
      return false;
    });
  }

  #compare({ selection, items }: Listed): void {
    const expected = [...this.state.values()].filter((shown) => selection.matches(shown)).map(text);
    const listed = items.map(text);
    this.#findings.count('lists compared');
    const missing = expected.filter((line) => !listed.includes(line));
    const extra = listed.filter((line) => !expected.includes(line));
    if (missing.length > 0 || extra.length > 0 || listed.length !== expected.length)
      this.#findings.add(
        'a list was not what there was',
        `${this.account.slug} at ${this.version}: lacks ${missing.slice(0, 3).join('; ') || 'none'}, ` +
          `has ${extra.slice(0, 3).join('; ') || 'none too many'}`,
      );
  }

  #apply(version: bigint, { type, before, after, at }: JournalRow): void {
    const was = before && ofRow(before);
    const is = type === 'DELETED' ? null : ofRow(after);
    const known = this.state.get(after.name) ?? null;
    if ((was && text(was)) !== (known && text(known)))
      this.#findings.add(
        'a change does not follow on',
        `${version}: before ${was && text(was)}, known ${known && text(known)}`,
      );
    if (is) this.state.set(is.name, is);
    else this.state.delete(after.name);
    this.changes.push({ version, before: was, after: is });
    this.#judge(was, is, after, at);
  }

  #judge(was: Shown | null, is: Shown | null, row: Row, at: number): void {
    const vm = this.#model.find(row.namespace, row.name);
    const blame = (what: string) =>
      this.#findings.add(
        what,
        `${row.namespace}/${row.name} ${row.uid} at ${new Date(at * 1_000).toISOString()}: ` +
          `${row.failure_code ?? ''} ${row.failure_message ?? ''}`,
      );
    if (!vm) {
      blame('a machine that no client asked for');
      return;
    }
    vm.uid ??= row.uid;
    if (vm.uid !== row.uid) blame('a second machine of one name');
    const bill = this.bills.get(row.uid) ?? { ready: null, ended: null, lost: false, unready: false };
    const moment = { after: this.#changedAt.get(row.uid) ?? vm.createSentAt, until: at };
    this.#changedAt.set(row.uid, at);
    if (is?.ready && bill.ready === null) {
      bill.ready = moment;
      this.#findings.count(`ready ${is.kind}`);
    }
    if (is?.deleting && !was?.deleting) {
      if (vm.deleteSentAt === null) blame('a delete that no client asked for');
      bill.ended ??= moment;
      bill.unready = was?.ready === false;
    }
    if (is?.phase === 'Failed' && was?.phase !== 'Failed') {
      bill.ended ??= moment;
      bill.lost = is.failureCode === 'VMNotFound';
      if (!mayFail(vm, is.failureCode))
        blame(
          bill.ready === null
            ? 'a machine on its way up failed without its fault'
            : 'a machine that was ready ended without evidence',
        );
    }
    if (!is) {
      if (vm.deleteSentAt === null) blame('a machine was removed without its delete');
      vm.state = 'gone';
    }
    this.bills.set(row.uid, bill);
  }
}

function mayFail({ behaviour, mayBeLost }: Vm, code: string | null): boolean {
  return behaviour.failures.includes(code ?? '') || (mayBeLost && code === 'VMNotFound');
}

function exactly(seconds: string): Moment {
  return { after: Number(seconds), until: Number(seconds) };
}
