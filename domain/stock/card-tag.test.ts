import { describe, expect, it } from 'vitest';
import { cardTag } from './card-tag.ts';
import type { StockCard } from './stock-card.ts';

const now = Date.UTC(2026, 10, 20);
const dayMs = 86_400_000;
const rules = {
  electricTag: true,
  justArrivedDays: 8,
  texts: { justArrivedTag: 'Just arrived', soldTag: 'JUST SOLD' },
};

type Tagged = Parameters<typeof cardTag>[0];
const everything: Tagged = {
  status: 'coming_soon',
  fuel: 'Hybrid',
  reserved: true,
  certified: true,
  carType: 'used',
  tag: 'Test Drive Only',
  createdAtMs: now - dayMs,
};
const tagOf = (change: Partial<StockCard>, site: Partial<typeof rules> = {}) =>
  cardTag({ ...everything, ...change } as Tagged, { ...rules, ...site }, now).tag;

describe('the tag of a card', () => {
  it('[CARD-03] takes the first that matches: fuel, reserved, certified, custom, coming soon, just arrived, none', () => {
    const steps: [Partial<StockCard>, string | undefined][] = [
      [{}, 'electric'],
      [{ fuel: 'Petrol' }, 'reserved'],
      [{ reserved: false }, 'certified'],
      [{ certified: false }, 'custom'],
      [{ tag: '' }, 'coming-soon'],
      [{ status: 'in_stock' }, 'just-arrived'],
      [{ createdAtMs: now - 9 * dayMs }, undefined],
    ];
    let change: Partial<StockCard> = {};
    for (const [step, kind] of steps) {
      change = { ...change, ...step };
      expect(tagOf(change)?.kind).toBe(kind);
    }
  });

  it('[CARD-03] shows Electric, Hybrid or Plug-in only on sites that want it', () => {
    expect(
      ['Electric', 'Hybrid', 'Plug-in Hybrid', 'Diesel'].map((fuel) => tagOf({ fuel, reserved: false })?.text),
    ).toEqual(['Electric', 'Hybrid', 'Plug-in', 'Certified used']);
    expect(tagOf({}, { electricTag: false })?.kind).toBe('reserved');
  });

  it('[CARD-03] shows the sold text on what is not in stock, before everything else', () => {
    expect(tagOf({ status: 'sold' })).toEqual({ kind: 'sold', text: 'JUST SOLD' });
  });

  it('[CARD-03] never calls a new car certified used', () => {
    expect(tagOf({ fuel: 'Petrol', reserved: false, carType: 'new' })?.kind).toBe('custom');
  });

  it('[CARD-03] ends the just-arrived tag at the end of the configured days and returns when', () => {
    const plain = {
      ...everything,
      fuel: 'Petrol',
      reserved: false,
      certified: false,
      tag: '',
      status: 'in_stock',
    } as const;
    const ends = plain.createdAtMs + 8 * dayMs;
    expect(cardTag(plain, rules, ends - 1)).toEqual({
      tag: { kind: 'just-arrived', text: 'Just arrived' },
      until: ends,
    });
    expect(cardTag(plain, rules, ends)).toEqual({ tag: null, until: null });
  });
});
