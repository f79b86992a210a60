import { expect, it } from 'vitest';
import { checkPlaceholders, filledText, snippetsOf } from './text-snippet.ts';

it('[CMS-03] names a placeholder that means nothing, and those that do', () => {
  expect(checkPlaceholders('Sold by {dealer}.', 'price-disclaimer')).toBe(true);
  expect(checkPlaceholders('Sold by {seller}.', 'price-disclaimer')).toMatch(/\{seller\} means nothing.*\{dealer\}/);
  expect(checkPlaceholders('{x}', undefined)).toMatch(/takes no figures/);
});

it('[CFG-02] the text of the site goes before its template’s, and that before one that all share', () => {
  const place = 'price-disclaimer';
  const shared = { place, text: 'Of all.', ofSite: false, ofTemplate: false };
  const ofTemplate = { place, text: 'Of {dealer}.', ofSite: false, ofTemplate: true };
  const ofSite = { place, text: 'Ours, {licence}.', ofSite: true, ofTemplate: false };
  const values = { dealer: 'A Dealer', licence: 'LMCT 1' };
  expect(snippetsOf([shared, ofSite, ofTemplate], values)).toEqual({ [place]: 'Ours, LMCT 1.' });
  expect(snippetsOf([shared, ofTemplate], values)).toEqual({ [place]: 'Of A Dealer.' });
  expect(
    snippetsOf(
      [
        { ...ofSite, text: null },
        { ...ofSite, place: 'elsewhere' },
      ],
      values,
    ),
  ).toEqual({});
});

it('fills in figures; a missing one leaves no gap', () => {
  expect(filledText('Pay {weekly} a week over {termYears} years.', { weekly: '$189', termYears: '5' })).toBe(
    'Pay $189 a week over 5 years.',
  );
  expect(filledText('Sold by {dealer}, licence {licence}.', { dealer: '$& Co' })).toBe('Sold by $& Co, licence.');
});
