/**
 * What a price of an offer or a model is, as the text behind it, by the value that staff choose
 * (PLUS-08).
 */
export const priceTypeWords: Readonly<Record<string, string>> = {
  'drive-away': 'drive away',
  'excluding-government-charges': 'excl. govt. charges',
};
