/**
 * The terms of a lender's document, and of a layer's finance settings: the fields of
 * schemas/fields/lender-terms.ts; dollars and percent.
 */
export const lenderTermsFragment = `
  interestRatePercent, establishmentFee, securityRegistrationFee, agencyFee, monthlyFee, termYears, depositPercent, finalPaymentPercent,
  frequency, frequencyPolicy, rounding, bounds, excludedDealerships, disclaimer
`;

/** A lender document. */
export const lenderFragment = `
  _id, _type, name, provider, "ofSite": defined(site), "ofTemplate": defined(template), ${lenderTermsFragment}
`;
