import { describe, expect, it } from 'vitest';
import { statedRepayment } from '@/domain/finance/repayment-claim.ts';
import { vehicleCollection } from './collection.ts';
import { cardFields } from './stock-card-from-document.ts';
import { vehicleProblem, vehicleSchema } from './vehicle.ts';
import { vehicleDocument } from './vehicle-document.ts';
import { vehicleFields } from './vehicle-fields.ts';

/** What every shopper may read of a vehicle. A field that is added to the index is added here on purpose. */
const publicFields = [
  'badge',
  'before_price_cents',
  'body',
  'car_type',
  'categories',
  'certified',
  'city',
  'colour',
  'created_at_timestamp',
  'custom_rank',
  'dealership_id',
  'dealership_name',
  'dealership_slug',
  'details',
  'drive',
  'filtered_features',
  'fuel',
  'has_report',
  'has_spin',
  'id',
  'images',
  'item_type',
  'keywords',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'name',
  'photos_count',
  'preorder',
  'price',
  'price_cents',
  'price_range',
  'price_type',
  'reserved',
  'reserved_until_timestamp',
  'seats',
  'series',
  'sites',
  'slug',
  'sold_date_timestamp',
  'state',
  'status',
  'stocknum',
  'subscription_price',
  'tag',
  'transmission',
  'under_market_cents',
  'updated_at_timestamp',
  'views',
  'weekly_cents',
  'weekly_comparison_rate',
  'weekly_price',
  'weekly_price_range',
  'weekly_rate',
  'weekly_term_years',
  'withdrawn_at_timestamp',
  'year',
];

const fed = {
  id: 'v1',
  slug: '2019-mazda-3-sb1',
  stockNumber: 'SB-1',
  year: 2019,
  make: 'Mazda',
  model: '3',
  series: 'BP',
  body: 'Hatch',
  seats: 5,
  transmission: '6 Speed Automatic',
  simpleTransmission: 'Automatic',
  odometerKm: 61_000,
  carType: 'used',
  status: 'sold',
  priceCents: 24_990_00,
  subscriptionPriceCents: 199_00,
  market: { stateAverageCents: 25_990_00, nationalAverageCents: 0 },
  createdAtMs: 1_763_000_000_999,
  updatedAtMs: 1_763_000_000_999,
  soldAtMs: 1_763_500_000_000,
  imageUrls: ['https://media.example/a.webp'],
  spinImageUrls: ['https://media.example/spin.webp'],
  location: {
    name: 'Southbank',
    city: 'Southbank',
    state: 'VIC',
    phone: 'secret-phone',
    distributionLocations: [{ name: 'Docklands', slug: 'docklands', phone: 'secret-other-phone' }],
  },
  privateSuburb: 'secret-suburb',
  privatePostcode: 'secret-private-postcode',
  purchaseCostCents: 'secret-cost',
  dealership: { id: 'd1', name: 'Southbank Ford', slug: 'southbank-ford' },
  sites: ['southbank-ford'],
};
const weekly = statedRepayment({
  repaymentCents: 119_50,
  frequency: 'weekly',
  ratePercent: 9,
  comparisonRatePercent: 10.1,
  termYears: 5,
});
const document = vehicleDocument(vehicleSchema.parse(fed), weekly);

describe('what the index holds of a vehicle', () => {
  it('[VDP-09] is public, field by field', () => {
    const written = publicFields.filter(
      (name) => !['withdrawn_at_timestamp', 'reserved_until_timestamp'].includes(name),
    );
    expect(Object.keys(document).sort()).toEqual(written);
    expect(['id', ...Object.keys(vehicleFields)].sort()).toEqual(publicFields);
  });

  it('[VDP-09] leaves phones, private place and cost inside, also in the details', () => {
    expect(document.details).toContain('Docklands');
    expect(JSON.stringify(document)).not.toContain('secret');
  });

  it('[SRCH-26] names makes and models as shoppers do', () => {
    expect(document).toMatchObject({ name: '2019 Mazda 3', make: 'Mazda', model: 'Mazda 3', make_model: 'Mazda 3' });
  });

  it('[SRCH-02] keeps dollars to filter by beside the cents that are shown', () => {
    expect(document).toMatchObject({
      price: 24_990,
      price_cents: 24_990_00,
      price_range: '20000:30000',
      subscription_price: 199,
      weekly_price: 119.5,
      weekly_cents: 119_50,
      weekly_price_range: '100:150',
      under_market_cents: 1_000_00,
      created_at_timestamp: 1_763_000_000,
      sold_date_timestamp: 1_763_500_000,
      transmission: 'Automatic',
    });
  });

  it('[SRCH-04] is in the middle without a rank, and last once it is sold', () => {
    const rankOf = (change: object) => vehicleDocument(vehicleSchema.parse({ ...fed, ...change }), null).custom_rank;
    const [up, unranked, down] = [
      rankOf({ customRank: 900 }),
      rankOf({ customRank: null, status: 'in_stock' }),
      rankOf({ customRank: 100 }),
    ];
    expect([up, down]).toEqual([900, 100]);
    expect(unranked).toBeGreaterThan(down);
    expect(unranked).toBeLessThan(up);
    expect(rankOf({ customRank: null, status: 'sold' })).toBe(0);
  });

  it('[FIN-02] stores nothing about finance of a vehicle without a claim', () => {
    const silent = vehicleDocument(vehicleSchema.parse(fed), null);
    expect(Object.keys(silent).filter((name) => name.startsWith('weekly'))).toEqual([]);
  });

  it('[SRCH-01] stores what its page alone shows in one field that is not searched', () => {
    const { fields } = vehicleCollection('v');
    const unsearched = fields.filter(({ index }) => index === false).map(({ name }) => name);
    expect(unsearched).toContain('details');
    expect(cardFields).not.toContain('details');
  });

  it('[SRCH-01] is parted at "-" and "/", and found by the joined spelling too', () => {
    expect(vehicleCollection('v')).toMatchObject({
      token_separators: ['-', '/'],
      default_sorting_field: 'custom_rank',
    });
    const { keywords } = vehicleDocument(vehicleSchema.parse({ ...fed, model: 'CX-5' }), null);
    expect(keywords).toEqual(expect.arrayContaining(['cx5', 'sb1']));
  });
});

describe('a vehicle of a feed', () => {
  it('[OPS-03] has its problems listed', () => {
    expect(vehicleProblem(fed)).toBeNull();
    expect(vehicleProblem({ ...fed, slug: 'Not A Slug', body: 'Spaceship' })).toMatch(
      /slug: must be lower-case.*body: /s,
    );
    expect(vehicleProblem(null)).toMatch(/^vehicle: /);
  });
});
