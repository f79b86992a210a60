import { Client } from 'typesense';
import type { Instance } from '@/scripts/start/instance.ts';
import { homeOf } from './servers.ts';

const collection = 'vehicles';

/**
 * Copies of the demo's own vehicles, under names of their own and all on one site, until there are
 * `vehicles`; returns how many there are.
 */
export async function fillIndex({ services }: Pick<Instance, 'services'>, vehicles: number): Promise<number> {
  const { url, adminKey } = services.search;
  const { hostname, port, protocol } = new URL(url);
  const client = new Client({
    nodes: [{ host: hostname, port: Number(port), protocol: protocol.slice(0, -1) }],
    apiKey: adminKey,
    connectionTimeoutSeconds: 120,
  });
  const documents = () => client.collections<Record<string, unknown>>(collection).documents();
  const lines = (await documents().export()).split('\n');
  const own = lines.map((line): Record<string, unknown> => JSON.parse(line));
  for (let from = own.length; from < vehicles; from += 2_000) {
    const batch = Array.from({ length: Math.min(2_000, vehicles - from) }, (_, at) => {
      const model = own[(from + at) % own.length] ?? {};
      const id = `bench-${from + at}`;
      return { ...model, id, slug: id, stocknum: id, sites: [homeOf], price: 5_000 + ((from + at) % 90_000) };
    });
    await documents().import(batch, { action: 'create' });
  }
  return Math.max(vehicles, own.length);
}
