import { pictureFragment } from '@/schemas/fragments/picture.ts';
import { richTextFragment } from '@/schemas/fragments/rich-text.ts';

export const tabsProjection = `
  heading, tabs[]{_key, title, body[]{${richTextFragment}}, image{${pictureFragment}}}
`;
