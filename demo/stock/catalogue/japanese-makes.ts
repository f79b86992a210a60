import { diesel, hybrid, model, petrol, plugIn, shapes } from './catalogue-model.ts';

const petrolSuv = { shape: shapes.suv, engine: petrol(2, 8), drive: 'FWD' } as const;
const dieselUte = { shape: shapes.ute, engine: diesel(2.4, 6), drive: '4x4' } as const;
const dieselWagon = { shape: shapes.suv7, engine: diesel(2.8, 8), drive: '4x4' } as const;

export const mitsubishi = [
  model('Mitsubishi', 'Triton', {
    ...dieselUte,
    series: [
      ['MR', 2019, 2023],
      ['MV', 2024],
    ],
    badges: [
      ['GLX', 49_900],
      ['GLX-R', 54_900],
      ['GLS', 59_900],
      ['GSR', 65_900],
    ],
    weight: 5,
  }),
  model('Mitsubishi', 'Outlander', {
    shape: shapes.suv7,
    drive: 'AWD',
    engine: petrol(2.5, 8),
    series: [
      ['ZL', 2017, 2020],
      ['ZM', 2021],
    ],
    badges: [
      ['ES', 43_900],
      ['Aspire', 51_900],
      ['Exceed', 58_400],
      ['PHEV Aspire', 65_900, { engine: plugIn(2.4) }],
    ],
    weight: 5,
  }),
  model('Mitsubishi', 'ASX', {
    ...petrolSuv,
    series: [['XD', 2018, 2024]],
    badges: [
      ['ES', 28_900],
      ['MR', 31_400],
      ['Exceed', 36_900],
    ],
    weight: 4,
  }),
  model('Mitsubishi', 'Pajero Sport', {
    ...dieselWagon,
    series: [['QF', 2020, 2025]],
    badges: [
      ['GLX', 51_900],
      ['GLS', 57_900],
      ['Exceed', 65_900],
    ],
  }),
];

export const nissan = [
  model('Nissan', 'X-TRAIL', {
    ...petrolSuv,
    series: [
      ['T32', 2017, 2022],
      ['T33', 2023],
    ],
    badges: [
      ['ST', 42_900],
      ['ST-L', 48_900],
      ['Ti e-POWER', 59_900, { engine: hybrid(1.5, 3), drive: 'AWD' }],
    ],
    weight: 5,
  }),
  model('Nissan', 'Navara', {
    ...dieselUte,
    series: [['D23', 2017]],
    badges: [
      ['SL', 51_900],
      ['ST-X', 60_900],
      ['PRO-4X', 66_900],
    ],
    weight: 4,
  }),
  model('Nissan', 'Patrol', {
    ...dieselWagon,
    shape: shapes.bigwagon,
    engine: petrol(5.6, 7, 8),
    series: [['Y62', 2018]],
    badges: [
      ['Ti', 98_900],
      ['Ti-L', 113_900],
    ],
  }),
];

export const subaru = [
  model('Subaru', 'Forester', {
    shape: shapes.suv,
    drive: 'AWD',
    engine: petrol(2.5, 7),
    series: [
      ['S5', 2019, 2024],
      ['S6', 2025],
    ],
    badges: [
      ['AWD', 46_900],
      ['Premium', 52_900],
      ['Hybrid Sport', 55_900, { engine: hybrid(2.5) }],
    ],
    weight: 5,
  }),
  model('Subaru', 'Outback', {
    shape: shapes.allroad,
    drive: 'AWD',
    engine: petrol(2.5, 8),
    series: [['BT', 2021]],
    badges: [
      ['AWD', 48_900],
      ['Sport', 53_400],
      ['Touring', 57_900],
    ],
    weight: 3,
  }),
  model('Subaru', 'WRX', {
    shape: shapes.sedan,
    drive: 'AWD',
    engine: petrol(2.4, 8),
    series: [['VB', 2022]],
    badges: [
      ['RS', 55_900],
      ['tS', 62_900],
    ],
    weight: 1,
  }),
];

export const isuzu = [
  model('Isuzu UTE', 'D-MAX', {
    ...dieselUte,
    engine: diesel(3, 6),
    series: [
      ['TF', 2017, 2019],
      ['RG', 2020],
    ],
    badges: [
      ['SX', 50_900, { picture: 'tray' }],
      ['LS-M', 58_900],
      ['LS-U', 63_900],
      ['X-Terrain', 70_900],
    ],
    weight: 5,
  }),
  model('Isuzu UTE', 'MU-X', {
    ...dieselWagon,
    engine: diesel(3, 6),
    series: [['RJ', 2021]],
    badges: [
      ['LS-M', 59_900],
      ['LS-U', 66_900],
      ['LS-T', 73_900],
    ],
    weight: 4,
  }),
];
