export const latestStockProjection = `
  heading, linkLabel, linkHref, carTypes, makes, bodies, limit, sort
`;
