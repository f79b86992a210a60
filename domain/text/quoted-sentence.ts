/** What a person wrote, in quotation marks, as the end of a sentence: with a full stop where the text has none. */
export const quotedSentence = (text: string): string => `“${text}”${/[.!?…]$/.test(text.trimEnd()) ? '' : '.'}`;
