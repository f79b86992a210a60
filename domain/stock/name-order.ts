/** Names as Australians order them, numbers in them by what they are worth. Made once: a comparison that makes its own takes ten times as long. */
const { compare } = new Intl.Collator('en-AU', { numeric: true });

/** Which of two names comes first, for `sort`. */
export const nameOrder = (one: string, other: string): number => compare(one, other);
