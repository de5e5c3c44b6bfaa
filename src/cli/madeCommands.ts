// `made`: what gives access or receives data, and who made it.
import * as z from 'zod';
import { UsageError } from '../domain/errors.ts';
import { openAdminApi } from './adminApi.ts';
import { document, table } from './output.ts';
import type { OutputFormat } from './outputFormat.ts';
import type { SessionOptions } from './shortSession.ts';

const thing = z.looseObject({
  kind: z.string(),
  id: z.string(),
  name: z.string(),
  status: z.string(),
  made_by: z.object({ type: z.string(), id: z.string() }),
  created_at: z.string(),
});
type Thing = z.infer<typeof thing>;

/** What the end of a credential, or of a person's role, says of the rest. */
export const withMade = { made: z.array(thing) };

interface MadeOptions extends SessionOptions {
  /** `api-key/ID` or `human/ID`. */
  by?: string | undefined;
  end?: boolean | undefined;
  output: OutputFormat;
  print(line: string): void;
}

/** Throws UserError. */
export async function madeCommand({ by, end, output, print, ...account }: MadeOptions): Promise<void> {
  const [, type, id] = /^([a-z-]+)\/(.+)$/.exec(by ?? '') ?? [];
  if (by !== undefined && id === undefined)
    throw new UsageError(`--by "${by}" is no maker: use api-key/ID or human/ID, as "made" shows them.`);
  if (end && id === undefined) throw new UsageError('--end ends what one maker made: name it with --by.');
  const api = await openAdminApi(account);
  const query = id === undefined ? '' : `?${new URLSearchParams({ maker_type: type!, maker_id: id })}`;
  const made = end
    ? (await api.send('POST', 'made/end', z.looseObject(withMade), { type, id })).made
    : await api.list(`made${query}`, 'made', thing);
  if (output !== 'table') return print(document(made, output));
  print(made.length > 0 ? madeTable(made) : 'There is nothing.');
}

/** What an end left, or took along. */
export function printMade(made: readonly Thing[], print: (line: string) => void): void {
  if (made.length === 0) return;
  print('\nIt made (--end-made ends what is active or pending):');
  print(madeTable(made));
}

function madeTable(made: readonly Thing[]): string {
  return table(
    ['KIND', 'ID', 'NAME', 'STATUS', 'MADE BY', 'AT'],
    made.map(({ kind, id, name, status, made_by: by, created_at: at }) => [
      ...[kind, id, name, status, `${by.type}/${by.id}`, at.slice(0, 10)],
    ]),
  );
}
