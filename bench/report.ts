/** The results as Markdown. */
import { cpus, loadavg, release, type } from 'node:os';

/** kube-apiserver 1.34 and etcd serving a CRD on two shared cores, the client beside them. */
export const kubernetes = {
  createsPerSecond: 805,
  createP50Ms: 36,
  getsPerSecond: 1_684,
  getP50Ms: 16,
  listOf500Ms: 91,
  memoryMb: 560,
};

/** One line about the machine, for whoever reads figures made elsewhere. */
export function machineLine(): string {
  const { length, [0]: first } = cpus();
  return `${length} × ${first?.model.trim() ?? 'unknown processor'}, ${type()} ${release()}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}; load average at the start ${loadavg()[0]!.toFixed(1)}`;
}

export function number(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return 'n/a';
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 10 ? value.toFixed(0) : value.toFixed(1);
}

/** Times better than the reference; for costs the reference is divided by the value. */
export function ratio(value: number | null, reference: number, more: 'is better' | 'is worse'): string {
  if (value === null) return 'n/a';
  return `${(more === 'is better' ? value / reference : reference / value).toFixed(2)}×`;
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
