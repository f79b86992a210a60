const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** "PR" of "Priya R.": the first letters of the first and the last name, for the place where a portrait would be. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((word) => firstOf(word ?? '').toLocaleUpperCase('en-AU')).join('') || '★';
}

const firstOf = (word: string): string => graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
