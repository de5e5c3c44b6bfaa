/** An agent with a key of its own, and what the control plane knows of its host, to judge what the agent signs. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Observation } from '../../src/domain/observation.ts';
import {
  type HostIdentity,
  identityFile,
  newPrivateKey,
  openHostIdentity,
  publicPart,
} from '../../src/drivers/agent/hostIdentity.ts';
import type { StatementGround } from '../../src/store/machines/statementJudgement.ts';
import { hostKey } from './hostKeys.ts';

export async function signingAgent(
  hostName: string,
  dataDir: string,
): Promise<{ agent: HostIdentity; ground: StatementGround; pem: string }> {
  const file = identityFile(dataDir, hostName);
  await mkdir(path.dirname(file), { recursive: true });
  const pem = newPrivateKey();
  await writeFile(file, pem, { mode: 0o600 });
  const ground = {
    hostName,
    keys: [await publicPart(pem)],
    recordsId: null,
    newest: 0,
    nowMs: Date.now(),
    targets: { hostName, addresses: ['127.0.0.1'], ports: { first: 20_000, last: 32_767 } },
  };
  return { agent: openHostIdentity(dataDir, hostName, null), ground, pem };
}

/** A machine that is ready for access. */
export const seenReady: Observation = {
  presence: 'present',
  power: 'on',
  guestUp: true,
  listeningPorts: [22],
  sshHostKeys: [hostKey('A')],
  forwards: [{ guestPort: 22, address: '127.0.0.1', port: 30_022 }],
};
