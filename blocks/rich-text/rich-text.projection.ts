import { richTextFragment } from '@/schemas/fragments/rich-text.ts';

export const richTextProjection = `
  heading, body[]{${richTextFragment}}
`;
