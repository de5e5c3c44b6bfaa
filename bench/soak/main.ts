/** `npm run soak [-- --minutes N --seed S]`: churn under fault injection everywhere, checked against a model. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { machineLine } from '../report.ts';
import { type FaultKind, faultKinds } from './faults.ts';
import { Findings } from './findings.ts';
import { report } from './report.ts';
import { temporalKinds } from './service.ts';
import { type Outcome, type SoakOptions, soak } from './soak.ts';

const help = `npm run soak [-- --minutes N] [--seed S] [--temporal sqlite|postgres] [--faults KIND,KIND]
--minutes N   how long (default: 60)
--seed S      what is random comes from it; timing does not (default: a new one)
--temporal T  what Temporal keeps its data in: ${temporalKinds.join(' (default) or ')}
--faults ...  only these: ${Object.keys(faultKinds).join(', ')}; or none`;

function readArguments(words: string[]): Omit<SoakOptions, 'signal'> | null {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        minutes: { type: 'string', default: '60' },
        seed: { type: 'string' },
        temporal: { type: 'string', default: 'sqlite' },
        faults: { type: 'string' },
      },
    });
    const minutes = Number(values.minutes);
    const kinds = values.faults?.split(',').filter((kind) => kind !== 'none') as FaultKind[] | undefined;
    const temporal = temporalKinds.find((kind) => kind === values.temporal);
    if (!(minutes > 0) || temporal === undefined || kinds?.some((kind) => !(kind in faultKinds))) return null;
    return { minutes, seed: values.seed ?? String(randomInt(2 ** 31)), temporal, kinds };
  } catch {
    return null;
  }
}

const choice = readArguments(process.argv.slice(2));
if (choice === null) {
  console.error(help);
  process.exit(2);
}
const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupted.abort());
const findings = new Findings((line) => console.error(line));
// Something that was not awaited failed: the run continues to its end and reports it.
for (const name of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(name, (error) => findings.add('the soak itself failed', String((error as Error)?.stack ?? error)));
console.error(`seed ${choice.seed}, ${choice.minutes} minutes, Temporal on ${choice.temporal}, ${machineLine()}`);
let outcome: Outcome | null = null;
try {
  outcome = await soak({ ...choice, signal: interrupted.signal }, findings);
} catch (error) {
  findings.add('the soak itself failed', String((error as Error).stack));
}
console.log(report({ ...choice, outcome, findings }));
process.exit(findings.all.length === 0 ? 0 : 1);
