export const brandTilesProjection = `
  heading, kinds
`;
