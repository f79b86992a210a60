import { describe, expect, it } from 'vitest';
import { type Offer, offerApplies, offerRepayment, shownDescription, shownDisclaimer } from './offer.ts';

const offer: Offer = {
  id: 'o1',
  name: 'Run-in Ranger',
  description: '',
  disclaimer: '',
  category: 'Vehicle offer',
  image: null,
  cutout: false,
  explore: null,
  modelSlug: '',
  priceCents: null,
  priceType: '',
  repayment: null,
  excludedSites: ['site-b'],
  startsAtMs: null,
  expiresAtMs: null,
};
const words = (length: number) =>
  'Six more words go in here. '
    .repeat(20)
    .slice(0, length - 1)
    .concat('x');

describe('what an offer shows', () => {
  it('[BLK-03] a description of 200 characters is whole, a longer one is cut to at most 160 at a word', () => {
    expect(shownDescription(words(200))).toEqual({ whole: words(200), short: null });
    const { short, whole } = shownDescription(words(201));
    expect(whole).toHaveLength(201);
    expect(short?.length).toBeLessThanOrEqual(161);
    expect(short).toMatch(/\w…$/);
    expect(whole.startsWith(short?.slice(0, -1) ?? '-')).toBe(true);
    expect(whole[(short?.length ?? 0) - 1]).toMatch(/[\s.]/);
  });

  it('[BLK-03] a word without end is cut all the same, and pasted markup is not counted', () => {
    expect(shownDescription('x'.repeat(300)).short).toBe(`${'x'.repeat(160)}…`);
    expect(shownDescription(`<p class="a">${'ab '.repeat(60)}</p>`)).toEqual({
      whole: 'ab '.repeat(60).trim(),
      short: null,
    });
  });

  it('[BLK-03] pasted scripts and styles go with what is in them', () => {
    const pasted = '<style>p { color: red }</style>Free <b>mats</b>, <script>alert("hi")</script>fitted.';
    expect(shownDescription(pasted).whole).toBe('Free mats , fitted.');
    expect(shownDisclaimer({ disclaimer: pasted, repayment: null }).whole).toBe('Free mats , fitted.');
  });

  it('[BLK-03] a disclaimer is cut at 200, but never where it holds the warning of a repayment', () => {
    const disclaimer = words(260);
    expect(shownDisclaimer({ disclaimer, repayment: null }).short?.length).toBeLessThanOrEqual(201);
    const repayment = offerRepayment({ weekly: 99, rate: 8, comparison: 8.5 });
    expect(shownDisclaimer({ disclaimer, repayment })).toEqual({ whole: disclaimer, short: null });
  });

  it('[BLK-03] [PLUS-08] a repayment without rate, without comparison rate, or with one below the rate is not shown', () => {
    expect(offerRepayment({ weekly: 99, rate: 8, comparison: 8 })).toEqual({
      weeklyCents: 9_900,
      ratePercent: 8,
      comparisonRatePercent: 8,
    });
    const wrong = [{ rate: 8 }, { weekly: 99 }, { weekly: 99, rate: 8 }, { weekly: 99, rate: 8, comparison: 7.9 }];
    expect(wrong.map(offerRepayment)).toEqual([null, null, null, null]);
  });
});

describe('where an offer shows', () => {
  const site = (id: string, exceptions = false) => ({ id, exceptions });

  it('[BLK-03] not on a site that is excluded, unless its staff chose it and the switch allows exceptions', () => {
    expect(offerApplies(offer, site('site-a'), false)).toBe(true);
    expect(offerApplies(offer, site('site-b'), true)).toBe(false);
    expect(offerApplies(offer, site('site-b', true), false)).toBe(false);
    expect(offerApplies(offer, site('site-b', true), true)).toBe(true);
  });
});
