/** Marks ranks, of which the first are then taken in order. */
export class FirstRanks {
  private bits = new Uint32Array(64);
  private words = 0;

  /** Of so many ranks; none is marked. */
  start(ranks: number): void {
    this.words = (ranks + 31) >>> 5;
    if (this.bits.length < this.words) this.bits = new Uint32Array(this.words * 2);
    else this.bits.fill(0, 0, this.words);
  }

  mark(rank: number): void {
    const word = rank >>> 5;
    this.bits[word] = (this.bits[word] as number) | (1 << (rank & 31));
  }

  /** The first `wanted` marked ones, ascending; fewer when there are fewer. */
  take(wanted: number, visit: (rank: number) => void): void {
    let left = wanted;
    for (let word = 0; word < this.words && left > 0; word++) {
      for (let rest = this.bits[word] as number; rest !== 0 && left > 0; rest &= rest - 1, left--)
        visit(word * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
}
