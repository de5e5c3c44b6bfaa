/** The codec endpoint beside the embedded Temporal server's UI. */

import { isOfThisMachine } from '../domain/serverUrls.ts';
import type { Config } from '../settings/config.ts';

export function hasPayloadKeys({ TEMPORAL_PAYLOAD_KEYS: keys, TEMPORAL_PAYLOAD_KEYS_FILE: file }: Config): boolean {
  return keys !== '' || file !== '';
}

/** Null without one. */
export function codecUrl({ TEMPORAL_CODEC_HOST: host }: Config, { codec: port }: { codec: number }): string | null {
  if (port === 0) return null;
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  const name = reachable.includes(':') ? `[${reachable}]` : reachable;
  return `${isOfThisMachine(host) ? 'http' : 'https'}://${name}:${port}`;
}

/** Settings of its role: it serves the UI of this server, if there is one, and those that are configured. */
export function codecSettings(
  { TEMPORAL_CODEC_ORIGINS: given }: Config,
  { codec, temporalUi }: { codec: number; temporalUi: number },
): Record<string, string> {
  const own = temporalUi === 0 ? [] : ['localhost', '127.0.0.1'].map((host) => `http://${host}:${temporalUi}`);
  const origins = [...own, ...given.split(',')].filter((origin) => origin.trim() !== '');
  return { TEMPORAL_CODEC_PORT: String(codec), TEMPORAL_CODEC_ORIGINS: origins.join(',') };
}
