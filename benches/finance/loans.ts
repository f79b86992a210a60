import { lenderKinds } from '@/domain/finance/lender-kind.ts';
import { lenderRules } from '@/domain/finance/lender-rules.ts';
import { type LenderTerms, usualTerms } from '@/domain/finance/lender-terms.ts';

/** Six lenders of six kinds, each with a rate and fees of its own. */
export const lenders: readonly LenderTerms[] = lenderKinds.slice(0, 6).map((lenderKind, at) => ({
  ...usualTerms,
  ...lenderRules[lenderKind].preset,
  provider: `Lender ${at + 1}`,
  lenderKind,
  interestRatePercent: 9.99 + at * 0.25,
  establishmentFeeCents: 395_00,
  monthlyFeeCents: at % 2 === 0 ? 0 : 8_00,
  frequencyPolicy: 'actuarial',
  rounding: 'nearest-cent',
}));

type Car = { make: string; year: number; priceCents: number; status: string; dealershipSlug: string };

/** Cars in stock with prices that no two of them share. */
export const cars = (count: number): Car[] =>
  Array.from({ length: count }, (_, at) => ({
    make: 'Ford',
    year: 2018 + (at % 8),
    priceCents: 1_299_000 + ((at * 7_919) % 8_000_000),
    status: 'in_stock',
    dealershipSlug: 'a-dealer',
  }));

export const thisYear = 2026;
