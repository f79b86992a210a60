import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentOf, wheelNumbers, wheelProblem, wheelState } from './prize-wheel.ts';

const prize = (title: string, odds: number) => ({ title, odds, isWin: true });

describe('[NAV-15] a prize wheel', () => {
  it.each([
    [[prize('A', 1), prize('B', 98.99)], 'The odds add up to 99.99%. They must add up to 100%.'],
    [[prize('A', 50), prize('B', 60)], 'The odds add up to 110%. They must add up to 100%.'],
    [[prize('A', 100)], 'A wheel has at least two segments, for example a prize and “No prize this time”.'],
    [[prize('A', 0), prize('B', 100)], 'Each segment needs a title and its odds, more than 0.'],
    [[prize('', 50), prize('B', 50)], 'Each segment needs a title and its odds, more than 0.'],
    [[prize('A', 33.333), prize('B', 66.667)], 'Odds have two decimal places at most.'],
    [null, 'A wheel has at least two segments, for example a prize and “No prize this time”.'],
  ])('is none with %j', (prizes, problem) => {
    expect(wheelProblem(prizes)).toBe(problem);
  });

  it('gives each segment exactly its share of the numbers', () => {
    const prizes = [prize('Car wash', 33.33), prize('Service', 0.01), prize('No prize', 66.66)];
    expect(wheelProblem(prizes)).toBeNull();
    const counts = [0, 0, 0];
    for (let drawn = 0; drawn < wheelNumbers; drawn += 1) {
      const at = segmentOf(prizes, drawn);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(counts).toEqual([3_333, 1, 6_666]);
  });

  it('finds a segment for every number, of whatever odds add up', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(shares, fc.integer({ min: 0, max: wheelNumbers - 1 }), (some, drawn) => {
        const rest = wheelNumbers - some.reduce((sum, one) => sum + one, 0);
        const prizes = [...some, rest].map((share, at) => prize(`P${at}`, share / 100));
        expect(wheelProblem(prizes)).toBeNull();
        expect(segmentOf(prizes, drawn)).toBeLessThan(prizes.length);
      }),
    );
  });

  it('is open between its dates', () => {
    const wheel = { prizes: [], permit: 'TP/1', startsAtMs: 10, expiresAtMs: 20 };
    expect([9, 10, 19, 20].map((now) => wheelState(wheel, now))).toEqual(['before', 'open', 'open', 'over']);
    expect(wheelState({ ...wheel, expiresAtMs: null }, 15)).toBe('before');
  });
});
