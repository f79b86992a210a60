import { expect, it, vi } from 'vitest';
import { leadRecord } from '@/domain/leads/lead-record.fixture.ts';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import type { Purchase } from '@/web/records/purchases.ts';
import { proposedView } from './proposed-view.ts';
import { testCar } from './purchases.fixture.ts';
import { type ViewServices, viewPurchase } from './view-purchase.ts';

const site = siteWith();
const mats = { id: 'mats', name: 'Floor mats', text: '', cents: 295_00 };
vi.mock('@/web/content/read-extras.ts', () => ({ readExtras: async () => [mats] }));
vi.mock('@/web/stock/dealership-of-vehicle.ts', () => ({ dealershipOf: async () => ({ site, place: null }) }));
vi.mock('@/web/records/purchases.ts', () => ({ holdOfPurchase: async () => null, tradeInOf: async () => null }));

const now = Date.UTC(2026, 10, 26);
const at = new Date(now);
const purchase: Purchase = {
  id: 'p',
  site: 'a',
  seller: 'a',
  vehicle: 'v1',
  car: testCar(),
  browser: 'b',
  account: null,
  choices: {},
  priceCents: 66_990_00,
  lead: null,
  sentAt: null,
  note: '',
  helper: 'Mei',
  helperId: 'mei-1',
  helperSince: at,
  helpedAt: at,
  proposals: { extras: { id: 'x', by: 'Mei', choice: { ids: ['mats'] } } },
  createdAt: at,
  changedAt: at,
};
const services = { records: { database: {} } } as unknown as ViewServices;
const car = { year: 2021, make: 'Mazda', model: 'CX-5', kilometres: 75_000 };
const accepted = {
  ...leadRecord(),
  vehicle: null,
  valuation: { car, low: 22_500, high: 26_500, acceptedAtMs: now },
} as unknown as NonNullable<Parameters<typeof viewPurchase>[1]['accepted']>;

it('[CHK-05] what staff filled in is counted beside the trade-in that the page counts already', async () => {
  const left = async (lead: typeof accepted | null) => {
    const requested = { site, vehicle: pageVehicle({}), purchase, accepted: lead, now };
    const view = await viewPurchase(services, requested);
    const proposed = await proposedView(services, view, { site, accepted: lead, now });
    return [view.sums.left, proposed?.left];
  };
  expect(await left(null)).toEqual(['$66,990', '$67,285']);
  expect(await left(accepted)).toEqual(['$40,490 to $44,490', '$40,785 to $44,785']);
});

it('[CHK-05] who filled a step in is named by the dealership where the name is an address', async () => {
  const proposals = { extras: { id: 'x', by: 'mei@a.example', choice: { ids: ['mats'] } } };
  const requested = { site, vehicle: pageVehicle({}), purchase: { ...purchase, proposals }, accepted: null, now };
  const view = await viewPurchase(services, requested);
  const proposed = await proposedView(services, view, { site, accepted: null, now });
  expect(proposed?.lines.map(({ by }) => by)).toEqual([`Someone at ${site.name}`]);
});
