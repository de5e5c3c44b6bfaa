/** The role that runs operators' commands over the network, as the database's owner: the operators' API. */
import https from 'node:https';
import { minVersion, openTls } from '../certificates.ts';
import { runCommandLine } from '../cli/commandLine.ts';
import type { Terminal } from '../cli/commands.ts';
import { commandsOffered, nameOfOffered } from '../cli/offeredCommands.ts';
import { auditCommand, withDatabase } from '../cli/operatorCommands.ts';
import type { Config } from '../config.ts';
import { UserError } from '../domain/errors.ts';
import { ApiError } from '../http/apiError.ts';
import { operatorHandler } from '../operators/operatorServer.ts';
import { openOperators } from '../operators/operators.ts';
import { serverLimits } from '../operators/requests.ts';
import { actAs } from '../store/core/audit.ts';
import { openLog } from './roleLog.ts';
import { closeServer, listen } from './servers.ts';

/** Commands that are running may end. */
const closeGraceMs = 20_000;

/** Throws UserError without a certificate or operators, and when the port is taken. */
export async function runOperator(
  config: Config,
  terminal: Terminal,
): Promise<{ url: string; close(): Promise<void> }> {
  const log = openLog('operator', config.LOG_LEVEL);
  const tls = openTls(config, log);
  const handler = operatorHandler({
    log,
    recognize: openOperators(config, { warn: (line) => log.warn(line) }),
    run: (operator, words, output) => actAs(operator, () => runOffered(config, { ...terminal, ...output }, words)),
  });
  const server = https.createServer({ ...serverLimits, ...tls.served(), minVersion }, handler);
  tls.renew(server);
  const url = await listen(server, config.HTTPS_PORT, config.HTTPS_HOST, 'choose another HTTPS_PORT');
  log.info({ url }, "the operators' API listens");
  return { url, close: () => closeServer(server, closeGraceMs) };
}

async function runOffered(config: Config, terminal: Terminal, words: readonly string[]): Promise<number> {
  const name = nameOfOffered(words);
  if (name === null)
    throw new ApiError(
      'Forbidden',
      'this command is not offered here: it works with files or processes of its machine',
    );
  try {
    await withDatabase(config, (db) => auditCommand(db, 'operator.command', name));
    return (await runCommandLine(commandsOffered(terminal), words, terminal)) ?? 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    terminal.complain(error.message);
    return error.exitCode;
  }
}
