// `sign-in allow`: the operator's way out when no person of an account is left to lift a stop of its sign-in.
import type { Config } from '../config.ts';
import { UserError } from '../domain/errors.ts';
import { commandLine } from '../store/core/audit.ts';
import { switchIntegration } from '../store/people/identityIntegrations.ts';
import { auditReason, type Print, withDatabase } from './operatorCommands.ts';

export async function signInAllowCommand(
  config: Config,
  { slug, reason }: { slug: string; reason?: string | undefined },
  print: Print,
): Promise<void> {
  const because = auditReason(reason);
  await withDatabase(config, async (db) => {
    const customer = await db.customer.findUnique({ where: { slug }, select: { id: true } });
    const change = customer && { ...commandLine, customerId: customer.id, reason: because };
    const integration = change && (await switchIntegration(db, change, 'active'));
    if (!integration) throw new UserError(`There is no account "${slug}" whose sign-in was set up.`);
    print(`the people of ${slug} can sign in: ${integration.status}`);
  });
}
