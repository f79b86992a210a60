import { z } from 'zod';

const text = z.string().nullish();

/**
 * What the content webhook sends of a document that changed: whose it is, and whose it was before, so that one that moved leaves no stale page.
 * `existed` is true when it was there before the change, `exists` false when it is not there after it.
 */
export const changedDocument = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  slug: text,
  site: text,
  template: text,
  existed: z.boolean().nullish(),
  exists: z.boolean().nullish(),
  beforeSlug: text,
  beforeSite: text,
  beforeTemplate: text,
});
export type ChangedDocument = z.output<typeof changedDocument>;

/** The webhook's projection, for the embedded service and for hosted Sanity (docs/operations.md). */
export const changedDocumentProjection = `{
  _id, _type, "slug": slug.current, "site": site->slug.current, "template": template->slug.current,
  "existed": defined(before()._id), "exists": defined(after()._id), "beforeSlug": before().slug.current,
  "beforeSite": before().site->slug.current, "beforeTemplate": before().template->slug.current
}`;
