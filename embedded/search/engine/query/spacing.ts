import type { Index } from '../index.ts';

const maxVariants = 12;

/**
 * Other spacings of a query whose words the collection contains: "cx 5" as "cx5", "landcruiser" as
 * "land cruiser"; likeliest first.
 */
export function spacings(index: Index, words: readonly string[], prefix: boolean): string[][] {
  return [...joins(index, words, prefix), ...splits(index, words, prefix)].slice(0, maxVariants);
}

function joins(index: Index, words: readonly string[], prefix: boolean): string[][] {
  const variants: string[][] = [];
  for (let at = 0; at + 1 < words.length; at++) {
    const joined = `${words[at]}${words[at + 1]}`;
    const last = at + 2 === words.length;
    if (weight(index, joined, prefix && last) > 0)
      variants.push([...words.slice(0, at), joined, ...words.slice(at + 2)]);
  }
  const whole = words.join('');
  if (words.length > 2 && weight(index, whole, prefix) > 0) variants.push([whole]);
  return variants;
}

function splits(index: Index, words: readonly string[], prefix: boolean): string[][] {
  const found: { words: string[]; weight: number }[] = [];
  words.forEach((word, at) => {
    const last = at === words.length - 1;
    for (let cut = 1; cut < word.length; cut++) {
      const left = weight(index, word.slice(0, cut), false);
      const right = left && weight(index, word.slice(cut), prefix && last);
      if (!right) continue;
      const variant = [...words.slice(0, at), word.slice(0, cut), word.slice(cut), ...words.slice(at + 1)];
      found.push({ words: variant, weight: Math.min(left, right) });
    }
  });
  return found.sort((one, other) => other.weight - one.weight).map((variant) => variant.words);
}

/**
 * How many documents hold the word, or for a prefix that no document holds as a word, an upper
 * bound of how many hold any one word that begins so.
 */
function weight({ text }: Index, word: string, prefix: boolean): number {
  const token = text.vocabulary.find(word);
  const own = token < 0 ? 0 : text.frequency.at(token);
  if (own > 0 || !prefix) return own;
  const node = text.vocabulary.nodeOf(word);
  return node < 0 ? 0 : text.vocabulary.weight.at(node);
}
