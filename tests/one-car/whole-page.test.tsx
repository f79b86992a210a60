import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteLender } from '@/demo/content/site-lender.ts';
import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { open as openChat } from '@/web/integrations/chat/sandbox.ts';
import type { PageServices } from '@/web/render/own-route.ts';
import { VehiclePage } from '@/web/render/vehicle/vehicle-page.tsx';
import { demoSites } from './demo-sites.ts';
import { type ShownCar, shownCars } from './shown-cars.ts';

const now = Date.UTC(2026, 10, 23, 1);
let sites: Map<string, ResolvedSite>;
let cars: ShownCar[] = [];

/** One car of every kind for each site, dealership and location, with an estimate and without. */
function oneOfEach(all: readonly ShownCar[]): ShownCar[] {
  const kinds = new Map<string, ShownCar>();
  for (const car of all) {
    const { fed, shown, vehicle } = car;
    if (!['in_stock', 'coming_soon'].includes(vehicle.availability)) continue;
    const { carType, weekly } = vehicle.card;
    kinds.set([shown.slug, fed.dealership.slug, fed.location.city, carType, weekly !== null].join(), car);
  }
  return [...kinds.values()];
}

const services = { chat: openChat(), geocoding: { mapsKey: null } } as unknown as PageServices;

async function pageOf({ vehicle, site, place }: ShownCar): Promise<string> {
  const requested = {
    site,
    path: `/cars/${vehicle.card.slug}`,
    params: {},
    services,
    query: new URLSearchParams(),
    now,
    draft: false,
    page: null,
  };
  const page = {
    request: requested,
    vehicle,
    pageState: 'for-sale',
    location: place,
    similar: [],
    delivery: null,
    arrangement: null,
  } as const;
  return text((await prerenderToNodeStream(<VehiclePage {...page} origin="https://shown.example" />)).prelude);
}

const plainCopy = (markup: string): string =>
  markup
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0]+/g, ' ');
const linksOf = (markup: string): URL[] =>
  [...markup.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), 'https://shown.example'),
  );

beforeAll(async () => {
  sites = await demoSites();
  cars = oneOfEach(shownCars(sites, now));
});

describe('the whole page of a car, one of each kind of ten sites', { timeout: 240_000 }, () => {
  it('[VDP-01] [LOC-01] [FIN-03] names its own location and no other of the site, its own lender and no other, and its own rates alone', async () => {
    expect(cars.length).toBeGreaterThan(30);
    const lenders = new Set([...sites.values()].flatMap(({ finance }) => finance.provider || []));
    const wrong: string[] = [];
    for (const car of cars) {
      const { vehicle, shown, place, fed } = car;
      const page = plainCopy(await pageOf(car));
      const others = shown.locations.filter(({ street }) => street !== place?.street);
      const lender = siteLender(fed.dealership.slug)?.provider ?? '';
      const { weekly } = vehicle.card;
      const comparisons = new Set(
        [...page.matchAll(/(\d+\.\d\d%) (?:p\.a\. )?comp(?:arison|\.) rate/g)].map(([, rate]) => rate),
      );
      const why = [
        !page.includes(`${place?.street}, ${place?.city} ${place?.state.toUpperCase()} ${place?.postcode}`) &&
          'no address',
        others.some(({ street }) => page.includes(street)) && 'the address of another yard',
        place?.openingHours.length &&
          !page.includes(place.openingHours.find(({ status }) => status === 'Open')?.formatedHours ?? '?') &&
          'no hours',
        weekly && !page.includes(lender) && `no ${lender}`,
        [...lenders].some((one) => one !== lender && page.includes(one)) && 'another lender',
        weekly && !page.includes(`${formatCents(weekly.repaymentCents)} /wk`) && 'no weekly figure',
        [...comparisons].join() !== (weekly ? formatPercent(weekly.comparisonRatePercent) : '') &&
          `comparison rates ${[...comparisons].join()}`,
      ].filter(Boolean);
      if (why.length > 0) wrong.push(`${vehicle.card.slug} on ${shown.slug}: ${why.join('; ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('[FIN-11] [NAV-16] every way to finance carries the car, its VIN and its price, and ends at the form', async () => {
    const wrong: string[] = [];
    for (const car of cars) {
      const { vehicle, shown } = car;
      const { card, details } = vehicle;
      const page = await pageOf(car);
      const ways = linksOf(page).filter(({ pathname }) => /finance/.test(pathname));
      const bare = ways.filter(({ hash, searchParams }) =>
        [
          hash === '#finance-form',
          searchParams.get('car_id') === card.id,
          searchParams.get('vin') === details.vin,
          searchParams.get('preferredDealership') === card.dealershipId,
          searchParams.get('vehiclePriceBudget') === String(Math.round(card.priceCents / 100)),
        ].includes(false),
      );
      const own = shown.options.financeLink;
      const astray = own ? ways.filter(({ pathname }) => pathname !== own) : [];
      const texts = [
        card.weekly && ways.length < 2 && 'no way to finance',
        bare.length > 0 && `bare: ${bare.join(' ')}`,
        astray.length > 0 && `not to ${own}: ${astray.join(' ')}`,
      ].filter(Boolean);
      if (texts.length > 0) wrong.push(`${card.slug} on ${shown.slug}: ${texts.join('; ')}`);
    }
    expect(wrong).toEqual([]);
  });
});
