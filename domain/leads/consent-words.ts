import type { Link } from '@/domain/text/link.ts';
import { isSafeHref } from '@/domain/text/safe-href.ts';

/** A piece of what is beside a box to tick; a link where it has an address. */
export type ConsentPiece = { text: string; href: string | null };

/** What staff write for a link of their own: `[test drive agreement](/agreement)`. */
const writtenLink = /\[([^[\]]+)\]\(([^()\s]*)\)/;

const isPrivacy = /\bprivacy\b/i;

/** What consents call the pages to which a site links at its very bottom. */
const linkedPages = [
  { words: /terms (?:of use|of service|and conditions)/i, link: /\bterms\b/i },
  { words: /privacy (?:policy|statement|notice)/i, link: isPrivacy },
] as const;

/**
 * The text of a consent in pieces. Links are those that staff wrote, and the parts that name the
 * terms or the privacy policy where the site links to such a page. An address that is not safe
 * leaves its text without a link.
 */
export function consentPieces(text: string, siteLinks: readonly Link[]): ConsentPiece[] {
  const written = cut(text, writtenLink, ([, copy = '', href = '']) => linked(copy, href));
  return linkedPages.reduce((pieces, page) => {
    const href = siteLinks.find(({ label }) => page.link.test(label))?.href;
    return href === undefined
      ? pieces
      : pieces.flatMap((piece) =>
          piece.href === null ? cut(piece.text, page.words, ([phrase]) => linked(phrase, href)) : [piece],
        );
  }, written);
}

/** The same text without the addresses: a consent's label, and what is stored of it. */
export const consentText = (text: string): string =>
  consentPieces(text, [])
    .map((piece) => piece.text)
    .join('');

/** The link at the site's very bottom that leads to its privacy policy. */
export const privacyLink = (siteLinks: readonly Link[]): Link | null =>
  siteLinks.find(({ label, href }) => isPrivacy.test(label) && isSafeHref(href)) ?? null;

const linked = (text: string, href: string): ConsentPiece => ({ text, href: isSafeHref(href) ? href : null });

/** The text with each place that matches made a piece of its own. */
function cut(text: string, pattern: RegExp, made: (match: RegExpExecArray) => ConsentPiece): ConsentPiece[] {
  const match = pattern.exec(text);
  if (!match) return text === '' ? [] : [{ text, href: null }];
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return [...(before === '' ? [] : [{ text: before, href: null }]), made(match), ...cut(after, pattern, made)];
}
