import type { Tag } from '@/domain/third-parties/tag.ts';
import { tagOfContent } from '@/domain/third-parties/tag-of-content.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** A script of another company. */
export const thirdPartyTagFragment = `
  _id, _type, "site": site._ref, name, vendor, account, url, hosts, purpose, receives, approvedBy, approvedOn, approved,
  consent, loads, enabled
`;

type Tags = NonNullable<SITE_QUERY_RESULT>['tags'];

/** The tags of a site, in the order of the query. */
export const tagsOf = (tags: Tags | null | undefined): Tag[] => (tags ?? []).map((tag) => tagOfContent(tag));
