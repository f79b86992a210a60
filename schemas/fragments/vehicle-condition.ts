export const vehicleConditionFragment = `
  carTypes, kinds, makes, minAgeYears, maxAgeYears, minOdometerKm, maxOdometerKm
`;
