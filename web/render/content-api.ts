import { environment } from '@/web/platform/env.ts';

/** Address at which staff's browsers reach the embedded content service, on the site's own host. */
export type ContentApi = {
  /** The stream of every change, drafts included. */
  changes: string;
  /** The grants of the person who is signed in. */
  grants: string;
  query: string;
};

/** Null with a hosted content service, which speaks to the studio alone. */
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
