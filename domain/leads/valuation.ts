import { dateKey, localMoment } from '@/domain/locations/time-zone.ts';
import { dollars, kilometres } from './amounts.ts';
import { isBeyondEstimate } from './estimate-bounds.ts';

/** A shopper's own car, as a valuation needs it. */
export type OwnCar = { make: string; model: string; year: number; kilometres: number };

/**
 * What the market pays for such a car in usual order, whole dollars, and the source's note on it.
 */
export type MarketValue = { low: number; high: number; usualKilometres: number; source: string };

/** What changes a price, as shoppers state it; shares of the value (FORM-09). */
export const adjustments = [
  {
    key: 'condition',
    label: 'How does it look?',
    choices: [
      { value: 'excellent', label: 'Like new', share: 0.04 },
      { value: 'good', label: 'Good, with signs of wear', share: 0 },
      { value: 'fair', label: 'Dents, scratches or worn trim', share: -0.08 },
    ],
  },
  {
    key: 'history',
    label: 'Is the logbook complete?',
    choices: [
      { value: 'full', label: 'Yes, all services', share: 0.02 },
      { value: 'part', label: 'In part', share: -0.02 },
      { value: 'none', label: 'No', share: -0.06 },
    ],
  },
  {
    key: 'accident',
    label: 'Was it ever in an accident?',
    choices: [
      { value: 'no', label: 'No', share: 0 },
      { value: 'repaired', label: 'Yes, repaired', share: -0.1 },
      { value: 'damaged', label: 'Yes, and it still shows', share: -0.22 },
    ],
  },
  {
    key: 'keys',
    label: 'How many keys are there?',
    choices: [
      { value: 'two', label: 'Two or more', share: 0 },
      { value: 'one', label: 'One', share: -0.01 },
    ],
  },
] as const;

export type AdjustmentAnswers = Readonly<Record<string, string>>;

/** One line of how an estimate came about; dollars, negative where it takes away. */
type ValuationStep = { label: string; dollars: number };

/** An online estimate: a range, how it came about, and until which day of the site it is valid ("2026-12-01"). Whole dollars. */
export type Valuation = {
  car: OwnCar;
  answers: AdjustmentAnswers;
  low: number;
  high: number;
  steps: ValuationStep[];
  source: string;
  validUntil: string;
  acceptedAtMs: number | null;
  /** What the enquiry was filed under before it was accepted. */
  filedBefore?: string;
};

/** Days for which an estimate is valid. */
const validDays = 7;
/** What 1,000 km more or less than usual change, as a share; at most a quarter of the value. */
const shareOfThousand = 0.003;
const maxForDistance = 0.25;
/** Ranges are in steps of this, dollars. */
const step = 100;

/** Whether answers are one of each question's choices. */
export const areAnswers = (answers: AdjustmentAnswers): boolean =>
  adjustments.every(({ key, choices }) => choices.some(({ value }) => value === answers[key]));

type ValuationRequest = { car: OwnCar; answers: AdjustmentAnswers; market: MarketValue; now: number; timeZone: string };

/** The estimate of one car; null beyond the rule (7 years, 100,000 km), or where nothing would be left of its value (FORM-09). */
export function valuationOf({ car, answers, market, now, timeZone }: ValuationRequest): Valuation | null {
  const today = localMoment(now, timeZone);
  if (isBeyondEstimate(car, today.year) || !areAnswers(answers)) return null;
  const middle = (market.low + market.high) / 2;
  const steps = [distanceStep(car, market, middle), ...adjustments.map((one) => answerStep(one, answers, middle))];
  const listed = steps.filter(({ dollars: change }) => change !== 0);
  const change = listed.reduce((sum, one) => sum + one.dollars, 0);
  const [low, high] = [market.low + change, market.high + change].map((value) => Math.round(value / step) * step);
  if (low === undefined || high === undefined || low < step * 5) return null;
  const base = {
    label: `${car.year} ${car.make} ${car.model} in average condition, the middle of the market`,
    dollars: rounded(middle),
  };
  return {
    car,
    answers,
    low,
    high,
    steps: [base, ...listed],
    source: market.source,
    validUntil: dateKey({ ...today, day: today.day + validDays }),
    acceptedAtMs: null,
  };
}

function distanceStep(car: OwnCar, { usualKilometres }: MarketValue, middle: number): ValuationStep {
  const over = car.kilometres - usualKilometres;
  const share = Math.max(-maxForDistance, Math.min(maxForDistance, (-over / 1_000) * shareOfThousand));
  const direction = over >= 0 ? 'more' : 'fewer';
  return {
    label: `${kilometres(Math.abs(over))} ${direction} than usual at its age`,
    dollars: rounded(middle * share),
  };
}

function answerStep({ key, choices, label }: (typeof adjustments)[number], answers: AdjustmentAnswers, middle: number) {
  const chosen = choices.find(({ value }) => value === answers[key]);
  return { label: `${label} ${chosen?.label ?? ''}`, dollars: rounded(middle * (chosen?.share ?? 0)) };
}

const rounded = (value: number): number => Math.round(value / 10) * 10;

/** "$22,100 to $25,300" */
export const rangeText = ({ low, high }: Pick<Valuation, 'low' | 'high'>): string =>
  `${dollars(low)} to ${dollars(high)}`;

/** Whether it can still be accepted, by the clock of the site. */
export function isValid({ validUntil, acceptedAtMs }: Valuation, now: number, timeZone: string): boolean {
  return acceptedAtMs === null && dateKey(localMoment(now, timeZone)) <= validUntil;
}

/** The car of an enquiry's answers; null where they describe none. */
export function ownCarOf(details: Readonly<Record<string, unknown>>): OwnCar | null {
  const { make, model, year, kms } = details;
  if (typeof make !== 'string' || typeof model !== 'string') return null;
  if (typeof year !== 'number' || typeof kms !== 'number') return null;
  return { make, model, year, kilometres: kms };
}

/**
 * Texts of the specification, letter for letter: what an enquiry is filed under when its offer was
 * accepted.
 */
export const acceptedOffer = '3. Offer Accepted';

/** Categories of enquiries whose car may get an online estimate. */
export const isValued = (category: string): boolean => category === 'Trade In' || category === 'Valuation';
