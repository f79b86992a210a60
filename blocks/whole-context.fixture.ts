import { silentServices } from '@/blocks/block.fixture.ts';
import type { BlockContext } from '@/blocks/block.ts';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import { stockCardFromDocument } from '@/domain/stock/stock-card-from-document.ts';
import type { FacetField } from '@/domain/stock/stock-search.ts';

const site = resolveSite(
  {
    id: 'site-a',
    slug: 'a-dealer',
    name: 'A Dealer',
    siteNumber: 1,
    template: 'default',
    manufacturer: 'Ford',
    state: 'vic',
    models: [
      {
        id: 'm1',
        name: 'Everest',
        slug: 'everest',
        href: '/models/everest',
        status: 'new',
        formerSlugs: [],
        categories: ['suv'],
        image: null,
        shortDescription: 'Seven seats and a low range.',
        fromPriceCents: 5_424_000,
        priceType: 'drive-away',
      },
    ],
    brands: [{ id: 'b1', name: 'Ford', slug: 'ford', kind: 'car', logo: null, href: '/ford/overview' }],
  },
  [
    {
      name: 'dealer',
      title: 'A Dealer',
      settings: {
        finance: { provider: 'A lender', interestRatePercent: 8.5, termYears: 5 },
        locations: [siteLocation({ primary: true }), siteLocation({ id: 'workshop', locationType: 'service' })],
      },
    },
  ],
);

const card = stockCardFromDocument(
  {
    id: 'v1',
    slug: '2024-ford-everest',
    stocknum: 'SB1001',
    name: '2024 Ford Everest',
    year: 2024,
    make: 'Ford',
    model: 'Everest',
    badge: 'Trend',
    series: 'UB',
    car_type: 'used',
    status: 'in_stock',
    km: 14_820,
    transmission: 'Automatic',
    fuel: 'Diesel',
    drive: '4x4',
    body: 'SUV',
    price_cents: 5_899_000,
    before_price_cents: 6_199_000,
    price_type: 'drive_away_price',
    dealership_id: 'd1',
    location_name: 'Southbank',
    city: 'Southbank',
    state: 'VIC',
    views: 12,
    weekly_cents: 28_900,
    weekly_rate: 8.5,
    weekly_comparison_rate: 9.09,
    weekly_term_years: 5,
  },
  [],
);
if (!card) throw new Error('The fixture is no card.');

const sample: Record<FacetField, string> = {
  car_type: 'used',
  status: 'in_stock',
  make: 'Ford',
  model: 'Everest',
  body: 'SUV',
  fuel: 'Diesel',
  transmission: 'Automatic',
  drive: '4x4',
  location_name: 'Southbank',
  price_range: '$50,000 to $60,000',
};

/** A context with everything that a block may use: locations, models, brands and stock. */
export const wholeContext: BlockContext = {
  site,
  page: { path: '/', carTypes: [] },
  now: Date.UTC(2026, 10, 20),
  until: () => undefined,
  draft: false,
  stock: {
    search: async () => ({ found: 2, cards: [card, { ...card, id: 'v2', status: 'sold', weekly: null }] }),
    facets: async (_, fields) => ({
      found: 61,
      values: Object.fromEntries(fields.map((field) => [field, [{ value: sample[field], count: 61 }]])),
      price: { lowestCents: 1_499_000, highestCents: 10_695_000 },
    }),
    prices: async () => ({
      found: 61,
      lowestCents: 1_499_000,
      highestCents: 10_695_000,
      bars: [{ fromCents: 0, count: 61 }],
    }),
  },
  query: {},
  services: silentServices,
  edit: () => ({}),
};
