import type { CarType, PriceType } from '@/domain/stock/card-values.ts';
import type { HoldState, MoneyState } from './hold-states.ts';
import { paperNumber } from './paper.ts';
import type { SaleFacts } from './sale-facts.ts';

/** The car as it was when it was reserved. */
export type HoldCar = {
  /** "2024 Ford Ranger" */
  title: string;
  make: string;
  /** "Wildtrak 3.0 V6 Dual Cab" */
  line: string;
  model: string;
  slug: string;
  stockNumber: string;
  vin: string;
  odometerKm: number;
  priceCents: number;
  priceType: PriceType;
  /** Absent in reservations of an earlier release. */
  carType?: CarType;
  /** Of our own image route; empty without a photo. */
  image: string;
};

/** The dealer as a reservation names it, later too, without content. */
export type HoldDealer = {
  name: string;
  phone: string;
  email: string;
  licence: string;
  abn?: string;
  /** Where the car is, "210 City Road, Southbank VIC 3006"; empty where that is not given. */
  place: string;
  address: string;
  /** Of its location, whose law the contract is under, "VIC"; absent in reservations of an earlier release. */
  state?: string;
  timeZone: string;
  /** The site's own, "https://dealer.example". */
  origin: string;
};

/** A hold as its shopper, its staff and its messages read it. */
export type HoldRecord = {
  id: string;
  site: string;
  seller: string;
  token: string;
  vehicle: string;
  car: HoldCar;
  dealer: HoldDealer;
  name: string;
  email: string;
  phone: string;
  state: HoldState;
  money: MoneyState;
  depositCents: number;
  /** What the dealer forfeits of it; 0 until then. */
  retainedCents: number;
  /** What staff stated of the sale, for its tax invoice. */
  sale: SaleFacts | null;
  hours: number;
  endsAt: Date;
  receipt: number | null;
  checkout: string | null;
  checkoutUrl: string | null;
  account: string;
  payment: string | null;
  method: string;
  captureBefore: Date | null;
  /** The online purchase that it was made in. */
  purchase?: string | null;
  createdAt: Date;
  heldAt: Date | null;
  closedAt: Date | null;
};

/** "R-000318"; empty before there is one. */
export const receiptNumber = (number: number | null): string =>
  number === null ? '' : paperNumber({ kind: 'receipt', number });

/** "Visa ending 4242" of the provider's "visa 4242"; what has no number stays as it is, "Apple Pay". */
export function methodLabel(method: string): string {
  const parts = method.trim().split(/\s+/);
  const last = /^\d{4}$/.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const name = parts.join(' ');
  const shown = name.charAt(0).toUpperCase() + name.slice(1);
  return last === undefined ? shown : `${shown || 'Card'} ending ${last}`;
}

/** The first name, as messages greet. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
