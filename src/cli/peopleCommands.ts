// `people` and `tenants`: who may do what in an account and in each of its tenants.
import * as z from 'zod';
import { UserError } from '../domain/errors.ts';
import { type AdminApi, openAdminApi, readTenants, tenant } from './adminApi.ts';
import { printMade, withMade } from './madeCommands.ts';
import { document, table } from './output.ts';
import type { OutputFormat } from './outputFormat.ts';
import { printable } from './printable.ts';
import type { SessionOptions } from './shortSession.ts';

export interface PeopleOptions extends SessionOptions {
  output: OutputFormat;
  print(line: string): void;
}

/** A person's role in the account or, with a tenant, there. Other fields go to JSON and YAML as they are. */
const heldRole = z.looseObject({
  id: z.string(),
  email: z.string(),
  display_name: z.string(),
  role_slug: z.string(),
  tenant_id: z.string().nullable(),
  status: z.string(),
  last_sign_in_at: z.string().nullable(),
});
type Role = z.infer<typeof heldRole>;
const invitationShown = z.looseObject({ accept_invitation_url: z.string() });

/** Throws UserError. */
export async function listPeopleCommand({ output, print, ...account }: PeopleOptions): Promise<void> {
  const api = await openAdminApi(account);
  const roles = await api.list('customer-users', 'customer_users', heldRole);
  print(output === 'table' ? await roleTable(api, roles) : document(roles, output));
}

export interface InviteOptions extends PeopleOptions {
  email: string;
  name: string;
  role: string;
  tenant?: string | undefined;
}

/** Throws UserError. */
export async function invitePersonCommand({ output, print, ...options }: InviteOptions): Promise<void> {
  const { email, name, role, tenant } = options;
  const api = await openAdminApi(options);
  const invitation = await api.send('POST', 'customer-users/invite', invitationShown, {
    email,
    display_name: name,
    role_slug: role,
    ...(tenant !== undefined && { tenant_id: (await readTenants(api)).idOf(tenant) }),
  });
  if (output !== 'table') return print(document(invitation, output));
  print(`${email} is invited as ${role}${tenant === undefined ? '' : ` of ${tenant}`}, and can accept at:`);
  print(`  ${printable(invitation.accept_invitation_url)}`);
}

export interface PersonOptions extends PeopleOptions {
  /** Address or id. */
  person: string;
  /** Where the role is; else the account. */
  tenant?: string | undefined;
}

/** Throws UserError. */
export async function setRoleCommand(options: PersonOptions & { role: string }): Promise<void> {
  const { output, print, role } = options;
  const api = await openAdminApi(options);
  const { id } = await roleOf(api, options);
  const changed = await api.send('PATCH', `customer-users/${id}`, heldRole, { role_slug: role });
  print(output === 'table' ? await roleTable(api, [changed]) : document(changed, output));
}

/** Throws UserError. */
export async function removePersonCommand(options: PersonOptions & { endMade?: boolean | undefined }): Promise<void> {
  const { endMade, output, print } = options;
  const api = await openAdminApi(options);
  const { id } = await roleOf(api, options);
  const query = endMade ? '?made=end' : '';
  const removed = await api.send('DELETE', `customer-users/${id}${query}`, heldRole.extend(withMade));
  if (output !== 'table') return print(document(removed, output));
  print(`${removed.email} is removed from ${options.tenant === undefined ? 'the account' : options.tenant}`);
  printMade(removed.made, print);
}

/** Throws UserError. */
export async function listTenantsCommand({ output, print, ...account }: PeopleOptions): Promise<void> {
  const api = await openAdminApi(account);
  const tenants = await api.list('tenants', 'tenants', tenant);
  if (output !== 'table') return print(document(tenants, output));
  const rows = tenants.map(({ slug, display_name: name, namespace }) => [slug, name, namespace ?? '-']);
  print(table(['TENANT', 'NAME', 'NAMESPACE'], rows));
}

/** A person has a role in the account, and one in each tenant where they have one: this is the one that is meant. */
async function roleOf(api: AdminApi, { person, tenant }: PersonOptions): Promise<Role> {
  const roles = await api.list('customer-users', 'customer_users', heldRole);
  const tenantId = tenant === undefined ? null : (await readTenants(api)).idOf(tenant);
  const theirs = roles.filter(
    ({ id, email, status }) => status !== 'removed' && (id === person || email.toLowerCase() === person.toLowerCase()),
  );
  const found = theirs.find(({ id, tenant_id: at }) => id === person || at === tenantId);
  if (found) return found;
  const where = tenant === undefined ? 'the account' : `the tenant ${tenant}`;
  const elsewhere = theirs.length > 0 ? '; "people list" shows where they have one' : '';
  throw new UserError(`${person} has no role in ${where}${elsewhere}. "people invite" gives one.`);
}

async function roleTable(api: AdminApi, roles: readonly Role[]): Promise<string> {
  const { slugOf } = await readTenants(api);
  return table(
    ['ID', 'EMAIL', 'NAME', 'ROLE', 'IN', 'STATUS', 'LAST SIGN-IN'],
    roles.map((role) => [
      role.id,
      role.email,
      role.display_name,
      role.role_slug,
      role.tenant_id === null ? 'account' : slugOf(role.tenant_id),
      role.status,
      role.last_sign_in_at?.slice(0, 10) ?? 'never',
    ]),
  );
}
