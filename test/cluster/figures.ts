/** What the run measured, as the table of docs/reliability.md. */
import { machineLine, number, table } from '../../bench/report.ts';
import { settings } from './settings.ts';

export interface Recovery {
  title: string;
  /** From the fault, or from its end where it lasts, in ms. */
  confirmedMs: number;
  readyMs: number;
}

export class Figures {
  readonly #recoveries: Recovery[] = [];
  readonly #machine = machineLine();

  add(recovery: Recovery): void {
    this.#recoveries.push(recovery);
  }

  /** `costs`: processor time in ms by part, of so many machines made and removed. */
  report(costs: ReadonlyMap<string, number>, lives: number): string {
    const seconds = (ms: number) => number(ms / 1_000);
    const groups = new Map<string, number>();
    for (const [part, ms] of costs) groups.set(groupOf(part), (groups.get(groupOf(part)) ?? 0) + ms);
    const each = [...groups].map(([group, ms]) => [group, number(ms / lives)]);
    const sum = [...groups.values()].reduce((total, ms) => total + ms, 0);
    return [
      this.#machine,
      `${settings.machines} machines coming and going (at most ${settings.changesPerMinute} changes a minute) ` +
        `on ${settings.hosts} hosts in ${settings.hostProcesses} processes; ${lives} lives.`,
      table(
        ['fault', 'a create is confirmed after, s', 'that machine is ready after, s'],
        this.#recoveries.map(({ title, confirmedMs, readyMs }) => [title, seconds(confirmedMs), seconds(readyMs)]),
      ),
      table(['processor time of a life among faults, in ms', 'this cluster'], [...each, ['sum', number(sum / lives)]]),
    ].join('\n\n');
  }
}

/** `api-1` and `api-2` are one row. */
function groupOf(part: string): string {
  return part.replace(/-(\d+|[ab])$/, '');
}
