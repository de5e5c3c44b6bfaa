// The embedded Temporal server's tuned command line.
import path from 'node:path';
import { searchAttributes } from '../domain/names.ts';
import { provideTemporal } from './temporalBinary.ts';

export const searchAttributesAreCached = 'system.forceSearchAttributesCacheRefreshOnRead=false';

/**
 * The development server's own latency is artificial (a workflow of three activities takes 350 ms). These settings
 * reduce it to 45 ms.
 */
const dynamicConfig = [
  'history.transferProcessorMaxPollRPS=2000',
  'history.timerProcessorMaxPollRPS=2000',
  'history.timerProcessorMaxTimeShift="20ms"',
  // A queue goes through all tasks since its last checkpoint with each new one, and the only shard has many in 30 s.
  ...['transfer', 'timer', 'visibility'].map((queue) => `history.${queue}ProcessorUpdateAckInterval="1s"`),
  'system.enableActivityEagerExecution=true',
  'matching.numTaskqueueReadPartitions=1',
  'matching.numTaskqueueWritePartitions=1',
  // The command turns it on, for attributes that are added while it runs; ours are there from its start.
  searchAttributesAreCached,
];

/** The `temporal` command on PATH or in the cache. Throws UserError if there is neither; never downloads or builds. */
export async function findTemporal(config: { cacheDir: string; searchPath: string }): Promise<string> {
  const binary = await provideTemporal({
    cacheDir: config.cacheDir,
    environment: { PATH: config.searchPath },
    report: () => {},
    onlyAtHand: true,
  });
  return binary!;
}

/** Arguments of the `temporal` command for a server on loopback with its state at `dataDir`/temporal.db. */
export function temporalArguments(options: {
  dataDir: string;
  port: number;
  uiPort: number;
  namespace?: string;
  /** Where the UI has payloads decrypted. */
  codecEndpoint?: string | null;
  /** Additional server settings, `KEY=VALUE`. */
  settings?: readonly string[];
}): string[] {
  const pairs = (flag: string, values: readonly string[]) => values.flatMap((value) => [flag, value]);
  return [
    'server',
    'start-dev',
    '--ip',
    '127.0.0.1',
    '--port',
    String(options.port),
    '--ui-port',
    String(options.uiPort),
    '--db-filename',
    path.join(options.dataDir, 'temporal.db'),
    '--log-level',
    'warn',
    '--log-format',
    'json',
    ...pairs('--sqlite-pragma', ['journal_mode=WAL', 'synchronous=NORMAL']),
    ...pairs(
      '--search-attribute',
      searchAttributes.map((name) => `${name}=Keyword`),
    ),
    ...pairs('--dynamic-config-value', [...dynamicConfig, ...(options.settings ?? [])]),
    ...(options.codecEndpoint ? ['--ui-codec-endpoint', options.codecEndpoint] : []),
    ...(options.namespace && options.namespace !== 'default' ? ['--namespace', options.namespace] : []),
  ];
}
