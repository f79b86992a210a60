import type { ContentImage } from '@/domain/media/content-image.ts';
import type { Window } from '@/domain/stock/promo-window.ts';
import type { Link } from '@/domain/text/link.ts';
import { withoutScripts } from '@/domain/text/without-scripts.ts';

/** A repayment that an offer states; it cannot be built without its rates (PLUS-08, National Credit Code). */
type OfferRepayment = {
  readonly weeklyCents: number;
  /** Percent a year. */
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
};

/** An offer as sites show it; money in integer cents, moments in epoch milliseconds (BLK-03). */
export type Offer = Window & {
  id: string;
  name: string;
  description: string;
  disclaimer: string;
  category: string;
  image: ContentImage | null;
  /** The picture is the model's: a car alone without a background, which may not be cut. */
  cutout: boolean;
  /** "Explore {model}" and where it leads. */
  explore: Link | null;
  /** The model's slug, by which a form learns what it is about; empty without a model. */
  modelSlug: string;
  priceCents: number | null;
  priceType: string;
  repayment: OfferRepayment | null;
  /** Ids of sites that do not take part. */
  excludedSites: readonly string[];
};

/** What an offer is about, as staff choose it and lists group it. */
export const offerCategories = ['Vehicle offer', 'Finance offer', 'Service offer', 'Parts offer'] as const;

/** The text of an empty list of offers, letter for letter the specification's (SRCH-21). */
export const noOffers = {
  title: 'No Results Available',
  text: 'There appears to be no offers currently available that meet the conditions of your search',
} as const;

/** A description longer than this is shown cut, with a way to the whole of it. Characters (BLK-03). */
export const longText = 200;
const cutText = 160;

/** One text as a card shows it: `short` is null when the whole of it fits. */
export type ShownText = { whole: string; short: string | null };

/** A description: whole up to 200 characters, else its first 160, ended at a word (BLK-03). */
export const shownDescription = (text: string): ShownText => shown(text, cutText);

/**
 * A disclaimer: whole up to 200 characters, else its first 200, ended at a word (BLK-03). The one of an offer that states a repayment
 * is never cut: it holds the comparison-rate warning, which may not wait behind a click.
 */
export function shownDisclaimer({ disclaimer, repayment }: Pick<Offer, 'disclaimer' | 'repayment'>): ShownText {
  return repayment ? { whole: plainOffer(disclaimer), short: null } : shown(disclaimer, longText);
}

function shown(text: string, cut: number): ShownText {
  const whole = plainOffer(text);
  return { whole, short: whole.length > longText ? `${atWord(whole, cut)}…` : null };
}

/** Staff paste from web pages: tags go, scripts and styles with their content, spaces are one. */
export const plainOffer = (text: string): string =>
  withoutScripts(text)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The beginning of a text up to `length`, without a torn word where it has spaces at all. */
function atWord(text: string, length: number): string {
  const piece = text.slice(0, length + 1);
  const space = piece.lastIndexOf(' ');
  return (space > length / 2 ? piece.slice(0, space) : text.slice(0, length)).replace(
    /(?<![\s,.;:–-])[\s,.;:–-]+$/,
    '',
  );
}

/**
 * A repayment when all that the law requires beside it is there, else null: then the offer shows no
 * repayment.
 */
export function offerRepayment(terms: {
  weekly?: number | null;
  rate?: number | null;
  comparison?: number | null;
}): OfferRepayment | null {
  const { weekly, rate, comparison } = terms;
  if (!weekly || weekly <= 0 || !isRate(rate) || !isRate(comparison) || comparison < rate) return null;
  return { weeklyCents: Math.round(weekly * 100), ratePercent: rate, comparisonRatePercent: comparison };
}

/** 0 is a rate, and campaigns have it; nothing is none. */
const isRate = (rate: number | null | undefined): rate is number => typeof rate === 'number' && rate >= 0;

/**
 * Whether a site shows the offer. An excluded site does not, unless staff of that site chose it and
 * the site sets that its own choice counts (the switch "offerExceptions", BLK-03).
 */
export function offerApplies(offer: Offer, site: { id: string; exceptions: boolean }, chosen: boolean): boolean {
  return !offer.excludedSites.includes(site.id) || (site.exceptions && chosen);
}
