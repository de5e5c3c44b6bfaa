/**
 * Memory and open files of each process at calm points: neither may grow over time. Of Postgres, its connections count:
 * each opens the files of every table that it comes to use, and keeps them.
 */
import { listSimulatedInventory } from '../../src/drivers/simulated/disk.ts';
import { memoryMb, openFiles } from '../resources.ts';
import type { Findings } from './findings.ts';
import { hostsOf } from './fleet.ts';
import { type Agent, type Part, parts, type Service } from './service.ts';

interface Point {
  memoryMb: number;
  files: number;
}

/** With fewer points, there is no meaningful trend. */
const pointsAtLeast = 6;
const memoryTolerance = { times: 1.4, plusMb: 80 };
const filesTolerance = 40;

export class Growth {
  readonly series = new Map<Part, Point[]>();

  async sample(service: Service): Promise<void> {
    const inventory = await listSimulatedInventory(service.dataDir);
    for (const part of parts) {
      const pid = service.pidOf(part);
      const memory = pid === null ? null : memoryMb(pid);
      const files = pid === null ? null : part === 'postgres' ? await connections(service) : openFiles(pid);
      if (memory === null || files === null) continue;
      // A simulated machine's sockets count as its host's files.
      const hosts: readonly string[] = part in hostsOf ? hostsOf[part as Agent] : [];
      const sockets = inventory
        .filter(({ hostName }) => hosts.includes(hostName))
        .flatMap(({ forwards }) => forwards).length;
      this.series.set(part, [...(this.series.get(part) ?? []), { memoryMb: memory, files: files - sockets }]);
    }
  }

  /** Compares the last third with the first. */
  judge(findings: Findings): void {
    for (const [part, points] of this.series) {
      if (points.length < pointsAtLeast) continue;
      const third = Math.floor(points.length / 3);
      const [early, late] = [points.slice(0, third), points.slice(-third)];
      const memory = { early: most(early, 'memoryMb'), late: middle(late, 'memoryMb') };
      const files = { early: most(early, 'files'), late: middle(late, 'files') };
      if (memory.late > memory.early * memoryTolerance.times + memoryTolerance.plusMb)
        findings.add('memory grows', `${part}: ${memory.early.toFixed(0)} MB, then ${memory.late.toFixed(0)} MB`);
      if (files.late > files.early + filesTolerance)
        findings.add(
          part === 'postgres' ? 'connections grow' : 'open files grow',
          `${part}: ${files.early}, then ${files.late}`,
        );
    }
  }

  /** Medians of the first, middle and last third of each part. */
  table(): string[] {
    const line = (part: Part, points: readonly Point[]) => {
      const third = Math.max(1, Math.floor(points.length / 3));
      const cells = [points.slice(0, third), points.slice(third, -third), points.slice(-third)].map((some) =>
        some.length === 0 ? '' : `${middle(some, 'memoryMb').toFixed(0)} MB, ${middle(some, 'files').toFixed(0)}`,
      );
      return `| ${part} | ${cells.join(' | ')} |`;
    };
    return [
      '| memory (Pss) and open files (of postgres, connections) at calm points | first third | middle | last third |',
      '| --- | --- | --- | --- |',
      ...[...this.series].map(([part, points]) => line(part, points)),
    ];
  }
}

async function connections({ sql }: Service): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend'`,
  );
  return rows[0]!.count;
}

function most(points: readonly Point[], what: keyof Point): number {
  return Math.max(...points.map((point) => point[what]));
}

function middle(points: readonly Point[], what: keyof Point): number {
  const sorted = points.map((point) => point[what]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
