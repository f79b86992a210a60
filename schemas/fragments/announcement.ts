import { linkOf, momentOf } from '@/domain/site/content-shapes.ts';
import type { Announcement } from '@/domain/site/site-parts.ts';
import { linkFragment } from '@/schemas/fragments/link.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** An announcement document. Times are ISO strings or null. */
export const announcementFragment = `
  _id, _type, emphasis, text, link{${linkFragment}}, dismissible, startsAt, expiresAt
`;

type Settings = NonNullable<NonNullable<NonNullable<SITE_QUERY_RESULT>['template']>['settings']>;

/** An announcement as the domain's type. */
export function announcementOf(announcement: NonNullable<Settings['announcement']>): Announcement {
  return {
    id: announcement._id,
    text: announcement.text ?? '',
    emphasis: announcement.emphasis ?? '',
    link: linkOf(announcement.link),
    dismissible: announcement.dismissible ?? false,
    startsAtMs: momentOf(announcement.startsAt),
    expiresAtMs: momentOf(announcement.expiresAt),
  };
}
