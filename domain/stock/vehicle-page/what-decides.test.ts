import { describe, expect, it } from 'vitest';
import { deliveryEstimate } from '@/domain/locations/delivery-estimate.ts';
import { placeOfPostcode } from '@/domain/locations/postcode-lookup.ts';
import { maxViewed, readViewed, type ViewedVehicle, withViewed } from '../viewed-log.ts';
import { type GaugeResponse, gaugeOf, hasGauge } from './auto-gauge.ts';
import { carAnalysis } from './car-analysis.ts';
import { fuelCost, fuelDefaults, fuelUseOf } from './running-cost.ts';
import { soldThisMonth } from './sales-counter.ts';
import { pageVehicle } from './vehicle.fixture.ts';
import { viewData, viewDataAddress } from './view-data.ts';

describe('the auto-gauge', () => {
  const response: GaugeResponse = {
    fill: 0.7,
    listing_price: 66_990,
    market_range_min: 64_200,
    market_range_max: 74_500,
    confidence: 0.7,
    description: '',
  };

  it('[VDP-12] is for vehicles in stock, not sold, not reserved, over $200', () => {
    expect(hasGauge(pageVehicle())).toBe(true);
    for (const other of [
      { status: 'sold', soldAtMs: 1 },
      { status: 'coming_soon' },
      { reserved: true },
      { priceCents: 200_00 },
      { priceCents: 0 },
    ])
      expect([other, hasGauge(pageVehicle(other))]).toEqual([other, false]);
  });

  it.each([
    ['nothing', null],
    ['no fill', { ...response, fill: null }],
    ['no listing price', { ...response, listing_price: undefined }],
    ['no range', { ...response, market_range_min: null }],
    ['little confidence', { ...response, confidence: 0.2 }],
    ['a market that ends below the price', { ...response, market_range_max: 66_989 }],
  ])('[VDP-12] is hidden with %s', (_what, given) => expect(gaugeOf(given as GaugeResponse | null)).toBeNull());

  it.each([
    [0.05, 0.2, 'low', 'Good Deal'],
    [0.3, 0.3, 'middle', 'Good Deal'],
    [0.6, 0.6, 'high', 'Good Deal'],
    [0.64, 0.64, 'high', 'Good Deal'],
    [0.65, 0.65, 'high', 'Great Deal'],
    [1.4, 1, 'high', 'Great Deal'],
  ])('[VDP-12] a fill of %f is shown as %f, %s, %s', (fill, shown, band, verdict) =>
    expect(gaugeOf({ ...response, fill })).toMatchObject({ fill: shown, band, verdict }),
  );

  it.each([
    [69_350, 'Great Deal'],
    [69_351, ''],
    [74_500, ''],
  ])('[VDP-12] $%i where the middle of the market is $69,350: %j, never a deal over it', (listing_price, verdict) =>
    expect(gaugeOf({ ...response, fill: 0.9, listing_price })).toMatchObject({ verdict }),
  );
});

describe('delivery', () => {
  const melbourne = { latitude: -37.83, longitude: 144.96 };
  const rates = { deliveryBaseDollars: 150, deliveryCentsPerKm: 140, deliveryMostKm: 1_200 };

  it('[VDP-13] costs more the farther, in tens of dollars, and names the region', () => {
    const near = deliveryEstimate(melbourne, placeOfPostcode('3121'), rates);
    const far = deliveryEstimate(melbourne, placeOfPostcode('3550'), rates);
    expect(far?.name).toContain('Bendigo');
    expect([near?.price, far?.price].map((price) => Number(price) % 10)).toEqual([0, 0]);
    expect(near?.price).toBeLessThan(200);
    expect(far?.price).toBeGreaterThan(300);
    expect(far?.price).toBeLessThan(450);
  });

  it('[VDP-13] is none for what is too far, unknown or no postcode', () => {
    expect(deliveryEstimate(melbourne, placeOfPostcode('6000'), rates)).toBeNull();
    expect(deliveryEstimate(melbourne, null, rates)).toBeNull();
    expect(deliveryEstimate({ latitude: null, longitude: null }, placeOfPostcode('3121'), rates)).toBeNull();
  });
});

describe('the fuel calculator', () => {
  it('[VDP-17] begins with 1.70 a litre, 250 km a week and 10 L/100 km, or the vehicle’s own consumption', () => {
    expect(fuelDefaults).toEqual({ dollarsPerLitre: 1.7, kilometresPerWeek: 250, litresPer100Km: 10 });
    expect(fuelUseOf(pageVehicle({ variant: {} }))).toEqual(fuelDefaults);
    expect(fuelUseOf(pageVehicle())?.litresPer100Km).toBe(8.4);
    expect(fuelCost(fuelDefaults)).toEqual({ week: 42.5, year: 2_210 });
    for (const name of ['dollarsPerLitre', 'kilometresPerWeek', 'litresPer100Km'] as const)
      for (const figure of [-1, Number.NaN]) expect(fuelCost({ ...fuelDefaults, [name]: figure })).toBeNull();
    expect(fuelCost({ ...fuelDefaults, dollarsPerLitre: 0 })).toBeNull();
    expect(fuelCost({ ...fuelDefaults, litresPer100Km: 0 })).toBeNull();
    expect(fuelCost({ ...fuelDefaults, kilometresPerWeek: 0 })).toEqual({ week: 0, year: 0 });
  });

  it('[VDP-17] is not there for what runs on electricity alone', () => {
    expect(fuelUseOf(pageVehicle({ fuel: 'Electric' }))).toBeNull();
    for (const fuel of ['Hybrid', 'Plug-in Hybrid', 'Diesel']) expect(fuelUseOf(pageVehicle({ fuel }))).not.toBeNull();
  });
});

describe('the sales counter', () => {
  it.each([
    ['2026-11-01T00:00:00+10:00', 0],
    ['2026-11-01T00:07:30+10:00', 1],
    ['2026-11-23T12:00:00+10:00', 22 * 192 + 96],
    ['2026-11-22T23:59:59Z', 22 * 192 + 79],
  ])('[VDP-18] at %s Brisbane has sold %i', (moment, sold) => expect(soldThisMonth(Date.parse(moment))).toBe(sold));
});

describe('the log of viewed vehicles', () => {
  const viewed = (slug: string, at = 1): ViewedVehicle => ({
    slug,
    at,
    id: slug,
    stocknum: 'SB1',
    make: 'Ford',
    model: 'Ranger',
    body: 'Dual cab',
    simple_body: 'Ute',
  });

  it('[VDP-19] keeps id, stock number, make, model and both bodies, the newest first, each once, fifty at most', () => {
    const twice = withViewed(withViewed(withViewed([], viewed('a')), viewed('b')), viewed('a', 2));
    expect(twice.map(({ slug, at }) => [slug, at])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    let log: ViewedVehicle[] = [];
    for (let at = 0; at < 60; at += 1) log = withViewed(log, viewed(`v${at}`));
    expect([log.length, log[0]?.slug]).toEqual([maxViewed, 'v59']);
    expect(readViewed(JSON.stringify(log))).toEqual(log);
  });

  it('[VDP-19] is empty where the browser stored nothing, or nonsense', () => {
    for (const written of [null, '', '{', '{}', '[1,null,{"slug":"a"}]']) expect(readViewed(written)).toEqual([]);
  });
});

describe('the view data of a vehicle', () => {
  it('[VDP-15] are its views and what may have changed of it, requested with photos, time and site', () => {
    expect(viewData(pageVehicle(), 0)).toMatchObject({
      views: 0,
      car_fields: { stocknum: 'SB1', price: 66_990, status: 'in_stock', photos_count: 0 },
    });
    const fed = pageVehicle();
    expect(viewData({ ...fed, card: { ...fed.card, views: 40 } }, 2).views).toBe(42);
    expect(viewDataAddress(pageVehicle({ updatedAtMs: 5_000 }), { siteNumber: 1001 })).toBe(
      '/cars/2024-ford-ranger-sb1/view.json?photos_count=0&updated_at=5&website_id=1001',
    );
  });
});

describe('the analysis of a car', () => {
  it('[VDP-21] states what the data of the car show, and nothing else', () => {
    const lines = carAnalysis(
      pageVehicle({ odometerKm: 40_000, beforePriceCents: 69_990_00, market: { stateAverageCents: 70_000_00 } }),
      { year: 2026 },
    );
    expect(Object.fromEntries(lines.map(({ label, value }) => [label, value]))).toEqual({
      Age: '2 years',
      'Kilometres a year': '20,000\u00a0km, more than most',
      'Against the average price': '$3,010 below',
      'Price since it was listed': 'Down by $3,000',
      'ANCAP safety rating': '5 of 5 stars',
    });
    const bare = carAnalysis(pageVehicle({ odometerKm: 0, priceCents: 0, variant: {} }), { year: 2026 });
    expect(bare.map(({ label }) => label)).toEqual(['Age']);
  });
});
