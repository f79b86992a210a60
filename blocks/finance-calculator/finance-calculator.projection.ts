export const financeCalculatorProjection = `
  heading, text, price, ctaLabel, ctaHref
`;
