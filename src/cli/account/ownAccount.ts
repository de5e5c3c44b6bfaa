// `whoami`: as whom the commands act, and where. `open`: the console in a browser.
import { unwrap } from '../../../sdk/src/index.ts';
import { columns, document } from '../output.ts';
import type { OutputFormat } from '../outputFormat.ts';
import { printable } from '../printable.ts';
import { withAdminApi } from '../session/adminApi.ts';
import type { SessionOptions } from '../session/shortSession.ts';

export interface WhoOptions extends SessionOptions {
  output: OutputFormat;
  print(line: string): void;
}

const actors: Readonly<Record<string, string>> = {
  human: 'a person',
  'api-key': 'the API key',
  workload: 'a workload',
};

/** Throws UserError. */
export async function whoamiCommand({ output, print, ...options }: WhoOptions): Promise<void> {
  const found = await withAdminApi(options, (api) => unwrap(api.GET('/v1/admin/account')));
  if (output !== 'table') return print(document(found, output));
  const { customer, tenants, actor } = found;
  const tenant = tenants.find(({ id }) => id === actor.tenant_id)?.slug ?? actor.tenant_id;
  const rows = [
    ['Account', `${customer.slug} (${customer.display_name})`],
    ['As', `${actors[actor.type] ?? actor.type} ${actor.id}`],
    ['Tenant', `${tenant}, namespace ${actor.namespace ?? 'none'}`],
    ['May', actor.scopes.join(', ')],
    ['Service', options.server],
    ['Sign-in from', options.dataDir],
  ];
  for (const line of columns(rows.map((row) => row.map(printable)))) print(line);
}
