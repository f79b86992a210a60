import { pictureFragment } from '@/schemas/fragments/picture.ts';

export const galleryProjection = `
  heading, pictures[]{_key, caption, image{${pictureFragment}}}
`;
