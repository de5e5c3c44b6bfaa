/** How large the run is. The defaults want several processors of their own; a small machine sets less. */
export const settings = {
  /** Machines that are there at a time, coming and going. */
  machines: whole('CLUSTER_MACHINES', 200),
  /** Machines made or removed per minute once that many are there, if all goes well. */
  changesPerMinute: whole('CLUSTER_CHANGES_PER_MINUTE', 120),
  /** How many machines are there, asleep, while a life is measured: one measurement for each number, growing. */
  standing: (process.env['CLUSTER_STANDING'] ?? '0,2000').split(',').map(Number),
  hosts: whole('CLUSTER_HOSTS', 100),
  hostProcesses: whole('CLUSTER_HOST_PROCESSES', 10),
  /** How long a network stays cut. */
  cutSeconds: whole('CLUSTER_CUT_SECONDS', 10),
  /** Writes the processor time of a life to the results of the benchmark. */
  savesFigures: process.env['CLUSTER_SAVE'] === '1',
};

function whole(name: string, byDefault: number): number {
  const given = process.env[name];
  if (given === undefined || given === '') return byDefault;
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`${name} must be a whole number from 1 on, not "${given}"`);
  return Number(given);
}
