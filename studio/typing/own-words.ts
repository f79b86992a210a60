/** So long a text may lose letters after a person typed, milliseconds: a colleague's publish arrives while they are on their way. */
const lostWithinMs = 6_000;
/**
 * The same once the field was left: shorter than anyone takes to discard a draft, whose text stays
 * discarded then.
 */
const leftWithinMs = 300;
const max = 60;

type Typed = { text: string; at: number };

/**
 * What one person typed into one text, so that lost letters are noticed. A colleague who publishes
 * removes the draft while the newest letters are still on their way to it: the form then shows the
 * text as it was some letters ago, or with a hole ("while more" as "whilere").
 */
export class OwnWords {
  #typed: Typed[] = [];
  #leftAt = Number.POSITIVE_INFINITY;

  /** `before` is what the text was when the letter was typed. */
  type(text: string, before: string, now: number): void {
    const newest = this.#typed.at(-1);
    if (!newest || now - newest.at > lostWithinMs) this.#typed = [{ text: before, at: now }];
    this.#typed = [...this.#typed, { text, at: now }].slice(-max);
    this.#leftAt = Number.POSITIVE_INFINITY;
  }

  /**
   * The newest text, when `shown` lacks letters of them; null otherwise. What others write is
   * another text.
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

/** Whether the letters of `some` are in `all` in their order. */
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
