export const financeEstimateProjection = `
  heading, text, amount, deposit, termYears, finalPaymentPercent, ctaLabel, ctaHref
`;
