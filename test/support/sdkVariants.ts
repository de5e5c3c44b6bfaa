/** How tests compare files of the Temporal SDK that the build changes with those that are published. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** What a script of this folder prints for a variant, as JSON. Throws what the script throws. */
export function printedFor<Told>(script: string, variant: string): Told {
  const file = path.join(import.meta.dirname, script);
  return JSON.parse(execFileSync(process.execPath, [file, variant], { encoding: 'utf8', stdio: 'pipe' }));
}

/** The texts of the built program's parts that contain this. */
export function partsWith(text: string): string[] {
  const parts = path.join(root, 'dist', 'src', 'parts');
  return readdirSync(parts)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(parts, name), 'utf8'))
    .filter((part) => part.includes(text));
}
