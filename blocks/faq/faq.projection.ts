import { richTextFragment } from '@/schemas/fragments/rich-text.ts';

export const faqProjection = `
  heading, questions[]{_key, question, answer[]{${richTextFragment}}}
`;
