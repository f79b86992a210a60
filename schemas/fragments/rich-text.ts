/** The paragraphs of a text, with their text, marks and links: `body[]{${richTextFragment}}`. */
export const richTextFragment = `
  _key, _type, style, listItem, level,
  children[]{_key, _type, text, marks},
  markDefs[]{_key, _type, href}
`;
