import { environment } from '@/web/env.ts';

/** Where staff's browsers ask the embedded content service, on the site's own host. */
export type LakeAddresses = {
  /** The stream that tells of every change, drafts included. */
  changes: string;
  /** The grants of whoever is signed in. */
  grants: string;
  query: string;
};

/** Null with a hosted content service, which speaks to the studio alone. */
export function lakeAddresses(): LakeAddresses | null {
  const { CONTENT_URL, SANITY_DATASET: dataset, SANITY_PROJECT_ID: project } = environment();
  if (!CONTENT_URL) return null;
  const lake = '/lake/v2025-03-04';
  return {
    changes: `${lake}/data/live/events/${dataset}?includeDrafts=true`,
    grants: `${lake}/projects/${project}/datasets/${dataset}/acl`,
    query: `${lake}/data/query/${dataset}`,
  };
}
