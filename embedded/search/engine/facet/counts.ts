/**
 * Codes of a dictionary and, at the same places, how often each occurs. The lists are reused from
 * search to search, as making them anew for each of twenty facets costs more than the counting:
 * what fills one starts it anew, and it is valid until then.
 */
export class Counts {
  codes = new Uint32Array(256);
  counts = new Uint32Array(256);
  length = 0;

  /** Empties it and makes room for `capacity` codes. */
  start(capacity: number): this {
    this.length = 0;
    if (capacity > this.codes.length) {
      this.codes = new Uint32Array(capacity + (capacity >> 2));
      this.counts = new Uint32Array(this.codes.length);
    }
    return this;
  }

  add(code: number, count: number): void {
    this.codes[this.length] = code;
    this.counts[this.length++] = count;
  }

  /** Those at the given places, in that order. */
  picked(places: Uint32Array): Counts {
    const picked = new Counts().start(places.length);
    for (const at of places) picked.add(this.codes[at] as number, this.counts[at] as number);
    return picked;
  }
}
