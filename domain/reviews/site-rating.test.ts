import { describe, expect, it } from 'vitest';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import { siteRating } from './site-rating.ts';
import { snap21Rating } from './snap21.ts';

const bare = resolveSite(
  { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: '', manufacturer: '', state: 'vic' },
  [],
);
const place = (id: string, rating: SiteLocation['rating'], hidden = false) =>
  ({ id, rating, hidden, reviewHref: '' }) as SiteLocation;
const site = {
  ...bare,
  locations: [
    place('yard', { average: 4.8, count: 1206 }),
    place('dock', { average: 4.2, count: 402 }),
    place('store', { average: 1, count: 9000 }, true),
  ],
};
const requested = { kind: 'places', placeId: '', own: null, snap21: null } as const;

describe('[LOC-10] the rating that a page shows', () => {
  it('is of all listed places together, or of one, with the true total', () => {
    expect(siteRating(site, requested)).toEqual({
      figure: '4.7',
      stars: 4.7,
      text: '4.7 rating out of 1,608 reviews',
    });
    expect(siteRating(site, { ...requested, placeId: 'yard' })?.text).toBe('4.8 rating out of 1,206 reviews');
    expect(siteRating(site, { ...requested, placeId: 'nowhere' })).toBeNull();
  });

  it('is missing at or below the minimum of the site, whatever its source', () => {
    const strict = { ...site, options: { ...site.options, ratingMinimum: 4.7 } };
    const snap21 = { rating: 4.7, stars: 4.5 };
    expect(siteRating(strict, requested)).toBeNull();
    expect(siteRating(strict, { ...requested, kind: 'snap21', snap21 })).toBeNull();
    expect(siteRating(strict, { ...requested, kind: 'own', own: { average: 4.8, count: 2 } })?.figure).toBe('4.8');
    expect(siteRating(site, { ...requested, kind: 'none' })).toBeNull();
  });

  it('names no total that Snap 21 did not send', () => {
    const of = (snap21: object) =>
      siteRating(site, { ...requested, kind: 'snap21', snap21: snap21Rating.parse(snap21) });
    expect(of({ rating: '4.7', stars: '4.5' })?.text).toBe('4.7 rating at Snap 21');
    expect(of({ rating: 4.7, stars: 4.5, count: 1608 })?.text).toBe('4.7 rating out of 1,608 reviews at Snap 21');
  });
});
