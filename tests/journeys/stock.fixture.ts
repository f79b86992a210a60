import { Client } from 'typesense';
import { siteLender } from '@/demo/content/site-lender.ts';
import { dealerStock } from '@/demo/stock/dealer-stock.ts';
import { importStock } from '@/domain/stock/import-stock.server.ts';
import { purgeStockPages } from '@/scripts/stock/purge-stock-pages.ts';
import { demoStock } from './demo-stock.ts';
import { instance } from './shop.ts';

/** No dealer's own: what is fed under it changes no dealer's stock, and goes by it. */
const dealershipId = 'dealership-of-journeys';
const sites = ['southbank-ford', 'harbour-ford', 'cartown'];
const dayMs = 86_400_000;
let made = 0;

/** A used Everest that three sites list, of a stock number that no other has, with whatever is `other` about it. */
export function fedCar(other: object = {}) {
  made += 1;
  const stockNumber = `JT${Date.now().toString(36)}${made}`.toUpperCase();
  const slug = `2021-ford-everest-titanium-${stockNumber.toLowerCase()}`;
  const vehicle = {
    id: stockNumber,
    slug,
    stockNumber,
    year: 2021,
    make: 'Ford',
    model: 'Everest',
    badge: 'Titanium',
    body: 'SUV',
    fuel: 'Diesel',
    odometerKm: 48_000,
    carType: 'used',
    status: 'in_stock',
    priceCents: 45_990_00,
    createdAtMs: Date.now() - 30 * dayMs,
    updatedAtMs: Date.now(),
    location: { name: 'Southbank', slug: 'southbank', state: 'VIC' },
    dealership: { id: dealershipId, name: 'Southbank Ford', slug: 'southbank-ford' },
    sites,
    ...other,
  };
  return { id: stockNumber, slug, path: `/cars/${slug}`, stockNumber, vehicle };
}

/** Imports these cars as the whole of their dealership's feed: one that was in the last feed and is not in this one is withdrawn. */
export async function feedCars(cars: readonly ReturnType<typeof fedCar>[]): Promise<void> {
  await importStock({
    typesense: typesense(),
    vehicles: cars.map(({ vehicle }) => vehicle),
    scope: {
      dealershipIds: [dealershipId],
      sites,
      whole: true,
      missing: 'withdrawn',
      mayLeave: Number.POSITIVE_INFINITY,
    },
    lenderOf: () => null,
    now: Date.now(),
  });
  await purgeStockPages(instance().services.records.url, sites);
}

/** Leaves no trace of what was fed. */
export async function removeFedCars(): Promise<void> {
  await typesense()
    .collections('vehicles')
    .documents()
    .delete({ filter_by: `dealership_id:=\`${dealershipId}\`` });
  await purgeStockPages(instance().services.records.url, sites);
}

/** Puts a demo dealer's whole stock back, as it was seeded, after a feed has withdrawn or added vehicles. */
export async function restoreDemoStock(slug: string): Promise<void> {
  const { vehicles, dealershipIds, sites: listing } = dealerStock(demoStock(), slug);
  await importStock({
    typesense: typesense(),
    vehicles,
    scope: {
      dealershipIds,
      sites: listing,
      whole: true,
      missing: 'withdrawn',
      mayLeave: Number.POSITIVE_INFINITY,
    },
    lenderOf: (site) => siteLender(site) ?? null,
    now: Date.now(),
  });
  await purgeStockPages(instance().services.records.url, listing);
}

function typesense(): Client {
  const { url, adminKey } = instance().services.search;
  const { hostname, port } = new URL(url);
  return new Client({
    nodes: [{ host: hostname, port: Number(port), protocol: 'http' }],
    apiKey: adminKey,
    connectionTimeoutSeconds: 60,
    logLevel: 'silent',
  });
}
