// What commands print: a table for people, JSON or YAML for programs.
import { stringify } from 'yaml';
import { printable } from './printable.ts';

/** The value as a program reads it. */
export function document(value: unknown, format: 'json' | 'yaml'): string {
  return format === 'json' ? JSON.stringify(value, null, 2) : stringify(value, { lineWidth: 0 }).trimEnd();
}

/** Rows as lines, each column as wide as its widest cell, with two spaces between them. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

/** A table. What would steer a terminal is taken out of its cells. */
export function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return columns([head, ...rows].map((row) => row.map((cell) => printable(String(cell ?? ''))))).join('\n');
}
