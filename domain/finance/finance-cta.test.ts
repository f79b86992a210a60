import { describe, expect, it } from 'vitest';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { SiteSettings } from '@/domain/site/site-settings.ts';
import { financeCta } from './finance-cta.ts';

const site = (settings: object) =>
  resolveSite({ id: 's', slug: 'a', name: 'A', siteNumber: 1, template: '', manufacturer: '' }, [
    { name: 'dealer', title: '', settings: settings as SiteSettings },
  ]);
const car = { id: 'c1', dealershipId: 'd1', priceCents: 3_199_000, carType: 'used', vin: '' };
const link = '?preferredDealership=d1&vehiclePriceBudget=31990&car_id=c1&car_type=used#finance-form';

describe('what leads to finance', () => {
  it('[FIN-11] [NAV-16] is a link built from the car, to /finance without one', () => {
    expect(financeCta(site({}), car)).toEqual({ kind: 'link', label: 'Get Finance Now', href: `/finance${link}` });
    expect(financeCta(site({}), null).href).toBe('/finance');
    const own = site({ options: { financeLink: '/apply-for-finance' } });
    expect(financeCta(own, car).href).toBe(`/apply-for-finance${link}`);
  });

  it('[FIN-11] shows Enquire Now, or opens the dialog, on the sites that have it so', () => {
    expect(financeCta(site({ features: { financeEnquireLabel: true } }), car).label).toBe('Enquire Now');
    const dialog = financeCta(site({ features: { financeModal: true, financeEnquireLabel: true } }), car);
    expect(dialog).toEqual({ kind: 'dialog', label: 'Get Finance Now', href: `/finance${link}` });
  });
});
