/** Billable time by bucket and class as stacked columns: SVG without scripts; its text keeps its size at any width. */
import type { ClassKey, UsageReport } from '../../domain/usageReport.ts';
import { type Html, html } from '../../http/html.ts';
import { bucketLabel, classLabel, hours, tickLabel } from './usageFigures.ts';

const plotHeight = 220;
const topSpace = 16;
const labelSpace = 24;
const height = topSpace + plotHeight + labelSpace;
/** Share of its slot that a column leaves empty. */
const gapShare = 0.2;
/** Number of classes with their own color; the others share one. */
const ownColours = 7;
const ticksAtMost = 7;

interface Series {
  label: string;
  /** Seconds per bucket. */
  seconds: number[];
}

/** A chart for sighted readers; its numbers are also in the table on the page. */
export function usageChart(report: UsageReport): Html {
  const { buckets, window } = report;
  const series = seriesOf(report);
  const sums = buckets.map((_, index) => series.reduce((sum, { seconds }) => sum + seconds[index]!, 0));
  const most = Math.max(...sums);
  if (most === 0) return html`<p>Nothing was used in this time.</p>`;
  const scale = scaleOf(most);
  const y = (seconds: number) => round(topSpace + plotHeight * (1 - seconds / scale.topSeconds));
  const slot = 100 / buckets.length;
  const columns = buckets.map((bucket, index) => {
    let below = 0;
    const parts = series.flatMap(({ label, seconds }, number) => {
      const value = seconds[index]!;
      if (value === 0) return [];
      const [bottom, top] = [y(below), y(below + value)];
      below += value;
      return html`<rect class="series-${number}" x="${round((index + gapShare / 2) * slot)}%" y="${top}" width="${round((1 - gapShare) * slot)}%" height="${round(bottom - top)}"><title>${bucketLabel(bucket.bucketStart, window.unit)} ${label}: ${hours(value)} h</title></rect>`;
    });
    return html`<g>${parts}</g>`;
  });
  const best = sums.indexOf(most);
  return html`<figure>
<div class="chart">
<svg class="axis" height="${height}" aria-hidden="true">${scale.ticks.map(({ seconds, label }) => html`<text x="100%" y="${y(seconds) + 4}" text-anchor="end">${label}</text>`)}</svg>
<svg class="plot" height="${height}" role="img" aria-labelledby="chart-title chart-description">
<title id="chart-title">Billable time by ${window.unit} and class</title>
<desc id="chart-description">Stacked columns, one for each ${window.unit}. The highest is ${bucketLabel(buckets[best]!.bucketStart, window.unit)} with ${hours(most)} hours. The table by ${window.unit} has all numbers.</desc>
${scale.ticks.map(({ seconds }) => html`<line class="grid" x1="0" x2="100%" y1="${y(seconds)}" y2="${y(seconds)}"/>`)}
${columns}
${ticksOf(report).map(({ index, x, anchor, isMinor }) => html`<text${isMinor && html` class="minor"`} x="${round(x)}%" y="${height - 6}" text-anchor="${anchor}">${tickLabel(buckets[index]!.bucketStart, window.unit)}</text>`)}
</svg>
</div>
<figcaption>Billable time by ${window.unit} and class, UTC.</figcaption>
<ul class="legend">${series.map(({ label }, number) => html`<li><svg width="14" height="14" aria-hidden="true"><rect class="series-${number}" width="14" height="14"/></svg> ${label}</li>`)}</ul>
</figure>`;
}

/** The classes of the report, most billable time first. Those without their own color are combined into one. */
function seriesOf({ buckets, summary }: UsageReport): Series[] {
  const key = ({ resourceKind, resourceClass }: ClassKey) => `${resourceKind}/${resourceClass}`;
  const ranked = summary.byClass
    .filter(({ billableSeconds }) => billableSeconds > 0)
    .sort((a, b) => b.billableSeconds - a.billableSeconds);
  const numbers = new Map(ranked.map((row, index) => [key(row), Math.min(index, ownColours)]));
  const series: Series[] = ranked
    .slice(0, ownColours)
    .map((row) => ({ label: classLabel(row), seconds: buckets.map(() => 0) }));
  const others = ranked.length - ownColours;
  if (others > 0) series.push({ label: `${others} other classes`, seconds: buckets.map(() => 0) });
  for (const [index, { byClass }] of buckets.entries()) {
    for (const row of byClass) {
      const number = numbers.get(key(row));
      if (number !== undefined) series[number]!.seconds[index]! += row.billableSeconds;
    }
  }
  return series;
}

const units = [
  { name: 'h', seconds: 3_600 },
  { name: 'min', seconds: 60 },
  { name: 's', seconds: 1 },
] as const;

/** A scale of three to six round numbers, from zero to at least `most`, in the unit that keeps them short. */
function scaleOf(most: number): { topSeconds: number; ticks: { seconds: number; label: string }[] } {
  const unit = units.find(({ seconds }) => most >= 2 * seconds) ?? units[2];
  const rough = most / unit.seconds / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    unit.name === 's' ? 1 : 0,
    [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough)!,
  );
  const count = Math.ceil(most / unit.seconds / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => ({
    seconds: index * step * unit.seconds,
    label: `${axisNumber(Number((index * step).toPrecision(6)))} ${unit.name}`,
  }));
  return { topSeconds: ticks.at(-1)!.seconds, ticks };
}

/** Formats a number as short as the axis requires: `2,000`, `20K`. */
function axisNumber(value: number): string {
  return value < 10_000
    ? value.toLocaleString('en-US')
    : value.toLocaleString('en-US', { notation: 'compact', maximumSignificantDigits: 6 });
}

interface Tick {
  index: number;
  /** Percent of the plot's width. */
  x: number;
  anchor: 'start' | 'middle' | 'end';
  /** Hidden when the page is narrow. */
  isMinor: boolean;
}

/** Chooses which columns get labels, so that labels do not overlap. Edge labels beside narrow columns extend inward. */
function ticksOf({ buckets: { length } }: UsageReport): Tick[] {
  const every = length <= ticksAtMost ? 1 : Math.ceil(length / (ticksAtMost - 1));
  const slot = 100 / length;
  return Array.from({ length: Math.ceil(length / every) }, (_, number) => {
    const index = number * every;
    const tick = { index, isMinor: number % 2 === 1 };
    if (length > ticksAtMost && index === 0) return { ...tick, x: 0, anchor: 'start' };
    if (length > ticksAtMost && index === length - 1) return { ...tick, x: 100, anchor: 'end' };
    return { ...tick, x: (index + 0.5) * slot, anchor: 'middle' };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
