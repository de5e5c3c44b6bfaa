/** Every fault that the cluster has to survive, one after another while machines come and go. */
import type { NetworkFault } from '../../bench/soak/gateway.ts';
import type { Cluster } from './cluster.ts';

export interface Fault {
  title: string;
  /** A process of hosts whose simulated guests end with it, and come back with it. */
  restarts?: string;
  begin(cluster: Cluster): void;
  /** Present where the fault lasts until it is lifted. */
  lift?(cluster: Cluster): void;
}

export const faults: readonly Fault[] = [
  kill('the frontend of Temporal', () => 'temporal-frontend'),
  kill('the first of two history servers', () => 'temporal-history-1'),
  kill('the second of two history servers', () => 'temporal-history-2'),
  kill('the matching server', () => 'temporal-matching'),
  kill("Temporal's own worker", () => 'temporal-worker'),
  kill('the first API', () => 'api-1'),
  kill('the second API', () => 'api-2'),
  kill('the first worker', () => 'worker-1'),
  kill('the second worker', () => 'worker-2'),
  { ...kill('an agent', () => 'host-1'), restarts: 'host-1' },
  kill('the primary Postgres: its replica takes over', ({ postgres }) => postgres.primary),
  kill('the replica of Postgres', ({ postgres }) => postgres.replica),
  kill('the primary Postgres again: back to the first', ({ postgres }) => postgres.primary),
  cut('the first API and Postgres', /^api-1 to postgres$/),
  cut('the first API and Temporal', /^api-1 to temporal$/),
  cut('the first worker and Postgres', /^worker-1 to postgres$/),
  cut('the first worker and Temporal', /^worker-1 to temporal$/),
  cut('both workers and Postgres', /^worker-\d to postgres$/),
  cut('every agent and Temporal', /^host-\d+ to temporal$/),
  cut('the first worker and Temporal', /^worker-1 to temporal$/, 'silent'),
  cut('the first worker and Postgres', /^worker-1 to postgres$/, 'silent'),
  cut('a history server and Postgres', /^temporal-history-1 to postgres$/),
  cut('the matching server and Postgres', /^temporal-matching to postgres$/),
  cut('a history server and the others', /^others to temporal-history-1$/),
  cut('the matching server and the others', /^others to temporal-matching$/),
  cut('the frontend and the others of Temporal', /^others to temporal-frontend$/),
  cut('the replica and the primary', /^replica to primary$/),
  cut('everything and Postgres', /to postgres$/),
];

/** kill -9, of a part with everything that it started. */
function kill(what: string, part: (cluster: Cluster) => string): Fault {
  return { title: `kill -9 of ${what}`, begin: (cluster) => cluster.parts.kill(part(cluster)) };
}

/** `cut` resets connections, `silent` lets nothing through and keeps them open. */
function cut(between: string, links: RegExp, mode: NetworkFault = 'cut'): Fault {
  const set = (cluster: Cluster, to: 'open' | NetworkFault) => {
    const found = cluster.network.links(links);
    if (found.length === 0) throw new Error(`no link is ${links}`);
    cluster.network.set(found, to);
  };
  return {
    title: `the network between ${between} is ${mode}`,
    begin: (cluster) => set(cluster, mode),
    lift: (cluster) => set(cluster, 'open'),
  };
}
