import { Uint32List } from '../memory/growable.ts';
import type { SelectedGroup } from './field-selection.ts';
import type { WordRows } from './word-rows.ts';

const blockSizes = [2, 8, 32, 128, 512, 2048];
const headerWords = 3;

/**
 * Word number → rows that hold it, each with a mask of the fields (up to 32) that do. The first row is inline, since most words
 * of a stock list (stock numbers) occur once; the others in linked blocks of one pool: [next block, capacity, used, row, mask, …].
 */
export class Postings {
  private readonly firstRow = new Uint32List();
  private readonly firstMask = new Uint32List();
  private readonly firstBlock = new Uint32List();
  private readonly lastBlock = new Uint32List();
  private readonly pool = new Uint32List();

  constructor() {
    this.pool.push(0);
  }

  /** Adds a row; rows of one word must come in ascending order, each once. */
  add(token: number, row: number, mask: number): void {
    while (this.firstRow.length <= token) this.grow();
    if (this.firstMask.at(token) === 0) {
      this.firstRow.data[token] = row;
      this.firstMask.data[token] = mask;
      return;
    }
    let block = this.lastBlock.at(token);
    const pool = this.pool.data;
    if (!block || pool[block + 2] === pool[block + 1]) block = this.chain(token, block);
    this.append(block, row, mask);
  }

  /** Adds to `into` the rows that hold a word in the selected fields, dead rows too. */
  read(token: number, selected: SelectedGroup, into: WordRows): void {
    if (token >= this.firstRow.length || this.firstMask.at(token) === 0) return;
    const { mask } = selected;
    const first = (this.firstMask.at(token) & mask) >>> 0;
    if (first !== 0) into.add(this.firstRow.at(token), selected.translate(first));
    const pool = this.pool.data;
    for (let block = this.firstBlock.at(token); block; block = pool[block] as number) {
      const end = block + headerWords + (pool[block + 2] as number) * 2;
      for (let at = block + headerWords; at < end; at += 2) {
        const found = ((pool[at + 1] as number) & mask) >>> 0;
        if (found !== 0) into.add(pool[at] as number, selected.translate(found));
      }
    }
  }

  get bytes(): number {
    const lists = [this.firstRow, this.firstMask, this.firstBlock, this.lastBlock, this.pool];
    return lists.reduce((sum, list) => sum + list.bytes, 0);
  }

  private append(block: number, row: number, mask: number): void {
    const pool = this.pool.data;
    const used = pool[block + 2] as number;
    pool[block + headerWords + used * 2] = row;
    pool[block + headerWords + used * 2 + 1] = mask;
    pool[block + 2] = used + 1;
  }

  private chain(token: number, last: number): number {
    const capacity = last ? nextSize(this.pool.at(last + 1)) : (blockSizes[0] as number);
    const block = this.pool.length;
    this.pool.reserve(block + headerWords + capacity * 2);
    this.pool.length = block + headerWords + capacity * 2;
    this.pool.data.fill(0, block, this.pool.length);
    this.pool.data[block + 1] = capacity;
    if (last) this.pool.data[last] = block;
    else this.firstBlock.data[token] = block;
    this.lastBlock.data[token] = block;
    return block;
  }

  private grow(): void {
    this.firstRow.push(0);
    this.firstMask.push(0);
    this.firstBlock.push(0);
    this.lastBlock.push(0);
  }
}

function nextSize(size: number): number {
  return blockSizes[blockSizes.indexOf(size) + 1] ?? size;
}
