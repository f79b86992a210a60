import type { ShownText } from '@/domain/offers/offer.ts';
import { withoutScripts } from '@/domain/text/without-scripts.ts';

/** A longer review is shown cut, with a way to the whole of it. Characters as a reader counts them (LOC-08). */
export const reviewCut = 160;

const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/**
 * A review as its card shows it: whole up to 160 characters, else its beginning, which tears neither a word nor a character made of
 * several code points. What looks like markup is text and stays; a script or a style goes with what is in it.
 */
export function shownReview(text: string): ShownText {
  const whole = withoutScripts(text).replaceAll(/\s+/g, ' ').trim();
  const beginning = firstGraphemes(whole, reviewCut);
  return { whole, short: beginning === whole ? null : `${endedAtWord(beginning, whole)}…` };
}

function firstGraphemes(text: string, count: number): string {
  let seen = 0;
  for (const { index } of graphemes.segment(text)) {
    if (seen === count) return text.slice(0, index);
    seen += 1;
  }
  return text;
}

/** Back to the end of the last whole word, unless that would cost more than half. */
function endedAtWord(beginning: string, whole: string): string {
  const wordEnds = /[\s,.;:!?)]/.test(whole[beginning.length] ?? '');
  const space = wordEnds ? beginning.length : beginning.lastIndexOf(' ');
  return (space > beginning.length / 2 ? beginning.slice(0, space) : beginning).replace(
    /(?<![\s,.;:–-])[\s,.;:–-]+$/,
    '',
  );
}
