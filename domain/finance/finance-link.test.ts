import { describe, expect, it } from 'vitest';
import { financeLink } from './finance-link.ts';

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
