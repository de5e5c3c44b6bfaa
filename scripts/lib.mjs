// What every script shares. Node built-ins only: scripts run on a bare clone, before anything is installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root: scripts work from any current directory. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Ends the process with one clear line. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
