import { richTextFragment } from '@/schemas/fragments/rich-text.ts';

export const prizeWheelProjection = `
  heading, text, prizes[]{_key, title, odds, isWin}, terms[]{${richTextFragment}}, permit, startsAt, expiresAt
`;
