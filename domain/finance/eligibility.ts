import type { FinanceSite } from './finance-site.ts';
import type { LenderKind } from './lender-kind.ts';
import { lenderRules } from './lender-rules.ts';
import { statesFinance } from './lender-terms.ts';

/** What of a car decides whether an estimate may be shown beside it. Price in cents. */
export type FinancedCar = {
  make: string;
  year: number;
  priceCents: number;
  status: string;
  dealershipSlug: string;
};

/** A lender's record as a site or a dealership has it; rates in percent a year, null where there is none. */
export type LenderRecord = {
  provider: string;
  kind: LenderKind;
  interestRatePercent: number | null;
  comparisonRatePercent: number | null;
  excludedDealerships: readonly string[];
};

/** Repayments that the calculation gave, in cents; null where it gave none. */
export type FinanceFigures = { weeklyCents: number | null; monthlyCents: number | null };

/** Why no estimate may be shown. */
export type Ineligible =
  | 'no lender'
  | 'no rate'
  | 'manufacturer'
  | 'dealer excluded'
  | 'not in stock'
  | 'price'
  | 'year'
  | 'no payment';

/** Manufacturers beside whose cars no finance is shown (FIN-02). */
const silentManufacturers = ['suzuki'];

/**
 * Why an estimate may not be shown beside a car, or null when it may: first what holds for every
 * lender, then the row of this one (FIN-02). `thisYear` is the calendar year of the site. Coming
 * soon counts as in stock, as it does on cards.
 */
export function ineligible(
  car: FinancedCar,
  lender: LenderRecord | null,
  figures: FinanceFigures,
  thisYear: number,
): Ineligible | null {
  if (!lender || lender.provider === '') return 'no lender';
  if (!rated(lender.interestRatePercent) || !rated(lender.comparisonRatePercent)) return 'no rate';
  if (isSilent(car.make)) return 'manufacturer';
  if (lender.excludedDealerships.includes(car.dealershipSlug)) return 'dealer excluded';
  const rule = lenderRules[lender.kind];
  if (car.status !== 'in_stock' && car.status !== 'coming_soon') return 'not in stock';
  if (rule.priceAboveCents !== undefined && car.priceCents <= rule.priceAboveCents) return 'price';
  if (rule.newerThanYears !== undefined && car.year <= thisYear - rule.newerThanYears) return 'year';
  if (rule.needs === 'weekly payment' && !figures.weeklyCents) return 'no payment';
  return rule.needs === 'monthly payment' && !figures.monthlyCents ? 'no payment' : null;
}

/** Null means no rate; 0 is one: a campaign's 0% p.a. is shown as any other (FIN-02). */
const rated = (percent: number | null): boolean => percent !== null && Number.isFinite(percent) && percent >= 0;

/** Suzuki's vehicles carry no estimate, however the maker is written (FIN-02). */
const isSilent = (make: string): boolean =>
  silentManufacturers.includes(
    make
      .trim()
      .toLowerCase()
      .replace(/ australia$/, ''),
  );

/** Whether it may state estimates of its lender's: then that lender's rate must be set (FIN-02). */
export const siteStatesEstimates = (site: LenderSite): boolean => site.finance.hasRate && siteStatesFinance(site);

/** The fields of a site that decide whether it may show finance. */
export type LenderSite = Pick<FinanceSite, 'finance' | 'manufacturer' | 'slug'>;

/**
 * Whether a site may show finance where no car is shown: it has a lender with a rate, does not sell
 * for a maker that shows none, and its dealership is not left out (FIN-02).
 */
export const siteStatesFinance = ({ finance, manufacturer, slug }: LenderSite): boolean =>
  statesFinance(finance) && !isSilent(manufacturer) && !finance.excludedDealerships.includes(slug);
