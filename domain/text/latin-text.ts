/** Letters that no decomposition takes apart, as names have them. */
const plainForms: Readonly<Record<string, string>> = {
  ...{ đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T', ı: 'i', œ: 'oe', Œ: 'OE' },
  ...{ ŋ: 'ng', Ŋ: 'Ng', ə: 'e', Ə: 'E', ẞ: 'SS', ƒ: 'f', ɓ: 'b', Ɓ: 'B', ɗ: 'd', Ɗ: 'D', ƙ: 'k', Ƙ: 'K' },
  ...{ ʻ: '‘', ʼ: '’', ʹ: "'", '\u2032': "'", '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—' },
  ...{ '\u2212': '-', '\u201a': ',', '\u201e': '"' },
};

const writable =
  /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]/;

const simple = (character: string): string => (writable.test(character) ? character : (plainForms[character] ?? ''));

function written(character: string): string {
  const own = simple(character);
  return own === '' ? Array.from(character.normalize('NFKD'), simple).join('') : own;
}

/** Text in the letters of Windows-1252, which every PDF reader has: "Nguyễn" becomes "Nguyen", "Łukasz" "Lukasz"; what has no plain form goes. */
export const latinText = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/[\u00a0\u2007\u202f\s]+/g, ' '), written).join('');
