const always = 8_000_000;
const perRow = 10;

/**
 * How much one query of words may read, in entries of word lists: enough for every pass of an
 * ordinary query, a fraction of a second of work. When it is used up no further pass begins, and
 * the response states that it was cut off; what it has are the best matches, as the passes go from
 * the closest to the farthest.
 */
export class Effort {
  /** A pass was left out. */
  cut = false;
  spent = 0;
  private readonly max: number;

  constructor(rows: number) {
    this.max = always + perRow * rows;
  }

  /** Called before each pass. */
  mayGoOn(): boolean {
    if (this.spent >= this.max) this.cut = true;
    return !this.cut;
  }
}
