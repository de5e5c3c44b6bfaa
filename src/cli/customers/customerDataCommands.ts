// Operators' commands for all that is stored of an account: to hand it out, and to erase what is personal.

import { UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import { eraseCustomer, exportCustomer, readErasable } from '../../store/accounts/customerData.ts';
import { auditReason, type Made, notDone, openNewFile, type Print, withDatabase } from '../operatorCommands.ts';

interface Given {
  slug: string;
  reason?: string;
}

/** Large accounts take a while to count, and longer to erase. */
const longStatements = { statementTimeoutMs: 10 * 60_000 };

/** `customers export SLUG --file FILE --reason TEXT`: a line of JSON for each row. Only its owner reads the file. */
export function customersExportCommand(
  config: Config,
  { slug, reason, file }: Given & { file?: string },
  print: Print,
): Promise<void> {
  const because = auditReason(reason);
  if (file === undefined) throw new UserError('Name a new file for it with --file: it will contain personal data.');
  return withDatabase(
    config,
    async (db) => {
      const out = await openNewFile(file, 0o600);
      try {
        const write = (lines: readonly string[]) => out.appendFile(`${lines.join('\n')}\n`);
        const rows = await exportCustomer(db, slug, { reason: because, write });
        await out.datasync();
        print(`${rows} rows of ${slug} are in ${file}; it has personal data, and no secret that opens anything`);
      } finally {
        await out.close();
      }
    },
    longStatements,
  );
}

/** `customers erase SLUG --reason TEXT [--yes]`: without --yes it only says what it would do. */
export function customersEraseCommand(
  config: Config,
  { slug, reason, yes }: Given & { yes?: boolean },
  print: Print,
  made?: Made,
): Promise<number> {
  const because = auditReason(reason);
  return withDatabase(
    config,
    async (db) => {
      const { obstacle, people, auditEvents } = await readErasable(db, slug);
      if (obstacle !== null) throw new UserError(obstacle, { code: 'state_refused' });
      if (!yes) {
        print(
          `This erases ${slug} for good: its name, ${people} people, credentials, webhooks, names of machines, ` +
            `and the personal part of ${auditEvents} audit events. Bills, usage, and the audit log stay, by ids. ` +
            'The reason stays as well: do not name people in it.',
        );
        return notDone(print);
      }
      const pseudonym = await eraseCustomer(db, slug, because);
      made?.({ pseudonym });
      print(
        `${slug} is erased, and is called ${pseudonym} from now on; backups and log files have it until they are removed`,
      );
      return 0;
    },
    longStatements,
  );
}
