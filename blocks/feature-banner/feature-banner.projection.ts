import { linkFragment } from '@/schemas/fragments/link.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';

export const featureBannerProjection = `
  heading, features[]{_key, title, text, link{${linkFragment}}, image{${pictureFragment}}}
`;
