import { describe, expect, it } from 'vitest';
import { checkOfferLength, checkOfferPicture } from './offer-checks.ts';

describe('[CMS-03] the form of an offer shows', () => {
  it('what replaces a missing picture', () => {
    expect(checkOfferPicture(undefined, undefined)).toMatch(/words alone/);
    expect(checkOfferPicture({ alt: 'A ute' }, null)).toMatch(/words alone/);
    expect(checkOfferPicture({ asset: { _ref: 'image-1' } }, undefined)).toBe(true);
    expect(checkOfferPicture(undefined, { _ref: 'model-ranger' })).toBe(true);
  });

  it('where a long description is cut', () => {
    expect(checkOfferLength('Short.')).toBe(true);
    expect(checkOfferLength(undefined)).toBe(true);
    expect(checkOfferLength('word '.repeat(2_000))).toMatch(/shoppers see "….*word…" and then View more/);
  });
});
