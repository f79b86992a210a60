import type { SiteContact, SiteSwitches } from '@/domain/site/site-parts.ts';
import { type Rating, ratingFigure, ratingOfPlaces, ratingText, shownRating } from './rating.ts';
import type { Snap21Rating } from './snap21.ts';

/** Whose figures a rating is made of. */
export const ratingKinds = [
  { value: 'places', title: 'The ratings of our locations' },
  { value: 'own', title: 'The reviews customers wrote to us' },
  { value: 'snap21', title: 'Snap 21' },
  { value: 'none', title: 'Show none' },
] as const;
type RatingKind = (typeof ratingKinds)[number]['value'];

/** A rating as it is on a page; `text` names the true total wherever it is given. */
export type ShownRating = { figure: string; stars: number; text: string };

type Figures = {
  kind: RatingKind;
  /** One place alone; empty for all that the site lists. */
  placeId: string;
  own: Rating | null;
  snap21: Snap21Rating | null;
};

/**
 * The rating of a site or of one location of it, when it is above the site's minimum; null shows
 * nothing (LOC-10).
 */
export function siteRating(
  site: Pick<SiteContact & SiteSwitches, 'locations' | 'options'>,
  { kind, placeId, own, snap21 }: Figures,
): ShownRating | null {
  const minimum = site.options.ratingMinimum;
  if (kind === 'none') return null;
  if (kind === 'snap21') return snap21 && snap21.rating > minimum ? ofSnap21(snap21) : null;
  const places = site.locations.filter(({ id, hidden }) => (placeId ? id === placeId : !hidden));
  const rating = shownRating(kind === 'own' ? own : ratingOfPlaces(places), minimum);
  if (!rating) return null;
  const stars = Number(ratingFigure(rating.average));
  return {
    figure: ratingFigure(rating.average),
    stars,
    text: ratingText(rating),
  };
}

/** Snap 21 may give no total: then none is named. */
function ofSnap21({ rating, stars, count }: Snap21Rating): ShownRating {
  const text = count
    ? `${ratingText({ average: rating, count })} at Snap 21`
    : `${ratingFigure(rating)} rating at Snap 21`;
  return { figure: ratingFigure(rating), stars, text };
}
