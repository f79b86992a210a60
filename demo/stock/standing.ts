import type { Chance } from './chance.ts';
import type { Lot } from './dealer-plans.ts';

const dayMs = 86_400_000;

/** Where a vehicle is in its life at the dealer's. */
export type StockLife = {
  status: 'in_stock' | 'coming_soon' | 'sold';
  reserved: boolean;
  preorder: boolean;
  tag: string;
  createdAtMs: number;
  updatedAtMs: number;
  soldAtMs: number | null;
};

const tags: Readonly<Record<Lot['carType'], readonly string[]>> = {
  new: ['Run-out', 'Test Drive Only', 'Factory Bonus'],
  demo: ['Demo', 'Ex-Service Loan'],
  used: ['Low Kms', 'One Owner', 'Manager Special'],
};

/** Most vehicles are just in stock; a few are on their way, reserved, or sold in the last days. `now` is epoch milliseconds. */
export function stockLife(carType: Lot['carType'], now: number, random: Chance): StockLife {
  const createdAtMs = now - Math.round((160 * random.next() ** 1.6 + 0.02) * dayMs);
  const roll = random.next();
  const plain = { reserved: false, preorder: false, tag: '', createdAtMs, soldAtMs: null };
  if (roll < 0.05) return { ...plain, ...sold(createdAtMs, now, random) };
  if (roll < 0.09) return { ...plain, ...onItsWay(carType, random), updatedAtMs: createdAtMs };
  const reserved = roll < 0.12;
  const tag = random.happens(carType === 'demo' ? 0.35 : 0.1) ? random.oneOf(tags[carType]) : '';
  const updatedAtMs = Math.round(random.between(createdAtMs, now));
  return { ...plain, status: 'in_stock', reserved, tag, updatedAtMs };
}

/** Sold in the last days, one in five too long ago to be shown still (SRCH-18). */
function sold(createdAtMs: number, now: number, chance: Chance) {
  const daysAgo = chance.happens(0.2) ? chance.between(6, 12) : chance.between(0.1, 2.8);
  const soldAtMs = Math.max(createdAtMs + 60_000, Math.round(now - daysAgo * dayMs));
  return { status: 'sold', soldAtMs, updatedAtMs: soldAtMs } as const;
}

function onItsWay(carType: Lot['carType'], chance: Chance) {
  return { status: 'coming_soon', preorder: carType === 'new' && chance.happens(0.5) } as const;
}
