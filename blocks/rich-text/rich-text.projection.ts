export const richTextProjection = `
  heading,
  body[]{
    _key, _type, style, listItem, level,
    children[]{_key, _type, text, marks},
    markDefs[]{_key, _type, href}
  }
`;
