/**
 * A worker's placements in a separate process with its own pool. It prints "ready", waits for a line, then places the
 * machines given as JSON (uids), as many at once as it has connections, and prints each outcome. Arguments: database,
 * uids.
 */
import { once } from 'node:events';
import { openDatabase } from '../../../src/store/core/db.ts';
import { placeMachine } from '../../../src/store/machines/placeMachine.ts';
import { claimMachine } from '../../../src/store/machines/transitions.ts';

const [url = '', given = '[]'] = process.argv.slice(2);
const poolSize = 12;
// Long timeouts, so that even on a slow machine each outcome is the decision itself.
const db = openDatabase(url, { poolSize, connectTimeoutMs: 120_000, statementTimeoutMs: 120_000 });
const uids = JSON.parse(given) as string[];
const claims = await Promise.all(uids.map((uid) => claimMachine(db, uid, `run-${uid}`)));
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const outcomes: string[] = [];
const lane = async () => {
  for (let claim = claims.pop(); claim; claim = claims.pop()) {
    try {
      const result = await placeMachine(db, claim.row.uid, { epoch: claim.row.claimEpoch, step: 1, attempt: 1 });
      outcomes.push(result.outcome === 'refused' ? result.failure.code : result.outcome);
    } catch (error) {
      outcomes.push(`error: ${String(error)}`);
    }
  }
};
await Promise.all(Array.from({ length: poolSize }, lane));
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
await db.$disconnect();
process.stdin.destroy();
