export const stockSearchProjection = `
  heading, cells, noun
`;
