import { Uint32List } from '../memory/growable.ts';

/**
 * Every word of a collection in a prefix tree held in typed arrays (21 bytes a node; nested Maps take over 200). Node 0 is the root;
 * `term` is the word's number plus one. `weight` is an upper bound of how many documents hold any word below, so that the most
 * frequent completions are found best first without walking the whole subtree.
 */
export class Vocabulary {
  readonly char = new Uint32List();
  readonly child = new Uint32List();
  readonly sibling = new Uint32List();
  readonly term = new Uint32List();
  readonly weight = new Uint32List();
  private readonly parent = new Uint32List();
  private readonly nodeOfTerm = new Uint32List();
  depth = 0;

  constructor() {
    this.addNode(0, 0);
  }

  get size(): number {
    return this.nodeOfTerm.length;
  }

  /** The word's number; a new word gets the next one. */
  add(word: string): number {
    let node = 0;
    for (let at = 0; at < word.length; at++)
      node = this.childOf(node, word.charCodeAt(at)) || this.grow(node, word.charCodeAt(at));
    const stored = this.term.at(node);
    if (stored) return stored - 1;
    const token = this.nodeOfTerm.push(node);
    this.term.data[node] = token + 1;
    if (word.length > this.depth) this.depth = word.length;
    return token;
  }

  /** The word's number, or -1. */
  find(word: string): number {
    const node = this.nodeOf(word);
    return node < 0 ? -1 : this.term.at(node) - 1;
  }

  /** The node at the end of a prefix, or -1. */
  nodeOf(prefix: string): number {
    let node = 0;
    for (let at = 0; at < prefix.length; at++) {
      node = this.childOf(node, prefix.charCodeAt(at));
      if (!node) return -1;
    }
    return node;
  }

  wordOf(token: number): string {
    let word = '';
    for (let node = this.nodeOfTerm.at(token); node; node = this.parent.at(node)) {
      word = String.fromCharCode(this.char.at(node)) + word;
    }
    return word;
  }

  /** Records that a word is now in `count` documents. */
  raise(token: number, count: number): void {
    const weight = this.weight.data;
    const parent = this.parent.data;
    for (
      let node = this.nodeOfTerm.at(token);
      node && (weight[node] as number) < count;
      node = parent[node] as number
    ) {
      weight[node] = count;
    }
  }

  private childOf(node: number, code: number): number {
    const char = this.char.data;
    const sibling = this.sibling.data;
    let next = this.child.at(node);
    while (next && char[next] !== code) next = sibling[next] as number;
    return next;
  }

  private grow(parent: number, code: number): number {
    const node = this.addNode(code, parent);
    this.sibling.data[node] = this.child.at(parent);
    this.child.data[parent] = node;
    return node;
  }

  private addNode(code: number, parent: number): number {
    this.child.push(0);
    this.sibling.push(0);
    this.term.push(0);
    this.weight.push(0);
    this.parent.push(parent);
    return this.char.push(code);
  }

  get bytes(): number {
    const lists = [this.char, this.child, this.sibling, this.term, this.weight, this.parent, this.nodeOfTerm];
    return lists.reduce((sum, list) => sum + list.bytes, 0);
  }
}
