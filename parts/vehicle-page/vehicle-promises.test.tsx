import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteTexts } from '@/demo/content/site-lender.ts';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { demoVehicles } from '@/demo/stock/demo-vehicles.ts';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { type StockVehicle, stockVehicleFromDocument } from '@/domain/stock/stock-vehicle.ts';
import { vehicleDocument } from '@/domain/stock/vehicle-document.ts';
import { CommentText } from './vehicle-comments.tsx';
import { VehicleSections } from './vehicle-sections.tsx';

const year = 2026;
const makersYears: Record<string, string> = { Kia: 'Seven', Hyundai: '' };

/**
 * What a text promises, and of which vehicles that is true; separate from the conditions by which
 * the page chooses.
 */
const promises: [RegExp, (vehicle: StockVehicle, text: string) => boolean][] = [
  [
    /\b(\w+)-year, unlimited-kilometre new-car warranty/i,
    ({ card }, text) => card.carType === 'new' && text.startsWith(makersYears[card.make] ?? 'Five'),
  ],
  [/unlimited-kilometre new-car warranty/i, ({ card, itemType }) => card.carType === 'new' && itemType === 'car'],
  [/balance of (its|[\w-]+’s) (new-car|new-vehicle) warranty/i, ({ card }) => card.carType === 'demo'],
  [
    /statutory used-car warranty/i,
    ({ card, itemType }) =>
      card.carType === 'used' &&
      itemType === 'car' &&
      year - card.year < 10 &&
      card.odometerKm > 0 &&
      card.odometerKm < 160_000,
  ],
  [/consumer guarantees of the Australian Consumer Law/i, () => true],
  [/brand new|first to own|delivery kilometres/i, ({ card }) => card.carType === 'new' && card.odometerKm < 200],
  [/demonstrator/i, ({ card }) => card.carType === 'demo'],
  [/just landed|available now|ready for delivery|at our .+ yard/i, ({ card }) => card.status === 'in_stock'],
  [/just landed/i, ({ card }) => Date.UTC(2026, 10, 25) - card.createdAtMs < 30 * 86_400_000],
  [/on its way/i, ({ card }) => card.status === 'coming_soon'],
  [/was sold/i, ({ card }) => card.status === 'sold'],
];
const warranty = /[^.]*\b(warranty|guarantees?|cover)\b[^.]*\./gi;

const textsBySlug = new Map(demoDealerships.map(({ slug }) => [slug, siteTexts(slug)]));

const pages = demoVehicles(Date.UTC(2026, 10, 25)).flatMap((made) => {
  const vehicle = stockVehicleFromDocument(vehicleDocument(made, null), []);
  const texts = textsBySlug.get(made.dealership.slug);
  if (!vehicle || !texts) return [];
  const markup = renderToStaticMarkup(
    <>
      <CommentText written={vehicle.details.dealerComments} />
      <VehicleSections vehicle={vehicle} site={siteWith({ texts })} year={year} withComments={false} />
    </>,
  );
  return [{ vehicle, said: markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') }];
});

const nameOf = ({ card }: StockVehicle) => `${card.carType} ${card.name}, ${card.odometerKm} km, ${card.status}`;

it('[VDP-01] [VDP-06] what the page of a vehicle promises is true of that vehicle, on every page of the demo', () => {
  expect(new Set(pages.map(({ vehicle }) => vehicle.dealership.slug)).size).toBeGreaterThanOrEqual(8);
  const untrue = pages.flatMap(({ vehicle, said }) =>
    promises.flatMap(([promise, isTrue]) => {
      const [text] = promise.exec(said) ?? [];
      return text && !isTrue(vehicle, text) ? [`${nameOf(vehicle)}: ${text}`] : [];
    }),
  );
  expect(untrue).toEqual([]);
  for (const [promise] of promises)
    expect(
      pages.some(({ said }) => promise.test(said)),
      String(promise),
    ).toBe(true);
});

it('[VDP-01] no page has a sentence on a warranty that is not among the promises that are read here', () => {
  const unread = pages.flatMap(({ said }) => said.match(warranty) ?? []);
  expect(unread.filter((sentence) => !promises.some(([promise]) => promise.test(sentence)))).toEqual([]);
});
