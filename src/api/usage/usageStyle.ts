import { styleSheet } from '../../http/html.ts';

/** Colors keep 3:1 against the paper (WCAG 2.2, 1.4.11); a line of the paper's color parts neighbors in a column. */
const light = ['#0b57d0', '#b8500a', '#0a7a55', '#9a3f8c', '#7a6300', '#0e7490', '#b3261e', '#5f6368'];
const dark = ['#8ab4f8', '#fcad70', '#5bd1a5', '#e7a0d6', '#e0c95a', '#78d9ec', '#f2a6a0', '#bdc1c6'];
const variables = (colours: readonly string[]) =>
  colours.map((colour, number) => `--series-${number}: ${colour};`).join(' ');

export const usageSheet = styleSheet(`
:root { ${variables(light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
${light.map((_, number) => `.series-${number} { fill: var(--series-${number}); }`).join(' ')}
main, header { max-width: 72rem; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.2rem; }
figure { margin: 1rem 0; }
.choices { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 0.75rem; padding: 0; list-style: none; }
.choices a { display: block; padding: 0.4rem 0.9rem; border: 1px solid var(--edge); border-radius: 0.4rem; overflow-wrap: anywhere; }
.choices a[aria-current] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); text-decoration: none; }
summary { width: fit-content; margin-bottom: 0.75rem; padding: 0.4rem 0; cursor: pointer; }
.month { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
.month label, .month .button { margin: 0; }
.month input { width: 12rem; }
.month .button { padding: 0.6rem 1rem; }
.totals { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; margin: 0.5rem 0; }
.totals dd { margin: 0; }
.capacity dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: 0.75rem 2rem; margin: 0.5rem 0; }
.capacity dd { margin: 0 0 0.25rem; }
.totals strong { font-size: 1.4rem; }
.chart { display: flex; }
.chart .axis { flex: none; width: 3.75rem; padding-right: 0.5rem; }
.chart .plot { flex: 1; min-width: 0; width: 100%; overflow: visible; }
.chart text { fill: var(--ink); font-size: 0.75rem; }
.chart rect { stroke: var(--paper); stroke-width: 1px; }
@media (max-width: 40rem) { .chart .minor { display: none; } }
.grid { stroke: var(--edge); stroke-opacity: 0.4; }
figcaption { font-weight: 600; overflow-wrap: anywhere; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0.5rem 0; padding: 0; list-style: none; }
.legend li { overflow-wrap: anywhere; }
.scroll { margin: 1.5rem 0; overflow-x: auto; }
table { width: 100%; font-size: 0.925rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding-bottom: 0.4rem; font-weight: 600; text-align: left; }
th, td { padding: 0.35rem 0.7rem; border-bottom: 1px solid var(--edge); text-align: right; vertical-align: top; white-space: nowrap; }
th[scope="row"], th[scope="rowgroup"], th.name, .none { text-align: left; }
th[scope="row"], th[scope="rowgroup"] { font-weight: 400; }
tfoot th[scope], tfoot td { font-weight: 600; }
figure.capacity { margin: 1.5rem 0; }
.capacity svg { display: block; width: 100%; }
.in-use { fill: var(--accent); }
.available { fill: none; stroke: var(--accent); stroke-width: 2px; }
.capacity dt { font-weight: 400; } .capacity dd { font-weight: 600; }
`);
