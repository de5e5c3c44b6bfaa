/** The role that runs operators' commands over the network, as the database's owner: the operators' API. */
import https from 'node:https';
import { minVersion, openTls } from '../certificates.ts';
import { type Commands, runCommandLine } from '../cli/commandLine.ts';
import type { Terminal } from '../cli/commands.ts';
import { commandsOffered, isCommand, offeredCommand, rolesOfCommands, type Subject } from '../cli/offeredCommands.ts';
import { auditAs, withDatabase } from '../cli/operatorCommands.ts';
import { lineCommands } from '../cli/typedResults.ts';
import type { Outcome } from '../domain/auditActions.ts';
import { hasRole, type OperatorRole } from '../domain/operatorRights.ts';
import { ApiError } from '../http/apiError.ts';
import { openConsole } from '../http/builtConsole.ts';
import { UserError } from '../lib/errors.ts';
import { bounded } from '../lib/pipelines.ts';
import { offers, operatorDocument } from '../operators/operatorDocument.ts';
import { operatorHandler } from '../operators/operatorServer.ts';
import { openOperators } from '../operators/operators.ts';
import { commandsPath } from '../operators/operatorWire.ts';
import { serverLimits } from '../operators/requests.ts';
import type { Config } from '../settings/config.ts';
import { type AuditDetails, actAs, recordAudit } from '../store/core/audit.ts';
import type { Database } from '../store/core/db.ts';
import { openLog } from './roleLog.ts';
import { closeServer, listen } from './servers.ts';
import { noSuchCommand, type TypedOutput, typedCall, typedCommands } from './typedCommands.ts';

/** Commands that are running may end. */
const closeGraceMs = 20_000;

/** Throws UserError without a certificate or operators, and when the port is taken. */
export async function runOperator(
  config: Config,
  terminal: Terminal,
): Promise<{ url: string; close(): Promise<void> }> {
  const log = openLog('operator', config.LOG_LEVEL);
  const tls = openTls(config, log);
  const commands = typedCommands(commandsOffered(terminal, async () => {}));
  const handler = operatorHandler({
    log,
    recognize: openOperators(config, { warn: (line) => log.warn(line) }),
    run: (operator, words, output) =>
      actAs(operator, () => runOffered(config, { ...terminal, ...output }, { roles: operator.roles, words })),
    runTyped: (operator, name, body) =>
      actAs(operator, () => runTyped(config, terminal, { roles: operator.roles, name, body })),
    document: operatorDocument(commands, config.version),
    offersTo: offers(commands),
    page: openConsole(config.operatorConsoleDir, 'no-referrer'),
  });
  const server = https.createServer({ ...serverLimits, ...tls.served(), minVersion }, bounded(handler));
  tls.renew(server);
  const url = await listen(server, config.HTTPS_PORT, config.HTTPS_HOST, 'choose another HTTPS_PORT');
  log.info({ url }, "the operators' API listens");
  return { url, close: () => closeServer(server, closeGraceMs) };
}

const notOffered = () =>
  new ApiError('Forbidden', 'this command is not offered here: it works with files or processes of its machine');

/** Kept in memory for a program. */
const mostLines = 20_000;
const tooLong = (name: string) =>
  new ApiError(
    'Invalid',
    `"${name}" has more than ${mostLines} lines here: run it as words (POST ${commandsPath}), which sends each line as it comes`,
  );

/** The offered commands for an operator who has the role for this one, and whose runs are recorded. Throws ApiError. */
async function permitted(
  config: Config,
  terminal: Terminal,
  { roles, name, role }: { roles: readonly OperatorRole[]; name: string; role: OperatorRole },
): Promise<Commands> {
  const record = (more: { outcome?: Outcome; reason?: string; details?: AuditDetails }, subject: Subject = {}) =>
    withDatabase(config, async (db) => {
      const account = await accountOf(db, subject);
      const details = { ...more.details, ...(account !== null && { account }) };
      await recordAudit(db, { ...auditAs('operator.command', name), ...more, details });
    });
  if (!hasRole(roles, role)) {
    const reason = `it needs the role ${role}, and the operator has ${roles.join(', ')}`;
    await record({ outcome: 'refused', reason });
    throw new ApiError('Forbidden', `"${name}" is refused: ${reason}`);
  }
  // It is there to say that the database is away.
  const unless = (error: Error) => terminal.complain(`This look was not recorded: ${error.message}`);
  return commandsOffered(terminal, (subject) =>
    name === 'status' ? record({}, subject).catch(unless) : record({}, subject),
  );
}

/** For a program. Throws ApiError. */
async function runTyped(
  config: Config,
  terminal: Terminal,
  { roles, name, body }: { roles: readonly OperatorRole[]; name: string; body: Record<string, unknown> },
): Promise<unknown> {
  const role = rolesOfCommands(terminal).get(name);
  if (role === undefined)
    throw isCommand(name, terminal) ? notOffered() : noSuchCommand(name, rolesOfCommands(terminal).keys());
  const output: TypedOutput = { lines: [], remarks: [], made: {} };
  const kept = {
    ...terminal,
    print: (line: string) => {
      if (output.lines.push(line) > mostLines && lineCommands.includes(name)) throw tooLong(name);
    },
    complain: (line: string) => void output.remarks.push(line),
    made: (fields: TypedOutput['made']) => {
      output.made = fields;
    },
  };
  return typedCall(await permitted(config, kept, { roles, name, role }), name, body).run(output);
}

/** For a person at a terminal. Returns the exit code. Throws ApiError. */
async function runOffered(
  config: Config,
  terminal: Terminal,
  { roles, words }: { roles: readonly OperatorRole[]; words: readonly string[] },
): Promise<number> {
  const command = offeredCommand(words, terminal);
  if (command === null) throw notOffered();
  const offered = await permitted(config, terminal, { roles, ...command });
  try {
    return (await runCommandLine(offered, words, terminal)) ?? 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    terminal.complain(error.message);
    return error.exitCode;
  }
}

/** By its id, which an erased account keeps. */
async function accountOf(db: Database, { slug, namespace }: Subject): Promise<string | null> {
  const where = slug !== undefined ? { slug } : { tenants: { some: { namespace: { is: { name: namespace ?? '' } } } } };
  return (await db.customer.findFirst({ where, select: { id: true } }))?.id ?? null;
}
