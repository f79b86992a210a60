import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** A post as a list shows it; `opening` is the beginning of its text, for one without an excerpt. */
export const postCardFragment = `
  _id, _type, title, "slug": slug.current, publishedOn, excerpt, image{${pictureFragment}},
  "opening": body[0...3]{_key, _type, style, listItem, children[]{_key, _type, text}}
`;
