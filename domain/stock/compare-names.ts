/** Names as Australians order them, numbers in them by their value. One collator: `localeCompare` with options makes one for each comparison. */
const { compare } = new Intl.Collator('en-AU', { numeric: true });

/** Which of two names comes first, for `sort`. */
export const compareNames = (one: string, other: string): number => compare(one, other);
