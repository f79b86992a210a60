import type { Vocabulary } from './vocabulary.ts';

type Pending = { node: number; weight: number; token: number };

/**
 * The most frequent words that begin with `prefix`, at most `limit`, most frequent first. `frequency` gives how many living documents
 * hold a word; words in none are skipped.
 */
export function completions(
  vocabulary: Vocabulary,
  prefix: string,
  limit: number,
  frequency: (token: number) => number,
): number[] {
  const top = vocabulary.nodeOf(prefix);
  if (top < 0) return [];
  return frequentBelow(vocabulary, [top], limit, frequency);
}

/** All words that begin with `prefix` and that living documents hold, in no order. */
export function wordsWith(vocabulary: Vocabulary, prefix: string, frequency: (token: number) => number): number[] {
  const top = vocabulary.nodeOf(prefix);
  const found: number[] = [];
  const open = top < 0 ? [] : [top];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const token = vocabulary.term.at(node) - 1;
    if (token >= 0 && frequency(token) > 0) found.push(token);
    for (let child = vocabulary.child.at(node); child; child = vocabulary.sibling.at(child)) open.push(child);
  }
  return found;
}

/** As `completions`, for all words at or below the given nodes. */
export function frequentBelow(
  vocabulary: Vocabulary,
  nodes: readonly number[],
  limit: number,
  frequency: (token: number) => number,
): number[] {
  const found: number[] = [];
  const heap: Pending[] = [];
  for (const node of nodes) push(heap, { node, weight: vocabulary.weight.at(node), token: -1 });
  while (found.length < limit) {
    const next = pop(heap);
    if (!next) break;
    if (next.token >= 0) found.push(next.token);
    else expand(vocabulary, next.node, heap, frequency);
  }
  return found;
}

function expand(vocabulary: Vocabulary, node: number, heap: Pending[], frequency: (token: number) => number): void {
  const token = vocabulary.term.at(node) - 1;
  const count = token < 0 ? 0 : frequency(token);
  if (count > 0) push(heap, { node, weight: count, token });
  for (let child = vocabulary.child.at(node); child; child = vocabulary.sibling.at(child)) {
    const weight = vocabulary.weight.at(child);
    if (weight > 0) push(heap, { node: child, weight, token: -1 });
  }
}

/** Heavier first; at the same weight a word before a subtree, then the older node. */
function before(one: Pending, other: Pending): boolean {
  if (one.weight !== other.weight) return one.weight > other.weight;
  if (one.token >= 0 !== other.token >= 0) return one.token >= 0;
  return one.node < other.node;
}

function push(heap: Pending[], item: Pending): void {
  let at = heap.length;
  heap.push(item);
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above] as Pending;
    if (!before(item, parent)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = item;
}

function pop(heap: Pending[]): Pending | undefined {
  const first = heap[0];
  const item = heap.pop();
  if (!first || !item || heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let below = at * 2 + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && before(heap[below + 1] as Pending, heap[below] as Pending)) below++;
    if (!before(heap[below] as Pending, item)) break;
    heap[at] = heap[below] as Pending;
    at = below;
  }
  heap[at] = item;
  return first;
}
