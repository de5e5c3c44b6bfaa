// Operators' commands sent to the operators' API instead of being run here (`--operator-api URL`).
import { readFile } from 'node:fs/promises';
import https from 'node:https';
import { createInterface } from 'node:readline';
import { UsageError, UserError } from '../lib/errors.ts';
import { commandsPath, silentMs, type WireLine } from '../operators/operatorWire.ts';

interface Terminal {
  print(line: string): void;
  complain(line: string): void;
}

interface Sent {
  url: URL;
  token: string;
  ca?: string;
  words: readonly string[];
}

const operatorApiFlag = '--operator-api';

/** `--operator-api URL --token-file FILE [--ca FILE] COMMAND…`. Returns the command's exit code. Throws UserError. */
export async function remoteCommand(given: readonly string[], terminal: Terminal): Promise<number> {
  const { [operatorApiFlag]: address, '--token-file': tokenFile, '--ca': caFile, words } = flagsOf(given);
  if (address === undefined || tokenFile === undefined || words.length === 0)
    throw new UsageError(`Call it as: ${operatorApiFlag} https://HOST:PORT --token-file FILE [--ca FILE] COMMAND…`);
  if (!URL.canParse(commandsPath, address) || new URL(address).protocol !== 'https:')
    throw new UsageError(`${operatorApiFlag} is https://HOST:PORT, not "${address}".`);
  const ca = caFile === undefined ? {} : { ca: await read(caFile) };
  const token = (await read(tokenFile)).trim().replace(/^[\w.@-]{1,64}(?:\/[a-z,]+)?:/, '');
  return send({ url: new URL(commandsPath, address), token, words, ...ca }, terminal);
}

type Flag = typeof operatorApiFlag | '--token-file' | '--ca';

/** The flags stand before the command, whose own ones may have the same names. */
function flagsOf(given: readonly string[]): Partial<Record<Flag, string>> & { words: readonly string[] } {
  const flags: Partial<Record<Flag, string>> = {};
  let at = 0;
  for (; given[at] === operatorApiFlag || given[at] === '--token-file' || given[at] === '--ca'; at += 2)
    flags[given[at] as Flag] = given[at + 1] ?? '';
  return { ...flags, words: given.slice(at) };
}

function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} cannot be read (${error.code}).`, { cause: error });
  });
}

function send({ url, token, ca, words }: Sent, { print, complain }: Terminal): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new UserError(`${url.origin}: ${why}`));
    const unknown = (why: string) =>
      fail(`${why}: what came of the command is not known, so look before you repeat it.`);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = https.request(
      url,
      { method: 'POST', headers, agent: false, ...(ca && { ca }), timeout: silentMs },
      (response) => {
        const isAccepted = response.statusCode === 200;
        let exit: number | null = null;
        let refusal = '';
        const lines = createInterface({ input: response, crlfDelay: Number.POSITIVE_INFINITY });
        lines.on('line', (line) => {
          if (!isAccepted) refusal += line;
          else if (line !== '') {
            const { out, err, exit: code } = JSON.parse(line) as WireLine;
            if (out !== undefined) print(out);
            if (err !== undefined) complain(err);
            exit = code ?? exit;
          }
        });
        lines.on('close', () => {
          if (!isAccepted) fail(`refused (${response.statusCode}): ${messageOf(refusal)}`);
          else if (exit === null) unknown('the response was cut off');
          else resolve(exit);
        });
        response.on('error', () => unknown('the connection ended'));
      },
    );
    request.on('timeout', () => request.destroy(new Error(`nothing was heard for ${silentMs / 1_000} s`)));
    let isConnected = false;
    request.on('socket', (socket) =>
      socket.once('secureConnect', () => {
        isConnected = true;
      }),
    );
    request.on('error', ({ message }) =>
      isConnected ? unknown(message) : fail(`${message}: the command was not sent.`),
    );
    request.end(JSON.stringify({ command: words }));
  });
}

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? text;
  } catch {
    return text.slice(0, 200);
  }
}
