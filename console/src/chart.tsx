/** A chart of bars over time, by class: axes, dates, and the values of the bar under the pointer (uPlot). */
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { useChoice } from './preferences.ts';

export interface Bars {
  /** What it shows, for those who do not see it. */
  label: string;
  /** Starts of the bars, in seconds since 1970. */
  times: readonly number[];
  series: readonly { name: string; values: readonly number[] }[];
  unit: string;
}

const heightPx = 220;
const colors = ['--accent-ground', '--good', '--wait', '--bad', '--control'];

/** A canvas knows no custom properties, so a color is what an element of it has. */
function colorOf(name: string, at: HTMLElement): string {
  at.style.color = `var(${name})`;
  const { color } = getComputedStyle(at);
  at.style.color = '';
  return color;
}

/** Each series on top of the ones before it. */
function stacked(series: Bars['series']): number[][] {
  const sums: number[][] = [];
  for (const { values } of series) sums.push(values.map((value, index) => value + (sums.at(-1)?.[index] ?? 0)));
  return sums;
}

function optionsOf({ series, unit }: Bars, at: HTMLElement, clock: 'local' | 'utc'): uPlot.Options {
  const [ink, edge] = [colorOf('--soft', at), colorOf('--edge', at)];
  const axis = { stroke: ink, grid: { stroke: edge, width: 1 }, ticks: { stroke: edge, width: 1 } };
  return {
    width: Math.max(260, at.clientWidth),
    height: heightPx,
    scales: { y: { range: (_chart, _least, most) => [0, most > 0 ? most * 1.1 : 1] } },
    axes: [axis, { ...axis, size: 64, values: (_chart, ticks) => ticks.map((tick) => `${tick} ${unit}`) }],
    ...(clock === 'utc' && { tzDate: (seconds: number) => uPlot.tzDate(new Date(seconds * 1_000), 'Etc/UTC') }),
    series: [
      {},
      // The tallest bars first: the others are drawn over them.
      ...series
        .map(({ name, values }, index) => ({
          label: name,
          fill: colorOf(colors[index % colors.length]!, at),
          width: 0,
          points: { show: false },
          paths: uPlot.paths.bars!({ size: [0.7, 48] }),
          value: (_chart: uPlot, _sum: number, _series: number, place: number | null) =>
            place === null ? '–' : `${(values[place] ?? 0).toFixed(2)} ${unit}`,
        }))
        .reverse(),
    ],
  };
}

export default function Chart(bars: Bars) {
  const frame = useRef<HTMLDivElement>(null);
  const theme = useChoice('theme');
  const clock = useChoice('clock');
  useEffect(() => {
    const at = frame.current!;
    const data = [[...bars.times], ...stacked(bars.series).reverse()] as uPlot.AlignedData;
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
