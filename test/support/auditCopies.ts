/** Copies of the audit log outside of the database, and whether they prove themselves. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { auditVerifyCommand } from '../../src/cli/audit/auditCommands.ts';
import { auditSinkLane } from '../../src/deliveries/auditSinkLane.ts';
import { runLane } from '../../src/deliveries/lane.ts';
import { signingKeys } from '../../src/domain/auditProof.ts';
import { type AuditChainer, openAuditChainer } from '../../src/roles/auditChainer.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import type { Config } from '../../src/settings/config.ts';
import type { Database } from '../../src/store/core/db.ts';
import { startSyslogReceiver } from './auditReceivers.ts';
import { makeAuthority } from './certificates.ts';

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'audit-copy-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Links and signs events as a worker does, and without its pauses. */
export function startChainer(db: Database, secretKeys: string): AuditChainer {
  const [key] = signingKeys(parseSecretKeys(secretKeys, 'SECRET_KEYS'), 'audit checkpoints');
  return openAuditChainer({ db, log: pino({ level: 'silent' }), key: async () => key! }, { idleMs: 20 });
}

/** Runs `audit verify FILE` on a file with this text. */
export function verifyText(config: Config, text: string): Promise<{ code: number; said: string }> {
  return inFolder(async (folder) => {
    const file = path.join(folder, 'kept.ndjson');
    await writeFile(file, text);
    const lines: string[] = [];
    const code = await auditVerifyCommand(config, { export: file }, (line) => void lines.push(line));
    return { code, said: lines.join('\n') };
  });
}

/** Delivers the whole log to a syslog server over TLS. Returns what it has kept: the lines, and the events' ids. */
export function deliverToSyslog(db: Database): Promise<{ ids: ReadonlySet<string>; lines: string[] }> {
  return inFolder(async (folder) => {
    const authority = await makeAuthority('sinks');
    const receiver = await startSyslogReceiver(await authority.issue('localhost'));
    try {
      const caFile = path.join(folder, 'ca.pem');
      await writeFile(caFile, authority.ca);
      const lane = auditSinkLane(db, { url: receiver.url, tokenFile: '', caFile, batchEntries: 50 });
      const run = { signal: new AbortController().signal, alive: () => {}, limitMs: 60_000 };
      const result = await runLane({ ...lane, lingerMs: 0 }, run);
      if (!('isDone' in result && result.isDone)) throw new Error(`not delivered: ${JSON.stringify(result)}`);
      const lines = receiver.messages.map(({ text }) => text);
      return { lines, ids: new Set(lines.flatMap((line) => JSON.parse(line).event?.id ?? [])) };
    } finally {
      await receiver.close();
    }
  });
}
