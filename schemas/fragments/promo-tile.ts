import { linkFragment } from '@/schemas/fragments/link.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** A promo tile document. Times are ISO strings or null. */
export const promoTileFragment = `
  _id, _type, title, text, link{${linkFragment}}, image{${pictureFragment}, "cutout": asset->metadata.hasAlpha},
  carTypes, strict, startsAt, expiresAt
`;
