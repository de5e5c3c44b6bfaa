// What customers' commands print: a table for people, JSON or YAML for programs.
import { stringify } from 'yaml';
import { printable } from './printable.ts';

/** The value as a program reads it. */
export function document(value: unknown, format: 'json' | 'yaml'): string {
  return format === 'json' ? JSON.stringify(value, null, 2) : stringify(value, { lineWidth: 0 }).trimEnd();
}

/** Columns as wide as their widest cell, with two spaces between them. */
export function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => printable(String(cell ?? ''))));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
