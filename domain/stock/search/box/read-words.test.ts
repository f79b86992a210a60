import { describe, expect, it } from 'vitest';
import { emptySearch, type SearchState } from '../search-state.ts';
import { readWords } from './read-words.ts';
import { type Vocabulary, vocabularyOf, vocabularyRequest } from './vocabulary.ts';

const values = (...names: string[]) => names.map((value, at) => ({ value, count: 20 - at }));

const stock: Vocabulary = {
  status: values('in_stock', 'coming_soon'),
  make: values('Ford', 'Toyota', 'Mazda', 'Volkswagen', 'Mercedes-Benz', 'Peugeot'),
  make_model: values('Ford Ranger', 'Toyota LandCruiser', 'Mazda CX-5', 'Mazda 3', 'Peugeot 2008'),
  model: values('Ranger', 'LandCruiser', 'CX-5', 'Mazda 3', '2008', 'Model 3'),
  body: values('Ute', 'SUV', 'Hatch', 'People Mover', 'Wagon'),
  car_type: values('new', 'demo', 'used'),
  fuel: values('Diesel', 'Petrol', 'Hybrid', 'Plug-in Hybrid'),
  transmission: values('Automatic', 'Manual'),
  drive: values('4x4', 'FWD', 'RWD', '4x2'),
  seats: values('5', '7'),
  colour: values('White', 'Agate Black', 'Shadow Black', 'Red'),
  location_name: values('Rocklea', 'Bayside'),
  city: values('Brisbane'),
  state: values('QLD', 'NSW'),
  filtered_features: values('Tow Bar', 'Apple CarPlay', 'Android Auto', 'Sunroof', 'Leather Seats'),
  weekly_price_range: values('50:100', '100:150', '150:200'),
};

const read = (query: string, change: Partial<SearchState> = {}, vocabulary = stock) => {
  const { query: text, filters, sort } = readWords({ ...emptySearch, ...change, query }, vocabulary);
  return { ...(text && { text }), ...filters, ...(sort && { sort }) };
};
const upTo = (max: number) => ({ min: null, max });
const from = (min: number) => ({ min, max: null });

describe('the words of the search box', () => {
  it.each([
    [
      'white ute under 40k automatic diesel',
      { colour: ['White'], body: ['Ute'], price: upTo(40_000), transmission: ['Automatic'], fuel: ['Diesel'] },
    ],
    [
      'a red SUV with a sunroof in Brisbane',
      { colour: ['Red'], body: ['SUV'], filtered_features: ['Sunroof'], city: ['Brisbane'] },
    ],
    ['second-hand Mazda cx5', { car_type: ['used'], make: ['Mazda'], model: ['CX-5'] }],
    ['toyota land cruiser', { make: ['Toyota'], model: ['LandCruiser'] }],
    ['landcruiser', { make: ['Toyota'], model: ['LandCruiser'] }],
    ['VW or merc', { make: ['Volkswagen', 'Mercedes-Benz'] }],
    ['utes and hatches', { body: ['Ute', 'Hatch'] }],
    ['plug-in hybrid people movers', { fuel: ['Plug-in Hybrid'], body: ['People Mover'] }],
    ['android auto', { filtered_features: ['Android Auto'] }],
    [
      'ranger leather carplay',
      { make: ['Ford'], model: ['Ranger'], filtered_features: ['Leather Seats', 'Apple CarPlay'] },
    ],
    ['black 4wd', { colour: ['Agate Black', 'Shadow Black'], drive: ['4x4'] }],
    ['7 seater', { seats: ['7'] }],
    ['seven-seater in Queensland', { seats: ['7'], state: ['QLD'] }],
    ['family car', { body: ['SUV', 'Wagon', 'People Mover'] }],
    ['family suv', { body: ['SUV'] }],
    ['wagon or suv for the family', { body: ['Wagon', 'SUV'] }],
    ['something to tow', { filtered_features: ['Tow Bar'], text: 'something' }],
    ['cheap ute', { body: ['Ute'], sort: 'price_ascending' }],
    ['most expensive ute', { body: ['Ute'], sort: 'price_descending' }],
    ['just arrived ranger', { make: ['Ford'], model: ['Ranger'], sort: 'latest' }],
    ['coming soon', { status: ['coming_soon'] }],
    ['coming soon suv', { status: ['coming_soon'], body: ['SUV'] }],
    ['in stock utes', { status: ['in_stock'], body: ['Ute'] }],
    ['sold', { status: ['sold'] }],
    ['just sold ranger', { status: ['sold'], make: ['Ford'], model: ['Ranger'] }],
    ['ranger drive away', { make: ['Ford'], model: ['Ranger'] }],
  ])('[SRCH-05] "%s"', (query, expected) => {
    const got = read(query);
    for (const [name, value] of Object.entries(expected))
      expect([name, [(got as Record<string, unknown>)[name]].flat().sort()]).toEqual([name, [value].flat().sort()]);
    expect(Object.keys(got).sort()).toEqual(Object.keys(expected).sort());
  });

  it.each([
    ['under 40k', { price: upTo(40_000) }],
    ['under $40,000.', { price: upTo(40_000) }],
    ['$20-30k', { price: { min: 20_000, max: 30_000 } }],
    ['20k to 30k', { price: { min: 20_000, max: 30_000 } }],
    ['between $20,000 and $30,000', { price: { min: 20_000, max: 30_000 } }],
    ['over 20k under 35k', { price: { min: 20_000, max: 35_000 } }],
    ['around 20k', { price: { min: 17_000, max: 23_000 } }],
    ['$25k', { price: upTo(25_000) }],
    ['A$25,000', { price: upTo(25_000) }],
    ['25000 dollars', { price: upTo(25_000) }],
    ['under 30000 dollars', { price: upTo(30_000) }],
    ['under AUD 30,000', { price: upTo(30_000) }],
    ['under 30k bucks', { price: upTo(30_000) }],
    ['under $30k drive away', { price: upTo(30_000) }],
    ['under $30k drive-away', { price: upTo(30_000) }],
    ['driveaway under $30k', { price: upTo(30_000) }],
    ['drive away price under $30k', { price: upTo(30_000) }],
    ['$30k driveaway max', { price: upTo(30_000) }],
    ['between 20000 and 30000 dollars', { price: { min: 20_000, max: 30_000 } }],
    ['7 seater under 60000 dollars', { seats: ['7'], price: upTo(60_000) }],
    ['25k max', { price: upTo(25_000) }],
    ['budget of 15000', { price: upTo(15_000) }],
    ['2019+', { year: from(2019) }],
    ['2019 or newer', { year: from(2019) }],
    ['since 2020', { year: from(2020) }],
    ['from 2020', { year: from(2020) }],
    ['after 2019', { year: from(2020) }],
    ['newer than 2019', { year: from(2020) }],
    ['until 2015', { year: upTo(2015) }],
    ['before 2015', { year: upTo(2014) }],
    ['older than 2015', { year: upTo(2014) }],
    ['pre-2015', { year: upTo(2014) }],
    ['2018-2021', { year: { min: 2018, max: 2021 } }],
    ['2018', { year: { min: 2018, max: 2018 } }],
    ['low kms', { km: upTo(50_000) }],
    ['under 80,000 km', { km: upTo(80_000) }],
    ['less than 60k kms', { km: upTo(60_000) }],
    ['under $150 a week', { weekly_price_range: ['50:100', '100:150'] }],
    ['under 80,000km under $30k', { km: upTo(80_000), price: upTo(30_000) }],
  ])('[SRCH-05] figures: "%s"', (query, expected) => expect(read(query)).toEqual(expected));

  it.each([
    ['under 5', 'under 5'],
    ['5-7', '5-7'],
    ['kia car', 'kia car'],
    ['toyta hilx', 'toyta hilx'],
    ['SB4827', 'SB4827'],
    ['9 seater', '9 seater'],
    ['electric', 'electric'],
    ['drive away', 'drive away'],
    ['dollars', 'dollars'],
  ])('[SRCH-05] what this stock does not know stays text: "%s"', (query, text) =>
    expect(read(query)).toEqual({ text }),
  );

  it('[SRCH-05] a year that is the name of a model is that model', () =>
    expect(read('peugeot 2008')).toEqual({ make: ['Peugeot'], model: ['2008'] }));

  it('[SRCH-05] replaces what was chosen before of the same attribute, and leaves the rest', () => {
    const filters = { make: ['Toyota'], model: ['LandCruiser'], fuel: ['Diesel'] };
    expect(read('ford', { filters })).toEqual({ make: ['Ford'], fuel: ['Diesel'] });
    expect(read('cheap', { sort: 'latest' })).toEqual({ sort: 'latest' });
  });

  it('[SRCH-05] reading what was read changes nothing, whatever was typed', () => {
    const words = Object.values(stock).flatMap((values) => values.map(({ value }) => value));
    const odd = [
      'under',
      '40k',
      '$',
      '-',
      '2019+',
      'low',
      'km',
      'tow',
      'and',
      '[',
      '\\',
      'e\u0301',
      '<b>',
      '7',
      'seater',
      'land',
    ];
    const all = [...words, ...odd];
    let seed = 7;
    const chance = (below: number) => {
      seed = (seed * 9_301 + 49_297) % 233_280;
      return Math.floor((seed / 233_280) * below);
    };
    for (let round = 0; round < 400; round += 1) {
      const query = Array.from({ length: 1 + chance(8) }, () => all[chance(all.length)]).join(' ');
      const once = readWords({ ...emptySearch, query }, stock);
      expect([query, readWords(once, stock)]).toEqual([query, once]);
    }
  });

  it('[SRCH-05] five thousand letters are read in a moment', () => {
    const begun = performance.now();
    for (const query of ['under '.repeat(900), '9'.repeat(5_000), '1,000'.repeat(900), 'a-'.repeat(2_500)]) read(query);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe('the vocabulary of a site', () => {
  it('[SRCH-14] [SRCH-19] is of what the site has for sale, and is in its facets', () => {
    expect(vocabularyRequest('sites:=`a`')).toMatchObject({
      filter_by: '(status:!=`sold`) && (sites:=`a`)',
      per_page: 0,
    });
    const counts = [
      { value: 'Ford', count: 3 },
      { value: '', count: 9 },
    ];
    const response = {
      found: 3,
      facet_counts: [
        { field_name: 'make', counts },
        { field_name: 'vin', counts },
      ],
    };
    expect(vocabularyOf(response)).toEqual({ make: [{ value: 'Ford', count: 3 }] });
  });
});
