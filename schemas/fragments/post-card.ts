import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** A post for lists; `opening` is the start of its text, used without an excerpt. */
export const postCardFragment = `
  _id, _type, title, "slug": slug.current, publishedOn, excerpt, image{${pictureFragment}},
  "opening": body[0...3]{_key, _type, style, listItem, children[]{_key, _type, text}}
`;
