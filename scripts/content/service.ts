import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { readConfiguration } from '../start/configuration.ts';
import { withEnvFile } from '../start/env-file.ts';
import { readServices, type Services } from '../start/services.ts';
import { StartError } from '../start/start-error.ts';

const root = join(import.meta.dirname, '../..');

/** What the content service is called in messages, and the official client on it. */
export type ContentService = { name: string; client: SanityClient; dataset: string };

/**
 * The content service that the environment names (SANITY_PROJECT_ID and SANITY_API_TOKEN), else the one of the instance that runs on
 * this machine. Throws a StartError when there is neither (CMS-04).
 */
export async function contentService(environment: Record<string, string | undefined>): Promise<ContentService> {
  const { dataDir, external } = readConfiguration(withEnvFile(join(root, '.env'), environment), root);
  if (external.content) {
    const { projectId, dataset, token } = external.content;
    return {
      name: `Sanity project ${projectId}, ${dataset}`,
      dataset,
      client: clientOf({ projectId, dataset, token }),
    };
  }
  const services = await readServices(dataDir);
  if (!services)
    throw new StartError('No instance has run here yet: start one with npm start, or set SANITY_PROJECT_ID.');
  const { dataset, url } = services.content;
  const client = embeddedClient(services.content);
  await client.fetch('count(*[_id == "none"])').catch(() => {
    throw new StartError(`The instance of ${dataDir} does not answer at ${url}: start it with npm start.`);
  });
  return { name: `the embedded service of ${dataDir}`, dataset, client };
}

/** The client on the embedded service of an instance. */
export const embeddedClient = ({ url, projectId, dataset, token }: Services['content']): SanityClient =>
  clientOf({ projectId, dataset, token, apiHost: url, useProjectHostname: false });

const clientOf = (config: Parameters<typeof createClient>[0]): SanityClient =>
  createClient({ apiVersion: '2025-03-04', useCdn: false, maxRetries: 1, ...config });
