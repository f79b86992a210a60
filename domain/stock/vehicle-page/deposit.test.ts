import { describe, expect, it } from 'vitest';
import { depositCents } from './deposit.ts';
import { reserveLabel, reserveNote } from './reserving.ts';

const car = (dollars: number, state = 'VIC') => ({ priceCents: Math.round(dollars * 100), state });
const site = (depositDollars: number, state = 'VIC') => ({ state, options: { depositDollars, holdHours: 48 } });

describe('[CHK-01] the deposit of a vehicle', () => {
  it('is the site’s, and none for 0 or less', () => {
    expect(depositCents(car(39_990), site(200))).toBe(200_00);
    expect(depositCents(car(39_990), site(199.95))).toBe(199_95);
    expect([depositCents(car(39_990), site(0)), depositCents(car(39_990), site(-5))]).toEqual([0, 0]);
  });

  it('[PLUS-14] is 10 % of the price at most in South Australia, where the vehicle is, or its site if the feed gives no state', () => {
    expect(depositCents(car(1_499, 'SA'), site(200, 'SA'))).toBe(149_00);
    expect(depositCents(car(39_990, 'sa'), site(5_000))).toBe(3_999_00);
    expect(depositCents(car(39_990, ''), site(5_000, 'SA'))).toBe(3_999_00);
    expect(depositCents(car(39_990, 'SA'), site(200, 'SA'))).toBe(200_00);
    expect(depositCents(car(1_499, 'VIC'), site(200, 'SA'))).toBe(200_00);
    expect(depositCents(car(1_499), site(200, 'NSW'))).toBe(200_00);
  });

  it('is one amount on button and note', () => {
    expect(reserveLabel(car(39_990), site(1_200))).toBe('Reserve $1,200');
    expect(reserveLabel(car(1_499, 'SA'), site(200))).toBe('Reserve $149');
    expect(reserveNote(car(1_499, 'SA'), site(200))).toContain('The $149 is authorised, not charged.');
    expect(reserveLabel(car(1_499), site(199.5))).toBe('Reserve $199.50');
    expect(reserveLabel(car(1_499), site(0))).toBe('Reserve');
    expect(reserveNote(car(1_499), site(0))).toBe('Nothing to pay. Holds the car for 48 hours.');
  });
});
