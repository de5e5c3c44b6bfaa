/** Billable time and machines in use by class, over time. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { components } from '../../../sdk/src/index.ts';
import type { Plotted } from '../chart.tsx';
import { hours } from '../format.ts';

type Buckets = Pick<components['schemas']['FleetUsage'], 'buckets' | 'period'>;

type Bucket = Buckets['buckets'][number];

const classesIn = (buckets: readonly Bucket[]) =>
  [...new Set(buckets.flatMap(({ by_class }) => by_class.map((each) => each.resource_class)))].sort();
const startOf = ({ bucket_start }: Bucket) => Date.parse(bucket_start) / 1_000;

/** How far above the highest bar a limit is still drawn. */
const shownLimit = 5;

/** On average over each hour or day; the last one is not over yet. */
export function inUseOf({ buckets, period }: Buckets, limit: number, nowMs = Date.now()): Plotted {
  const seconds = period.bucket === 'hour' ? 3_600 : 86_400;
  const series = classesIn(buckets).map((name) => ({
    name,
    values: buckets.map((bucket) => {
      const active = bucket.by_class
        .filter((each) => each.resource_class === name)
        .reduce((sum, each) => sum + each.raw_active_seconds, 0);
      return active / Math.max(1, Math.min(seconds, nowMs / 1_000 - startOf(bucket)));
    }),
  }));
  const most = Math.max(0, ...buckets.map((_, at) => series.reduce((sum, { values }) => sum + values[at]!, 0)));
  return {
    label:
      `Machines in use on average each ${period.bucket}: at most ` +
      `${most > 0 && most < 0.01 ? 'a hundredth' : most.toFixed(2)} of ${limit}.`,
    times: buckets.map(startOf),
    series,
    unit: '',
    // A line far above all bars would leave nothing of them.
    ...(limit <= shownLimit * most && { limit }),
  };
}

export function barsOf({ buckets, period }: Buckets): Plotted {
  const names = classesIn(buckets);
  const secondsOf = ({ by_class }: Buckets['buckets'][number], name: string) =>
    by_class.filter((each) => each.resource_class === name).reduce((sum, each) => sum + each.billable_seconds, 0);
  const series = names.map((name) => ({ name, values: buckets.map((each) => secondsOf(each, name) / 3_600) }));
  const most = Math.max(0, ...buckets.map((each) => names.reduce((sum, name) => sum + secondsOf(each, name), 0)));
  return {
    label: `Billable time by class and ${period.bucket}: at most ${hours(most)} hours. A table has the sums.`,
    times: buckets.map(startOf),
    series,
    unit: 'h',
  };
}

export const UsageChart = ({ report }: { report: Buckets }) => <Plot {...barsOf(report)} />;

/** The part that draws is fetched when a chart is shown. */
export function Plot(plotted: Plotted) {
  const [Chart, setChart] = useState<ComponentType<Plotted> | null>(null);
  useEffect(() => {
    // Without it, the figures beside it say the same.
    import('../chart.tsx').then(
      (part) => setChart(() => part.default),
      () => undefined,
    );
  }, []);
  if (plotted.series.length === 0) return null;
  return Chart ? <Chart {...plotted} /> : <div class="plot" />;
}
