export const facetTilesProjection = `
  heading, attribute, carTypes, limit, linkLabel
`;
