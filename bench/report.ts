/** Formats the results as Markdown. */
import { cpus, loadavg, release, type } from 'node:os';

/** One line about the machine, for readers who compare figures from different machines. */
export function machineLine(): string {
  const { length, [0]: first } = cpus();
  return (
    `${length} × ${first?.model.trim() ?? 'unknown processor'}, ${type()} ${release()}, ` +
    `Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}; ` +
    `load average at the start ${loadavg()[0]!.toFixed(1)}`
  );
}

export function number(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return 'n/a';
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 10 ? value.toFixed(0) : value.toFixed(1);
}

export function spread(values: readonly number[]): string {
  return values.length > 1 ? ` (${number(Math.min(...values))}–${number(Math.max(...values))})` : '';
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

export function progress(text: string): void {
  process.stderr.write(`· ${text}\n`);
}
