// `people` and `tenants`: who may do what in an account and in each of its tenants.
import { allRows, unwrap } from '../../../sdk/src/index.ts';
import { UserError } from '../../lib/errors.ts';
import { document, table } from '../output.ts';
import type { OutputFormat } from '../outputFormat.ts';
import { printable } from '../printable.ts';
import { type AdminApi, readTenants, type Schemas, withAdminApi } from '../session/adminApi.ts';
import type { SessionOptions } from '../session/shortSession.ts';
import { printMade } from './madeCommands.ts';

export interface PeopleOptions extends SessionOptions {
  output: OutputFormat;
  print(line: string): void;
}

/** A person's role in the account or, with a tenant, there. */
type Role = Schemas['CustomerUser'];
type RoleSlug = Role['role_slug'];

/** Throws UserError. */
export async function listPeopleCommand({ output, print, ...account }: PeopleOptions): Promise<void> {
  await withAdminApi(account, async (api) => {
    const roles = await readRoles(api);
    print(output === 'table' ? await roleTable(api, roles) : document(roles, output));
  });
}

function readRoles(api: AdminApi): Promise<Role[]> {
  return allRows(
    (query) => api.GET('/v1/admin/customer-users', { params: { query } }),
    (page) => page.customer_users,
  );
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
  const invitation = await withAdminApi(options, async (api) => {
    const where = tenant !== undefined && { tenant_id: (await readTenants(api)).idOf(tenant) };
    const body = { email, display_name: name, role_slug: role as RoleSlug, ...where };
    return unwrap(api.POST('/v1/admin/customer-users/invite', { body }));
  });
  if (output !== 'table') return print(document(invitation, output));
  const { accept_invitation_url: url } = invitation;
  const where = url === undefined ? 'by the email to them' : `at:\n  ${printable(url)}`;
  print(`${email} is invited as ${role}${tenant === undefined ? '' : ` of ${tenant}`}, and can accept ${where}`);
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
  await withAdminApi(options, async (api) => {
    const { id } = await roleOf(api, options);
    const body = { role_slug: role as RoleSlug };
    const changed = await unwrap(api.PATCH('/v1/admin/customer-users/{id}', { params: { path: { id } }, body }));
    print(output === 'table' ? await roleTable(api, [changed]) : document(changed, output));
  });
}

/** Throws UserError. */
export async function removePersonCommand(options: PersonOptions & { endMade?: boolean | undefined }): Promise<void> {
  const { endMade, output, print } = options;
  const removed = await withAdminApi(options, async (api) => {
    const { id } = await roleOf(api, options);
    const query = endMade ? ({ made: 'end' } as const) : {};
    return unwrap(api.DELETE('/v1/admin/customer-users/{id}', { params: { path: { id }, query } }));
  });
  if (output !== 'table') return print(document(removed, output));
  print(`${removed.email} is removed from ${options.tenant === undefined ? 'the account' : options.tenant}`);
  printMade(removed.made, print);
}

/** Throws UserError. */
export async function listTenantsCommand({ output, print, ...account }: PeopleOptions): Promise<void> {
  const { tenants } = await withAdminApi(account, (api) => unwrap(api.GET('/v1/admin/tenants')));
  if (output !== 'table') return print(document(tenants, output));
  const rows = tenants.map(({ slug, display_name: name, namespace }) => [slug, name, namespace ?? '-']);
  print(table(['TENANT', 'NAME', 'NAMESPACE'], rows));
}

/** Throws UserError. */
export async function createTenantCommand(
  options: PeopleOptions & { slug: string; name: string | undefined; region: string | undefined },
): Promise<void> {
  const { slug, name, region, output, print, ...account } = options;
  const body = { slug, display_name: name ?? slug, ...(region !== undefined && { region }) };
  const made = await withAdminApi(account, (api) => unwrap(api.POST('/v1/admin/tenants', { body })));
  if (output !== 'table') return print(document(made, output));
  const namespace = made.namespace === null ? ` ${made.waits_for ?? 'waits for its namespace'}` : ` ${made.namespace}`;
  print(`The tenant ${made.slug} has the namespace${namespace}`);
}

/** A person has a role in the account, and one in each tenant where they have one: this is the one that is meant. */
async function roleOf(api: AdminApi, { person, tenant }: PersonOptions): Promise<Role> {
  const roles = await readRoles(api);
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
