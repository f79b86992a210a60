export const locationsMapProjection = `
  heading, show, postcodeSearch, openingHours, limit, linkLabel, linkHref
`;
