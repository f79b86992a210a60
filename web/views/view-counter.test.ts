import { beforeEach, describe, expect, it } from 'vitest';
import type { ViewCount } from '@/web/records/vehicle-views.ts';
import { ViewCounter } from './view-counter.ts';

let now: number;
let added: ViewCount[];
let isAway: boolean;
let counter: ViewCounter;
beforeEach(() => {
  now = 1_800_000_000_000;
  added = [];
  isAway = false;
  counter = new ViewCounter({
    now: () => now,
    add: async (counts) => {
      if (isAway) throw new Error('away');
      added.push(...counts);
    },
  });
});

describe('[VDP-15] views of a vehicle', () => {
  it('are one for a person who looks again within half an hour, and two for two persons', async () => {
    counter.take('a', 'one', 'ranger');
    counter.take('a', 'one', 'ranger');
    counter.take('a', 'two', 'ranger');
    counter.take('b', 'one', 'ranger');
    await counter.flush();
    now += 30 * 60_000;
    counter.take('a', 'one', 'ranger');
    await counter.flush();
    expect(added).toEqual([
      { site: 'a', slug: 'ranger', views: 2 },
      { site: 'b', slug: 'ranger', views: 1 },
      { site: 'a', slug: 'ranger', views: 1 },
    ]);
  });

  it('of one sender are bounded, and so is what a flood of senders leaves in memory', async () => {
    for (let at = 0; at < 500; at += 1) counter.take('a', 'one', `car-${at}`);
    await counter.flush();
    expect(added).toHaveLength(60);
    added = [];
    for (let at = 0; at < 30_000; at += 1) counter.take('a', `sender-${at}`, `car-${at}`);
    await counter.flush();
    expect(added).toHaveLength(5_000);
  });

  it('that could not be added are tried again, and the rest is added at the end', async () => {
    counter.take('a', 'one', 'ranger');
    isAway = true;
    await expect(counter.flush()).rejects.toThrow('away');
    isAway = false;
    counter.take('a', 'two', 'ranger');
    await counter.stop();
    expect(added).toEqual([{ site: 'a', slug: 'ranger', views: 2 }]);
  });
});
