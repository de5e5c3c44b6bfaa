/** What a soak did and found, as a section of docs/reliability.md. */
import { machineLine } from '../report.ts';
import type { Findings } from './findings.ts';
import type { TemporalKind } from './service.ts';
import type { Outcome } from './soak.ts';

export interface ReportParts {
  minutes: number;
  seed: string;
  temporal: TemporalKind;
  outcome: Outcome | null;
  findings: Findings;
}

export function report({ minutes, seed, temporal, outcome, findings }: ReportParts): string {
  const { all, counts } = findings;
  const verdict = all.length === 0 ? 'clean' : `**${all.length} findings**`;
  const again = `npm run soak -- --minutes ${minutes} --seed ${seed} --temporal ${temporal}`;
  const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b));
  const lines = [
    `### Seed ${seed}: ${verdict}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${Math.round(findings.elapsedSeconds() / 60)} minutes, ` +
      `${outcome?.rounds ?? findings.round} rounds, ${machineLine()}. Repeated by \`${again}\`; ` +
      'the order of events comes from the seed, their timing does not.',
    '',
    '| what | how often |',
    '| --- | --- |',
    ...sorted.map(([what, count]) => `| ${what} | ${count.toLocaleString('en-US')} |`),
    '',
    ...(outcome?.growth.table() ?? []),
  ];
  if (outcome && outcome.missing.length > 0)
    lines.push('', `Not shown on this machine: ${outcome.missing.join(', ')}.`);
  if (all.length > 0) {
    lines.push('', '| found | round | after | what | again |', '| --- | --- | --- | --- | --- |');
    for (const { what, detail, round, atSeconds, repeats } of all)
      lines.push(
        `| ${what} | ${round} | ${atSeconds} s | ${detail.replaceAll('|', '\\|').replaceAll('\n', ' ')} | ${repeats} |`,
      );
    lines.push('', `The data folder is kept: \`${outcome?.folder ?? 'the service did not start'}\``);
  }
  return lines.join('\n');
}
