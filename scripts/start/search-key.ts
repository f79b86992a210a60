import { Client } from 'typesense';

/**
 * A key that can do nothing but search, the only kind from which scoped keys may be derived (Typesense, "Generate
 * scoped search key"). `known` is returned while the service still takes it.
 */
export async function ensureSearchKey(url: string, adminKey: string, known: string): Promise<string> {
  if (known && (await isAccepted(url, known))) return known;
  const key = await clientOf(url, adminKey)
    .keys()
    .create({
      description: 'Forecourt web: search only',
      actions: ['documents:search'],
      collections: ['vehicles.*'],
    });
  if (!key.value) throw new Error('The search service gave a key without its value.');
  return key.value;
}

/** A collection that is not there yet is "not found" to a known key and "forbidden" to an unknown one. */
async function isAccepted(url: string, key: string): Promise<boolean> {
  const path = `/collections/vehicles/documents/search?q=*&per_page=0`;
  const answer = await fetch(url + path, { headers: { 'x-typesense-api-key': key } });
  return answer.status !== 401;
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
