/** Billable time by class, over time. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { components } from '../../../sdk/src/index.ts';
import type { Bars } from '../chart.tsx';
import { hours } from '../format.ts';

type Buckets = Pick<components['schemas']['FleetUsage'], 'buckets' | 'period'>;

export function barsOf({ buckets, period }: Buckets): Bars {
  const names = [...new Set(buckets.flatMap(({ by_class }) => by_class.map((each) => each.resource_class)))].sort();
  const secondsOf = ({ by_class }: Buckets['buckets'][number], name: string) =>
    by_class.filter((each) => each.resource_class === name).reduce((sum, each) => sum + each.billable_seconds, 0);
  const series = names.map((name) => ({ name, values: buckets.map((each) => secondsOf(each, name) / 3_600) }));
  const most = Math.max(0, ...buckets.map((each) => names.reduce((sum, name) => sum + secondsOf(each, name), 0)));
  return {
    label: `Billable time by class and ${period.bucket}: at most ${hours(most)} hours. A table has the sums.`,
    times: buckets.map(({ bucket_start }) => Date.parse(bucket_start) / 1_000),
    series,
    unit: 'h',
  };
}

/** The part that draws is fetched when a chart is shown. */
export function UsageChart({ report }: { report: Buckets }) {
  const [Chart, setChart] = useState<ComponentType<Bars> | null>(null);
  useEffect(() => {
    // Without it, the table below says the same.
    import('../chart.tsx').then(
      (part) => setChart(() => part.default),
      () => undefined,
    );
  }, []);
  const bars = barsOf(report);
  if (bars.series.length === 0) return null;
  return Chart ? <Chart {...bars} /> : <div class="plot" />;
}
