import { describe, expect, it } from 'vitest';
import { excerptOf } from './post.ts';

const paragraph = (text: string, more: { listItem?: 'bullet'; style?: string } = {}) => ({
  _key: text,
  _type: 'block',
  style: 'normal',
  ...more,
  children: [{ _key: 's', _type: 'span', text }],
});
const item = (text: string) => paragraph(text, { listItem: 'bullet' });

describe('the excerpt of a post (BLK-08)', () => {
  it('is what staff wrote', () => {
    expect(excerptOf({ excerpt: ' Two\nlines ', opening: [paragraph('Not this.')] })).toBe('Two lines');
  });

  it('is else the beginning of the text without its headings, with items of a list separated', () => {
    const opening = [
      paragraph('What to bring', { style: 'h2' }),
      paragraph('Bring these.'),
      item('Both keys'),
      item('The logbook'),
    ];
    expect(excerptOf({ opening })).toBe('Bring these. Both keys · The logbook');
  });

  it('of 120 characters is shown whole', () => {
    const excerpt = `${'Both keys '.repeat(11)}and a book`;
    expect(excerpt).toHaveLength(120);
    expect(excerptOf({ excerpt })).toBe(excerpt);
    expect(excerptOf({ excerpt: `${excerpt}s` })).not.toBe(`${excerpt}s`);
  });

  it('ends at a word, and never on the dot between two items', () => {
    const opening = [paragraph('x'.repeat(100)), item('both of the keys'), item('the logbook')];
    expect(excerptOf({ opening })).toBe(`${'x'.repeat(100)} both of the keys…`);
  });

  it('ends with the last sentence that fits, without an ellipsis', () => {
    const opening = [
      paragraph(
        `We asked forty owners for their dockets. School runs used 4.9 litres. ${'Trips used more '.repeat(5)}`,
      ),
    ];
    expect(excerptOf({ opening })).toBe('We asked forty owners for their dockets. School runs used 4.9 litres.');
  });

  it('takes neither a decimal point nor an abbreviation for the end of a sentence', () => {
    const opening = [
      paragraph(
        `What a loan at 8.5 per cent p.a. costs beside one at 9.2 per cent p.a. when ${'all of the fees '.repeat(4)}`,
      ),
    ];
    expect(excerptOf({ opening })).toBe(
      'What a loan at 8.5 per cent p.a. costs beside one at 9.2 per cent p.a. when all of the fees all of the fees all of the…',
    );
  });

  it('does not stop at a sentence of a few words', () => {
    const opening = [paragraph(`It depends. ${'Ask for a loan and find out '.repeat(6)}`)];
    expect(excerptOf({ opening })).toMatch(/^It depends\. Ask .*…$/);
  });
});
