/**
 * An external command that holds the key which wraps data keys, such as a client of Vault, a cloud's KMS, or an HSM. It
 * is started once per operation, without a shell, reads one JSON object and writes one:
 *
 *   {"version":1,"operation":"current"}                                          → {"key":"ID"}
 *   {"version":1,"operation":"wrap","context":"TEXT","plaintext":"BASE64"}        → {"key":"ID","ciphertext":"TEXT"}
 *   {"version":1,"operation":"unwrap","context":"TEXT","key":"ID","ciphertext":"TEXT"} → {"plaintext":"BASE64"}
 */
import { spawn } from 'node:child_process';
import { SecretKeyError } from '../domain/secretKeyError.ts';
import { quotable } from '../lib/text.ts';

export interface KeyCommandLimits {
  deadlineMs: number;
  outputBytes: number;
}

const limits: KeyCommandLimits = { deadlineMs: 10_000, outputBytes: 64 * 1024 };
const saidLimit = 300;
/** Long runs of base64 or hex could be a key. */
const keyLike = /[A-Za-z0-9+/_=-]{24,}/g;

/** Runs the command for one operation. Throws SecretKeyError, which quotes nothing that could be a key. */
export async function askKeyCommand(
  argv: readonly string[],
  question: { operation: 'current' | 'wrap' | 'unwrap'; [name: string]: string },
  { deadlineMs, outputBytes }: KeyCommandLimits = limits,
): Promise<Readonly<Record<string, unknown>>> {
  const [program = '', ...args] = argv;
  const failed = (why: string) =>
    new SecretKeyError(
      `SECRET_KEYS_COMMAND ${program} failed to ${question.operation}: it ${why}. ` +
        'Stored secrets wait until it works: run it by hand with {"version":1,"operation":"current"} on its ' +
        'standard input',
    );
  const output = await new Promise<string>((resolve, reject) => {
    // In a group of its own, so that the deadline also ends what it starts.
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    const out: Buffer[] = [];
    let bytes = 0;
    let said = '';
    const end = (why: string) => {
      clearTimeout(timer);
      if (child.pid !== undefined) killGroup(child.pid);
      child.stdout.destroy();
      child.stderr.destroy();
      reject(failed(why));
    };
    const timer = setTimeout(() => end(`did not end within ${deadlineMs / 1_000} s`), deadlineMs);
    child.once('error', ({ message }) => end(`could not be run (${message})`));
    // It may end without reading its input.
    child.stdin.on('error', () => {});
    child.stdin.end(`${JSON.stringify({ version: 1, ...question })}\n`);
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > outputBytes) return end(`wrote more than ${outputBytes} bytes`);
      out.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (said.length < saidLimit) said += chunk.toString();
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) return resolve(Buffer.concat(out).toString('utf8'));
      const words = quotable(said.trim().replaceAll(keyLike, '…'), saidLimit, '…');
      reject(failed(`ended with ${signal ?? `code ${code}`}${words && `, saying: ${words}`}`));
    });
  });
  try {
    const value: unknown = JSON.parse(output);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Not quoted: it may contain a key.
  }
  throw failed('wrote something other than one JSON object');
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
