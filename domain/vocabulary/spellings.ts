/**
 * How shoppers also write names of models, badges and stock numbers: in one word where makers write several ("CX-5" → "cx5"), and in
 * several where makers write one ("LandCruiser" → "land cruiser", "HiLux" → "hi lux", "RAV4" → "rav 4"). Spellings that are only the
 * name itself are left out.
 */
export function otherSpellings(...names: readonly string[]): string[] {
  const spellings = names.flatMap((name) => [joined(name), parted(name)].filter((it) => it !== plain(name)));
  return [...new Set(spellings)].filter((spelling) => spelling.length > 1);
}

const plain = (name: string): string => words(name).join(' ').toLowerCase();
const joined = (name: string): string => words(name).join('').toLowerCase();

/** Parted between small and capital letters, and between letters and digits. */
const parted = (name: string): string =>
  words(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' '))
    .join(' ')
    .toLowerCase();

const words = (name: string): string[] => name.split(/[-/\s]+/).filter(Boolean);
