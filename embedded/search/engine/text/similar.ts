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
  const table = new Uint8Array(width * (word.length + limit + 3)).fill(limit + 1);
  for (let at = 0; at < width; at++) table[at] = at;
  const letters = Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));
  const path = new Uint16Array(word.length + limit + 3);
  descend({ vocabulary, letters, limit, prefix, found, table, width, path }, 0, 1, limit + 1);
}

type Search = {
  vocabulary: Vocabulary;
  letters: Uint16Array;
  limit: number;
  prefix: boolean;
  found: { word(token: number, edits: number): void; subtree(node: number, edits: number): void };
  table: Uint8Array;
  width: number;
  path: Uint16Array;
};

function descend(search: Search, node: number, depth: number, bestPrefix: number): void {
  const { vocabulary, limit, width, table, path } = search;
  if (depth > search.letters.length + limit) return;
  const char = vocabulary.char.data;
  const sibling = vocabulary.sibling.data;
  for (let child = vocabulary.child.at(node); child; child = sibling[child] as number) {
    path[depth] = char[child] as number;
    const least = fillRow(search, depth);
    const edits = table[depth * width + width - 1] as number;
    if (edits <= limit) {
      const token = vocabulary.term.at(child) - 1;
      if (token >= 0) search.found.word(token, edits);
    }
    const better = search.prefix && edits <= limit && edits < bestPrefix;
    if (better) search.found.subtree(child, edits);
    if (least <= limit) descend(search, child, depth + 1, better ? edits : bestPrefix);
  }
}

/** One row of the distance table, only the cells that can be within the limit; answers its least value. */
function fillRow({ letters, limit, table, width, path }: Search, depth: number): number {
  const here = depth * width;
  const above = here - width;
  const letter = path[depth] as number;
  const previous = path[depth - 1] as number;
  const last = Math.min(width - 1, depth + limit);
  let least = limit + 1;
  if (depth <= limit) {
    table[here] = depth;
    least = depth;
  }
  for (let at = Math.max(1, depth - limit); at <= last; at++) {
    const own = letters[at - 1] as number;
    let edits = table[above + at - 1] as number;
    if (own !== letter) edits++;
    const removed = (table[above + at] as number) + 1;
    if (removed < edits) edits = removed;
    const added = (table[here + at - 1] as number) + 1;
    if (added < edits) edits = added;
    if (depth > 1 && at > 1 && own === previous && letters[at - 2] === letter) {
      const swapped = (table[above - width + at - 2] as number) + 1;
      if (swapped < edits) edits = swapped;
    }
    table[here + at] = edits > limit ? limit + 1 : edits;
    if (edits < least) least = edits;
  }
  return least;
}
