import { Client } from 'typesense';
import { StockUnavailable } from '@/domain/stock/stock-unavailable.ts';
import type { Environment } from '@/web/platform/env.ts';

/** How long a page waits for the index altogether, milliseconds. */
export const searchTimeoutMs = 2_000;

/**
 * The client on the search service that the environment names. One quick second try bridges a service that is just restarting;
 * more would only add load to one that is down. Throws StockUnavailable when the environment names none.
 */
export function connectSearch(env: Pick<Environment, 'TYPESENSE_URL' | 'TYPESENSE_SEARCH_KEY'>): Client {
  if (!env.TYPESENSE_URL || !env.TYPESENSE_SEARCH_KEY) {
    throw new StockUnavailable('The search service is not configured: set TYPESENSE_URL and TYPESENSE_SEARCH_KEY.');
  }
  return new Client({
    nodes: [{ url: env.TYPESENSE_URL }],
    apiKey: env.TYPESENSE_SEARCH_KEY,
    connectionTimeoutSeconds: searchTimeoutMs / 1000,
    numRetries: 1,
    retryIntervalSeconds: 0.1,
    logLevel: 'silent',
  });
}

/** The client that writes weekly figures; null where the environment gives no key for it. Nothing waits for it, so it may take its time. */
export function connectFigures(env: Pick<Environment, 'TYPESENSE_URL' | 'TYPESENSE_FIGURES_KEY'>): Client | null {
  const { TYPESENSE_URL: url, TYPESENSE_FIGURES_KEY: apiKey } = env;
  return url && apiKey
    ? new Client({ nodes: [{ url }], apiKey, connectionTimeoutSeconds: 60, numRetries: 0, logLevel: 'silent' })
    : null;
}

export type SearchConnection = () => Client;

/** The client on the search service, made when it is first used: without one, pages lack their vehicles and nothing else. */
export function searchConnection(env: Parameters<typeof connectSearch>[0]): SearchConnection {
  let client: Client | undefined;
  return () => {
    client ??= connectSearch(env);
    return client;
  };
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** Throws StockUnavailable where the environment names no search service. */
    stock: SearchConnection;
  }
}
