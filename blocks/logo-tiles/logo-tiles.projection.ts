import { pictureFragment } from '@/schemas/fragments/picture.ts';

export const logoTilesProjection = `
  heading, tiles[]{_key, name, note, href, logo{${pictureFragment}}}
`;
