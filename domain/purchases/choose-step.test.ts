import { describe, expect, it } from 'vitest';
import { chooseStep, type Offer } from './choose-step.ts';

const offer: Offer = {
  tradeIn: 'lead-1',
  finance: { leftCents: 58_990_00, maxFinalCents: (own) => 58_990_00 - own },
  location: 'southbank',
  slots: ['2026-12-03T10:30'],
  extras: ['mats', 'camera'],
};
const choose = (...[step, posted, more]: [Parameters<typeof chooseStep>[0], Record<string, string>, Partial<Offer>?]) =>
  chooseStep(step, posted, { ...offer, ...more });

describe('[CHK-05] a step of a purchase', () => {
  it('stores what is offered', () => {
    expect(choose('price', {})).toEqual({ choices: { price: { seen: true } } });
    expect(choose('trade-in', { way: 'estimate' })).toEqual({
      choices: { tradeIn: { way: 'estimate', lead: 'lead-1' } },
    });
    expect(choose('payment', { way: 'finance', own: '$5,000', final: '', term: '5', frequency: 'monthly' })).toEqual({
      choices: {
        payment: { way: 'finance', termYears: 5, ownCents: 5_000_00, finalPaymentCents: 0, frequency: 'monthly' },
      },
    });
    expect(choose('handover', { way: 'pick-up', slot: '2026-12-03T10:30' })).toEqual({
      choices: { handover: { way: 'pick-up', location: 'southbank', slot: '2026-12-03T10:30' } },
    });
    expect(choose('handover', { way: 'delivery', postcode: ' 3550 ' })).toEqual({
      choices: { handover: { way: 'delivery', postcode: '3550' } },
    });
    expect(choose('extras', { 'extra-mats': 'yes', 'extra-other': 'yes' })).toEqual({
      choices: { extras: { ids: ['mats'] } },
    });
  });

  it('refuses what is not, and returns the reason', () => {
    expect(choose('trade-in', { way: 'estimate' }, { tradeIn: null })).toEqual({ problem: 'trade-in' });
    expect(choose('trade-in', {})).toEqual({ problem: 'choose' });
    expect(choose('payment', { way: 'finance', term: '5' }, { finance: null })).toEqual({ problem: 'choose' });
    const odds: Record<string, string>[] = [
      { own: '-1' },
      { own: 'many' },
      { final: '1e9' },
      { term: '99' },
      { term: '0' },
    ];
    for (const odd of odds)
      expect(choose('payment', { way: 'finance', term: '5', ...odd })).toEqual({ problem: 'amount' });
    const amounts = (own: string, final: string) => choose('payment', { way: 'finance', term: '5', own, final });
    expect(amounts('2,000', '99,999')).toEqual({ problem: 'final' });
    expect(amounts('2,000', '56,991')).toEqual({ problem: 'final' });
    expect(amounts('2,000', '56,990')).toHaveProperty('choices');
    expect(amounts('58,990', '')).toEqual({ problem: 'own' });
    expect(amounts('58,989', '')).toHaveProperty('choices');
    expect(choose('handover', { way: 'pick-up', slot: '2026-12-03T11:00' })).toEqual({ problem: 'slot' });
    expect(choose('handover', { way: 'delivery', postcode: '35500' })).toEqual({ problem: 'postcode' });
  });
});
