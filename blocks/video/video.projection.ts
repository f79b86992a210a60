import { pictureFragment } from '@/schemas/fragments/picture.ts';

export const videoProjection = `
  heading, title, source, address, "file": file.asset._ref, "captions": captions.asset._ref, poster{${pictureFragment}}, text
`;
