import { siteOfHost } from '@/studio/platform/host-site.ts';

/** An unpublished draft of a site. */
export type Draft = { _id: string; _type: string; title: string | null; updatedAt: string };
export type Drafts = { count: number; oldest: Draft[] };

const ofSite = `_id in path("drafts.**") && (site._ref in *[${siteOfHost}]._id || ${siteOfHost})`;

/**
 * Drafts of the host's site, the oldest first; without those of templates, which dealers cannot
 * publish.
 */
export const draftsQuery = `{
  "count": count(*[${ofSite}]),
  "oldest": *[${ofSite}] | order(_updatedAt asc)[0...5]{
    _id, _type, "updatedAt": _updatedAt, "title": coalesce(title, heading, name, from, label, path)
  }
}`;

const dayMs = 86_400_000;

/** How long a draft has waited: "today", "1 day", "9 days". */
export function waitedText(updatedAt: string, now: number): string {
  const days = Math.floor((now - Date.parse(updatedAt)) / dayMs);
  if (!(days >= 1)) return 'today';
  return days === 1 ? '1 day' : `${days} days`;
}
