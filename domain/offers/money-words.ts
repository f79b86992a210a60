/** Pieces that the patterns about money share. Each repetition has a bound, so that no text, however odd, costs more than its length. */
export const amount = String.raw`\$\s?\d[\d,]{0,12}(?:\.\d{1,9})?`;
export const span = String.raw`(?:week|wk|fortnight|f\s?[/.]?\s?n|month|mth)`;
const shortSpan = '(?:w|f|fn|m|mo)';
export const each = `(?:${[
  String.raw`(?:per|a|an|each|every|\/|p\s?[./]?)[\s-]?(?:calendar )?${span}\b`,
  String.raw`(?:weekly|wkly|fortnightly|monthly|mthly|pcm|pwk)\b`,
  String.raw`(?:\/\s?${shortSpan}|p\s?[./]?\s?${shortSpan})\b`,
  String.raw`every (?:7|seven|14|fourteen|30|thirty) days\b`,
  String.raw`(?:wk|week|f\/n)\b`,
].join('|')})`;
export const gap = String.raw`[\s,:|()–—-]{0,6}`;
export const percent = String.raw`(?<![\d.,])(?:[0-3]?\d)(?:[.,]\d{1,9})?\s?(?:%|per\s?cent\b|percent\b)`;

/** What is right before a figure may make it another thing: so much of the text is looked at. */
const nearby = 160;
export const wordsBefore = (text: string, index: number): string => text.slice(Math.max(0, index - nearby), index);
export const wordsAfter = (text: string, index: number): string => text.slice(index, index + nearby);
