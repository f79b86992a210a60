import { describe, expect, it } from 'vitest';
import { type InLine, lineRules, mayReserve, nextToOffer, placeLabel, preferred } from './next-in-line.ts';

const now = 1_000_000_000;
const one = (phone: string, more: Partial<InLine> = {}): InLine => ({
  phone,
  state: 'waiting',
  joinedAtMs: now - 5_000,
  preferredUntilMs: null,
  ...more,
});
const offered = (phone: string, until = now + lineRules.preferenceMs) =>
  one(phone, { state: 'offered', preferredUntilMs: until });

describe('[PLUS-15] next in line', () => {
  it('offers the car to the shopper who waits the longest, and to one at a time', () => {
    expect(nextToOffer([one('b'), one('a', { joinedAtMs: now - 9_000 })], now)?.phone).toBe('a');
    expect(nextToOffer([offered('a'), one('b')], now)).toBe(null);
    expect(nextToOffer([offered('a', now), one('b')], now)?.phone).toBe('b');
    expect(nextToOffer([one('a', { state: 'left' }), one('b', { state: 'reserved' })], now)).toBe(null);
  });

  it('keeps the free car for the one who was offer, for 30 minutes', () => {
    const line = [offered('a'), one('b')];
    expect([mayReserve(line, 'a', now), mayReserve(line, 'b', now), mayReserve(line, 'stranger', now)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(preferred(line, now + lineRules.preferenceMs)).toBe(null);
    expect(mayReserve(line, 'stranger', now + lineRules.preferenceMs)).toBe(true);
  });

  it('says a place as people do', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 102, 111].map(placeLabel)).toEqual(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 102nd 111th'.split(' '),
    );
  });
});
