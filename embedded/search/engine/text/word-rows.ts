/** Rows that hold a word, each with a mask of the fields that do; dead rows too. Only the first `length` items count. */
export class WordRows {
  rows = new Uint32Array(256);
  masks = new Uint32Array(256);
  length = 0;

  add(row: number, mask: number): void {
    if (this.length === this.rows.length) this.grow();
    this.rows[this.length] = row;
    this.masks[this.length++] = mask;
  }

  private grow(): void {
    const rows = new Uint32Array(this.rows.length * 4);
    rows.set(this.rows);
    this.rows = rows;
    const masks = new Uint32Array(rows.length);
    masks.set(this.masks);
    this.masks = masks;
  }
}
