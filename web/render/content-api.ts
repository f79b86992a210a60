import { environment } from '@/web/platform/env.ts';

/** Paths of the embedded content service on the site's own host, for staff's browsers. */
export type ContentApi = {
  /** Stream of all changes, including drafts. */
  changes: string;
  /** The signed-in person's grants. */
  grants: string;
  query: string;
};

/** Null with a hosted content service, which only the studio connects to. */
export function contentApi(): ContentApi | null {
  const { CONTENT_URL, SANITY_DATASET: dataset, SANITY_PROJECT_ID: project } = environment();
  if (!CONTENT_URL) return null;
  const api = '/lake/v2025-03-04';
  return {
    changes: `${api}/data/live/events/${dataset}?includeDrafts=true`,
    grants: `${api}/projects/${project}/datasets/${dataset}/acl`,
    query: `${api}/data/query/${dataset}`,
  };
}
