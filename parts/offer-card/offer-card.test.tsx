import { describe, expect, it } from 'vitest';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import type { Offer } from '@/domain/offers/offer.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { OfferCard } from './offer-card.tsx';

const day = 86_400_000;
const offer: Offer = {
  id: 'o1',
  name: 'Ranger drive away',
  description: 'A ute.',
  disclaimer: 'While stocks last.',
  category: 'Vehicle offer',
  image: null,
  cutout: false,
  explore: { label: 'Ranger', href: '/models/ranger' },
  modelSlug: 'ranger',
  priceCents: 59_990_00,
  priceType: 'drive-away',
  repayment: null,
  excludedSites: [],
  startsAtMs: null,
  expiresAtMs: null,
} as Offer;
const card = (other: Partial<Offer> = {}, props: object = {}) => (
  <OfferCard offer={{ ...offer, ...other }} site={siteWith()} now={sunday} {...props} />
);

describe('[BLK-03] the card of an offer', () => {
  it('shows what it is about, its price and its conditions', () => {
    expect(plainTextOf(card())).toMatch(/^Vehicle offer Ranger drive away \$59,990 .*A ute\. While stocks last\./);
    expect(linksOf(card({}, { href: '/offers/o1' }))[0]).toBe('/offers/o1');
    expect(markupOf(card())).toMatch(/<h3>Ranger drive away<\/h3>/);
  });

  it('shows the last day on which it runs, unless that is more than a year off', () => {
    expect(plainTextOf(card({ expiresAtMs: Date.UTC(2026, 10, 30, 13) }))).toMatch(/^Ends 30 Nov 2026/);
    expect(plainTextOf(card({ expiresAtMs: sunday + 400 * day }))).toMatch(/^Vehicle offer/);
  });

  it('has no price without its type, and no repayment without its rates', () => {
    expect(plainTextOf(card({ priceType: 'unknown' }))).not.toContain('$');
    expect(plainTextOf(card({ priceCents: null }))).not.toContain('$');
    const repayment = { weeklyCents: 199_00, ratePercent: 6.99, comparisonRatePercent: 7.6 } as Offer['repayment'];
    expect(plainTextOf(card({ repayment }))).toMatch(/\$199.* \/wk, 6\.99% p\.a\., 7\.6\d?% p\.a\. comparison rate/);
  });

  it('leads to what can be done about it, by its name', () => {
    expect(linksOf(card())).toEqual([
      expect.stringContaining('offer=o1'),
      '/models/ranger',
      expect.stringContaining('model=ranger'),
    ]);
    expect(plainTextOf(card({ explore: null }))).not.toMatch(/Explore|in the/);
  });

  it('is cut in a list and whole on its own page, where the heading names it', () => {
    const long = { description: 'word '.repeat(80), disclaimer: 'legal '.repeat(80) };
    expect(plainTextOf(card(long))).toMatch(/View more.*View full disclaimer/);
    expect(plainTextOf(card(long, { whole: true }))).not.toMatch(/View more|View full disclaimer/);
    expect(markupOf(card({}, { whole: true }))).not.toContain('<h3>');
    expect(markupOf(card(long, { whole: true }))).toContain('data-long="true"');
    expect(markupOf(card())).toContain('data-long="false"');
  });
});
