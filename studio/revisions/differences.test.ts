import { describe, expect, it } from 'vitest';
import { differences, patchesBack, referredIds, withoutMissing } from './differences.ts';

const ref = (_ref: string) => ({ _key: _ref, _type: 'reference', _ref });
const now = {
  _id: 'drafts.override-a',
  _rev: '2',
  site: ref('site-a'),
  settings: {
    tagline: 'New line',
    phones: { main: '03 5550 1234' },
    banners: [ref('b1'), ref('b2')],
    texts: { noPrice: 'Ask' },
    theme: null,
  },
};
const then = {
  _id: 'override-a',
  _rev: '1',
  site: ref('site-a'),
  settings: { tagline: 'Old line', phones: { main: '03 5550 1234', sales: '1300 000 000' }, banners: [ref('b1')] },
};

describe('a revert names what it changes', () => {
  it('value by value, the service’s own fields and what is empty both times left out', () => {
    expect(differences(now, then)).toEqual([
      { path: 'settings.tagline', current: 'New line', former: 'Old line' },
      { path: 'settings.phones.sales', current: undefined, former: '1300 000 000' },
      { path: 'settings.banners', current: [ref('b1'), ref('b2')], former: [ref('b1')] },
      { path: 'settings.texts.noPrice', current: 'Ask', former: undefined },
    ]);
    expect(differences(now, now)).toEqual([]);
  });

  it('and takes back what is chosen alone', () => {
    const [tagline, sales, , text] = differences(now, then);
    expect(patchesBack([tagline, text].flatMap((one) => one ?? []))).toEqual([
      { setIfMissing: { settings: {} } },
      { set: { 'settings.tagline': 'Old line' } },
      { unset: ['settings.texts.noPrice'] },
    ]);
    expect(patchesBack(sales ? [sales] : [])).toContainEqual({ setIfMissing: { 'settings.phones': {} } });
    expect(patchesBack([])).toEqual([]);
  });

  it('references to documents that are gone are left out', () => {
    const list = [ref('b1'), ref('gone')];
    expect(referredIds({ list })).toEqual(['b1', 'gone']);
    expect(withoutMissing(list, new Set(['b1']))).toEqual([ref('b1')]);
  });
});
