import { describe, expect, it } from 'vitest';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { demoVehicles } from '@/demo/stock/demo-vehicles.ts';
import { americanSpellings, oddEnglish, refusedPhrasing, takesAn } from '@/tests/shopper-english.ts';
import { isGenerated, isTest, sourceFiles } from './source-files.ts';

const product = sourceFiles()
  .filter(
    ({ path }) =>
      /^(domain|blocks|parts|web|ui|schemas|studio|demo)\//.test(path) && !isTest(path) && !isGenerated(path),
  )
  .map(({ path, text }) => ({
    path,
    text: text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, ''),
  }));

const found = (pattern: RegExp, but?: RegExp): string[] =>
  product.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => {
      const [odd] = but?.test(line) ? [] : (line.match(pattern) ?? []);
      return odd ? [`${path}: ${odd}`] : [];
    }),
  );

/** Every text of a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('shopper-facing English', () => {
  it('the rule finds what a native eye stumbled over, and lets right words be', () => {
    for (const odd of [
      'Interested in a Everest?',
      'an Ranger',
      'That were many enquiries',
      'Show Me 1 cars',
      '1 reviews',
      'All 12 location',
      'There is 1 car and 3 cars is sold',
      'an used car',
      'a SUV',
      'a i30',
      'a hour',
      'an European car',
      'a 8% deposit',
      'a 1.8-litre, a 18-month loan',
    ])
      expect(oddEnglish(odd), odd).not.toEqual([]);
    for (const right of [
      'Interested in an Everest? Book a Ranger, a ute, a used car, a European one, a one-owner car, a unique UTE',
      'an SUV, an MX-5, an i30, an HR-V, an hour, an 8% deposit, an 18-month loan, a RAV4, a ZS, a BT-50, a CX-5',
      '1 car, 12 cars, one review, 21 locations, 4.1 cars a day, 2024 car of the year, a 5-seat car',
      'those were many enquiries; 3 cars are sold, 1 car is; Plan A is ready',
    ])
      expect(oddEnglish(right), right).toEqual([]);
    expect(americanSpellings('a color, the center and new tires')).toEqual(['color', 'center', 'tires']);
    expect(americanSpellings('a colour, centred in the centre, items')).toEqual([]);
  });

  it('the rule refuses what a native or a lawyer struck out, and lets its neighbours be', () => {
    for (const odd of [
      'The answer stands below.',
      'Go on with this estimate',
      'Current offers, and until when.',
      'Your enquiry has the number 1a2b3c4d.',
      'to confirm that the car is free and to arrange the deposit',
      'Five years of warranty, any distance',
      'On the lot this morning',
      'Nobody will ticket you.',
      'no salesman on the phone',
      'which lender is likely to say yes',
      'three months in the job is usually enough',
      'Pay it out early whenever you like.',
      'It is not an offer: we make one once we have seen the car.',
      'The price you see is the price you pay.',
      'Price online, money in your account today.',
      'worth more here than anywhere',
    ])
      expect(refusedPhrasing(odd), odd).not.toEqual([]);
    for (const right of [
      'Asking is free. The first service is free and easy. Those three months stand, and ours comes on top.',
      'A car is free of debt; the parking is behind the showroom; unlimited kilometres; a lot of cars',
      'You can pay it out early: ask what the lender charges. The lender decides.',
    ])
      expect(refusedPhrasing(right), right).toEqual([]);
  });

  it('articles before vowels: every make, model and body of the demo’s stock takes the one that it is spoken with', () => {
    const stock = demoVehicles(Date.UTC(2026, 10, 25));
    const names = new Set(stock.flatMap(({ make, model, body }) => [make, model, body]).filter(Boolean));
    expect(names.size).toBeGreaterThan(80);
    expect([...names].filter(takesAn).sort().join(', ')).toBe(
      'A3, ASX, Amarok, Aspire, Audi, Avan, EV5, EV6, Escape, Everest, F-150, ID.4, IONIQ 5, Ignis, Isuzu UTE, MG, ' +
        'MT-07, MU-X, MX-5, NX, Outlander, S-Cross, SUV, X-TRAIL, i30, i30 Sedan',
    );
  });

  it('no code puts an article before a name that it does not know: "in a {model}" is wrong for an Everest', () => {
    expect(found(/(?<![<\w.'’])[Aa]n? (?:\$\{|\{(?!\.\.\.))[^}]*\}?/)).toEqual([]);
  });

  it('singular and plural: a count and its noun go through `nounFor`, or name both', () => {
    const nouns =
      'cars|vehicles|locations|results|offers|reviews|models|photos|pictures|days|years|months|weeks|enquiries|minutes|hours|people|brands|dealers|dealerships|stars|posts|fields|entries|messages|bookings|searches|files|times|repayments|questions|matches|seats|doors';
    // What is never one: constants, and what is written only where there are several.
    const several =
      /statutoryExample\.termYears|quoteTermYears|maxCompared|maxEntries|overdue\.length|listed\.length|minimum > 1|chance\(|\{term months|card\.views|grouped\(card|\$\{make\} cars/;
    const both = /=== '?1'? \?|several/;
    expect(
      found(
        new RegExp(`\\}\\)? ?(?:more |new |used )?(?:${nouns})\\b(?!=)`),
        new RegExp(`${both.source}|${several.source}`),
      )
        // What only a terminal shows.
        .filter((line) => !/^(?:demo\/content\/seed-content|domain\/stock\/import-stock\.server)\.ts/.test(line)),
    ).toEqual([]);
  });

  it('singular and plural: a noun for screen readers alone goes with its count, too', () => {
    expect(
      found(/visually-hidden"> ?(?:cars|vehicles|photos|pictures|offers|reviews|results|locations|days|years)</),
    ).toEqual([]);
  });

  it('every text of the code', () => {
    const odd = product.flatMap(({ path, text }) =>
      oddEnglish(text.replaceAll('an http:', '')).map((words) => `${path}: ${words}`),
    );
    expect(odd).toEqual([]);
  });

  it('what shoppers read of the code has no refused phrasing', () => {
    const shown = product.filter(({ path }) => /^(?:blocks|parts|ui|web\/(?:render|app|print)|domain)\//.test(path));
    // Feeds and searches are read in all terms that people use, and settings explain themselves to
    // staff.
    const others =
      /^domain\/(?:stock\/(?:feed|search|imports)|site|switches|offers)\/|^web\/(?:render|app\/api)\/desk\//;
    const odd = shown
      .filter(({ path }) => !others.test(path))
      .flatMap(({ path, text }) => refusedPhrasing(text).map((words) => `${path}: ${words}`));
    expect(odd).toEqual([]);
  });

  it('every text of the demo’s documents', () => {
    const odd = demoDocuments.flatMap((document) =>
      textsIn(document).flatMap((text) =>
        [...oddEnglish(text), ...americanSpellings(text), ...refusedPhrasing(text)].map(
          (words) => `${document._id}: ${words}`,
        ),
      ),
    );
    expect(odd).toEqual([]);
  });
});
