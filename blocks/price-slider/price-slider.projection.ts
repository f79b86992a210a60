export const priceSliderProjection = `
  heading, text, carTypes, noun
`;
