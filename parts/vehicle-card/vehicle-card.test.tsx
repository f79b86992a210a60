import { describe, expect, it } from 'vitest';
import { statedRepayment } from '@/domain/finance/repayment-claim.ts';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import type { SiteSettings } from '@/domain/site/site-settings.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { CardActions } from './card-actions.tsx';
import { CardPhoto } from './card-photo.tsx';
import { CardPrice } from './card-price.tsx';
import { CardSlot } from './card-slot.tsx';
import { VehicleCard } from './vehicle-card.tsx';

const plain = pageVehicle({ carType: 'used' }).card;
const cardWith = (other: Partial<StockCard> = {}): StockCard => ({ ...plain, ...other });
const weekly = statedRepayment({
  repaymentCents: 300_10,
  frequency: 'weekly',
  ratePercent: 9,
  comparisonRatePercent: 10.2,
  termYears: 5,
});
const photos = (count: number): StockCard['images'] =>
  Array.from({ length: count }, (_, at) => ({ source: 'yard', path: `ranger/${at + 1}.webp`, rev: 'v1', alt: '' }));
const whole = (other: Partial<StockCard> = {}, props: object = {}, settings: SiteSettings = {}) => (
  <VehicleCard card={cardWith(other)} site={siteWith(settings)} now={sunday} {...props} />
);

describe('[CARD-01] the card of a vehicle', () => {
  it('is one link to its page, and describes the vehicle briefly', () => {
    expect(linksOf(whole())[0]).toBe('/cars/2024-ford-ranger-sb1');
    expect(plainTextOf(whole())).toMatch(
      /Southbank 2024 Ford Ranger Wildtrak PY 14,820 km 10 speed auto Diesel 4x4 \$66,990/,
    );
    expect(plainTextOf(whole())).toContain('Enquire about 2024 Ford Ranger');
  });

  it('describes a vehicle where it has no reading: a used one with 0 km, and what is towed', () => {
    expect(plainTextOf(whole({ odometerKm: 0 }))).toContain('Wildtrak PY Ute 10 speed auto');
    expect(plainTextOf(whole({ odometerKm: 0, carType: 'new' }))).toContain('0 km');
    const towed = { odometerKm: 0, carType: 'new', transmission: '', fuel: '', drive: '', body: 'Caravan' } as const;
    expect(plainTextOf(whole(towed))).toContain('Wildtrak PY Caravan $');
    expect(plainTextOf(whole({ odometerKm: 0, body: '' }))).toContain('0 km');
  });

  it('keeps the line of badge and series where there is neither', () => {
    expect(markupOf(whole({ badge: '', series: '' }))).toContain('\u00a0</p>');
  });

  it('[CARD-04] offers something similar in place of a price once it is sold', () => {
    const sold = whole({ status: 'sold' }, { action: <i>look</i> });
    expect(plainTextOf(sold)).toContain('Like this and want something similar? Find Me Something Similar');
    expect(plainTextOf(sold)).not.toMatch(/\$|Enquire|look/);
    expect(linksOf(sold)).toContain('/cars/2024-ford-ranger-sb1#similar');
  });

  it('lies in a list, and holds what a page gives it', () => {
    const row = markupOf(whole({}, { row: true, actions: true, control: <b>heart</b>, action: <i>look</i> }));
    expect(row).toMatch(/^<article class="[^"]*vehicle-row[^"]*paper-row/);
    expect(row).toMatch(/<b>heart<\/b><\/article>$/);
    expect(row).toContain('grid-cols-2');
    expect(markupOf(whole())).not.toMatch(/vehicle-row|paper-row|grid-cols-2/);
  });
});

describe('[CARD-03] the photo of a card', () => {
  const photo = (other: Partial<StockCard>, more = false) => (
    <CardPhoto card={cardWith(other)} tag={{ kind: 'reserved', text: 'Reserved' }} more={more} />
  );

  it('shows where the vehicle is, its tag and how much there is to see', () => {
    expect(plainTextOf(photo({ images: photos(3) }))).toBe('Reserved Southbank 3 photos');
    expect(plainTextOf(photo({ images: photos(1) }))).toBe('Reserved Southbank 1 photo');
    expect(plainTextOf(photo({ images: photos(3), hasSpin: true }))).toBe('Reserved Southbank 360°');
    expect(plainTextOf(photo({ images: [], locationName: '' }))).toBe('Photos are on their way Reserved');
  });

  it('names five further photos where they can be turned to', () => {
    const further = (count: number, more: boolean) =>
      /data-photos="([^"]*)"/.exec(markupOf(photo({ images: photos(count) }, more)))?.[1]?.split(' ').length ?? 0;
    expect([further(9, true), further(3, true), further(1, true), further(9, false)]).toEqual([5, 2, 0, 0]);
  });
});

describe('[CARD-02] the price of a card', () => {
  const price = (other: Partial<StockCard>) => (
    <CardPrice card={cardWith(other)} noPrice="Enquire for price" financePage="" />
  );

  it('is what it costs, what it did before, and what that holds', () => {
    expect(plainTextOf(price({ beforePriceCents: 69_990_00 }))).toBe('$66,990 Was $69,990 Drive away');
    expect(plainTextOf(price({ priceType: 'excluding_government_charges_price' }))).toBe('$66,990 Excl. govt. charges');
    expect(plainTextOf(price({ priceCents: 0 }))).toBe('Enquire for price');
  });

  it('[CARD-07] has a weekly figure beside it with its rates, and none beside text', () => {
    expect(plainTextOf(price({ weekly }))).toMatch(/\$300(?:\.10)?.*9.*%.*10\.2/);
    expect(plainTextOf(price({ weekly, priceCents: 0 }))).toBe('Enquire for price');
  });
});

describe('[CARD-06] the line under the price', () => {
  const slot = (other: Partial<StockCard>, showViews = true) =>
    plainTextOf(<CardSlot card={cardWith(other)} showViews={showViews} now={0} />);

  it('shows how far it is under the market, else how often it was looked at, else its number', () => {
    expect(slot({ underMarketCents: 2_000_00, views: 500 })).toMatch(/2,000/);
    expect(slot({ views: 1_500 })).toBe('Viewed 1,500 times');
    expect(slot({ views: 9 })).toBe('Stock no. SB1');
    expect(slot({ views: 1_500 }, false)).toBe('Stock no. SB1');
  });

  it('[CHK-02] [PLUS-15] of a held car shows first until when it is held, and its button offers the line', () => {
    const held = { reserved: true, reservedUntilMs: Date.UTC(2026, 10, 27, 6, 30), state: 'vic' };
    expect(slot({ ...held, underMarketCents: 2_000_00 })).toBe('Reserved until Fri 27 Nov, 5:30 pm');
    const taking = siteWith();
    const site = { ...taking, features: { ...taking.features, checkout: true } };
    const actionTexts = (card: StockCard) => plainTextOf(<CardActions card={card} site={site} row={false} />);
    expect(actionTexts(cardWith(held))).toContain('Next in line');
    expect(actionTexts(cardWith(held))).not.toContain('Reserve');
    expect(actionTexts(cardWith({}))).not.toContain('Next in line');
  });
});

describe('[CARD-08] the further ways to act', () => {
  it('are links that name their vehicle; nothing where there is none', () => {
    const site = siteWith();
    const none = <CardActions card={cardWith({ status: 'sold' })} site={site} row={false} />;
    expect(markupOf(none)).toBe('');
    const compared = <CardActions card={cardWith({ status: 'sold' })} site={site} row compare={<b>compare</b>} />;
    expect(markupOf(compared)).toMatch(/<ul[^>]*><li[^>]*><b>compare<\/b><\/li>/);
    expect(markupOf(compared)).not.toContain('justify-center');
  });
});
