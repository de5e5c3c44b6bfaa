import type { Logger } from 'pino';
import { UserError } from '../lib/errors.ts';
import type { Database } from '../store/core/db.ts';
import type { ServiceRole } from '../store/core/rightsTable.ts';
import { checkRights } from '../store/core/serviceRole.ts';

/** Throws UserError if the role's user of the database lacks a right; logs if it may do more than the role needs. */
export async function requireRights(db: Database, role: ServiceRole, log: Logger): Promise<void> {
  try {
    const warning = await checkRights(db, role);
    if (warning !== null) log.warn(warning);
  } catch (error) {
    if (error instanceof UserError) throw error;
    log.warn({ err: error }, 'the rights of the database role could not be checked');
  }
}
