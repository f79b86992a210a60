/** A text document. */
export const textSnippetFragment = `
  _id, _type, place, text, "ofSite": defined(site), "ofTemplate": defined(template)
`;
