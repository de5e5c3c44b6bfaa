/** Usage as tables: the report's numbers, in hours for people and in seconds for those who check them. */
import type { ClassUsage, UsageReport, UsageTotals } from '../../domain/usageReport.ts';
import { type Html, html } from '../../http/html.ts';
import { bucketLabel, classLabel, hours, whole } from './usageFigures.ts';

type Amounts = Pick<ClassUsage, 'billableSeconds' | 'rawActiveSeconds' | 'lifecycleCount'>;

const amountHeads = html`<th scope="col">Billable hours</th><th scope="col">Billable seconds</th><th scope="col">Used hours</th><th scope="col">Used seconds</th><th scope="col">Machines</th>`;
const amountColumns = 5;

function amountCells({ billableSeconds, rawActiveSeconds, lifecycleCount }: Amounts): Html {
  return html`<td>${hours(billableSeconds)}</td><td>${whole(billableSeconds)}</td><td>${hours(rawActiveSeconds)}</td><td>${whole(rawActiveSeconds)}</td><td>${whole(lifecycleCount)}</td>`;
}

/** A table that scrolls on its own when it is wider than the page, also by keyboard. */
function scrolling(id: string, caption: string, content: Html): Html {
  return html`<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0"><table><caption id="${id}">${caption}</caption>${content}</table></div>`;
}

export function classTable({ summary }: UsageReport): Html {
  const rows = summary.byClass.map((row) => html`<tr><th scope="row">${classLabel(row)}</th>${amountCells(row)}</tr>`);
  const content = html`<thead><tr><th class="name" scope="col">Class</th>${amountHeads}</tr></thead>
<tbody>${rows}</tbody>
<tfoot><tr><th scope="row">Total</th>${amountCells(summary)}</tr></tfoot>`;
  return scrolling('by-class', 'By class', content);
}

export function tenantTable(tenants: readonly { label: string; totals: UsageTotals }[]): Html {
  return groupedTable(
    'by-tenant',
    'By tenant',
    'Tenant',
    tenants.map(({ label, totals: { byClass } }) => ({ label, rows: byClass })),
  );
}

export function bucketTable({ buckets, window: { unit } }: UsageReport): Html {
  const [caption, head] = unit === 'day' ? ['By day', 'Day, UTC'] : ['By hour', 'Hour, UTC'];
  return groupedTable(
    'by-bucket',
    caption!,
    head!,
    buckets.map(({ bucketStart, byClass }) => ({ label: bucketLabel(bucketStart, unit), rows: byClass })),
  );
}

function groupedTable(
  id: string,
  caption: string,
  head: string,
  groups: readonly { label: string; rows: readonly ClassUsage[] }[],
): Html {
  const bodies = groups.map(({ label, rows }) => {
    const [first, ...others] = rows.map((row) => html`<th scope="row">${classLabel(row)}</th>${amountCells(row)}`);
    if (!first)
      return html`<tbody><tr><th scope="row">${label}</th><td class="none" colspan="${amountColumns + 1}">nothing</td></tr></tbody>`;
    return html`<tbody><tr><th scope="rowgroup" rowspan="${rows.length}">${label}</th>${first}</tr>${others.map((other) => html`<tr>${other}</tr>`)}</tbody>`;
  });
  return scrolling(
    id,
    caption,
    html`<thead><tr><th class="name" scope="col">${head}</th><th class="name" scope="col">Class</th>${amountHeads}</tr></thead>${bodies}`,
  );
}
