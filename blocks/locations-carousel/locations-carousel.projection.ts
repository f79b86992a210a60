export const locationsCarouselProjection = `
  heading, order, hours
`;
