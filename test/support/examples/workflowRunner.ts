/** Runs the steps of a GitHub Actions workflow as GitHub's runner does: their scripts, environment, and conditions. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { ran } from '../contract.ts';

interface Step {
  name: string;
  id?: string;
  if?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Job {
  env?: Record<string, string>;
  steps: Step[];
}

export interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

export interface Played {
  /** For each step, `success`, `failure`, or `skipped`. */
  outcomes: Record<string, string>;
  /** What each step printed. */
  output: Record<string, string>;
}

/** What expressions may refer to: `vars.NAME`, `github.NAME`. */
export type Contexts = Record<string, Record<string, string>>;

export const readWorkflow = async (file: string): Promise<Workflow> => parse(await readFile(file, 'utf8'));

/** Runs the only job of a workflow. `environment` is what the runner itself adds to each step. */
export async function playJob(
  { jobs }: Workflow,
  { contexts, environment }: { contexts: Contexts; environment: Record<string, string> },
): Promise<Played> {
  const [job, ...others] = Object.values(jobs);
  if (!job || others.length > 0) throw new Error('the workflow must have one job');
  const folder = await mkdtemp(path.join(tmpdir(), 'runner-'));
  const played: Played = { outcomes: {}, output: {} };
  const ids: Record<string, string> = {};
  const environmentFile = path.join(folder, 'environment');
  await writeFile(environmentFile, '');
  let isFailing = false;
  try {
    for (const step of job.steps) {
      const steps = Object.fromEntries(Object.entries(ids).map(([id, outcome]) => [`${id}.outcome`, outcome]));
      const known = { ...contexts, steps };
      let outcome = 'skipped';
      if (isDue(step.if, isFailing, known)) {
        if (step.run === undefined) throw new Error(`${step.name}: only steps with "run" are known here`);
        const script = path.join(folder, 'step.sh');
        await writeFile(script, filled(step.run, known));
        const exported = (await readFile(environmentFile, 'utf8')).split('\n').filter(Boolean);
        // The shell and its options are those of a Linux runner for a step that names none.
        const { code, out, err } = await ran('bash', ['-e', script], {
          cwd: folder,
          timeoutMs: 300_000,
          env: {
            ...environment,
            RUNNER_TEMP: folder,
            GITHUB_ENV: environmentFile,
            ...filledAll(job.env, known),
            ...Object.fromEntries(exported.map((line) => line.split(/=(.*)/s).slice(0, 2))),
            ...filledAll(step.env, known),
          },
        });
        outcome = code === 0 ? 'success' : 'failure';
        played.output[step.name] = out + err;
      }
      if (outcome === 'failure') isFailing = true;
      played.outcomes[step.name] = outcome;
      if (step.id) ids[step.id] = outcome;
    }
    return played;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isDue(condition: string | undefined, isFailing: boolean, contexts: Contexts): boolean {
  if (condition === undefined) return !isFailing;
  const parts = condition.split('&&').map((part) => part.trim());
  const isAlways = parts.includes('always()');
  return (isAlways || !isFailing) && parts.every((part) => part === 'always()' || holds(part, contexts));
}

function holds(part: string, contexts: Contexts): boolean {
  const [, name, value] = /^([\w.]+) == '([^']*)'$/.exec(part) ?? [];
  if (name === undefined) throw new Error(`a condition that is not known here: ${part}`);
  return expressionValue(name, contexts) === value;
}

const filled = (text: string, contexts: Contexts) =>
  text.replace(/\$\{\{ *([\w.]+) *\}\}/g, (_, name: string) => expressionValue(name, contexts));
const filledAll = (values: Record<string, string> = {}, contexts: Contexts) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(String(value), contexts)]));

function expressionValue(expression: string, contexts: Contexts): string {
  const [, context, name] = /^(\w+)\.(.+)$/.exec(expression)!;
  // An absent one is empty text on GitHub, too; a test that forgets one should hear of it.
  if (contexts[context!]?.[name!] === undefined) throw new Error(`the expression ${expression} has no value here`);
  return contexts[context!]![name!]!;
}
