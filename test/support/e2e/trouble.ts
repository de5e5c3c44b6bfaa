/** What a drill does to a running service, and what several troubles need. */
import { execFileSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
import type { Client } from '@temporalio/client';
import pg from 'pg';
import type { AlertName } from '../../../src/alerts/alerts.ts';
import type { Phase } from '../../../src/domain/phases.ts';
import { signal } from '../../../src/lib/processes.ts';
import type { HttpsReceiver } from '../auditReceivers.ts';
import type { MailServer } from '../people/mailServer.ts';
import type { Service } from '../service.ts';
import { waitFor } from '../wait.ts';
import type { WebhookReceiver } from '../webhookReceiver.ts';
import type { HostMachine } from './hostMachine.ts';

/** What a trouble is done to and mended with. */
export interface Drill {
  service: Service;
  sink: HttpsReceiver;
  mail: MailServer;
  hooks: WebhookReceiver;
  /** A machine of hosts beside the service's. */
  machine: HostMachine;
  /** A folder beside that of the service. */
  folder: string;
  /** As it was applied; the service's agent reads it when it starts. */
  fleetFile: string;
  databaseUrl(): Promise<string>;
  /** As the service's owner, past the service. */
  sql<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** A command of operators. Throws unless it ends with 0. */
  run(...words: string[]): Promise<string>;
  /** What `status` prints. */
  status(): Promise<string>;
  /** With a client that has the keys of payloads. */
  temporal(work: (client: Client) => Promise<unknown>): Promise<void>;
  /** Runs what a schedule would run later. */
  trigger(schedule: string): Promise<void>;
}

export interface Trouble {
  what: string;
  alerts: readonly AlertName[];
  /** What the same trouble may also fire, depending on what it meets. */
  beside?: readonly AlertName[];
  /** Returns what its remedy needs to know. */
  provoke(drill: Drill): Promise<unknown>;
  /** As the table has it. */
  remedy(drill: Drill, known: never): Promise<unknown>;
}

export const trouble = <Known>(of: {
  what: string;
  alerts: readonly AlertName[];
  beside?: readonly AlertName[];
  provoke(drill: Drill): Promise<Known>;
  remedy(drill: Drill, known: Known): Promise<unknown>;
}): Trouble => of;

/** Of hosts whose agents are silent for a while. */
export const ofSilence = ['HostLost', 'MachinesUnreachable', 'NoHostReady'] as const;

/** The host that the machine is on, and its runtime there. */
export const placeOf = async ({ service }: Drill, name: string) =>
  (await service.inventory()).find((machine) => machine.name === name)!;

/** Waits until the machine is in the phase, for an hour as its row then says. */
export const older = (sql: Drill['sql'], name: string, phase: Phase) =>
  waitFor(`${name} to be ${phase}`, async () => {
    const update = "UPDATE machines SET phase_since = phase_since - interval '1 hour'";
    return (await sql(`${update} WHERE name = '${name}' AND phase = '${phase}' RETURNING uid`)).length > 0;
  });

/** The processes that started it, from its parent on. */
export function* ancestors(pid: number): Generator<number> {
  for (let child = pid; ; ) {
    const parent = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(child)], { encoding: 'utf8' }));
    if (!(parent > 1) || parent === process.pid) return;
    yield parent;
    child = parent;
  }
}

/** Somebody's open transaction that keeps all others from writing to the table. */
export async function lockOf({ databaseUrl }: Drill, table: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  return client;
}

/** Agents go on afterwards, as other processes. */
export async function withoutAgents({ service }: Drill, work: () => Promise<void>): Promise<void> {
  for (const pid of service.pidsOf('host')) signal(pid, 'SIGSTOP');
  await work();
  service.kill('host');
}

/** Across disks, too. */
export async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(() => execFileSync('mv', [from, to]));
}
