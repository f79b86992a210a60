export const invoicePaymentProjection = `
  heading, text, example, ways
`;
