export const budgetSearchProjection = `
  heading, text, carTypes, noun, showDisclaimer
`;
