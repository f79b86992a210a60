import type { FacetField } from '@/domain/stock/stock-search.ts';

/** The attributes that tiles can show, with the default heading. */
export const tileAttributes = [
  { value: 'make', title: 'Make', heading: 'Popular makes' },
  { value: 'model', title: 'Model', heading: 'People are looking for' },
  { value: 'body', title: 'Body', heading: 'Browse by body' },
  { value: 'fuel', title: 'Fuel', heading: 'Browse by fuel' },
  { value: 'price_range', title: 'Price', heading: 'Browse by price' },
  { value: 'location_name', title: 'Location', heading: 'Browse by location' },
] as const satisfies readonly { value: FacetField; title: string; heading: string }[];

export type TileAttribute = (typeof tileAttributes)[number];
