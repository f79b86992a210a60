export const statsBannerProjection = `
  heading, figures[]{_key, value, label}
`;
