import { hybrid, manual, model, petrol, shapes } from './catalogue-model.ts';

/** As the maker's own feed spells it; shoppers read "Suzuki" (SRCH-26). */
const make = 'Suzuki Australia';

export const suzuki = [
  model(make, 'Swift', {
    shape: shapes.supermini,
    drive: 'FWD',
    engine: petrol(1.2, 6),
    series: [
      ['AZ', 2017, 2023],
      ['UZ', 2024],
    ],
    badges: [
      ['Hybrid', 27_400, { engine: hybrid(1.2, 3) }],
      ['Hybrid Plus', 29_400, { engine: hybrid(1.2, 3) }],
      ['Hybrid GLX', 32_400, { engine: hybrid(1.2, 3) }],
    ],
    weight: 6,
  }),
  model(make, 'Swift Sport', {
    shape: shapes.hatch,
    drive: 'FWD',
    engine: petrol(1.4, 6),
    series: [['AZ', 2018, 2024]],
    badges: [
      ['Turbo', 33_900],
      ['Turbo Manual', 31_900, { engine: manual(petrol(1.4, 6)) }],
    ],
    weight: 3,
  }),
  model(make, 'Vitara', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(1.6, 6),
    series: [['LY', 2016]],
    badges: [
      ['Vitara', 32_400],
      ['Turbo', 36_900, { engine: petrol(1.4, 6) }],
      ['Turbo AllGrip', 40_900, { engine: petrol(1.4, 6), drive: 'AWD' }],
    ],
    weight: 6,
  }),
  model(make, 'Jimny', {
    shape: shapes.boxy,
    drive: '4x4',
    engine: petrol(1.5, 4),
    series: [['GJ', 2019]],
    badges: [
      ['Lite', 32_900, { engine: manual(petrol(1.5, 5), 5) }],
      ['Jimny', 36_400],
      ['XL', 39_900],
    ],
    weight: 7,
  }),
  model(make, 'S-Cross', {
    shape: shapes.suv,
    drive: 'AWD',
    engine: petrol(1.4, 6),
    series: [['YA', 2022]],
    badges: [
      ['AllGrip', 44_900],
      ['AllGrip Prestige', 48_900],
    ],
    weight: 3,
  }),
  model(make, 'Fronx', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: hybrid(1.5),
    series: [['WD', 2025]],
    badges: [
      ['Hybrid', 31_900],
      ['Hybrid Plus', 34_400],
    ],
    weight: 3,
  }),
  model(make, 'Ignis', {
    shape: shapes.city,
    drive: 'FWD',
    engine: petrol(1.2, 5),
    series: [['MF', 2017, 2024]],
    badges: [
      ['GL', 22_900],
      ['GLX', 24_900],
    ],
    weight: 4,
  }),
  model(make, 'Baleno', {
    shape: shapes.hatch,
    drive: 'FWD',
    engine: petrol(1.4, 4),
    series: [['EW', 2016, 2022]],
    badges: [
      ['GL', 20_900],
      ['GLX', 23_900],
    ],
    weight: 3,
  }),
];
