/** Public SSH keys that people keep for the machines that they create. Each is of one person and no one else's. */
import type { SshKey } from '#prisma';
import { execute, type Queryable } from '../core/db.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';

export type { SshKey };

/** Fewer than a machine may have, so that a create has room for all of them and for a key of its own. */
export const sshKeyLimit = 20;

/** Whose keys: an active person of the account. */
export interface KeyHolder {
  customerId: string;
  customerUserId: string;
}

export function listSshKeys(db: Queryable, holder: KeyHolder, page: PageQuery): Promise<SshKey[]> {
  return db.sshKey.findMany(pageOf(holder, page));
}

/** Keeps a key. Returns why not: the name under which it is kept already, or that there is no room. */
export async function addSshKey(
  tx: Queryable,
  data: KeyHolder & Pick<SshKey, 'name' | 'publicKey' | 'fingerprint'>,
): Promise<{ added: SshKey } | { keptAs: string } | 'full'> {
  const { customerId, customerUserId, fingerprint } = data;
  // Two adds at once would both find room.
  await execute(tx)`SELECT 1 FROM customer_users WHERE id = ${customerUserId}::uuid FOR UPDATE`;
  const kept = await tx.sshKey.findMany({ where: { customerId, customerUserId } });
  const same = kept.find((each) => each.fingerprint === fingerprint);
  if (same) return { keptAs: same.name };
  return kept.length >= sshKeyLimit ? 'full' : { added: await tx.sshKey.create({ data }) };
}

/** Returns the key that was removed; null if the person keeps no such key. */
export async function removeSshKey(tx: Queryable, holder: KeyHolder, id: string): Promise<SshKey | null> {
  const found = await tx.sshKey.findFirst({ where: { id, ...holder } });
  // Of two removals at once, one removes it.
  return found && (await tx.sshKey.deleteMany({ where: { id, ...holder } })).count > 0 ? found : null;
}
