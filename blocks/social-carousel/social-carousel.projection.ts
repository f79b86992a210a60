export const socialCarouselProjection = `
  heading, posts[]{_key, title, address}
`;
