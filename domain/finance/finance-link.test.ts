import { describe, expect, it } from 'vitest';
import { figuresOfQuery, financeLink, financePageOf, withFigures } from './finance-link.ts';

const car = {
  id: 'sb-1001',
  dealershipId: 'dealership-southbank',
  priceCents: 6_699_000,
  carType: 'used',
  vin: 'MPB123',
};

describe('finance links', () => {
  it('[NAV-16] are built from the car and end in #finance-form', () => {
    expect(financeLink('', car)).toBe(
      '/finance?preferredDealership=dealership-southbank&vehiclePriceBudget=66990&car_id=sb-1001&car_type=used&vin=MPB123#finance-form',
    );
    expect(financeLink('/apply-for-finance', { ...car, vin: '' })).toBe(
      '/apply-for-finance?preferredDealership=dealership-southbank&vehiclePriceBudget=66990&car_id=sb-1001&car_type=used#finance-form',
    );
  });

  it('[NAV-16] with no car they go to /finance, or to the page of the site', () => {
    expect([financeLink('', null), financeLink('/finance-enquiry', null)]).toEqual(['/finance', '/finance-enquiry']);
    expect(financeLink('https://lender.example/apply', car)).toBe('https://lender.example/apply');
  });
});

describe('the figures that a finance link carries', () => {
  const set = {
    priceCents: 6_500_000,
    depositCents: 800_050,
    finalPaymentCents: 1_000_000,
    termYears: 4.5,
    ratePercent: 9.25,
    frequency: 'monthly',
  } as const;
  const queryOf = (href: string) => Object.fromEntries(new URL(href, 'http://site').searchParams);

  it('[FIN-11] [NAV-16] follow what the shopper set, beside the car, and come back as they were', () => {
    const href = withFigures(financeLink('', car), set);
    expect(queryOf(href)).toMatchObject({
      car_id: 'sb-1001',
      vin: 'MPB123',
      vehiclePriceBudget: '65000',
      deposit: '8000.5',
    });
    expect(href).toMatch(/#finance-form$/);
    expect(figuresOfQuery(queryOf(href))).toEqual(set);
    expect(figuresOfQuery(queryOf(withFigures(href, { ...set, depositCents: 0 })))).toEqual({
      ...set,
      depositCents: 0,
    });
  });

  it('[NAV-16] a link to anywhere else is left as it is', () => {
    for (const href of [
      '#finance-form',
      'https://lender.example/a#finance-form',
      '/contact-us',
      '//evil.example#finance-form',
    ])
      expect(withFigures(href, set)).toBe(href);
  });

  it('[FIN-03] a link without figures, or with what are none, changes nothing: the calculator starts as it does', () => {
    expect(figuresOfQuery(queryOf(financeLink('', car)))).toEqual({});
    const odd = { deposit: '-1', final_payment: 'lots', term: '1e9', rate: '9.999', frequency: 'daily' };
    expect(figuresOfQuery({ ...odd, vehiclePriceBudget: '30000' })).toEqual({});
  });

  it('[NAV-16] the site’s own default link is heeded, and its finance button where that leads elsewhere', () => {
    const button = (href: string) => [{ key: 'finance', label: 'Get Finance Now', href }];
    const page = (href: string, financeLink: string) =>
      financePageOf({ buttons: button(href), options: { financeLink } as never });
    expect([
      page('/finance', ''),
      page('/finance', '/apply-for-finance'),
      page('/money', '/apply-for-finance'),
    ]).toEqual(['/finance', '/apply-for-finance', '/money']);
  });
});
