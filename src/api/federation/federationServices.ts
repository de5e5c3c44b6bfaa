/** What the API needs for external tokens: their issuers' keys, and the clock by which tokens are judged. */
import type { Logger } from 'pino';
import { openJsonFetcher } from '../../http/fetchJson.ts';
import type { ApiMetrics } from '../../http/metrics.ts';
import type { AddressRules } from '../../http/outgoingAddresses.ts';
import type { Database } from '../../store/core/db.ts';
import { recordFetch } from '../../store/federation/identityProviders.ts';
import { type OperationServices, operationsWith } from '../operations/operation.ts';
import { type FetchReport, type KeySource, openKeySource } from './keySource.ts';
import { openRefusalRecords, type RefusalRecords } from './refusalRecords.ts';

export interface Identity {
  keys: KeySource;
  rules: AddressRules;
  refusals: RefusalRecords;
  /** Counts an exchange: `granted`, or the check that refused it. */
  countExchange(outcome: string): void;
  /** Whole seconds since the epoch. */
  now(): number;
  close(): Promise<void>;
}

/** What federation needs beyond what every operation has. */
export interface FederationServices extends OperationServices {
  identity: Identity;
}

export const operation = operationsWith<FederationServices>();

interface IdentityOptions extends AddressRules {
  db: Database;
  log: Logger;
  metrics: Pick<ApiMetrics, 'counter'>;
}

export function openIdentity({ db, log, metrics, ...rules }: IdentityOptions): Identity {
  const countExchanges = metrics.counter(
    'compute_exchanges_total',
    'Token exchanges: granted, or the check that refused them',
    'outcome',
  );
  const fetcher = openJsonFetcher(rules);
  const writes = new Set<Promise<void>>();
  const report = (fetch: FetchReport) => {
    const { providerId, reason } = fetch;
    if (reason) log.warn({ providerId, reason }, 'keys of an issuer are not fetched');
    const write = recordFetch(db, recorded(fetch))
      .catch((error: unknown) =>
        log.warn({ err: error, providerId: fetch.providerId }, 'a fetch of keys was not recorded'),
      )
      .finally(() => writes.delete(write));
    writes.add(write);
  };
  return {
    keys: openKeySource({ fetcher, report }),
    rules,
    refusals: openRefusalRecords(metrics),
    countExchange: (outcome) => countExchanges(1, outcome),
    now: () => Math.floor(Date.now() / 1_000),
    async close() {
      await fetcher.close();
      await Promise.all(writes);
    },
  };
}

/** Converts a fetch to the form in which the store keeps it. */
export function recorded({ providerId, at, keys, error }: FetchReport): Parameters<typeof recordFetch>[1] {
  return {
    providerId,
    at,
    keyIds: keys?.keys.map((key) => key.id) ?? null,
    ignoredKeys: keys ? keys.ignored.map(({ index, reason }) => `key ${index} ${reason}`) : [],
    error,
  };
}
