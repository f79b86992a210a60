import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { statedRepayment } from '@/domain/finance/repayment-claim.ts';
import { FinanceLine } from './finance-line.tsx';

const claim = statedRepayment({
  repaymentCents: 28_100,
  frequency: 'weekly',
  ratePercent: 8.5,
  comparisonRatePercent: 9.09,
  termYears: 5,
});
const car = {
  id: 'car-1',
  name: '2024 Ford Ranger',
  dealershipId: 'dealership-a',
  priceCents: 6_699_000,
  carType: 'used',
};
const rendered = (more: object = {}, financePage = '') =>
  claim && renderToStaticMarkup(<FinanceLine claim={claim} car={{ ...car, ...more }} financePage={financePage} />);
const text = (markup: string | null) =>
  markup
    ?.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe("a vehicle's finance in one line, in the sticky header as on cards", () => {
  it('[CARD-07] [VDP-03] shows the figure with its rate, its comparison rate and the way to the warning', () => {
    expect(text(rendered())).toBe('$281 /wk* for 2024 Ford Ranger: finance 8.50% p.a. 9.09% comp. rate*');
    expect(rendered()).toMatch(/<a href="#finance-warning"[^>]*>9\.09% comp\. rate\*<\/a>/);
  });

  it('[NAV-16] leads to the finance page with the car, with its VIN where it has one', () => {
    const link = (markup: string | null) =>
      /href="([^"#]+#finance-form)"/.exec(markup ?? '')?.[1]?.replaceAll('&amp;', '&');
    const plain = '/finance?preferredDealership=dealership-a&vehiclePriceBudget=66990&car_id=car-1&car_type=used';
    expect(link(rendered())).toBe(`${plain}#finance-form`);
    expect(link(rendered({ vin: 'MNAUMFF50FW123456' }))).toBe(`${plain}&vin=MNAUMFF50FW123456#finance-form`);
    expect(link(rendered({}, '/apply-for-finance'))).toMatch(/^\/apply-for-finance\?preferredDealership=/);
  });
});
