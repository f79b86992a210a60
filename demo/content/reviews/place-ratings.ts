import type { DemoSlug } from '../demo-themes.ts';

type PlaceRating = { reviewCount: number; averageRating: number; reviewHref: string };

/**
 * A map service's rating of each location: average and number of its reviews. A workshop is counted
 * with its showroom.
 */
const figures: Readonly<Record<DemoSlug, Readonly<Record<string, readonly [average: number, count: number]>>>> = {
  'southbank-ford': { southbank: [4.8, 1206], docklands: [4.6, 418] },
  'harbour-ford': { artarmon: [4.6, 873] },
  'ranges-volkswagen': { 'ferntree-gully': [4.7, 652] },
  'coastline-mazda': { torquay: [4.9, 214] },
  'northgate-hyundai': { 'gepps-cross': [4.5, 1540] },
  'riverside-kia': { 'victoria-park': [4.4, 391] },
  'bayside-toyota': { brighton: [4.7, 2088] },
  'hilltop-suzuki': { 'castle-hill': [4.8, 167] },
  'meridian-group': {
    'dandenong-south': [4.3, 3310],
    rocklea: [4.5, 1894],
    pakenham: [4.5, 388],
    geelong: [4.7, 702],
    ballarat: [4.3, 255],
    albury: [4.8, 177],
    newcastle: [4.2, 930],
    toowoomba: [4.5, 344],
    'mount-gambier': [4.9, 88],
  },
  cartown: { moorabbin: [4.7, 3904], epping: [4.6, 2210], dandenong: [4.6, 1975] },
};

/** The rating of a place, and where its customers write; nothing for a place that is not counted by itself. */
export function placeRating(site: string, place: string): PlaceRating | null {
  const [averageRating, reviewCount] = figures[site as DemoSlug]?.[place] ?? [];
  if (!averageRating || !reviewCount) return null;
  return { reviewCount, averageRating, reviewHref: `https://reviews.example/${site}/${place}` };
}
