// `status`: the whole service on one screen, also while parts of it are down.

import type { Config } from '../../settings/config.ts';
import type { Print } from '../operatorCommands.ts';
import { columns, document } from '../output.ts';
import { outputFormat } from '../outputFormat.ts';
import { printable } from '../printable.ts';
import { age, type Finding, findingsOf, type Verdict, verdictOf } from './statusFindings.ts';
import { type Part, type PostgresFacts, readStatus, type StatusReport } from './statusReport.ts';

const exitCodes: Readonly<Record<Verdict, number>> = { well: 0, act: 1, unknown: 2 };

/** `status [-o json]`: returns 0 if all is well, 1 if something needs a person, 2 if that cannot be told. */
export async function statusCommand(
  config: Config,
  { output }: { output?: string | undefined },
  print: Print,
): Promise<number> {
  const format = outputFormat(output);
  const report = await readStatus(config);
  const findings = findingsOf(report);
  const verdict = verdictOf(report, findings);
  if (format !== 'table') print(document({ verdict, findings, ...report }, format));
  else for (const line of statusLines(report, findings, verdict)) print(printable(line));
  return exitCodes[verdict];
}

/** Oldest waits on the screen; JSON has all of them. */
const waitsShown = 5;

function statusLines(report: StatusReport, findings: readonly Finding[], verdict: Verdict): string[] {
  const { postgres } = report;
  return [
    `${report.program}, at ${report.at.toISOString()}`,
    '',
    ...partLines(report),
    ...(postgres.state === 'read' ? storeLines(postgres, report.at) : []),
    ...viewLines(report),
    '',
    ...findingLines(report, findings, verdict),
  ];
}

function partLines(report: StatusReport): string[] {
  const { api, postgres, temporal, disk, at } = report;
  const rows = [
    ['API', ...told(api, ({ status, url }) => `${status}, ${url}`)],
    [
      'Postgres',
      ...told(
        postgres,
        ({ version, databaseBytes, tls, isReadOnly }) =>
          `${version}, ${size(databaseBytes)}, ${tls ?? 'without TLS'}${isReadOnly ? ', read-only' : ''}`,
      ),
    ],
    [
      'Temporal',
      ...told(
        temporal,
        ({ version, lack }) => `${version}${lack === null ? '' : ', not prepared'}, ${report.temporalAddress}`,
      ),
    ],
  ];
  if (temporal.state === 'read' && temporal.lack === null) {
    const { workers, schedules } = temporal;
    rows.push(['Workers', workers.length > 0 ? 'up' : 'DOWN', workers.map(({ identity }) => identity).join(', ')]);
    const runs = schedules.map(({ name, state, lastRunAt }) => {
      const last = lastRunAt ? `${age((at.getTime() - lastRunAt.getTime()) / 1_000)} ago` : 'never';
      return `${name} ${state === 'ok' ? last : state.toUpperCase()}`;
    });
    rows.push(['Schedules', schedules.every(({ state }) => state === 'ok') ? 'up' : 'DOWN', runs.join(', ')]);
  }
  rows.push([
    'Disk',
    ...told(
      disk,
      ({ folder, usedBytes, freeBytes, sizeBytes }) =>
        `${size(freeBytes)} of ${size(sizeBytes)} free; ${folder} takes ${size(usedBytes)}`,
    ),
  ]);
  if (postgres.state === 'read') {
    const { outbox, emails, hosts } = postgres;
    const queue = ({ depth, oldestAgeSeconds }: typeof emails) =>
      depth === 0 ? 'empty' : `${depth} waiting, the oldest for ${age(oldestAgeSeconds)}`;
    const { ageSeconds, isRecorded } = postgres.backup;
    rows.push(['Backup', '', isRecorded ? `${age(ageSeconds)} ago` : 'none was recorded']);
    rows.push(['Outbox', '', `${queue(outbox)}${outbox.refused > 0 ? `, ${outbox.refused} refused` : ''}`]);
    rows.push(['Emails', '', queue(emails)]);
    const states = Object.entries(hosts.states).filter(([state, hostCount]) => hostCount > 0 || state === 'ready');
    // One that is closed for two reasons counts for each.
    const all = hosts.states.ready + hosts.notReady.length;
    rows.push(['Hosts', '', `${all}: ${states.map(([state, hostCount]) => `${hostCount} ${state}`).join(', ')}`]);
  }
  return columns(rows);
}

function told<Facts>(part: Part<Facts>, say: (facts: Facts) => string): [string, string] {
  return part.state === 'away' ? ['DOWN', part.why] : ['up', say(part)];
}

function storeLines({ machines, capacity, waits }: PostgresFacts, at: Date): string[] {
  const lines: string[] = [];
  const table = (heads: string[], rows: string[][]) => {
    if (rows.length > 0) lines.push('', ...columns([heads, ...rows]));
  };
  table(
    ['MACHINES', 'KIND', 'PHASE', 'FAILURE'],
    machines.map(({ kind, phase, failureCode, count }) => [String(count), kind, phase, failureCode || '-']),
  );
  table(
    ['CAPACITY', 'CLASS', 'WORKLOAD', 'HOSTS', 'OPEN', 'MACHINES', 'CPU', 'MEMORY-GIB', 'DISK-GIB'],
    capacity.map((row) => [
      row.region,
      row.className,
      row.workload,
      String(row.hosts),
      String(row.openHosts),
      String(row.machines),
      `${row.cpuUsed}/${row.cpu}`,
      `${row.memoryGiBUsed}/${row.memoryGiB}`,
      `${row.diskGiBUsed}/${row.diskGiB}`,
    ]),
  );
  table(
    ['OLDEST WAITS', 'PHASE', 'FOR', 'HOST', 'REASON'],
    waits
      .slice(0, waitsShown)
      .map(({ namespace, name, phase, since, hostName, reason }) => [
        `${namespace}/${name}`,
        phase,
        age((at.getTime() - since.getTime()) / 1_000),
        hostName ?? '-',
        reason ?? '-',
      ]),
  );
  if (waits.length > waitsShown) lines.push(`and ${waits.length - waitsShown} more: instances list`);
  return lines;
}

/** Queries where the address of the UI is not known. */
function viewLines({ temporal, views }: StatusReport): string[] {
  if (temporal.state === 'away') return [];
  return ['', ...columns([['TEMPORAL UI', ''], ...views.map(({ name, query, url }) => [name, url ?? query])])];
}

export function findingLines({ unread }: StatusReport, findings: readonly Finding[], verdict: Verdict): string[] {
  if (verdict === 'well') return ['All is well.'];
  const partial = verdict === 'unknown' ? ['Not everything could be read, so there may be more:'] : [];
  partial.push(...unread.map((what) => `? ${what}`));
  const lines = findings.flatMap(({ alert, what, mend, page }) => [`! ${what}`, `  ${mend} (${page}; alert ${alert})`]);
  return [...partial, ...lines];
}

/** Bytes in the largest unit that says enough. */
function size(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1_000 ** power).toFixed(power < 2 ? 0 : 1)} ${units[power]}`;
}
