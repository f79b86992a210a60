import { type BoundsVariant, boundsNames } from '@/domain/finance/bounds.ts';
import { type LenderKind, lenderKinds } from '@/domain/finance/lender-kind.ts';
import { lenderRules } from '@/domain/finance/lender-rules.ts';
import { type LenderTerms, usualTerms } from '@/domain/finance/lender-terms.ts';
import { cents } from '@/domain/finance/money.ts';
import { frequencyPolicies, periodsPerYear } from '@/domain/finance/repayment.ts';
import { roundingPolicies } from '@/domain/finance/rounding.ts';
import type { Layer } from '@/domain/site/site-settings.ts';
import { keysOf } from '@/domain/vocabulary/typed-keys.ts';

type Maybe<T> = T | null | undefined;

/**
 * Terms as the content service holds them, in a lender's record and in a site's own settings alike;
 * dollars. An empty value sets nothing.
 */
export type TermsContent = {
  lenderKind?: Maybe<string>;
  interestRatePercent?: Maybe<number>;
  establishmentFee?: Maybe<number>;
  securityRegistrationFee?: Maybe<number>;
  agencyFee?: Maybe<number>;
  monthlyFee?: Maybe<number>;
  termYears?: Maybe<number>;
  depositPercent?: Maybe<number>;
  finalPaymentPercent?: Maybe<number>;
  frequency?: Maybe<string>;
  frequencyPolicy?: Maybe<string>;
  rounding?: Maybe<string>;
  roundUp?: Maybe<boolean>;
  bounds?: Maybe<string>;
  disclaimer?: Maybe<string>;
  excludedDealerships?: Maybe<readonly string[]>;
};

/** A lender's document: its name, its provider, whose it is, and its terms. */
export type LenderContent = Omit<TermsContent, 'lenderKind' | 'roundUp'> & {
  name?: Maybe<string>;
  provider?: Maybe<string>;
  ofSite?: Maybe<boolean>;
  ofTemplate?: Maybe<boolean>;
};

type GivenTerms = { [K in keyof LenderTerms]?: LenderTerms[K] | null };

/** The content's terms as the domain's; a value outside the listed ones sets nothing. */
export function termsOfContent(content: TermsContent): GivenTerms {
  return {
    lenderKind: oneOf<LenderKind>(lenderKinds, content.lenderKind),
    excludedDealerships: content.excludedDealerships,
    interestRatePercent: content.interestRatePercent,
    hasRate: typeof content.interestRatePercent === 'number' ? true : null,
    establishmentFeeCents: centsOf(content.establishmentFee),
    securityRegistrationFeeCents: centsOf(content.securityRegistrationFee),
    agencyFeeCents: centsOf(content.agencyFee),
    monthlyFeeCents: centsOf(content.monthlyFee),
    termYears: content.termYears,
    depositPercent: content.depositPercent,
    finalPaymentPercent: content.finalPaymentPercent,
    frequency: oneOf(keysOf(periodsPerYear), content.frequency),
    frequencyPolicy: oneOf(keysOf(frequencyPolicies), content.frequencyPolicy),
    rounding: oneOf(keysOf(roundingPolicies), content.rounding),
    roundUp: content.roundUp,
    bounds: oneOf<BoundsVariant>(boundsNames, content.bounds),
    disclaimer: content.disclaimer,
  };
}

/**
 * The record of a site's provider among the lenders that it may use: its own before its template's
 * before one that all share. Null when there is none: then no finance is shown (FIN-02).
 */
export function lenderOfProvider<L extends LenderContent>(lenders: readonly L[], kind: LenderKind): L | null {
  const rank = ({ ofSite, ofTemplate }: L) => (ofSite ? 2 : ofTemplate ? 1 : 0);
  const fit = lenders.filter(({ provider, name }) => provider === kind && name);
  return fit.reduce<L | null>((best, one) => (best === null || rank(one) > rank(best) ? one : best), null);
}

/** A site's layers with the record of its provider under all of them, where there is one (FIN-02); `layers` are lowest first. */
export function withLender(layers: readonly Layer[], lenders: readonly LenderContent[]): Layer[] {
  const kinds = layers.flatMap(({ settings }) => settings.finance?.lenderKind ?? []);
  const record = lenderOfProvider(lenders, kinds.at(-1) ?? usualTerms.lenderKind);
  return record ? [lenderLayer(record), ...layers] : [...layers];
}

/** The layer of a site that its lender's record makes: its own terms, and where it leaves them empty its provider's preset (FIN-06). */
export function lenderLayer(content: LenderContent): Layer {
  const given = Object.entries(termsOfContent(content)).filter(([, value]) => value !== null && value !== undefined);
  const kind = oneOf<LenderKind>(lenderKinds, content.provider);
  const preset = kind && lenderRules[kind].preset;
  const finance = { ...preset, hasRate: false, ...Object.fromEntries(given), provider: content.name ?? '' };
  return { name: 'lender', title: content.name ?? '', settings: { finance } };
}

const oneOf = <T extends string>(values: readonly T[], value: Maybe<string>): T | null =>
  values.find((one) => one === value) ?? null;
const centsOf = (dollars: Maybe<number>): number | null => (typeof dollars === 'number' ? cents(dollars) : null);
