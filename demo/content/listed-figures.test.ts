import { expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { demoVehicles } from '@/demo/stock/demo-vehicles.ts';
import type { DocumentOf } from './demo-document.ts';
import { demoDocuments } from './demo-documents.ts';

const stock = demoVehicles(Date.UTC(2026, 10, 25));
const ones = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = 'twenty thirty forty fifty'.split(' ');
const number = `(?:\\d+|(?:${tens.join('|')})(?:-(?:${ones.join('|')}))?|${ones.join('|')})`;
const claim = new RegExp(`\\b(${number}) (?:[A-Z][a-z]+ )?(locations|yards|showrooms|makes)\\b(?! in)`, 'gi');

function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const [first = '', second = 'zero'] = text.toLowerCase().split('-');
  return tens.includes(first) ? (tens.indexOf(first) + 2) * 10 + ones.indexOf(second) : ones.indexOf(first);
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** How many there are of what a dealer's text counts. */
function listed(slug: string, noun: string): number {
  if (noun === 'makes') return new Set(stock.filter(({ sites }) => sites.includes(slug)).map(({ make }) => make)).size;
  const places = demoDocuments
    .filter((document): document is DocumentOf<'location'> => document._type === 'location')
    .filter(({ site }) => site?._ref === `site-${slug}`);
  return noun === 'showrooms' ? places.filter(({ locationType }) => locationType === 'sales').length : places.length;
}

it('[NAV-22] a number of locations, showrooms or makes in any text is what is listed', () => {
  const claims = demoDocuments.flatMap((document) => {
    const slug = demoDealerships.find((one) => document._id.includes(one.slug))?.slug ?? '';
    return textsIn(document).flatMap((text) =>
      [...text.matchAll(claim)].map(([whole, count = '', noun = '']) => ({
        text: `${document._id}: ${whole}`,
        claimed: numberOf(count),
        shown: listed(slug, noun.toLowerCase()),
      })),
    );
  });
  expect(claims.length).toBeGreaterThan(10);
  expect(claims.filter(({ claimed, shown }) => claimed !== shown)).toEqual([]);
});

const ofType = <T extends 'offer' | 'model' | 'site'>(type: T) =>
  demoDocuments.filter((document): document is DocumentOf<T> => document._type === type);
const priceTypes: Partial<Record<string, string>> = {
  'drive-away': 'drive_away_price',
  'excluding-government-charges': 'excluding_government_charges_price',
};

/** The sites that show an offer: its own, or those of its template that are not excluded. */
function sitesOf({ site, template, excludedSites = [] }: DocumentOf<'offer'>): string[] {
  const shown = ofType('site').filter(({ _id, template: own }) => site?._ref === _id || template?._ref === own?._ref);
  return shown.map(({ _id }) => _id).filter((id) => !excludedSites.some(({ _ref }) => _ref === id));
}

/** The vehicles of a site that an offer's words are about: model, badge, and condition. */
function candidates(offer: DocumentOf<'offer'>, slug: string) {
  const model = ofType('model').find(({ _id }) => _id === offer.model?._ref)?.name ?? '';
  const text = `${offer.name} ${offer.description}`;
  const badge = new RegExp(`${model} ([A-Z]\\w+)`).exec(offer.name ?? '')?.[1];
  const carType = /demonstrator|that \w+ drove/.test(text) ? 'demo' : 'new';
  return stock
    .filter((vehicle) => vehicle.sites.includes(slug) && vehicle.model === model && vehicle.carType === carType)
    .filter((vehicle) => vehicle.status === 'in_stock' && (!badge || vehicle.badge === badge));
}

/** Whether a vehicle is as an offer states: price with its type, kilometres and seats. */
function fits(offer: DocumentOf<'offer'>, { odometerKm, seats, ...vehicle }: (typeof stock)[number]): boolean {
  const text = offer.description ?? '';
  const under = /under ([\d,]+) kilometres/i.exec(text)?.[1]?.replace(',', '') ?? 'Infinity';
  const seated = /(\w+) seats/.exec(text)?.[1];
  const isPriced =
    vehicle.priceCents === (offer.price ?? 0) * 100 && vehicle.priceType === priceTypes[offer.priceType ?? ''];
  return isPriced && odometerKm < Number(under) && (!seated || numberOf(seated) === seats);
}

it('[BLK-03] an offer with a price is of a car in stock at that price, and every car of it if they are several', () => {
  const priced = ofType('offer').filter(({ price }) => price);
  const wrong = priced.flatMap((offer) =>
    sitesOf(offer).flatMap((site) => {
      const all = candidates(offer, site.replace('site-', ''));
      const right = all.filter((vehicle) => fits(offer, vehicle));
      const needed = /demonstrators\b/.test(offer.name ?? '') ? Math.max(2, all.length) : 1;
      return right.length >= needed ? [] : [`${offer._id} on ${site}: ${right.length} of ${all.length}`];
    }),
  );
  expect(priced.length).toBeGreaterThan(3);
  expect(priced.flatMap(sitesOf).length).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});
