import { phrases } from './match-words.ts';

/** Colours that some feeds shorten, and the spelling of other countries. */
const shortened: Readonly<Record<string, string>> = Object.fromEntries(
  phrases(`
    wht White, wh White, blk Black, slv Silver, sil Silver, slr Silver, gry Grey, gray Grey, blu Blue, grn Green, ylw Yellow, yel Yellow, org Orange, brn Brown, gld Gold, prp Purple, mrn Maroon,
    bge Beige, bze Bronze, brz Bronze, crm Cream, char Charcoal, chr Charcoal`).map(
    (pair) => pair.split(' ') as [string, string],
  ),
);

/** The colour as it is written by itself: "WHITE" and "wht" are "White", "Soul Red" stays as its maker writes it. */
export function colourOf(text: string): string {
  const isOneCase = text === text.toUpperCase() || text === text.toLowerCase();
  const words = text.split(' ').map((word) => {
    const long = shortened[word.toLowerCase()];
    if (long) return long;
    return isOneCase && /^\p{L}{3,}$/u.test(word) ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word;
  });
  return words.join(' ');
}
