import { Client } from 'typesense';

/** The keys that the web works with, besides the supervisor's own. */
const keys = {
  /** The only kind from which scoped keys may be derived (Typesense, "Generate scoped search key"). */
  search: { description: 'Forecourt web: search only', actions: ['documents:search'] },
  /** Restates weekly figures; it can neither make nor drop a collection. */
  figures: {
    description: 'Forecourt web: weekly figures',
    actions: ['documents:search', 'documents:export', 'documents:import', 'documents:update', 'collections:get'],
  },
} as const;

/**
 * A key for one use and nothing else: `stored` while the service still accepts it, else a new one.
 * Rejects when the service cannot be reached.
 */
export async function ensureKey(
  use: keyof typeof keys,
  { url, adminKey, stored }: { url: string; adminKey: string; stored: string },
): Promise<string> {
  if (stored && (await isAccepted(url, stored))) return stored;
  const { description, actions } = keys[use];
  const key = await clientOf(url, adminKey)
    .keys()
    .create({ description, actions: [...actions], collections: ['vehicles.*'] });
  if (!key.value) throw new Error('The search service gave a key without its value.');
  return key.value;
}

/**
 * A collection that is not there yet is "not found" to a valid key and "forbidden" to another one.
 */
async function isAccepted(url: string, key: string): Promise<boolean> {
  const path = `/collections/vehicles/documents/search?q=*&per_page=0`;
  const response = await fetch(url + path, { headers: { 'x-typesense-api-key': key } });
  return response.status !== 401;
}

function clientOf(address: string, apiKey: string): Client {
  const { protocol, hostname, port } = new URL(address);
  const node = {
    protocol: protocol.replace(':', ''),
    host: hostname,
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
  };
  return new Client({ nodes: [node], apiKey, connectionTimeoutSeconds: 5 });
}
