/** The composition root: reads the environment, chooses the role or command, and turns errors into one line. */
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { inspect } from 'node:util';
import type { Terminal } from './cli/commands.ts';
import { escapedForTerminal } from './cli/printable.ts';
import { watchOutput } from './cli/wholeOutput.ts';
import { PublicError, UserError } from './lib/errors.ts';
import { escapeHidden } from './lib/text.ts';
import { withSources } from './roles/stackSources.ts';
import type { Config } from './settings/config.ts';
import { onParentGone } from './up/parent.ts';

/** Once the parent is gone, nothing waits for this process: the next start does what is not done in this time. */
const orphanGraceMs = 3_000;
/** Longer than the roles' own limits, shorter than the stop timeouts of process managers. */
const closeLimitMs = 40_000;
/**
 * Timeout for each address of a host name. Node's default of 250 ms abandons the address that would respond when the
 * network is slow or this process was stalled; of the addresses of "localhost" only one responds.
 */
const connectAttemptMs = 5_000;
/** Two signals within this time count as one Ctrl-C. */
const handedOnWithinMs = 1_000;
/** `up` stops five processes one after another, each within its own limit. */
const upLimitMs = 110_000;

interface Running {
  close(): Promise<void>;
  /** Rejects when the role must not continue. Its next start completes unfinished work, as after a kill. */
  failed?: Promise<void>;
}

/** dist/src/main.js, which loads what this file is built into. */
const mainFile = process.argv[1]!;
const terminal: Terminal = {
  environment: process.env,
  mainFile,
  print: (line) => console.log(escapedForTerminal(line)),
  complain: (line) => console.error(escapedForTerminal(line)),
  roles: {
    up,
    api: (config) => logged('api', config, async () => (await import('./roles/apiRole.ts')).runApi(config)),
    worker: (config) => logged('worker', config, async () => (await import('./roles/workerRole.ts')).runWorker(config)),
    codec: (config) => logged('codec', config, async () => (await import('./roles/codecRole.ts')).runCodec(config)),
    operator: (config) =>
      logged('operator', config, async () => (await import('./roles/operatorRole.ts')).runOperator(config, terminal)),
    host: (config) => logged('host', config, async () => (await import('./roles/hostRole.ts')).runHost(config)),
  },
};

async function main(words: string[]): Promise<void> {
  setDefaultAutoSelectFamilyAttemptTimeout(connectAttemptMs);
  const output = watchOutput();
  process.stderr.on('error', () => undefined);
  if (words[0] === 'keep') return keepCommand(words.slice(1));
  const { runCommand } = await import('./cli/commands.ts');
  const code = await runCommand(words, terminal);
  await output.written(words);
  if (code !== null) process.exit(code);
}

async function up(config: Config, { check }: { check: boolean }): Promise<void> {
  process.umask(0o077);
  const { runUp } = await import('./roles/upRole.ts');
  const stopping = new AbortController();
  const start = () => runUp({ ...terminal, config, check, signal: stopping.signal });
  let stoppedAtMs = 0;
  const onStop = () => {
    // npm forwards the signal that the terminal has already sent to every process.
    if (stoppedAtMs > 0 && performance.now() - stoppedAtMs > handedOnWithinMs)
      console.log(`Still stopping; kill -9 ${process.pid} would be safe as well.`);
    stoppedAtMs ||= performance.now();
    stopping.abort();
  };
  await role(start, { onStop, limitMs: upLimitMs, startGraceMs: upLimitMs });
}

/** Runs a role whose only output is its log. A fatal error becomes its last line, as JSON like the others. */
async function logged(name: string, config: Config, start: () => Promise<Running>): Promise<void> {
  const { logWhatNodeSays, openLog } = await import('./roles/roleLog.ts');
  const log = openLog(name, config.LOG_LEVEL === 'silent' ? 'fatal' : config.LOG_LEVEL);
  logWhatNodeSays(log);
  try {
    await role(start);
  } catch (error) {
    log.fatal(
      error instanceof PublicError ? {} : { err: error },
      error instanceof Error ? error.message : String(error),
    );
    process.exit(1);
  }
}

/** Runs until a signal arrives or the parent is gone, then shuts down cleanly and exits. */
async function role(
  start: () => Promise<Running>,
  { onStop = () => {}, limitMs = closeLimitMs, startGraceMs = orphanGraceMs } = {},
): Promise<void> {
  let stop = (_limitMs: number) => {};
  const stopped = new Promise<void>((resolve) => {
    stop = (limit) => {
      resolve();
      onStop();
      // A hung close must not keep the process alive: the next start recovers from this exit as from a kill.
      setTimeout(() => process.exit(1), limit).unref();
    };
  });
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => stop(limitMs));
  if (process.env['COMPUTE_PARENT_PIPE'] === '1') onParentGone(() => stop(orphanGraceMs));
  try {
    const starting = start();
    // A start that is still waiting for an unavailable server has nothing to close yet.
    const running = await Promise.race([starting, stopped.then(() => null)]);
    if (running) await Promise.race([stopped, running.failed ?? stopped]);
    await (running ?? (await Promise.race([starting, timeout(startGraceMs)])))?.close();
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
  process.exit(0);
}

async function keepCommand([stopSignal, pidFile = '', ...command]: string[]): Promise<void> {
  const { wrapProcess } = await import('./up/processWrapper.ts');
  process.exit(await wrapProcess({ command, pidFile, stopSignal: stopSignal as NodeJS.Signals }));
}

function timeout(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds).unref());
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isForUser = error instanceof PublicError;
  // Anything else is a defect: it is shown with its stack.
  console.error(isForUser ? escapeHidden(error.message) : withSources(inspect(error)));
  process.exit(error instanceof UserError ? error.exitCode : 1);
});
