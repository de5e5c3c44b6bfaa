// `made`: what gives access or receives data, and who made it.
import { allRows, unwrap } from '../../../sdk/src/index.ts';
import { UsageError } from '../../lib/errors.ts';
import { document, table } from '../output.ts';
import type { OutputFormat } from '../outputFormat.ts';
import { type Schemas, withAdminApi } from '../session/adminApi.ts';
import type { SessionOptions } from '../session/shortSession.ts';

type Thing = Schemas['MadeThing'];
type Maker = Schemas['EndMade'];

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
  const maker = id === undefined ? null : ({ type, id } as Maker);
  const made = await withAdminApi(account, async (api) => {
    if (end && maker) return (await unwrap(api.POST('/v1/admin/made/end', { body: maker }))).made;
    const by = maker && { maker_type: maker.type, maker_id: maker.id };
    return allRows(
      (query) => api.GET('/v1/admin/made', { params: { query: { ...query, ...by } } }),
      (page) => page.made,
    );
  });
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
