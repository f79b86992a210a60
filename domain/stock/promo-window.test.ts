import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insideWindow, nextBoundary, tileApplies } from './promo-window.ts';

const always = { startsAtMs: null, expiresAtMs: null };

describe('when a promotion runs', () => {
  it('[BLK-02] from the moment of its start until, not at, the moment of its end', () => {
    const window = { startsAtMs: 100, expiresAtMs: 200 };
    expect([99, 100, 199, 200].map((now) => insideWindow(window, now))).toEqual([false, true, true, false]);
    expect(insideWindow(always, 0)).toBe(true);
  });

  it('[BLK-02] nothing changes between now and the next boundary', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: null });
    const windows = fc.array(fc.record({ startsAtMs: moment, expiresAtMs: moment }), { maxLength: 5 });
    fc.assert(
      fc.property(
        windows,
        fc.integer({ min: 0, max: 1_000 }),
        fc.integer({ min: 0, max: 1_000 }),
        (all, now, later) => {
          const until = nextBoundary(now, all) ?? Number.POSITIVE_INFINITY;
          fc.pre(later >= now && later < until);
          expect(all.map((one) => insideWindow(one, later))).toEqual(all.map((one) => insideWindow(one, now)));
        },
      ),
    );
  });

  it('[BLK-02] a tile for some cars shows where the page is about one of them, a strict one about exactly them', () => {
    const used = { ...always, carTypes: ['used'] as const, strict: false };
    const shown = (tile: Parameters<typeof tileApplies>[0], carTypes: ('new' | 'used')[]) =>
      tileApplies(tile, { now: 0, carTypes });
    expect([shown(used, ['used']), shown(used, ['new', 'used']), shown(used, ['new']), shown(used, [])]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const strict = { ...used, strict: true };
    expect([shown(strict, ['used']), shown(strict, ['new', 'used'])]).toEqual([true, false]);
  });
});
