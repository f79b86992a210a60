import { namesOfFeature } from '../feature-names.ts';
import type { WordedAttribute } from './vocabulary.ts';

/** Values of an attribute; `make` is whose model it is. */
export type Meaning = { attribute: WordedAttribute; values: readonly string[]; make?: string };

/** What shoppers call what the stock calls otherwise; of several meanings the first that the stock has counts. */
export const tradeWords: readonly (readonly [words: readonly string[], meanings: readonly Meaning[]])[] = [
  [['ute', 'utility', 'pickup', 'pick up', 'dual cab'], [{ attribute: 'body', values: ['Ute'] }]],
  [['suv', 'crossover', 'four wheel drive wagon'], [{ attribute: 'body', values: ['SUV'] }]],
  [['hatch', 'hatchback'], [{ attribute: 'body', values: ['Hatch'] }]],
  [['sedan', 'saloon'], [{ attribute: 'body', values: ['Sedan'] }]],
  [['wagon', 'station wagon', 'estate'], [{ attribute: 'body', values: ['Wagon'] }]],
  [['coupe', 'sports car'], [{ attribute: 'body', values: ['Coupe'] }]],
  [['van', 'delivery van'], [{ attribute: 'body', values: ['Van'] }]],
  [['people mover', 'mpv', 'minivan'], [{ attribute: 'body', values: ['People Mover'] }]],
  [['motorcycle', 'motorbike', 'bike'], [{ attribute: 'body', values: ['Motorcycle'] }]],
  [['caravan', 'camper'], [{ attribute: 'body', values: ['Caravan'] }]],
  [['new', 'brand new'], [{ attribute: 'car_type', values: ['new'] }]],
  [['demo', 'demonstrator', 'ex demo'], [{ attribute: 'car_type', values: ['demo'] }]],
  [
    ['used', 'second hand', 'secondhand', 'pre owned', 'preowned', 'pre loved'],
    [{ attribute: 'car_type', values: ['used'] }],
  ],
  [['coming soon', 'arriving soon', 'in transit'], [{ attribute: 'status', values: ['coming_soon'] }]],
  [['certified', 'approved used'], [{ attribute: 'certified', values: ['true'] }]],
  [['automatic', 'auto'], [{ attribute: 'transmission', values: ['Automatic'] }]],
  [['manual', 'stick shift'], [{ attribute: 'transmission', values: ['Manual'] }]],
  [['petrol', 'unleaded', 'ulp'], [{ attribute: 'fuel', values: ['Petrol'] }]],
  [['diesel', 'turbo diesel', 'turbodiesel'], [{ attribute: 'fuel', values: ['Diesel'] }]],
  [['hybrid'], [{ attribute: 'fuel', values: ['Hybrid'] }]],
  [['plug in hybrid', 'phev', 'plugin hybrid'], [{ attribute: 'fuel', values: ['Plug-in Hybrid'] }]],
  [['electric', 'ev', 'bev', 'fully electric'], [{ attribute: 'fuel', values: ['Electric'] }]],
  [
    ['economical', 'fuel efficient', 'low emission'],
    [{ attribute: 'fuel', values: ['Hybrid', 'Plug-in Hybrid', 'Electric'] }],
  ],
  [
    ['4x4', '4wd', 'four wheel drive', '4 wheel drive'],
    [
      { attribute: 'drive', values: ['4x4', '4WD'] },
      { attribute: 'drive', values: ['AWD'] },
    ],
  ],
  [
    ['awd', 'all wheel drive'],
    [
      { attribute: 'drive', values: ['AWD'] },
      { attribute: 'drive', values: ['4x4', '4WD'] },
    ],
  ],
  [['2wd', 'two wheel drive', '2 wheel drive'], [{ attribute: 'drive', values: ['FWD', 'RWD', '4x2', '2WD'] }]],
  [['fwd', 'front wheel drive'], [{ attribute: 'drive', values: ['FWD'] }]],
  [['rwd', 'rear wheel drive'], [{ attribute: 'drive', values: ['RWD'] }]],
  [['gray'], [{ attribute: 'colour', values: ['Grey'] }]],
  [
    ['family', 'family car', 'for the family', 'kids'],
    [
      { attribute: 'categories', values: ['Family'] },
      { attribute: 'body', values: ['SUV', 'Wagon', 'People Mover'] },
    ],
  ],
  [
    ['work', 'tradie', 'workhorse', 'work ute'],
    [
      { attribute: 'categories', values: ['Work'] },
      { attribute: 'body', values: ['Ute', 'Van'] },
    ],
  ],
  [
    ['off road', 'offroad', 'off roader'],
    [
      { attribute: 'categories', values: ['Off-road'] },
      { attribute: 'drive', values: ['4x4', '4WD'] },
    ],
  ],
  [
    ['city car', 'small car', 'runabout', 'first car'],
    [
      { attribute: 'categories', values: ['City'] },
      { attribute: 'body', values: ['Hatch'] },
    ],
  ],
  [
    ['tow', 'towing', 'tow a boat', 'tow a caravan', 'tow a trailer', 'towbar', 'tow bar'],
    [{ attribute: 'filtered_features', values: namesOfFeature('Tow Bar') }],
  ],
  [['carplay'], [{ attribute: 'filtered_features', values: ['Apple CarPlay'] }]],
  [['leather', 'leather trim'], [{ attribute: 'filtered_features', values: namesOfFeature('Leather Seats') }]],
  [
    ['sat nav', 'satnav', 'gps', 'navigation', 'sat navigation'],
    [{ attribute: 'filtered_features', values: namesOfFeature('Satellite Navigation') }],
  ],
  [
    ['reversing camera', 'reverse camera', 'rear camera', 'backup camera'],
    [{ attribute: 'filtered_features', values: namesOfFeature('Reverse Camera') }],
  ],
  [['third row', '3rd row'], [{ attribute: 'filtered_features', values: ['Third Row Seats'] }]],
  [['vw'], [{ attribute: 'make', values: ['Volkswagen'] }]],
  [['merc', 'mercedes', 'benz'], [{ attribute: 'make', values: ['Mercedes-Benz'] }]],
  [['chevy'], [{ attribute: 'make', values: ['Chevrolet'] }]],
  [['queensland'], [{ attribute: 'state', values: ['QLD'] }]],
  [['new south wales'], [{ attribute: 'state', values: ['NSW'] }]],
  [['victoria'], [{ attribute: 'state', values: ['VIC'] }]],
  [['tasmania'], [{ attribute: 'state', values: ['TAS'] }]],
  [['south australia'], [{ attribute: 'state', values: ['SA'] }]],
  [['western australia'], [{ attribute: 'state', values: ['WA'] }]],
  [['northern territory'], [{ attribute: 'state', values: ['NT'] }]],
];

/** What states the kind of a price: it filters nothing. */
export const driveAway = /(?<!\S)drive[\s-]?away(?!\S)/gi;

/** Words without a meaning beside others that have one: "a white ute with tow bar in Brisbane". */
export const smallWords: ReadonlySet<string> = new Set(
  'a an the with and or in at near for of to from that is i me my want need looking please show find car cars vehicle vehicles sale color colour coloured priced price'.split(
    ' ',
  ),
);
