import { beforeEach, describe, expect, it } from 'vitest';
import type { MissingCount } from '@/web/records/missing-pages.ts';
import { MissingCounter } from './missing-counter.ts';

let now: number;
let stored: MissingCount[];
let isAway: boolean;
let counter: MissingCounter;
beforeEach(() => {
  now = 1_800_000_000_000;
  stored = [];
  isAway = false;
  counter = new MissingCounter({
    now: () => now,
    add: async (counts) => {
      if (isAway) throw new Error('away');
      stored.push(...counts);
    },
  });
});

describe('[CFG-05] addresses that lead nowhere', () => {
  it('are counted by site and address, of one person once, with the host that linked', async () => {
    counter.take('a', 'one', '/sale', 'old.example');
    counter.take('a', 'one', '/sale', '');
    counter.take('a', 'two', '/sale', '');
    counter.take('b', 'one', '/sale', '');
    await counter.flush();
    expect(stored).toEqual([
      { site: 'a', path: '/sale', referrer: 'old.example', count: 2 },
      { site: 'b', path: '/sale', referrer: '', count: 1 },
    ]);
    stored = [];
    now += 600_000;
    counter.take('a', 'one', '/sale', '');
    await counter.flush();
    expect(stored).toHaveLength(1);
  });

  it('of a scanner are ten, of a flood of senders as many as a day has room for, beside those that a page links to', async () => {
    for (let at = 0; at < 1_000_000; at += 1) counter.take('a', 'scanner', `/made-up-${at}`, '');
    await counter.flush();
    expect(stored).toHaveLength(10);
    stored = [];
    for (let at = 0; at < 50_000; at += 1) counter.take('a', `sender ${at}`, `/made-up-${at}`, '');
    counter.take('a', 'shopper', '/sale', 'old.example');
    counter.take('b', 'shopper', '/sale', '');
    await counter.flush();
    expect(stored.filter(({ referrer }) => referrer === '')).toHaveLength(101);
    expect(stored).toContainEqual({ site: 'a', path: '/sale', referrer: 'old.example', count: 1 });
    expect(stored.filter(({ site }) => site === 'b')).toHaveLength(1);
  });

  it('that could not be added are added with the next, and with the last at the end', async () => {
    isAway = true;
    counter.take('a', 'one', '/sale', '');
    await expect(counter.flush()).rejects.toThrow('away');
    isAway = false;
    counter.take('a', 'two', '/sale', '');
    await counter.stop();
    expect(stored).toEqual([{ site: 'a', path: '/sale', referrer: '', count: 2 }]);
  });
});
