/**
 * How long after typing a text may lose letters, milliseconds: a colleague's publish arrives before
 * the letters do.
 */
const lostWithinMs = 6_000;
/**
 * The same after the field was left; too short for anyone to discard a draft, whose text must stay
 * discarded.
 */
const leftWithinMs = 300;
const max = 60;

type Typed = { text: string; at: number };

/**
 * Remembers what a person typed into a text, to notice lost letters. A colleague's publish deletes
 * the draft while the newest letters are being sent: the form then shows an earlier text, or one
 * with a hole ("while more" as "whilere").
 */
export class OwnWords {
  #typed: Typed[] = [];
  #leftAt = Number.POSITIVE_INFINITY;

  /** `before` is the text before the letter was typed. */
  type(text: string, before: string, now: number): void {
    const newest = this.#typed.at(-1);
    if (!newest || now - newest.at > lostWithinMs) this.#typed = [{ text: before, at: now }];
    this.#typed = [...this.#typed, { text, at: now }].slice(-max);
    this.#leftAt = Number.POSITIVE_INFINITY;
  }

  /**
   * The newest typed text if `shown` lacks some of its letters; else null. Text that others wrote
   * does not count.
   */
  lost(shown: string, now: number): string | null {
    const [base, newest] = [this.#typed.at(0), this.#typed.at(-1)];
    if (!base || !newest || newest.text === shown) return null;
    if (now - newest.at > lostWithinMs || now - this.#leftAt > leftWithinMs) return null;
    const isFormer = this.#typed.some(({ text }) => text === shown);
    return isFormer || hasHole(shown, newest.text, base.text) ? newest.text : null;
  }

  /** Whether the field is still being typed into. */
  isTyping(now: number): boolean {
    const newest = this.#typed.at(-1);
    return newest !== undefined && now - newest.at <= lostWithinMs && now < this.#leftAt;
  }

  leave(now: number): void {
    this.#leftAt = now;
  }
}

/** Whether `shown` is `newest` without some of the letters that were put into `base`. */
function hasHole(shown: string, newest: string, base: string): boolean {
  const head = commonLength(base, newest);
  const tail = commonLength(reversed(base.slice(head)), reversed(newest.slice(head)));
  const end = tail === 0 ? '' : newest.slice(-tail);
  if (shown.length < head + tail || !shown.startsWith(newest.slice(0, head)) || !shown.endsWith(end)) return false;
  return isWithin(shown.slice(head, shown.length - tail), newest.slice(head, newest.length - tail));
}

/** Whether `some` is a subsequence of `all`. */
function isWithin(some: string, all: string): boolean {
  let at = 0;
  for (const letter of all) if (letter === some[at]) at += 1;
  return at === some.length;
}

function commonLength(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}

const reversed = (text: string): string => [...text].reverse().join('');
