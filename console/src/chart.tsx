/** A chart over time: axes, dates, and the values under the pointer (uPlot). */
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { timeText } from './format.ts';
import { useChoice } from './preferences.ts';

export interface Plotted {
  /** What it shows, for those who do not see it. */
  label: string;
  /** Starts of the bars, or where the points are, in seconds since 1970. */
  times: readonly number[];
  /** Null: there is no point. */
  series: readonly { name: string; values: readonly (number | null)[] }[];
  unit: string;
  /** Points stand alone; bars, the default, are stacked. */
  as?: 'bars' | 'points';
  /** A line across the chart. */
  limit?: number;
}

const heightPx = 220;
const daySeconds = 86_400;
/** Where each bar is a day, no time of a day is named. */
const dayTicks = [1, 2, 7, 14, 28].map((days) => days * daySeconds);
/** The least that an axis shows: what is far below a tenth of a machine or an hour is nothing. */
const leastMost = 0.1;
/** Seconds before and after a single time. */
const around = 1_800;
const colors = ['--accent-ground', '--good', '--wait', '--bad', '--control'];

/** A canvas knows no custom properties, so a color is what an element of it has. */
function colorOf(name: string, at: HTMLElement): string {
  at.style.color = `var(${name})`;
  const { color } = getComputedStyle(at);
  at.style.color = '';
  return color;
}

/** Each series on top of the ones before it. */
function stacked(series: Plotted['series']): number[][] {
  const sums: number[][] = [];
  for (const { values } of series) sums.push(values.map((value, index) => (value ?? 0) + (sums.at(-1)?.[index] ?? 0)));
  return sums;
}

function dataOf({ times, series, as, limit }: Plotted): uPlot.AlignedData {
  const drawn = as === 'points' ? series.map(({ values }) => values) : stacked(series).reverse();
  return [[...times], ...drawn, ...(limit === undefined ? [] : [times.map(() => limit)])] as uPlot.AlignedData;
}

/** Below an axis: days as dates, hours as times, with the date where a day begins and at the first one. */
function dateTicks(clock: 'local' | 'utc'): uPlot.Axis.DynamicValues {
  return (_chart, ticks, _axis, _space, stepSeconds) =>
    ticks.map((seconds, at) => {
      const [day, time] = timeText(seconds * 1_000, clock).split(' ') as [string, string];
      const date = day.slice(5);
      if (stepSeconds >= daySeconds) return date;
      const hour = time.slice(0, stepSeconds < 60 ? 8 : 5);
      return at === 0 || hour === '00:00' ? `${hour}\n${date}` : hour;
    });
}

function optionsOf(plotted: Plotted, at: HTMLElement, clock: 'local' | 'utc'): uPlot.Options {
  const { unit, limit, times, as } = plotted;
  const step = times.length > 1 ? times[1]! - times[0]! : 2 * around;
  // Half of a bar is on each side of its time; of a single point, uPlot would show years.
  const margin = as !== 'points' || times.length === 1 ? step / 2 : 0;
  const [ink, edge] = [colorOf('--soft', at), colorOf('--edge', at)];
  const font = `12px ${getComputedStyle(at).fontFamily}`;
  const axis = { font, stroke: ink, grid: { stroke: edge, width: 1 }, ticks: { stroke: edge, width: 1 } };
  return {
    width: Math.max(260, at.clientWidth),
    height: heightPx,
    scales: {
      x: { range: (_chart, first, last) => [first - margin, last + margin] },
      y: { range: (_chart, _least, most) => [0, most > 0 ? Math.max(most * 1.1, leastMost) : 1] },
    },
    axes: [
      { ...axis, values: dateTicks(clock), ...(step >= daySeconds && { incrs: dayTicks }) },
      { ...axis, size: 64, values: (_chart, ticks) => ticks.map((tick) => `${tick} ${unit}`.trim()) },
    ],
    ...(clock === 'utc' && { tzDate: (seconds: number) => uPlot.tzDate(new Date(seconds * 1_000), 'Etc/UTC') }),
    series: [
      { value: (_chart, seconds) => (seconds === null ? '' : timeText(seconds * 1_000, clock)) },
      ...seriesOf(plotted, at),
      ...(limit === undefined
        ? []
        : [{ label: 'limit', stroke: ink, dash: [6, 4], points: { show: false }, value: () => `${limit} ${unit}` }]),
    ],
  };
}

function seriesOf({ series, unit, as }: Plotted, at: HTMLElement): uPlot.Series[] {
  const drawn = series.map(({ name, values }, index): uPlot.Series => {
    const color = colorOf(colors[index % colors.length]!, at);
    const look: uPlot.Series =
      as === 'points'
        ? { stroke: color, paths: () => null, points: { show: true, size: 7, fill: color } }
        : { fill: color, width: 0, points: { show: false }, paths: uPlot.paths.bars!({ size: [0.7, 48] }) };
    const value = (_chart: uPlot, _sum: number, _series: number, place: number | null) => {
      const own = place === null ? null : values[place];
      return own === null || own === undefined ? '' : `${own.toFixed(as === 'points' ? 0 : 2)} ${unit}`;
    };
    return { label: name, value, ...look };
  });
  // The tallest bars first: the others are drawn over them.
  return as === 'points' ? drawn : drawn.reverse();
}

export default function Chart(bars: Plotted) {
  const frame = useRef<HTMLDivElement>(null);
  const theme = useChoice('theme');
  const clock = useChoice('clock');
  useEffect(() => {
    const at = frame.current!;
    const data = dataOf(bars);
    let chart = new uPlot(optionsOf(bars, at, clock), data, at);
    const draw = () => {
      chart.destroy();
      chart = new uPlot(optionsOf(bars, at, clock), data, at);
    };
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', draw);
    const sized = new ResizeObserver(() => chart.setSize({ width: Math.max(260, at.clientWidth), height: heightPx }));
    sized.observe(at);
    return () => {
      dark.removeEventListener('change', draw);
      sized.disconnect();
      chart.destroy();
    };
  }, [JSON.stringify(bars), theme, clock]);
  return (
    <div class="plot" role="img" aria-label={bars.label}>
      <div ref={frame} aria-hidden="true" />
    </div>
  );
}
