import { describe, expect, it } from 'vitest';
import { curatedOrder, curationUntil, noCuration, oneCuration, withSynonyms } from './curation.ts';

const now = Date.UTC(2026, 10, 20, 9);
const plain = 'custom_rank:desc,created_at_timestamp:desc';
const worded = '_text_match:desc,custom_rank:desc';

describe('what staff want of a search', () => {
  it('words stand for others, as whole words, and reading the result again changes nothing', () => {
    const rules = {
      synonyms: [
        { words: 'dual  cab', means: 'Double Cab' },
        { words: 'ute', means: 'ute tray' },
      ],
    };
    expect(withSynonyms('white Dual cab 4x4', rules)).toBe('white Double Cab 4x4');
    expect(withSynonyms('minute', rules)).toBe('minute');
    const once = withSynonyms('red ute', rules);
    expect([once, withSynonyms(once, rules)]).toEqual(['red ute tray', 'red ute tray']);
    expect(withSynonyms('c++ car', { synonyms: [{ words: 'c++', means: '$& x' }] })).toBe('$& x car');
  });

  it('pinned cars come first, then those that stand long, then the usual order', () => {
    expect(curatedOrder(plain, noCuration, now)).toBe(plain);
    expect(curatedOrder(plain, { ...noCuration, pinned: ['SB1', 'SB2'] }, now)).toBe(
      `_eval([(stocknum_key:=[ksb1]):3, (stocknum_key:=[ksb2]):2]):desc,${plain}`,
    );
    const cut = Date.UTC(2026, 10, 20) / 1000 - 60 * 86_400;
    expect(curatedOrder(plain, { ...noCuration, olderThanDays: 60 }, now)).toBe(
      `_eval([(created_at_timestamp:<${cut}):1]):desc,${plain}`,
    );
    expect(curatedOrder(worded, { ...noCuration, pinned: ['SB1'], olderThanDays: 60 }, now)).toBe(
      `_eval([(stocknum_key:=[ksb1]):2]):desc,_text_match:desc,_eval([(created_at_timestamp:<${cut}):1]):desc`,
    );
    expect(curationUntil({ ...noCuration, olderThanDays: 60 }, now)).toBe(Date.UTC(2026, 10, 21));
    expect(curationUntil(noCuration, now)).toBeNull();
  });

  it('the feed’s ranks go before days in stock, and with words among cars that fit about equally well', () => {
    const cut = Date.UTC(2026, 10, 20) / 1000 - 60 * 86_400;
    const rules = { ...noCuration, rankedFirst: true, olderThanDays: 60 };
    expect(curatedOrder(plain, rules, now)).toBe(
      `custom_rank:desc,_eval([(created_at_timestamp:<${cut}):1]):desc,created_at_timestamp:desc`,
    );
    expect(curatedOrder(worded, { ...rules, pinned: ['SB1'] }, now)).toBe(
      '_eval([(stocknum_key:=[ksb1]):2]):desc,_text_match(buckets: 10):desc,custom_rank:desc',
    );
    expect(curatedOrder(plain, { ...noCuration, rankedFirst: true }, now)).toBe(plain);
    expect(oneCuration([{}, { rankedFirst: true }]).rankedFirst).toBe(true);
  });

  it('what is no stock number is ignored, and there is an end to everything', () => {
    const many = Array.from({ length: 500 }, (_, at) => `N${at}`);
    const one = oneCuration([
      { pinned: ['SB1`)||(x', ' SB2 ', 'SB2'], olderThanDays: 90 },
      { hidden: many, olderThanDays: 30 },
    ]);
    expect(one.pinned).toEqual(['SB2']);
    expect(one.hidden).toHaveLength(100);
    expect(one.olderThanDays).toBe(30);
  });
});
