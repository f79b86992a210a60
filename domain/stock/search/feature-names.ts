/** Features that feeds call by several names; each list begins with the usual one. */
export const featureNames: readonly (readonly string[])[] = [
  ['Tow Bar', 'Towbar', 'Tow Pack'],
  ['Leather Seats', 'Leather Trim'],
  ['Satellite Navigation', 'Sat Nav'],
  ['Reverse Camera', 'Reversing Camera'],
];

/** All names of a feature, this one among them. */
export const namesOfFeature = (name: string): readonly string[] =>
  featureNames.find((names) => names.includes(name)) ?? [name];
