export const hoursSectionProjection = `
  heading, text
`;
