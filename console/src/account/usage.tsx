/** Usage and bill: figures as the API has them, a chart, and files to download. */

import type { components } from '../../../sdk/src/index.ts';
import { unwrap } from '../../../sdk/src/index.ts';
import { isMachineKind, kinds } from '../../../src/domain/kinds.ts';
import { client } from '../api.ts';
import { count, hours } from '../format.ts';
import { useLoad } from '../load.ts';
import { Empty, Heading, Section, Select, Shown, Table } from '../parts.tsx';
import { choose, useChoice } from '../preferences.ts';
import { setQuery, useRoute } from '../router.tsx';
import { useAccount } from '../session.tsx';
import { capacityOf, Limits } from './capacity.tsx';
import { UsageChart } from './usageChart.tsx';

type BillingUsage = components['schemas']['BillingUsage'];
type FleetUsage = components['schemas']['FleetUsage'];
type Report = FleetUsage | BillingUsage;
type ClassUsage = components['schemas']['ClassUsage'];

const windows = [
  { value: '24h', label: 'Last 24 hours' },
  { value: '7d', label: 'Last 7 days' },
  { value: 'month', label: 'This month' },
] as const;

/** The last twelve months that are over, newest first. */
function closedMonths(now = new Date()): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - index, 1)).toISOString().slice(0, 7),
  );
}

export function Usage() {
  const { query } = useRoute();
  const clock = useChoice('clock');
  const account = useAccount();
  const chosen = query.get('window') ?? '7d';
  const isOwn = query.get('of') === 'tenant';
  const { loaded, reload } = useLoad(
    async (signal) => {
      const init = { params: { query: { window: chosen } }, signal };
      const report: Report = isOwn
        ? await unwrap(client.api.GET('/v1/admin/fleet/usage', init))
        : await unwrap(client.api.GET('/v1/admin/billing/usage', init));
      return report;
    },
    [chosen, isOwn],
  );
  const corrections = useLoad(correctionsOf, []);
  const capacity = useLoad(capacityOf, []);
  const report = loaded.state === 'ready' ? loaded.data : null;
  const months = closedMonths().map((value) => ({ value, label: value }));
  return (
    <>
      <Heading title="Usage" guide="reading-a-bill" />
      <div class="choices">
        <Select
          aria-label="Time"
          options={[...windows, ...months]}
          value={chosen}
          onChoose={(window) => setQuery({ window })}
        />
        <Select
          aria-label="Of"
          options={[
            { value: '', label: 'The whole account' },
            { value: 'tenant', label: 'This tenant' },
          ]}
          value={isOwn ? 'tenant' : ''}
          onChoose={(of) => setQuery({ of })}
        />
        <Select
          aria-label="Times"
          options={[
            { value: 'local', label: 'Local time' },
            { value: 'utc', label: 'UTC' },
          ]}
          value={clock}
          onChoose={(value) => choose('clock', value)}
        />
      </div>
      <Section
        title="Machine time"
        aside={report && <Downloads report={report} window={chosen} account={account.customer.slug} />}
      >
        <Shown of={loaded} retry={reload} shape="figures and chart">
          {(shown) => (
            <>
              <Totals report={shown} />
              <UsageChart report={shown} />
              <Classes classes={shown.summary.by_class} />
            </>
          )}
        </Shown>
      </Section>
      {report && 'by_tenant' in report && report.by_tenant.length > 1 && <Tenants report={report} />}
      {corrections.loaded.state !== 'loading' && (
        <Shown of={corrections.loaded} retry={corrections.reload}>
          {(made) => made.length > 0 && <Corrections corrections={made} />}
        </Shown>
      )}
      <Section title="Quota of this tenant">
        <Shown of={capacity.loaded} retry={capacity.reload} shape="items" lines={1}>
          {(classes) => <Limits classes={classes} />}
        </Shown>
      </Section>
      <p class="hint">
        Seconds are exact; hours are rounded. Billable time includes the rest of a class's minimum once a machine has
        ended. Days begin at midnight UTC.
      </p>
    </>
  );
}

function Totals({ report: { summary } }: { report: Report }) {
  const { billable_seconds, raw_active_seconds, lifecycle_count } = summary;
  return (
    <dl class="totals">
      <div>
        <dt>Billable</dt>
        <dd>
          {hours(billable_seconds)} h <small>{count(billable_seconds)} s</small>
        </dd>
      </div>
      <div>
        <dt>Used</dt>
        <dd>
          {hours(raw_active_seconds)} h <small>{count(raw_active_seconds)} s</small>
        </dd>
      </div>
      <div>
        <dt>Machines</dt>
        <dd>{count(lifecycle_count)}</dd>
      </div>
    </dl>
  );
}

function Classes({ classes }: { classes: readonly ClassUsage[] }) {
  if (classes.length === 0) return <Empty title="No machines ran in this period" drawing="chart" />;
  return (
    <Table caption="Usage by class" head={['Class', 'Kind', 'Billable, h', 'Used, h', 'Machines']}>
      {classes.map((each) => (
        <tr key={`${each.resource_kind}/${each.resource_class}`}>
          <td>{each.resource_class}</td>
          <td class="sub">
            {isMachineKind(each.resource_kind) ? kinds[each.resource_kind].words.title : each.resource_kind}
          </td>
          <td title={`${count(each.billable_seconds)} s`}>{hours(each.billable_seconds)}</td>
          <td title={`${count(each.raw_active_seconds)} s`}>{hours(each.raw_active_seconds)}</td>
          <td>{count(each.lifecycle_count)}</td>
        </tr>
      ))}
    </Table>
  );
}

function Tenants({ report }: { report: BillingUsage }) {
  return (
    <Section title="By tenant">
      <Table caption="Usage by tenant" head={['Tenant', 'Billable, h', 'Used, h', 'Machines']}>
        {report.by_tenant.map((each) => (
          <tr key={each.tenant_id}>
            <td>{each.tenant_slug}</td>
            <td>{hours(each.billable_seconds)}</td>
            <td>{hours(each.raw_active_seconds)}</td>
            <td>{count(each.lifecycle_count)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

type Correction = components['schemas']['BillCorrection'];

/** The latest; none for a person whose role does not read the account's bills. */
async function correctionsOf(signal: AbortSignal): Promise<readonly Correction[]> {
  const { data } = await client.api.GET('/v1/admin/billing/corrections', { signal });
  return data?.corrections ?? [];
}

function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  return (
    <Section title="Corrections of bills">
      <Table caption="Corrections of bills" head={['Made', 'Corrects', 'Reference', 'Class', 'Billable, h', 'Reason']}>
        {corrections.map((each) => (
          <tr key={each.id}>
            <td>{each.created_at.slice(0, 10)}</td>
            <td>{each.corrects_month}</td>
            <td>{each.reference}</td>
            <td>{each.resource_class}</td>
            <td title={`${count(each.billable_seconds)} s`}>{hours(each.billable_seconds)}</td>
            <td>{each.reason}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

const cell = (value: string | number) => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line per time and class, as the API has them: seconds, and times in UTC. */
export function csvOf({ buckets, period }: Report): string {
  const head = ['start', 'bucket', 'kind', 'class', 'billable_seconds', 'raw_active_seconds', 'machines'];
  const lines = buckets.flatMap(({ bucket_start, by_class }) =>
    by_class.map((each) => [
      bucket_start,
      period.bucket,
      each.resource_kind,
      each.resource_class,
      each.billable_seconds,
      each.raw_active_seconds,
      each.lifecycle_count,
    ]),
  );
  return `${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function Downloads({ report, window, account }: { report: Report; window: string; account: string }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([csvOf(report)], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `usage-${account}-${window}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  const isMonth = /^\d{4}-\d\d$/.test(window);
  return (
    <div class="buttons tight">
      <button type="button" class="button small" onClick={save}>
        CSV
      </button>
      {isMonth && 'by_tenant' in report && (
        <a class="button small" href={`/usage/focus.csv?month=${window}`} download={`focus-${account}-${window}.csv`}>
          FOCUS
        </a>
      )}
    </div>
  );
}
