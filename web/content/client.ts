import { createClient, type SanityClient } from '@sanity/client';
import type { Environment } from '@/web/platform/env.ts';
import type { Services } from '@/web/platform/services.ts';
import { contentSource } from './content-source.ts';

/** The address where staff edit, on every site's own host. */
export const studioPath = '/studio';

/**
 * Only what shoppers read as text carries the invisible edit marks in a draft: marks would break
 * colours, links, dates and names.
 */
const markedFields = new Set([
  'title',
  'heading',
  'text',
  'label',
  'emphasis',
  'tagline',
  'priceLabel',
  'priceNote',
  'linkLabel',
  'ctaLabel',
]);

const fresh = { apiVersion: '2025-03-04', useCdn: false, timeout: 8_000, maxRetries: 1 } as const;

/** The client on the content service that the environment names: the embedded one by address, else hosted Sanity by project. */
export function connectContent(env: Environment): SanityClient {
  return createClient({
    ...fresh,
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    perspective: 'published',
    ...(env.SANITY_API_TOKEN ? { token: env.SANITY_API_TOKEN } : {}),
    ...(env.CONTENT_URL ? { apiHost: env.CONTENT_URL, useProjectHostname: false } : {}),
  });
}

/** The client that a render reads with. */
export const contentClient = (draft: boolean): SanityClient => contentSource().content[draft ? 'drafts' : 'published'];

/** What is published, and drafts over it with edit marks for the preview. */
export function withDrafts(published: SanityClient): Services['content'] {
  const drafts = published.withConfig({
    perspective: 'drafts',
    resultSourceMap: 'withKeyArraySelector',
    stega: {
      enabled: true,
      studioUrl: studioPath,
      filter: ({ sourcePath, filterDefault, ...props }) => {
        const last = sourcePath.at(-1);
        return (
          typeof last === 'string' && markedFields.has(last) && filterDefault({ sourcePath, filterDefault, ...props })
        );
      },
    },
  });
  return { published, drafts };
}
