import { linkFragment } from '@/schemas/fragments/link.ts';

/** An announcement document. Times are ISO strings or null. */
export const announcementFragment = `
  _id, _type, emphasis, text, link{${linkFragment}}, dismissible, startsAt, expiresAt
`;
