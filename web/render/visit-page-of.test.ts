import { describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { defaultOptions } from '@/domain/switches/options.ts';
import { eventVehicleOf } from './vehicle/event-vehicle-of.ts';
import { visitPageOf } from './visit-page-of.ts';

const site = (options: Partial<typeof defaultOptions> = {}) => ({
  ...siteWith(),
  legalLinks: [{ label: 'Privacy policy', href: '/privacy-policy' }],
  options: { ...defaultOptions, ...options },
});

describe('[ANL-01] what a page reports of itself for its events', () => {
  it('is its kind, and never an address that opens something', () => {
    const page = visitPageOf(site(), '/enquiry/0b9f7c1e-secret');
    expect(page).toMatchObject({ type: 'unknown', consent: null, measurement: '' });
    expect(JSON.stringify(page)).not.toContain('secret');
    expect(visitPageOf(site(), '/cars/a-car').type).toBe('item');
    expect(visitPageOf(site(), '/').type).toBe('home');
  });

  it('names who measures visits, and no key or address of the dealer’s own system', () => {
    const named = { googleMeasurementId: 'G-AB12CD34EF', eventWebhook: 'https://dealer.example/hook-1f' };
    const page = visitPageOf(site(named), '/');
    expect(page).toMatchObject({
      measurement: 'G-AB12CD34EF',
      consent: {
        mode: 'ask',
        visits: 'Google Analytics',
        ads: '',
        webhook: 'dealer.example',
        policy: '/privacy-policy',
      },
    });
    expect(JSON.stringify(page)).not.toContain('hook-1f');
    expect(visitPageOf(site({ googleMeasurementId: 'UA-1' }), '/')).toMatchObject({ measurement: '', consent: null });
  });

  it('[PLUS-11] its scripts of other companies, and what the privacy choices state of them', () => {
    const url = 'https://chat.example/w.js';
    const tag = { vendor: 'other', account: '', url, consent: 'help', loads: 'idle' } as const;
    const notices = [{ name: 'Chat', receives: 'what is typed', consent: 'help', script: url } as const];
    const live = { tags: [tag], hosts: ['chat.example'], notices };
    expect(visitPageOf(site(), '/', live)).toMatchObject({ tags: [tag], consent: { tags: notices } });
    const none = visitPageOf(site(), '/', { tags: [], hosts: [], notices });
    expect(none).not.toHaveProperty('tags');
    expect(none).toMatchObject({ consent: { tags: notices } });
  });

  it('[PLUS-16] of a vehicle what its page shows: no price where it shows none', () => {
    expect(eventVehicleOf(pageVehicle({ priceCents: 54_990_00 }), site())).toMatchObject({
      make: 'Ford',
      price: 54_990,
    });
    expect(eventVehicleOf(pageVehicle({ priceCents: 0 }), site()).price).toBe(0);
  });
});
