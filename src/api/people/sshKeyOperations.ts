/** A person's public SSH keys, kept for the machines that they create. */
import * as z from 'zod';
import { sshPublicKey } from '../../domain/publicKeyLine.ts';
import { fingerprint } from '../../domain/sshFingerprint.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import { auditChange } from '../../store/core/audit.ts';
import { transaction } from '../../store/core/db.ts';
import {
  addSshKey,
  type KeyHolder,
  listSshKeys,
  removeSshKey,
  type SshKey,
  sshKeyLimit,
} from '../../store/people/keptSshKeys.ts';
import { changeOf } from '../operations/granting.ts';
import { noSuch, operation, timestamp } from '../operations/operation.ts';
import { list } from '../operations/operationLists.ts';
import { label } from '../operations/plainText.ts';
import { shownBy } from '../operations/rows.ts';

const sshKey = z
  .strictObject({
    id: z.uuid(),
    name: z.string().describe('What the person calls it'),
    public_key: z.string().describe('One line, as in a .pub file'),
    fingerprint: z.string().meta({
      description: 'The digest of the key, as `ssh-keygen -l` shows it',
      example: 'SHA256:Tz4b0EyGk1vwNJAtxYh1xk4M3Gg2s8iK7cWmWm0f6bE',
    }),
    created_at: timestamp,
  })
  .meta({ id: 'SshKey' });

/**
 * Who may create machines may keep keys for them, with any role. Less would do for a key of one's own, but a session that
 * only reads could then add its thief's key to the machines that the person creates later.
 */
const scope = 'compute:write';

export const sshKeyOperations = [
  list({
    at: 'GET /ssh-keys',
    operationId: 'listSshKeys',
    summary: 'The public SSH keys that the caller keeps for new machines, newest first; only people have any',
    scope: null,
    reach: 'caller',
    id: 'SshKeyList',
    field: 'ssh_keys',
    about: 'The keys, newest first',
    item: sshKey,
    read: async ({ services: { db }, caller }, page) =>
      caller.actorType === 'human' ? listSshKeys(db, holderOf(caller), page) : [],
    render,
  }),
  operation({
    at: 'POST /ssh-keys',
    operationId: 'addSshKey',
    summary: `Keeps a public SSH key of the caller, who must be a person; at most ${sshKeyLimit}. Machines that exist do not change`,
    scope,
    reach: 'caller',
    status: 201,
    failures: [409],
    body: z.strictObject({ name: label(100).describe('What the person calls it'), public_key: sshPublicKey }).meta({
      id: 'AddSshKey',
      example: {
        name: 'laptop',
        public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB2hCdv+OD3qU9OABnt8DRv5bsjHnxjCmfJA0Ha91Ggu ada@laptop',
      },
    }),
    answer: sshKey,
    handle({ caller, requestId, body: { name, public_key: line }, transact }) {
      const holder = requirePerson(caller);
      const publicKey = line.trimEnd();
      return transact(async (tx) => {
        const kept = await addSshKey(tx, { ...holder, name, publicKey, fingerprint: fingerprint(publicKey) });
        if (kept === 'full')
          throw new ApiError('limit_reached', `a person keeps at most ${sshKeyLimit} SSH keys: remove one first`);
        if ('keptAs' in kept) throw new ApiError('AlreadyExists', `this key is kept already, as ${kept.keptAs}`);
        const { added } = kept;
        const details = { name, fingerprint: added.fingerprint };
        await auditChange(tx, changeOf(caller, requestId), 'ssh-key.add', added.id, details);
        return render(added);
      });
    },
  }),
  operation({
    at: 'DELETE /ssh-keys/{id}',
    operationId: 'removeSshKey',
    summary: 'Keeps one of the caller’s SSH keys no longer. Machines that were created with it still accept it',
    scope,
    reach: 'caller',
    answer: sshKey,
    handle({ services: { db }, caller, requestId, params }) {
      const holder = requirePerson(caller);
      return transaction(db, async (tx) => {
        const removed = await removeSshKey(tx, holder, params['id']!);
        if (!removed) throw noSuch('SSH key');
        const details = { name: removed.name, fingerprint: removed.fingerprint };
        await auditChange(tx, changeOf(caller, requestId), 'ssh-key.remove', removed.id, details);
        return render(removed);
      });
    },
  }),
];

const holderOf = ({ customerId, actorId }: Caller): KeyHolder => ({ customerId, customerUserId: actorId });

/** Throws ApiError 403. */
function requirePerson(caller: Caller): KeyHolder {
  if (caller.actorType === 'human') return holderOf(caller);
  throw new ApiError(
    'person_required',
    'SSH keys are kept by people: sign in as a person, or name the keys of each machine in its spec',
  );
}

function render(row: SshKey) {
  return shownBy(sshKey, row);
}
