/**
 * The ports of `npm start`, kept in its data folder. Later starts and every command use them where the environment names
 * none, so that a command talks to the service of its data folder and not to another one on the default ports.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const keptPortNames = [
  'HTTPS_PORT',
  'API_METRICS_PORT',
  'TEMPORAL_PORT',
  'TEMPORAL_UI_PORT',
  'TEMPORAL_CODEC_PORT',
] as const;
export type KeptPortName = (typeof keptPortNames)[number];
export type KeptPorts = Partial<Record<KeptPortName, number>>;

/** Empty for a folder of no start, and for a file that is damaged: the next start writes it again. */
export function readKeptPorts(dataDir: string): KeptPorts {
  let kept: Record<string, unknown>;
  try {
    kept = JSON.parse(readFileSync(keptPortsFile(dataDir), 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
  const isPort = (value: unknown) => Number.isInteger(value) && (value as number) > 0 && (value as number) < 65_536;
  return Object.fromEntries(keptPortNames.flatMap((name) => (isPort(kept?.[name]) ? [[name, kept[name]]] : [])));
}

export function keptPortsFile(dataDir: string): string {
  return path.join(dataDir, 'ports.json');
}
