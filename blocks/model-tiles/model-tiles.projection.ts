export const modelTilesProjection = `
  heading, categories, limit, linkLabel, linkHref
`;
