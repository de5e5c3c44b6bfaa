/** New customers: everything that a first request needs, or nothing. */

import { scopes as allScopes, type Scope } from '../../domain/scopes.ts';
import { UserError } from '../../lib/errors.ts';
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, type Queryable, transaction, violatesUnique } from '../core/db.ts';
import { createTenant, type TenantRow } from './accounts.ts';
import { createApiKey, defaultKeyDays, latestEnd, newApiKey, type PlainApiKey } from './apiKeys.ts';

export interface NewCustomer {
  /** A DNS label of at most 55 characters; the namespace is named after it. */
  slug: string;
  displayName: string;
  region: string;
  /** Namespace of the default tenant; defaults to the slug with `-default`. */
  namespace?: string;
  /** A key generated beforehand; if absent, one is generated. */
  apiKey?: PlainApiKey;
  /** Days until the key ends; defaults to a year. */
  keyDays?: number;
  /** Scopes of the key; defaults to all scopes. */
  scopes?: readonly Scope[];
}

export interface CreatedCustomer {
  customerId: string;
  tenantId: string;
  namespace: string;
  /** The only time the secret is seen: the database stores its digest. */
  apiKey: PlainApiKey;
}

const code = 'customer_refused';

/**
 * Creates a customer with its default tenant, namespace, and an API key, in one transaction. Throws
 * UserError if the slug is invalid or taken.
 */
export async function createCustomer(db: Database, customer: NewCustomer): Promise<CreatedCustomer> {
  requireSlug(customer.slug);
  try {
    return await transaction(db, async (tx) => {
      const { customerId, tenant } = await openAccount(tx, customer);
      const { id, secret } = customer.apiKey ?? newApiKey();
      const scopes = customer.scopes ?? allScopes;
      const maker = { type: commandLine.actorType, id: commandLine.actorId };
      const expiresAt = latestEnd(customer.keyDays ?? defaultKeyDays);
      await createApiKey(tx, {
        id,
        secret,
        customerId,
        tenantId: tenant.id,
        name: 'default',
        scopes,
        maker,
        expiresAt,
      });
      await recordAudit(tx, { customerId, ...commandLine, action: 'customer.create', target: customer.slug });
      return { customerId, tenantId: tenant.id, namespace: tenant.namespace!, apiKey: { id, secret } };
    });
  } catch (error) {
    if (!violatesUnique(error, 'customers_slug_key')) throw error;
    throw new UserError(`The customer "${customer.slug}" already exists: choose another slug.`, { code, cause: error });
  }
}

/** Throws UserError. */
export function requireSlug(slug: string): void {
  if (/^[a-z0-9]([-a-z0-9]{0,53}[a-z0-9])?$/.test(slug)) return;
  throw new UserError(`"${slug}" is not a slug: use lower-case letters, digits and dashes, at most 55 of them.`, {
    code,
  });
}

/** Creates an account with its default tenant. Several statements: call it in a transaction. */
export async function openAccount(
  tx: Queryable,
  customer: Pick<NewCustomer, 'slug' | 'displayName' | 'region' | 'namespace'>,
): Promise<{ customerId: string; tenant: TenantRow }> {
  const { slug, displayName, region, namespace = `${slug}-default` } = customer;
  const { id: customerId } = await tx.customer.create({ data: { slug, displayName }, select: { id: true } });
  const tenant = await createTenant(tx, {
    customerId,
    slug: 'default',
    displayName,
    region,
    isDefault: true,
    namespace,
  });
  return { customerId, tenant };
}
