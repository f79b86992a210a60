import { withoutScripts } from '@/domain/text/without-scripts.ts';

/** The text where a dealer wrote nothing (VDP-06), letter for letter. */
export const commentsPending = 'Dealer comments are pending. Please check back here later.';

const maxLength = 400;

/** The dealer's comments as paragraphs, and how they begin where they are cut; `short` is null for what fits. */
type DealerComments = { paragraphs: string[]; short: string | null };

/**
 * VDP-06: feeds part their lines with bars, dashes and tags; what is nothing but separators is
 * empty, and shown as pending.
 */
export function dealerComments(written: string): DealerComments {
  const paragraphs = plainLines(written);
  if (paragraphs.length === 0) return { paragraphs: [commentsPending], short: null };
  const whole = paragraphs.join(' ');
  return { paragraphs, short: whole.length > maxLength ? cutAtWord(whole) : null };
}

const breaks = /<\s*(?:br|\/p|\/li|\/div)\s*(?:\/\s*)?>|\r?\n|\|{1,2}/gi;
const tag = /<\/?[a-z][^<>]*>/gi;

function plainLines(written: string): string[] {
  const lines = withoutScripts(written).replace(breaks, '\n').replace(tag, ' ').split('\n');
  return lines
    .map((line) =>
      line
        .replaceAll(/&nbsp;/gi, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

function cutAtWord(whole: string): string {
  const cut = whole.slice(0, maxLength);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > maxLength / 2 ? end : maxLength).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`;
}
