import { linkFragment } from '@/schemas/fragments/link.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** A banner document. Times are ISO strings or null. */
export const bannerFragment = `
  _id, _type, placement, heading, shortName, text, image{${pictureFragment}}, priceLabel, price, priceNote,
  buttons[]{_key, ${linkFragment}}, startsAt, expiresAt
`;
