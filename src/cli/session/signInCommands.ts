// `sign-in allow`: the operator's way out when no person of an account is left to lift a stop of its sign-in.
// `sign-in local`: the address that `npm start` prints, again.
import path from 'node:path';
import { UserError } from '../../lib/errors.ts';
import { readIfPresent } from '../../lib/files.ts';
import type { Config } from '../../settings/config.ts';
import type { PlainApiKey } from '../../store/accounts/apiKeys.ts';
import { commandLine } from '../../store/core/audit.ts';
import type { Database } from '../../store/core/db.ts';
import { switchIntegration } from '../../store/people/identityIntegrations.ts';
import { createLocalSignIn } from '../../store/people/localSignInRows.ts';
import { auditReason, type Print, withDatabase } from '../operatorCommands.ts';

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

/** The one-time address that signs a person in to the account of the data folder; null if there is none. */
export async function localSignInAddress(
  db: Database,
  { dataDir, publicUrl }: Pick<Config, 'dataDir' | 'publicUrl'>,
): Promise<string | null> {
  const text = await readIfPresent(path.join(dataDir, 'api-key.json'));
  const known = text === null ? null : (JSON.parse(text) as PlainApiKey);
  const key = known && (await db.apiKey.findUnique({ where: { id: known.id } }));
  const code = key && (await createLocalSignIn(db, key));
  // Behind `#`, the code reaches neither the service's logs nor a page that a link leads to.
  return code && `${publicUrl}/#sign-in=${code}`;
}

export async function signInLocalCommand(config: Config, print: Print): Promise<void> {
  await withDatabase(config, async (db) => {
    const address = await localSignInAddress(db, config);
    if (!address)
      throw new UserError(
        `There is no such sign-in: ${config.dataDir} is of no service that \`npm start\` made, or the account has sign-in of its own.`,
      );
    print(address);
  });
}
