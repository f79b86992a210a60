import { describe, expect, it } from 'vitest';
import { resolveSite } from '@/domain/site/resolve.ts';
import { cardActions } from './card-actions.ts';
import { stockCardFromDocument } from './stock-card-from-document.ts';

const who = { id: 's', slug: 'a', name: 'A', siteNumber: 1, template: 'default', manufacturer: '', models: [] };
const site = resolveSite(who, []);
const reserving = {
  ...site,
  headerMenu: [],
  footerMenu: [],
  features: { ...site.features, checkout: true, instantMessage: true },
  options: { ...site.options, depositDollars: 200 },
};
const trading = {
  ...reserving,
  footerMenu: [{ title: 'Sell', links: [{ label: 'Trade in', href: '/trade-in#form' }] }],
};

const car = (more: object = {}) => {
  const source = { id: 'c/1', slug: '2024-ford-ranger', status: 'in_stock', price_cents: 4_000_000, ...more };
  const card = stockCardFromDocument(source, []);
  if (!card) throw new Error('no card');
  return card;
};
const labels = (more: object, requested: Parameters<typeof cardActions>[1]) =>
  cardActions(car(more), requested).map(({ label }) => label);

describe('what a card offers beside an enquiry', () => {
  it('[CARD-08] a reservation where the site takes them, of a free vehicle with a price', () => {
    expect(cardActions(car(), reserving)).toEqual([{ label: 'Reserve $200', href: '/cars/2024-ford-ranger/checkout' }]);
    expect(labels({}, { ...reserving, features: { ...reserving.features, checkout: false } })).toEqual([]);
    for (const not of [{ reserved: true }, { price_cents: 0 }, { status: 'coming_soon' }, { status: 'sold' }])
      expect(labels(not, reserving)).toEqual([]);
  });

  it('[PLUS-15] the line of one that is held', () => {
    const held = { reserved: true, reserved_until_timestamp: 2_000_000_000 };
    expect(cardActions(car(held), reserving)).toEqual([
      { label: 'Next in line', href: '/cars/2024-ford-ranger/checkout' },
    ]);
    expect(labels(held, site)).not.toContain('Next in line');
  });

  it('[CARD-08] a trade-in against it where the site has the page', () => {
    expect(cardActions(car(), trading)[0]).toEqual({ label: 'Trade-in', href: '/trade-in?car_id=c%2F1' });
    expect(labels({ status: 'sold' }, trading)).toEqual([]);
  });

  it('[CARD-08] the history report only with a file', () => {
    expect(labels({ has_report: true }, site)).toContain('History report');
    expect(labels({}, site)).not.toContain('History report');
  });

  it('[CARD-08] [NAV-08] a purchase where the site offers it, of what can be reserved', () => {
    const selling = { ...reserving, features: { ...reserving.features, onlinePurchase: true } };
    expect(cardActions(car(), selling)[1]).toEqual({
      label: 'Ask to buy',
      href: '/checkout-journey?car_id=2024-ford-ranger',
    });
    expect(labels({}, reserving)).not.toContain('Ask to buy');
    expect(labels({}, { ...selling, features: { ...selling.features, checkout: false } })).toEqual([]);
    for (const not of [{ reserved: true }, { price_cents: 0 }, { status: 'sold' }])
      expect(labels(not, selling)).toEqual([]);
  });

  it('[CARD-08] no chat, which is on the page of the vehicle', () => {
    expect(labels({ has_report: true }, trading)).toEqual(['Trade-in', 'Reserve $200', 'History report']);
  });
});
