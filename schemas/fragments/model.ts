import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** A model document; `fromPrice` is dollars. */
export const modelFragment = `
  _id, _type, name, "slug": slug.current, "newSlug": newSlug.current, overrideUrl, status, categories, image{${pictureFragment}},
  shortDescription, fromPrice, priceType, order, "ofSite": defined(site), "ofTemplate": defined(template)
`;
