/** New customers, as operators make them: everything that a first request needs, or nothing. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { scopes } from '../domain/scopes.ts';
import { createAccount } from './accounts.ts';
import { recordAudit } from './audit.ts';
import type { Database } from './db.ts';
import { sqlState, uniqueViolation } from './db.ts';
import { allot, type FleetAllotment } from './fleet.ts';

export interface NewCustomer {
  /** A DNS label of at most 55 characters; the namespace is named after it. */
  slug: string;
  displayName: string;
  region: string;
  allotments: readonly FleetAllotment[];
  /** A key that was made before ({@link newApiKey}); without it one is made here. */
  apiKey?: PlainApiKey;
}

export interface PlainApiKey {
  id: string;
  secret: string;
}

export interface CreatedCustomer {
  customerId: string;
  tenantId: string;
  namespace: string;
  /** The only time the secret is seen: the database keeps its digest. */
  apiKey: PlainApiKey;
}

/** A customer that cannot be made as asked; one line. */
export class CustomerRefused extends Error {}

/** A key that no database knows yet. */
export function newApiKey(): PlainApiKey {
  return { id: randomUUID(), secret: `csk_${randomBytes(32).toString('base64url')}` };
}

/**
 * Makes a customer with its default tenant, namespace, allotments and an API key with all scopes, in one transaction.
 * Throws CustomerRefused when the slug is not one or is taken.
 */
export async function createCustomer(db: Database, customer: NewCustomer): Promise<CreatedCustomer> {
  const { slug, displayName, region } = customer;
  if (!/^[a-z0-9]([-a-z0-9]{0,53}[a-z0-9])?$/.test(slug)) {
    throw new CustomerRefused(`"${slug}" is no slug: use lower-case letters, digits and dashes, at most 55 of them.`);
  }
  const namespace = `${slug}-default`;
  const apiKey = customer.apiKey ?? newApiKey();
  const secretDigest = new Uint8Array(createHash('sha256').update(apiKey.secret).digest());
  try {
    return await db.$transaction(async (tx) => {
      const tenant = { slug: 'default', displayName, region, namespace };
      const { customerId, tenantId } = await createAccount(tx, { slug, displayName, tenant });
      await allot(tx, tenantId, customer.allotments);
      await tx.apiKey.create({ data: { id: apiKey.id, customerId, tenantId, name: 'default', scopes: [...scopes], secretDigest } });
      await recordAudit(tx, { customerId, actorType: 'operator', actorId: 'command-line', action: 'customer.create', target: slug });
      return { customerId, tenantId, namespace, apiKey };
    });
  } catch (error) {
    if (sqlState(error) === uniqueViolation) throw new CustomerRefused(`There is a customer "${slug}" already: choose another slug.`, { cause: error });
    throw error;
  }
}
