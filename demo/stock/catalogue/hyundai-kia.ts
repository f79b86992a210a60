import { diesel, electric, hybrid, manual, model, petrol, shapes } from './catalogue-model.ts';

export const hyundai = [
  model('Hyundai', 'Tucson', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [
      ['TL', 2016, 2020],
      ['NX4', 2021],
    ],
    badges: [
      ['Tucson', 42_900],
      ['Elite', 47_900, { engine: hybrid(1.6) }],
      ['Premium', 58_400, { engine: hybrid(1.6), drive: 'AWD' }],
      ['N Line', 49_900],
    ],
    weight: 7,
  }),
  model('Hyundai', 'Kona', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [
      ['OS', 2018, 2022],
      ['SX2', 2023],
    ],
    badges: [
      ['Kona', 36_900],
      ['Premium', 43_900],
      ['Hybrid', 40_900, { engine: hybrid(1.6) }],
      ['Electric', 57_900, { engine: electric }],
    ],
    weight: 6,
  }),
  model('Hyundai', 'i30', {
    shape: shapes.hatch,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [['PD', 2017]],
    badges: [
      ['Active', 30_900],
      ['Elite', 34_900],
      ['N Line', 39_900, { engine: petrol(1.6, 7) }],
      ['N', 57_900, { engine: manual(petrol(2, 6)) }],
    ],
    weight: 6,
  }),
  model('Hyundai', 'i30 Sedan', {
    shape: shapes.sedan,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [['CN7', 2021]],
    badges: [
      ['Active', 31_900],
      ['Elite', 36_400],
      ['N Line', 41_400, { engine: petrol(1.6, 7) }],
    ],
    weight: 3,
  }),
  model('Hyundai', 'Venue', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(1.6, 6),
    series: [['QX', 2019]],
    badges: [
      ['Venue', 27_900],
      ['Active', 29_900],
      ['Elite', 32_900],
    ],
    weight: 4,
  }),
  model('Hyundai', 'Santa Fe', {
    shape: shapes.suv7,
    drive: 'AWD',
    engine: hybrid(1.6),
    series: [
      ['TM', 2018, 2023],
      ['MX5', 2024],
    ],
    badges: [
      ['Santa Fe', 57_900],
      ['Elite', 65_900],
      ['Calligraphy', 80_400],
    ],
    weight: 4,
  }),
  model('Hyundai', 'Palisade', {
    shape: shapes.suv7,
    drive: 'AWD',
    engine: diesel(2.2, 8),
    series: [['LX2', 2021]],
    badges: [
      ['Elite', 76_900],
      ['Calligraphy', 86_900],
    ],
  }),
  model('Hyundai', 'Staria', {
    shape: shapes.grandmover,
    drive: 'AWD',
    engine: diesel(2.2, 8),
    series: [['US4', 2021]],
    badges: [
      ['Staria', 58_900],
      ['Elite', 66_400],
      ['Highlander', 74_900],
    ],
  }),
  model('Hyundai', 'Staria Load', {
    shape: shapes.van,
    drive: 'FWD',
    engine: diesel(2.2, 8),
    series: [['US4', 2021]],
    badges: [
      ['Load', 53_900],
      ['Load Premium', 58_900],
    ],
  }),
  model('Hyundai', 'IONIQ 5', {
    shape: shapes.suv,
    drive: 'RWD',
    engine: electric,
    series: [['NE', 2021]],
    badges: [
      ['Standard Range', 69_900],
      ['Epiq', 88_900, { drive: 'AWD' }],
      ['N', 113_900, { drive: 'AWD' }],
    ],
  }),
];

export const kia = [
  model('Kia', 'Sportage', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [
      ['QL', 2016, 2020],
      ['NQ5', 2021],
    ],
    badges: [
      ['S', 38_900],
      ['SX', 42_900],
      ['SX+', 49_900, { engine: diesel(2, 8), drive: 'AWD' }],
      ['GT-Line', 56_900, { engine: hybrid(1.6) }],
    ],
    weight: 8,
  }),
  model('Kia', 'Seltos', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [['SP2', 2019]],
    badges: [
      ['S', 34_900],
      ['Sport', 37_400],
      ['GT-Line', 46_400, { engine: petrol(1.6, 8), drive: 'AWD' }],
    ],
    weight: 5,
  }),
  model('Kia', 'Cerato', {
    shape: shapes.hatch,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [['BD', 2018, 2024]],
    badges: [
      ['S', 29_900],
      ['Sport', 32_900],
      ['GT', 40_400, { engine: petrol(1.6, 7) }],
    ],
    weight: 5,
  }),
  model('Kia', 'K4', {
    shape: shapes.sedan,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [['CL4', 2025]],
    badges: [
      ['S', 33_900],
      ['Sport', 36_400],
      ['GT-Line', 44_900, { engine: petrol(1.6, 8) }],
    ],
    weight: 3,
  }),
  model('Kia', 'Picanto', {
    shape: shapes.city,
    drive: 'FWD',
    engine: petrol(1.2, 4),
    series: [['JA', 2017]],
    badges: [
      ['Sport', 21_400],
      ['GT-Line', 23_900],
      ['Sport Manual', 19_900, { engine: manual(petrol(1.2, 5), 5) }],
    ],
    weight: 4,
  }),
  model('Kia', 'Stonic', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(1.4, 6),
    series: [['YB', 2021]],
    badges: [
      ['S', 28_400],
      ['Sport', 30_400],
      ['GT-Line', 34_900, { engine: petrol(1, 7, 3) }],
    ],
    weight: 3,
  }),
  model('Kia', 'Sorento', {
    shape: shapes.suv7,
    drive: 'AWD',
    engine: diesel(2.2, 8),
    series: [['MQ4', 2020]],
    badges: [
      ['S', 57_400],
      ['Sport+', 66_400],
      ['GT-Line', 72_400],
      ['GT-Line Hybrid', 76_900, { engine: hybrid(1.6) }],
    ],
    weight: 5,
  }),
  model('Kia', 'Carnival', {
    shape: shapes.grandmover,
    drive: 'FWD',
    engine: diesel(2.2, 8),
    series: [['KA4', 2021]],
    badges: [
      ['S', 58_900],
      ['Sport', 66_400],
      ['Platinum', 78_400],
    ],
    weight: 4,
  }),
  model('Kia', 'EV6', {
    shape: shapes.sportsuv,
    drive: 'RWD',
    engine: electric,
    series: [['CV', 2022]],
    badges: [
      ['Air', 77_900],
      ['GT-Line', 86_900],
    ],
    weight: 1.5,
  }),
  model('Kia', 'EV5', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: electric,
    series: [['OV', 2024]],
    badges: [
      ['Air', 59_900],
      ['Earth', 68_900, { drive: 'AWD' }],
    ],
  }),
  model('Kia', 'Tasman', {
    shape: shapes.ute,
    drive: '4x4',
    engine: diesel(2.2, 8),
    series: [['TK1', 2025]],
    badges: [
      ['S', 52_900, { drive: '4x2' }],
      ['SX', 58_900],
      ['X-Line', 71_900],
    ],
    weight: 3,
  }),
];
