import type { Frequency } from '@/domain/finance/repayment.ts';

/** Extras of one purchase, at most. */
export const maxExtras = 30;

type TradeInChoice = { way: 'none' } | { way: 'estimate' /** The enquiry with the accepted estimate. */; lead: string };
export type FinanceChoice = {
  way: 'finance';
  termYears: number;
  finalPaymentCents: number;
  /** What the shopper pays of their own, beside trade-in and deposit. */
  ownCents: number;
  frequency: Frequency;
};
type PaymentChoice = { way: 'cash' } | FinanceChoice;
export type HandoverChoice =
  | { way: 'pick-up'; location: string /** "2026-12-03T10:30" by the location's clock. */; slot: string }
  | { way: 'delivery'; postcode: string };

/** What a shopper chose on the way to a purchase (CHK-05): every step is optional, and absent before it is done. */
export type PurchaseChoices = {
  /** The shopper saw what the price includes. */
  price?: { seen: true };
  tradeIn?: TradeInChoice;
  payment?: PaymentChoice;
  handover?: HandoverChoice;
  /** Ids of extras. */
  extras?: { ids: string[] };
};

export const purchaseSteps = ['price', 'trade-in', 'payment', 'handover', 'extras'] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

export const stepTitles: Record<PurchaseStep, string> = {
  price: 'Price and what it includes',
  'trade-in': 'Trade-in',
  payment: 'Finance or cash',
  handover: 'Delivery or pick-up',
  extras: 'Extras',
};

export const isStep = (text: string): text is PurchaseStep => purchaseSteps.some((step) => step === text);

/** The key under which a step's choice is stored. */
export const keyOfStep = {
  price: 'price',
  'trade-in': 'tradeIn',
  payment: 'payment',
  handover: 'handover',
  extras: 'extras',
} as const satisfies Record<PurchaseStep, keyof PurchaseChoices>;

export const isDone = (choices: PurchaseChoices, step: PurchaseStep): boolean => choices[keyOfStep[step]] !== undefined;
