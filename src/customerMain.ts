/** The program of the package for customers: their commands, and nothing of the service. */
import { readFile } from 'node:fs/promises';
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CustomerTerminal, customerCommands, runWithCompletion } from './cli/customerCommands.ts';
import { escapedForTerminal } from './cli/printable.ts';
import { watchOutput } from './cli/wholeOutput.ts';
import { UserError } from './lib/errors.ts';
import { escapeHidden } from './lib/text.ts';

/** As in main.ts: Node's default abandons the address that would respond when the network is slow. */
const connectAttemptMs = 5_000;

const mainFile = fileURLToPath(import.meta.url);
const terminal: CustomerTerminal = {
  environment: process.env,
  mainFile,
  print: (line) => console.log(escapedForTerminal(line)),
  complain: (line) => console.error(escapedForTerminal(line)),
};

async function versionLine(): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(path.dirname(mainFile), '..', 'package.json'), 'utf8'));
  return `compute-service ${version}, commands for customers (Node ${process.version})`;
}

async function main(words: string[]): Promise<void> {
  setDefaultAutoSelectFamilyAttemptTimeout(connectAttemptMs);
  const output = watchOutput();
  process.stderr.on('error', () => undefined);
  const { 'Your terminal:': own, ...commands } = customerCommands(terminal);
  const version = {
    about: "print this program's release and its Node (--version)",
    run: async () => terminal.print(await versionLine()),
  };
  const code = await runWithCompletion({ ...commands, 'Your terminal:': { ...own, version } }, words, terminal);
  await output.written(words);
  if (code !== null) process.exit(code);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isForUser = error instanceof UserError;
  // Anything else is a defect: it is shown with its stack.
  console.error(isForUser ? escapeHidden(error.message) : error);
  process.exit(isForUser ? error.exitCode : 1);
});
