import { describe, expect, it } from 'vitest';
import { areAnswers, isValid, ownCarOf, rangeText, valuationOf } from './valuation.ts';

const now = Date.UTC(2026, 10, 22, 0, 30);
const timeZone = 'Australia/Melbourne';
const car = { make: 'Mazda', model: 'CX-5', year: 2021, kilometres: 75_000 };
const market = { low: 22_000, high: 26_000, usualKilometres: 75_000, source: 'Sample' };
const usual = { condition: 'good', history: 'full', accident: 'no', keys: 'two' };
const value = (overrides: Partial<Parameters<typeof valuationOf>[0]> = {}) =>
  valuationOf({ car, answers: usual, market, now, timeZone, ...overrides });

describe('an online estimate of a shopper’s car', () => {
  it('[FORM-09] is a range that adds up from how it came about, valid for a week', () => {
    const found = value() ?? expect.fail();
    expect(found).toMatchObject({ low: 22_500, high: 26_500, validUntil: '2026-11-29' });
    expect(rangeText(found)).toBe('$22,500 to $26,500');
    const sum = found.steps.reduce((all, { dollars }) => all + dollars, 0);
    expect(Math.abs((found.low + found.high) / 2 - sum)).toBeLessThanOrEqual(50);
    expect(found.steps.map(({ label }) => label)).toEqual([
      '2021 Mazda CX-5 in average condition, the middle of the market',
      'Is the logbook complete? Yes, all services',
    ]);
  });

  it('[FORM-09] is lower the further the car has gone and the worse it is, never higher', () => {
    const further = value({ car: { ...car, kilometres: 95_000 } }) ?? expect.fail();
    const worse =
      value({ answers: { ...usual, condition: 'fair', accident: 'repaired', keys: 'one' } }) ?? expect.fail();
    const plain = value() ?? expect.fail();
    expect(further.high).toBeLessThan(plain.high);
    expect(worse.high).toBeLessThan(plain.low);
    expect(further.steps.map(({ label }) => label)).toContain('20,000 kms more than usual at its age');
  });

  it.each([
    ['older than 7 years', { car: { ...car, year: 2018 } }],
    ['over 100,000 km', { car: { ...car, kilometres: 100_001 } }],
    [
      'worth next to nothing',
      { market: { ...market, low: 500, high: 800 }, answers: { ...usual, accident: 'damaged' } },
    ],
    ['not described', { answers: { ...usual, condition: 'perfect' } }],
  ])('[FORM-09] there is none for a car that is %s', (_, overrides) => expect(value(overrides)).toBeNull());

  it('[FORM-09] can be accepted until its day is over where the dealer is, and once', () => {
    const found = value() ?? expect.fail();
    const at = (iso: string) => isValid(found, Date.parse(iso), timeZone);
    expect([at('2026-11-29T12:59:00Z'), at('2026-11-29T13:01:00Z')]).toEqual([true, false]);
    expect(isValid({ ...found, acceptedAtMs: now }, now, timeZone)).toBe(false);
  });

  it('[FORM-09] is of the car that the form described', () => {
    expect(ownCarOf({ make: 'Mazda', model: 'CX-5', year: 2021, kms: 75_000, rego: 'ABC123' })).toEqual(car);
    expect(ownCarOf({ make: 'Mazda', model: 'CX-5', year: '2021', kms: 75_000 })).toBeNull();
    expect([areAnswers({}), areAnswers(usual)]).toEqual([false, true]);
  });
});
