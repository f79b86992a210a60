import { describe, expect, it } from 'vitest';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { carEstimate } from '@/domain/finance/car-claim.ts';
import { siteStatesEstimates, siteStatesFinance } from '@/domain/finance/eligibility.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { Layer } from '@/domain/site/site-settings.ts';
import { type LenderContent, lenderOfProvider, termsOfContent, withLender } from './lender-record.ts';

const who = { id: 's', slug: 'a', name: 'A', siteNumber: 1, template: '', manufacturer: '' };
const layer = (name: Layer['name'], finance: Parameters<typeof termsOfContent>[0]): Layer => ({
  name,
  title: name,
  settings: { finance: termsOfContent(finance) },
});
const site = (lenders: LenderContent[], ...layers: Layer[]) => resolveSite(who, withLender(layers, lenders));
const car = { make: 'Ford', year: 2025, priceCents: 3_000_000, status: 'in_stock', dealershipSlug: 'a' };
const estimate = (of: ReturnType<typeof site>) => carEstimate(car, of.finance, 2026, 'weekly');
const alder: LenderContent = { name: 'Alder', provider: 'manual', interestRatePercent: 8.5, establishmentFee: 395 };

describe("a lender's record", () => {
  it('[FIN-02] is that of the provider which the highest layer names, the nearest owner first', () => {
    const shared = { ...alder, name: 'Shared' };
    const ofTemplate = { ...alder, name: 'Of the template', ofTemplate: true };
    const own = { ...alder, name: 'Its own', ofSite: true };
    expect(lenderOfProvider([shared, own, ofTemplate], 'manual')?.name).toBe('Its own');
    expect(lenderOfProvider([shared, ofTemplate], 'manual')?.name).toBe('Of the template');
    expect([lenderOfProvider([shared], 'manual')?.name, lenderOfProvider([shared], 'angle')]).toEqual(['Shared', null]);
    const angle = { ...alder, name: 'Angled', provider: 'angle' };
    const chosen = site(
      [alder, angle],
      layer('template', { lenderKind: 'manual' }),
      layer('dealer', { lenderKind: 'angle' }),
    );
    expect(chosen.finance).toMatchObject({ provider: 'Angled', lenderKind: 'angle' });
  });

  it("[FIN-06] lies under the site's layers; what it leaves empty is its provider's preset", () => {
    const taurus: LenderContent = { name: 'T', provider: 'taurus', interestRatePercent: 12 };
    const resolved = site([taurus], layer('template', { lenderKind: 'taurus' }), layer('dealer', { monthlyFee: 8 }));
    expect(resolved.finance).toMatchObject({
      interestRatePercent: 12,
      establishmentFeeCents: 1_300_00,
      monthlyFeeCents: 8_00,
      bounds: 'high-rates',
    });
    const own = site(
      [{ ...taurus, establishmentFee: 0 }],
      layer('dealer', { lenderKind: 'taurus', interestRatePercent: 13 }),
    );
    expect(own.finance).toMatchObject({ interestRatePercent: 13, establishmentFeeCents: 0 });
  });

  it('[FIN-02] without a rate states no estimate, though a calculator may start from the usual one', () => {
    const rateless = site([{ ...alder, interestRatePercent: null }]);
    expect(estimate(rateless)).toEqual({ kind: 'none', why: 'no rate' });
    expect([siteStatesEstimates(rateless), siteStatesFinance(rateless)]).toEqual([false, true]);
    expect(calculatorSettings(rateless, null)?.start.ratePercent).toBe(10);
    const rated = site([{ ...alder, interestRatePercent: null }], layer('dealer', { interestRatePercent: 9 }));
    expect(estimate(rated)).toMatchObject({ kind: 'repayment', claim: { ratePercent: 9 } });
  });

  it('[FIN-02] [FIN-05] none is no estimate, and a figure of $25 or less offers to enquire', () => {
    expect(estimate(site([]))).toEqual({ kind: 'none', why: 'no lender' });
    const { finance } = site([alder]);
    expect(
      carEstimate({ ...car, priceCents: 70_000 }, { ...finance, establishmentFeeCents: 0 }, 2026, 'weekly'),
    ).toEqual({ kind: 'enquire' });
  });

  it('[FIN-04] odd values of the content are ignored', () => {
    const odd = { frequency: 'hourly', rounding: 'down', bounds: 'none', frequencyPolicy: '', lenderKind: 'nobody' };
    const { frequency, rounding, bounds, frequencyPolicy, lenderKind } = site([alder], layer('dealer', odd)).finance;
    expect([frequency, rounding, bounds, frequencyPolicy, lenderKind]).toEqual([
      'weekly',
      'nearest-cent',
      'usual',
      'actuarial',
      'manual',
    ]);
  });
});
