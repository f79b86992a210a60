import { richTextFragment } from '@/schemas/fragments/rich-text.ts';

export const accordionProjection = `
  heading, sections[]{_key, title, subtitle, body[]{${richTextFragment}}}, oneAtATime, firstOpen
`;
