// What commands print: a table for people, JSON or YAML for programs.
import { styleText } from 'node:util';
import { stringify } from 'yaml';
import { escapeHidden } from '../lib/text.ts';
import { printable } from './printable.ts';

/** The value as a program reads it. */
export function document(value: unknown, format: 'json' | 'yaml'): string {
  const json = JSON.stringify(value, null, 2);
  if (format === 'json') return escapeHidden(json);
  // Only double quotes have escapes, so text that needs one gets them everywhere.
  const quoted = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'QUOTE_DOUBLE' } as const;
  const needsEscapes = json !== escapeHidden(json) || /\\u00[01]/.test(json);
  return escapeHidden(stringify(value, { lineWidth: 0, ...(needsEscapes && quoted) }).trimEnd());
}

/** Such as `2 machines`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Rows as lines, each column as wide as its widest cell, with two spaces between them. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  return aligned(rows, widthsOf(rows));
}

/** What a terminal shows; a file or a pipe has neither a width nor colors. */
export interface Screen {
  width: number;
  hasColors: boolean;
}

/** Node's check of colors honors NO_COLOR and FORCE_COLOR. */
export function screenOf(stream: NodeJS.WriteStream = process.stdout): Screen {
  return stream.isTTY
    ? { width: stream.columns || Number.POSITIVE_INFINITY, hasColors: stream.hasColors() }
    : { width: Number.POSITIVE_INFINITY, hasColors: false };
}

/** A table. What would steer a terminal is taken out of its cells; at a terminal it is as wide as that, and colored. */
export function table(
  head: readonly string[],
  rows: readonly (readonly unknown[])[],
  { width, hasColors } = screenOf(),
): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => printable(String(cell ?? ''))));
  const widths = fitted(widthsOf(cells), width);
  const [title, ...lines] = aligned(cells, widths);
  if (!hasColors) return [title, ...lines].join('\n');
  return [styleText('bold', title!, { validateStream: false }), ...lines.map(painted)].join('\n');
}

const tones = [
  ['red', /(?<=\s|^)(Failed|CleanupBlocked|revoked|expired)(?=\s|$)/],
  ['green', /(?<=\s|^)(Running|active)(?=\s|$)/],
  ['yellow', /(?<=\s|^)(Pending|Creating|Starting|Stopping|Deleting)(?=\s|$)/],
] as const;

/** Colors the first word of a line that says how something stands. */
export function painted(line: string): string {
  for (const [tone, words] of tones)
    if (words.test(line)) return line.replace(words, (word) => styleText(tone, word, { validateStream: false }));
  return line;
}

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  return rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
}

/** Columns below this width say too little. */
const narrowest = 8;

/** Takes what is too much for a line from the widest columns. */
function fitted(widths: number[], width: number): number[] {
  const fit = [...widths];
  const total = () => fit.reduce((sum, each) => sum + each + 2, -2);
  while (total() > width) {
    const widest = fit.indexOf(Math.max(...fit));
    if (fit[widest]! <= narrowest) break;
    fit[widest]!--;
  }
  return fit;
}

function aligned(rows: readonly (readonly string[])[], widths: readonly number[]): string[] {
  const cut = (cell: string, width: number) => (cell.length > width ? `${cell.slice(0, width - 1)}…` : cell);
  return rows.map((row) =>
    row
      .map((cell, column) => cut(cell, widths[column]!).padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}
