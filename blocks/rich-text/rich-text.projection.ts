import { pictureFragment } from '@/schemas/fragments/picture.ts';
import { richTextFragment } from '@/schemas/fragments/rich-text.ts';

export const richTextProjection = `
  heading, body[]{${richTextFragment}}, image{${pictureFragment}}
`;
