import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** A brand tile document. */
export const brandTileFragment = `
  _id, _type, name, "slug": slug.current, kind, logo{${pictureFragment}}, externalUrl, skipPage, order
`;
