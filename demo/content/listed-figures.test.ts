import { expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { demoVehicles } from '@/demo/stock/demo-vehicles.ts';
import type { DocumentOf } from './demo-document.ts';
import { demoDocuments } from './demo-documents.ts';

const stock = demoVehicles(Date.UTC(2026, 10, 25));
const ones = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = 'twenty thirty forty fifty'.split(' ');
const number = `(?:\\d+|(?:${tens.join('|')})(?:-(?:${ones.join('|')}))?|${ones.join('|')})`;
const claim = new RegExp(`\\b(${number}) (?:[A-Z][a-z]+ )?(locations|yards|showrooms|makes)\\b(?! in)`, 'gi');

function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const [first = '', second = 'zero'] = text.toLowerCase().split('-');
  return tens.includes(first) ? (tens.indexOf(first) + 2) * 10 + ones.indexOf(second) : ones.indexOf(first);
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** How many there are of what a dealer's text counts. */
function listed(slug: string, noun: string): number {
  if (noun === 'makes') return new Set(stock.filter(({ sites }) => sites.includes(slug)).map(({ make }) => make)).size;
  const places = demoDocuments
    .filter((document): document is DocumentOf<'location'> => document._type === 'location')
    .filter(({ site }) => site?._ref === `site-${slug}`);
  return noun === 'showrooms' ? places.filter(({ locationType }) => locationType === 'sales').length : places.length;
}

it('[NAV-22] a number of locations, showrooms or makes in any text is what is listed', () => {
  const claims = demoDocuments.flatMap((document) => {
    const slug = demoDealerships.find((one) => document._id.includes(one.slug))?.slug ?? '';
    return textsIn(document).flatMap((text) =>
      [...text.matchAll(claim)].map(([whole, count = '', noun = '']) => ({
        text: `${document._id}: ${whole}`,
        claimed: numberOf(count),
        shown: listed(slug, noun.toLowerCase()),
      })),
    );
  });
  expect(claims.length).toBeGreaterThan(10);
  expect(claims.filter(({ claimed, shown }) => claimed !== shown)).toEqual([]);
});
