/** The connection of workers, made again whenever its certificates or its key are renewed. */
import { NativeConnection, type Worker } from '@temporalio/worker';
import type { Logger } from 'pino';
import type { Config } from '../settings/config.ts';
import { type Endpoint, renewalMs, renewedEndpoint, temporalAddress } from './endpoint.ts';
import { until } from './until.ts';

export interface WorkerConnection {
  readonly current: NativeConnection;
  /** Keeps a worker on the current connection for as long as it runs. */
  attach(worker: Worker): void;
  detach(worker: Worker): void;
  /** All workers must have ended. */
  close(): Promise<void>;
}

/** Waits for as long as Temporal is unavailable. Throws ConfigError at once, and when `signal` aborts. */
export async function openWorkerConnection(
  config: Config,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<WorkerConnection> {
  const endpoint = renewedEndpoint(config, log);
  let used = endpoint();
  const connect = () => {
    used = endpoint();
    return NativeConnection.connect(nativeOptions(config, used));
  };
  let current = await until(connect, { what: 'Temporal', log, signal });
  const workers = new Set<Worker>();
  let renewing: Promise<void> | null = null;

  async function renew(): Promise<void> {
    const before = current;
    const next = endpoint();
    try {
      current = await NativeConnection.connect(nativeOptions(config, next));
    } catch (error) {
      // The old connection may serve until it is cut; the next look tries again.
      log.warn({ err: error }, 'the renewed certificates or key open no connection to Temporal yet');
      return;
    }
    used = next;
    for (const worker of workers) worker.connection = current;
    await before.close();
    log.info('the connection to Temporal uses its renewed certificates or key');
  }

  const timer = setInterval(() => {
    if (renewing || endpoint() === used) return;
    renewing = renew()
      .catch((error: unknown) => log.warn({ err: error }, 'a former connection to Temporal could not be closed'))
      .finally(() => {
        renewing = null;
      });
  }, renewalMs);

  return {
    get current() {
      return current;
    },
    attach(worker) {
      worker.connection = current;
      workers.add(worker);
    },
    detach: (worker) => void workers.delete(worker),
    async close() {
      clearInterval(timer);
      await renewing;
      await current.close();
    },
  };
}

function nativeOptions(config: Config, { tls, apiKey }: Endpoint): Parameters<typeof NativeConnection.connect>[0] {
  return {
    address: temporalAddress(config),
    ...(apiKey && { apiKey }),
    tls: tls && {
      ...(tls.serverName && { serverNameOverride: tls.serverName }),
      ...(tls.ca && { serverRootCACertificate: tls.ca }),
      ...(tls.cert && tls.key && { clientCertPair: { crt: tls.cert, key: tls.key } }),
    },
  };
}
