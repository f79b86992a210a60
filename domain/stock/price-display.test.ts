import { describe, expect, it } from 'vitest';
import { priceDisplay } from './price-display.ts';

const rules = { noPrice: 'Enquire for price.' };
const card = { priceCents: 74_990_00, beforePriceCents: 0, preorder: false };

describe('the price of a card', () => {
  it('[CARD-02] shows a price only above ten dollars', () => {
    expect(priceDisplay({ ...card, priceCents: 10_01 }, rules)).toEqual({
      kind: 'price',
      priceCents: 10_01,
      wasCents: null,
    });
    expect(priceDisplay({ ...card, priceCents: 10_00 }, rules)).toEqual({ kind: 'words', text: 'Enquire for price.' });
    expect(priceDisplay({ ...card, priceCents: 0 }, rules)).toEqual({ kind: 'words', text: 'Enquire for price.' });
  });

  it('[CARD-02] shows PREORDER for a preorder without price, and the price once there is one', () => {
    expect(priceDisplay({ ...card, priceCents: 0, preorder: true }, rules)).toEqual({
      kind: 'words',
      text: 'PREORDER',
    });
    expect(priceDisplay({ ...card, preorder: true }, rules)).toMatchObject({ kind: 'price', priceCents: 74_990_00 });
  });

  it('[CARD-02] strikes out the former price only when it exceeds the price', () => {
    expect(priceDisplay({ ...card, beforePriceCents: 79_490_00 }, rules)).toMatchObject({ wasCents: 79_490_00 });
    expect(priceDisplay({ ...card, beforePriceCents: 74_990_00 }, rules)).toMatchObject({ wasCents: null });
    expect(priceDisplay({ ...card, beforePriceCents: 60_000_00 }, rules)).toMatchObject({ wasCents: null });
  });

  it('[CARD-02] shows the subscription price instead where the site offers it', () => {
    const offered = { ...rules, subscriptionPriceCents: 399_00 };
    expect(priceDisplay(card, offered)).toEqual({ kind: 'subscription', priceCents: 399_00 });
    expect(priceDisplay(card, { ...rules, subscriptionPriceCents: 0 })).toMatchObject({ kind: 'price' });
  });
});
