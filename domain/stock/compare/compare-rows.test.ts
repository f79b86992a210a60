import { describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { pageVehicle } from '../vehicle-page/vehicle.fixture.ts';
import { bestFigures } from './best-figure.ts';
import { compareEquipment } from './compare-equipment.ts';
import { compareRows, marksOf } from './compare-rows.ts';

const site = siteWith();
const car = (other: object = {}, more: Partial<ComparedCar> = {}): ComparedCar => ({
  vehicle: pageVehicle(other),
  pageState: 'for-sale',
  site,
  place: null,
  rego: { text: '', until: null },
  ...more,
});
const variant = (fields: object) => ({ variant: fields });
const row = (label: string, cars: ComparedCar[]) =>
  compareRows(cars)
    .flatMap(({ rows }) => rows)
    .find((one) => one.label === label);

describe('the best figure of a row', () => {
  it.each([
    ['least', [3, 1, 2], [false, true, false]],
    ['most', [3, 1, 3], [true, false, true]],
    ['least', [1, 1], [false, false]],
    ['least', [1], [false]],
    ['least', [], []],
    ['least', [5, undefined, 4], [false, false, true]],
    ['least', [5, undefined], [false, false]],
    ['least', [5, null, 4], [false, false, false]],
    ['most', [Number.NaN, 4], [false, false]],
  ] as const)(
    '[SAVE-04] of %s of %j is %j: ties all, none where one may be better or all are alike',
    (best, figures, marked) => expect(bestFigures(figures, best)).toEqual(marked),
  );
});

describe('what is marked', () => {
  it('[SAVE-04] is the lowest price of the same kind alone', () => {
    const [dear, cheap] = [car(), car({ priceCents: 58_990_00 })];
    expect(marksOf('Price', [dear, cheap])).toEqual([null, 'Lowest price']);
    const plus = car({ priceCents: 50_000_00, priceType: 'excluding_government_charges_price' });
    expect(marksOf('Price', [dear, cheap, plus]), 'charges come to it').toEqual([null, null, null]);
    const estimated = car({ priceCents: 50_000_00, priceType: 'estimated_drive_away_price' });
    expect(marksOf('Price', [dear, estimated]), 'it is an estimate').toEqual([null, null]);
    expect(marksOf('Price', [dear, cheap, car({ priceCents: 0 })]), 'one has no price').toEqual([null, null, null]);
    const request = (priceCents: number) => car({ priceCents, priceType: 'price_on_application' });
    expect(marksOf('Price', [request(1_000_00), request(2_000_00)]), 'nothing says what it holds').toEqual([
      null,
      null,
    ]);
  });

  it('[SAVE-04] is never a car that cannot be bought, and it spoils no comparison', () => {
    const sold = car(
      { priceCents: 1_000_00, odometerKm: 1, priceType: 'excluding_government_charges_price' },
      { pageState: 'sold' },
    );
    const cars = [car(), car({ priceCents: 58_990_00, odometerKm: 99 }), sold];
    expect(marksOf('Price', cars)).toEqual([null, 'Lowest price', null]);
    expect(marksOf('Kilometres', cars)).toEqual([null, 'Fewest kilometres', null]);
    expect(marksOf('Price', [car(), sold])).toEqual([null, null]);
  });

  it.each([
    ['Kilometres', { odometerKm: 10 }, { odometerKm: 20 }, 'Fewest kilometres'],
    ['Year', { year: 2025 }, { year: 2024 }, 'Newest'],
    ['Compliance', { complianceDate: '2024-05' }, { complianceDate: '2024-04-30' }, 'Latest'],
    ['Engine power', variant({ power: '184 kW' }), variant({ power: '154kW' }), 'Most power'],
    ['Torque', variant({ torque: '600 Nm' }), variant({ torque: '500 Nm at 1,750 rpm' }), 'Most torque'],
    [
      'Fuel consumption',
      variant({ fuelConsumptionLitresPer100Km: 7.2 }),
      variant({ fuelConsumptionLitresPer100Km: 8 }),
      'Least fuel',
    ],
    [
      'Towing Capacity',
      variant({ towingCapacityBrakedKg: 3500 }),
      variant({ towingCapacityBrakedKg: 750 }),
      'Tows the most',
    ],
    ['ANCAP safety rating', variant({ ancapStars: 5 }), variant({ ancapStars: 4 }), 'Most stars'],
  ])('[SAVE-04] in "%s" explains why', (label, better, worse, copy) => {
    expect(marksOf(label, [car(worse), car(better)])).toEqual([null, copy]);
    expect(marksOf(label, [car(better), car(better), car(worse)])).toEqual([copy, copy, null]);
  });

  it('[SAVE-04] is the rego that runs longest, of those that run', () => {
    const until = (day: string | null) => car({}, { rego: { text: '', until: day } });
    expect(marksOf('Rego Expiry', [until('2027-08-14'), until('2027-09-01')])).toEqual([null, 'Longest left']);
    expect(marksOf('Rego Expiry', [until('2027-08-14'), until(null)])).toEqual([null, null]);
  });

  it('[SAVE-04] is nothing where figures mean different things, or are not stated', () => {
    const fuel = (name: string, litres: number) =>
      car({ fuel: name, ...variant({ fuelConsumptionLitresPer100Km: litres }) });
    expect(marksOf('Fuel consumption', [fuel('Plug-in Hybrid', 1.5), fuel('Petrol', 7)])).toEqual([null, null]);
    expect(marksOf('Fuel consumption', [fuel('Hybrid', 4.8), fuel('Petrol', 7)])).toEqual(['Least fuel', null]);
    expect(marksOf('Engine power', [car(variant({ power: '250 hp' })), car(variant({ power: '154 kW' }))])).toEqual([
      null,
      null,
    ]);
    expect(marksOf('Kilometres', [car({ odometerKm: 0 }), car()]), '0 is no reading').toEqual([null, null]);
    expect(marksOf('Exterior Colour', [car(), car({ colour: 'Red' })])).toEqual([null, null]);
  });
});

describe('the rows', () => {
  it('[SAVE-04] show what the pages of the cars show, and which of it differs', () => {
    const cars = [car(), car({ colour: 'Meteor Grey', odometerKm: 9_860 })];
    expect(row('Kilometres', cars)).toEqual({
      label: 'Kilometres',
      cells: [
        { text: '14,820\u00a0km', best: null },
        { text: '9,860\u00a0km', best: 'Fewest kilometres' },
      ],
      differ: true,
    });
    expect(row('Engine', cars)).toMatchObject({ differ: false, cells: [{ text: '6 cylinder, 3.0\u00a0L' }, {}] });
    expect(row('Exterior Colour', cars)?.differ).toBe(true);
  });

  it('[PLUS-09] differ where one states what another does not, and not by capitals', () => {
    expect(row('Seats', [car(), car({ seats: 0 })])).toMatchObject({
      differ: true,
      cells: [{ text: '5' }, { text: '' }],
    });
    expect(row('Drive type', [car({ drive: '4X4' }), car({ drive: '4x4' })])?.differ).toBe(false);
    expect(row('Seats', [car({ seats: 0 }), car({ seats: 0 })])).toBeUndefined();
  });

  it('[SAVE-04] show nothing of a car that is gone, which makes no difference', () => {
    const gone = car({ colour: 'Red' }, { pageState: 'gone' });
    expect(row('Exterior Colour', [car(), gone])).toMatchObject({ differ: false, cells: [{}, { text: null }] });
  });

  it('[SAVE-04] of the market leave out what cannot be bought', () => {
    const market = { stateAverageCents: 70_000_00, nationalAverageCents: 70_000_00 };
    const cars = [car({ market }), car({ market, priceCents: 60_000_00 }), car({ market }, { pageState: 'sold' })];
    expect(row('Against the market', cars)?.cells).toEqual([
      { text: '$3,010 under market in VIC', best: null },
      { text: '$10,000 under market in VIC', best: 'Furthest under' },
      { text: null, best: null },
    ]);
  });
});

describe('equipment', () => {
  it('[SAVE-04] is sorted: what one alone lists, what several list, what all list', () => {
    const lists = [
      ['Tow bar', 'Camera', 'Roller shutter'],
      ['tow  bar', 'Camera'],
      ['Camera', 'Roof rack'],
    ];
    expect(compareEquipment(lists)).toEqual({
      comparable: true,
      only: [['Roller shutter'], [], ['Roof rack']],
      some: [{ name: 'Tow bar', has: [true, true, false] }],
      all: ['Camera'],
    });
  });

  it('[SAVE-04] of a car that lists none is not stated, and the others are compared without it', () => {
    expect(compareEquipment([['Camera'], [], ['Camera', 'Tow bar']])).toEqual({
      comparable: true,
      only: [[], null, ['Tow bar']],
      some: [],
      all: ['Camera'],
    });
    expect(compareEquipment([['Camera'], []])).toMatchObject({ comparable: false, only: [['Camera'], null], all: [] });
    expect(compareEquipment([[], []])).toMatchObject({ comparable: false, only: [null, null] });
  });
});
