import { beforeEach, describe, expect, it } from 'vitest';
import type { TermCount } from '@/web/records/search-terms.ts';
import { SearchCounter } from './search-counter.ts';

let now: number;
let stored: TermCount[];
let isAway: boolean;
let counter: SearchCounter;
beforeEach(() => {
  now = 1_800_000_000_000;
  stored = [];
  isAway = false;
  counter = new SearchCounter({
    now: () => now,
    add: async (counts) => {
      if (isAway) throw new Error('away');
      stored.push(...counts);
    },
  });
});

const type = (phrase: string, { site = 'a', sender = 'one', foundNothing = false } = {}) =>
  counter.take(site, sender, { phrase, foundNothing });
const later = (seconds: number) => {
  now += seconds * 1_000;
  return counter.flush();
};

describe('what shoppers search for', () => {
  it('counts words once they are typed, not the letters on the way', async () => {
    for (const typed of ['ra', 'rang', 'rangerr', 'ranger']) type(typed);
    await later(1);
    expect(stored).toEqual([]);
    await later(5);
    expect(stored).toEqual([{ site: 'a', phrase: 'ranger', searches: 1, nothing: 0 }]);
  });

  it('counts the same words of one shopper once, of two shoppers twice, and what found nothing as such', async () => {
    type('hilux');
    type('hilux');
    type('hilux', { sender: 'two' });
    type('zorblax', { foundNothing: true });
    type('hilux', { site: 'b' });
    await later(6);
    type('hilux', { sender: 'two' });
    await later(6);
    expect(stored).toEqual([
      { site: 'a', phrase: 'hilux', searches: 2, nothing: 0 },
      { site: 'a', phrase: 'zorblax', searches: 1, nothing: 1 },
      { site: 'b', phrase: 'hilux', searches: 1, nothing: 0 },
    ]);
  });

  it('counts no more than thirty different words of one sender in ten minutes', async () => {
    for (let at = 0; at < 1_000; at += 1) type(`${at} words`);
    await later(6);
    expect(stored).toHaveLength(30);
    await later(600);
    type('again');
    await later(6);
    expect(stored).toHaveLength(31);
  });

  it('holds neither senders nor words without bound, and one site’s flood takes no room of another', async () => {
    for (let at = 0; at < 50_000; at += 1) type(`${at} flood`, { sender: String(at) });
    type('hilux', { site: 'b' });
    await later(6);
    expect(stored.filter(({ site }) => site === 'a')).toHaveLength(300);
    expect(stored.filter(({ site }) => site === 'b')).toHaveLength(1);
  });

  it('tries again what could not be stored, and stores what is left when it ends', async () => {
    type('hilux');
    isAway = true;
    await expect(later(6)).rejects.toThrow('away');
    isAway = false;
    type('ranger');
    await counter.stop();
    expect(stored.map(({ phrase }) => phrase).sort()).toEqual(['hilux', 'ranger']);
  });
});
