import { join } from 'node:path';
import { Client } from 'typesense';
import { readMediaOrigins } from '@/web/platform/env.ts';
import { readConfiguration } from '../start/configuration.ts';
import { withEnvFile } from '../start/env-file.ts';
import { mediaOriginsOf } from '../start/service-plans.ts';
import { readServices } from '../start/services.ts';
import { StartError } from '../start/start-error.ts';

const root = join(import.meta.dirname, '../..');

/** The search service, the records and the origins of pictures that the environment names, else those of the instance on this machine (OPS-02). */
export async function stockServices(environment: Record<string, string | undefined>) {
  const configuration = readConfiguration(withEnvFile(join(root, '.env'), environment), root);
  const { dataDir, external } = configuration;
  const services = await readServices(dataDir);
  const search = external.search ?? services?.search;
  const records = external.records ?? services?.records;
  if (!search || !records) {
    throw new StartError(
      'No instance has run here yet: start one with npm start, or set TYPESENSE_URL and DATABASE_URL.',
    );
  }
  if (!search.adminKey)
    throw new StartError('Set TYPESENSE_ADMIN_KEY: an import makes collections and moves the alias.');
  const typesense = adminClient(search.url, search.adminKey);
  const mediaOrigins = services
    ? readMediaOrigins(mediaOriginsOf(configuration, services))
    : readMediaOrigins(configuration.mediaOrigins);
  return { typesense, recordsUrl: records.url, mediaOrigins };
}

/** The client that makes collections and moves the alias. */
export function adminClient(url: string, apiKey: string): Client {
  const { hostname, port, protocol } = new URL(url);
  return new Client({
    nodes: [
      { host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80), protocol: protocol.slice(0, -1) },
    ],
    apiKey,
    connectionTimeoutSeconds: 60,
    logLevel: 'silent',
  });
}
