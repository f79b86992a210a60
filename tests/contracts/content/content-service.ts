import { createClient, type SanityClient } from '@sanity/client';
import { RunningContent } from './running-content.ts';

/**
 * What a contract needs of a content service, embedded or hosted. The dataset is empty when it
 * starts.
 */
export type ContentService = {
  readonly token: string;
  client(token?: string): SanityClient;
  stop(): Promise<void>;
};

type Hosted = { projectId: string; dataset: string; token: string; apiHost: string | undefined };

/** The dataset that the contracts shall run against, when the environment names one (docs/operations.md). */
export const hosted = hostedDataset(process.env);

/** The embedded service in a process of its own, or the hosted dataset of the environment, emptied. */
export async function contentService(): Promise<ContentService> {
  if (!hosted) return RunningContent.start();
  const { token } = hosted;
  const service = { token, client: (other = token) => clientOf(hosted, other), stop: () => empty(service.client()) };
  await empty(service.client());
  return service;
}

/** Throws when the settings are not complete, or name a dataset that was not made for tests: the contracts empty it. */
export function hostedDataset(env: Readonly<Record<string, string | undefined>>): Hosted | null {
  const { CONTRACT_SANITY_PROJECT_ID: projectId, CONTRACT_SANITY_DATASET: dataset, CONTRACT_SANITY_TOKEN: token } = env;
  if (!projectId && !dataset && !token) return null;
  if (!projectId || !dataset || !token) {
    throw new Error(
      'Set CONTRACT_SANITY_PROJECT_ID, CONTRACT_SANITY_DATASET and CONTRACT_SANITY_TOKEN, or none of them.',
    );
  }
  if (!/contract/.test(dataset)) {
    throw new Error(
      `The contracts empty their dataset: its name must have "contract" in it, and "${dataset}" has not.`,
    );
  }
  return { projectId, dataset, token, apiHost: env.CONTRACT_SANITY_API_HOST };
}

function clientOf({ projectId, dataset, apiHost }: Hosted, token: string): SanityClient {
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-03-04',
    useCdn: false,
    perspective: 'published',
    maxRetries: 0,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  });
}

/** System documents, which have a dot in their id's beginning, stay. */
async function empty(client: SanityClient): Promise<void> {
  await client.delete({ query: '*[!(_id in path("_.**"))]' }, { visibility: 'sync' });
}
