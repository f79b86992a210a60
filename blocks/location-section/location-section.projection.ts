export const locationSectionProjection = `
  heading, show, "location": location._ref, hours, todayOnly
`;
