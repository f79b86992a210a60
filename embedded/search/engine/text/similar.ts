import type { Vocabulary } from './vocabulary.ts';

/**
 * Words within `limit` edits of `word`: insertion, deletion, substitution, and the swap of two neighbours as one edit (optimal string
 * alignment). With `prefix`, words of which a beginning is within `limit` edits; those are reported as subtrees.
 */
export function similar(
  vocabulary: Vocabulary,
  word: string,
  limit: number,
  prefix: boolean,
  found: { word(token: number, edits: number): void; subtree(node: number, edits: number): void },
): void {
  const width = word.length + 1;
  const table = new Uint8Array(width * (word.length + limit + 3));
  for (let at = 0; at < width; at++) table[at] = at;
  const search: Search = { vocabulary, word, limit, prefix, found, table, width, path: [] };
  descend(search, 0, 1, limit + 1);
}

type Search = {
  vocabulary: Vocabulary;
  word: string;
  limit: number;
  prefix: boolean;
  found: { word(token: number, edits: number): void; subtree(node: number, edits: number): void };
  table: Uint8Array;
  width: number;
  path: number[];
};

function descend(search: Search, node: number, depth: number, bestPrefix: number): void {
  const { vocabulary, limit, width, table } = search;
  if (depth > search.word.length + limit) return;
  for (let child = vocabulary.child.at(node); child; child = vocabulary.sibling.at(child)) {
    search.path[depth] = vocabulary.char.at(child);
    const least = fillRow(search, depth);
    const edits = table[depth * width + width - 1] as number;
    const token = vocabulary.term.at(child) - 1;
    if (token >= 0 && edits <= limit) search.found.word(token, edits);
    const better = search.prefix && edits <= limit && edits < bestPrefix;
    if (better) search.found.subtree(child, edits);
    if (least <= limit) descend(search, child, depth + 1, better ? edits : bestPrefix);
  }
}

/** One row of the distance table; answers its least value, or 0 while a swap with the next letter could still help. */
function fillRow({ word, limit, table, width, path }: Search, depth: number): number {
  const here = depth * width;
  const above = here - width;
  const letter = path[depth] as number;
  const previous = path[depth - 1];
  table[here] = depth;
  let least = depth;
  for (let at = 1; at < width; at++) {
    const own = word.charCodeAt(at - 1);
    let edits = (table[above + at - 1] as number) + (own === letter ? 0 : 1);
    edits = Math.min(edits, (table[above + at] as number) + 1, (table[here + at - 1] as number) + 1);
    if (depth > 1 && at > 1 && own === previous && word.charCodeAt(at - 2) === letter) {
      edits = Math.min(edits, (table[above - width + at - 2] as number) + 1);
    }
    table[here + at] = edits > limit + 2 ? limit + 2 : edits;
    if (edits < least) least = edits;
  }
  return least;
}
