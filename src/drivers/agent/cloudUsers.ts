import type { SshAuthorizedKey } from '../../domain/machine.ts';

/**
 * Who may log in, as a part of cloud-init's user data. Keys without a user name go to the image's default user. An empty
 * list would make cloud-init report the whole boot as degraded.
 */
export function cloudUsers(keys: readonly SshAuthorizedKey[]) {
  const authorized = (username: string | undefined) => {
    const own = keys.filter((key) => key.username === username).map((key) => key.publicKey);
    return own.length > 0 ? { ssh_authorized_keys: own } : {};
  };
  const named = [...new Set(keys.flatMap(({ username }) => (username === undefined ? [] : [username])))];
  return {
    ssh_pwauth: false,
    disable_root: !named.includes('root'),
    // Without an entry for its own name, sudo complains about it.
    manage_etc_hosts: true,
    ...authorized(undefined),
    users: [
      'default',
      // The machine belongs to its customer: the users they name may do everything on it.
      ...named.map((name) => ({
        name,
        lock_passwd: true,
        shell: '/bin/bash',
        ...authorized(name),
        ...(name !== 'root' && { sudo: 'ALL=(ALL) NOPASSWD:ALL' }),
      })),
    ],
  };
}
