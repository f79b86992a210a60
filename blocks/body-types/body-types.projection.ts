import { pictureFragment } from '@/schemas/fragments/picture.ts';

export const bodyTypesProjection = `
  heading, carTypes, linkLabel, bodies[]{_key, body, label, image{${pictureFragment}}}
`;
