/**
 * Preloaded into an agent: its clock is ahead of the machine's by the seconds in the file CLOCK_AHEAD_FILE. One machine has
 * one clock, also for containers, and the agent needs one other than Postgres'. What the agent knows of the time it reads
 * from Date; only Temporal's SDK, which is no JavaScript, measures durations of its own.
 */
import { readFileSync } from 'node:fs';

const Real = Date;
let aheadMs = 0;
const read = () => {
  aheadMs = Number(readFileSync(process.env.CLOCK_AHEAD_FILE, 'utf8')) * 1_000;
};
read();
// Set while the agent runs, as the clock of a machine is.
setInterval(read, 200).unref();
const now = () => Real.now() + aheadMs;
globalThis.Date = new Proxy(Real, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
