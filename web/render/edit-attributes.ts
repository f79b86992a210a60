import { createDataAttribute } from 'next-sanity';
import { studioPath } from '@/web/content/client.ts';
import { environment } from '@/web/platform/env.ts';

/** Attributes with which an element of the preview opens a field in the studio. */
export function editAttributes(document: { id: string; type: string }, path: string): Record<string, string> {
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset } = environment();
  const attribute = createDataAttribute({ projectId, dataset, baseUrl: studioPath, ...document, path });
  return { 'data-sanity': attribute.toString() };
}
