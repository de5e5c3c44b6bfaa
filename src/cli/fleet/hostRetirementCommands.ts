// Operators' commands for hosts that will not come back. Without --yes they only say what they would do.
import type { Config } from '../../settings/config.ts';
import { abandonHost, forgetHost, heldThere, lostSince, stranded } from '../../store/fleet/hostRetirement.ts';
import { auditReason, notDone, type Print, withDatabase } from '../operatorCommands.ts';
import { counted } from '../output.ts';

interface Given {
  reason?: string;
  yes?: boolean;
}

/** `hosts abandon NAME --reason TEXT`: gives up all machines of a lost host. */
export function hostsAbandonCommand(
  config: Config,
  name: string,
  { reason, yes }: Given,
  print: Print,
): Promise<number> {
  const because = auditReason(reason);
  return withDatabase(config, async (db) => {
    const since = await lostSince(db, name);
    if (!yes) {
      const { live } = await heldThere(db, name);
      print(
        `This gives up ${counted(live, 'machine')} on ${name}, which is lost since ${since.toISOString()}. ` +
          'Those that are wanted end as VMNotFound with their disks, and are billed until then.',
      );
      return notDone(print);
    }
    const ended = await abandonHost(db, name, because);
    print(`${name} is given up: ${counted(ended, 'machine')} ended, as VMNotFound`);
    print(
      `Nothing new is placed there until it is back and shows that they are gone. If it never is: hosts forget ${name}`,
    );
    return 0;
  });
}

/** `hosts forget NAME --reason TEXT`: takes a lost host out of the fleet for good. */
export function hostsForgetCommand(
  config: Config,
  name: string,
  { reason, yes }: Given,
  print: Print,
): Promise<number> {
  const because = auditReason(reason);
  return withDatabase(config, async (db) => {
    if (!yes) {
      const since = await lostSince(db, name);
      const { live, left, orphans } = await heldThere(db, name);
      if (live > 0) throw stranded(name, live);
      print(
        `This takes ${name}, lost since ${since.toISOString()}, out of the fleet: ` +
          `${counted(left, 'place')} of former machines and ${counted(orphans, 'orphan')} there count as gone, ` +
          'and its keys end.',
      );
      return notDone(print);
    }
    const { left, orphans } = await forgetHost(db, name, because);
    print(`${name} is forgotten: ${counted(left, 'place')} and ${counted(orphans, 'orphan')} there count as gone`);
    print('Take it out of the fleet file too: the next "fleet apply" or "prepare" adds what the file names.');
    print(
      `It comes back cordoned: once its agent is there, "orphans list" shows what is left, and "hosts uncordon ${name}" opens it.`,
    );
    return 0;
  });
}
