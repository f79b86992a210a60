import { describe, expect, it } from 'vitest';
import { asRanges } from './width-ranges.ts';

describe('conditions on widths', () => {
  it.each([
    ['(max-width:759px)', '(width<760px)'],
    ['not all and (min-width:760px)', '(width<760px)'],
    ['not (min-width: 600px)', '(width<600px)'],
    ['screen and (min-width: 760px) and (max-width: 1023px)', 'screen and (width>=760px) and (width<1024px)'],
    ['(max-width: 759px), (pointer: coarse)', '(width<760px), (pointer: coarse)'],
    ['rows (min-width:600px)', 'rows (width>=600px)'],
  ])('%s is written %s', (params, range) => {
    expect(asRanges(params)).toBe(range);
  });

  it.each(['(max-width: 14rem)', '(max-width: 759.5px)', 'not all and (min-width:760px) and (hover:hover)', 'print'])(
    '%s stays, or keeps its "not"',
    (params) => {
      expect(asRanges(params)).toMatch(/max-width|not all|print/);
      expect(asRanges(params)).not.toContain('width<');
    },
  );
});
