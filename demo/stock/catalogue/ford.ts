import { diesel, electric, manual, model, petrol, plugIn, shapes } from './catalogue-model.ts';

const biTurbo = { engine: diesel(2, 10) };
const v6 = { engine: diesel(3, 10, 6) };
const make = 'Ford';

export const ford = [
  model(make, 'Ranger', {
    shape: shapes.ute,
    drive: '4x4',
    engine: diesel(2, 10),
    series: [
      ['PX MkIII', 2018, 2021],
      ['PY', 2022],
    ],
    badges: [
      ['XL', 53_900],
      ['XLS', 58_400],
      ['XLT', 68_200],
      ['Sport', 72_300, v6],
      ['Wildtrak', 78_600, v6],
      ['Tremor', 75_900, biTurbo],
      ['Raptor', 95_900, { engine: petrol(3, 10, 6) }],
    ],
    weight: 10,
  }),
  model(make, 'Everest', {
    shape: shapes.suv7,
    drive: '4x4',
    engine: diesel(2, 10),
    series: [
      ['UA II', 2018, 2021],
      ['UB', 2022],
    ],
    badges: [
      ['Ambiente', 61_900, { drive: 'RWD' }],
      ['Trend', 70_900],
      ['Sport', 74_400, v6],
      ['Platinum', 86_300, v6],
      ['Wildtrak', 77_900, v6],
    ],
    weight: 7,
  }),
  model(make, 'Mustang', {
    shape: shapes.muscle,
    drive: 'RWD',
    engine: petrol(5, 10, 8),
    series: [
      ['FN', 2018, 2023],
      ['FO', 2024],
    ],
    badges: [
      ['EcoBoost', 71_900, { engine: petrol(2.3, 10) }],
      ['GT', 84_900],
      ['GT Manual', 82_900, { engine: manual(petrol(5, 6, 8)) }],
      ['Dark Horse', 104_900],
    ],
  }),
  model(make, 'Mustang Mach-E', {
    shape: shapes.sportsuv,
    drive: 'RWD',
    engine: electric,
    series: [['ZD', 2023]],
    badges: [
      ['Select', 68_900],
      ['Premium', 83_900],
      ['GT', 99_900, { drive: 'AWD' }],
    ],
    weight: 1.5,
  }),
  model(make, 'Transit Custom', {
    shape: shapes.van,
    drive: 'FWD',
    engine: diesel(2, 8),
    series: [
      ['VN', 2018, 2023],
      ['VW', 2024],
    ],
    badges: [
      ['Trend', 59_900],
      ['Trail', 64_900],
      ['Trend PHEV', 69_900, { engine: plugIn(2.5) }],
    ],
  }),
  model(make, 'Tourneo', {
    shape: shapes.mover,
    drive: 'FWD',
    engine: diesel(2, 8),
    series: [['VW', 2024]],
    badges: [
      ['Active', 70_900],
      ['Titanium X', 76_900],
    ],
    weight: 1,
  }),
  model(make, 'F-150', {
    shape: shapes.pickup,
    drive: '4x4',
    engine: petrol(3.5, 10, 6),
    series: [['P702', 2023]],
    badges: [
      ['XLT', 118_900],
      ['Lariat', 149_900],
    ],
    weight: 1,
  }),
  model(make, 'Puma', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(1, 7, 3),
    series: [['JK', 2020, 2024]],
    badges: [
      ['Puma', 34_900],
      ['ST-Line', 38_400],
      ['ST-Line V', 41_900],
    ],
  }),
  model(make, 'Escape', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(2, 8),
    series: [['ZH', 2020, 2023]],
    badges: [
      ['Escape', 41_900],
      ['ST-Line', 44_900],
      ['Vignale', 52_900, { drive: 'AWD' }],
    ],
  }),
  model(make, 'Focus', {
    shape: shapes.hatch,
    drive: 'FWD',
    engine: petrol(1.5, 8, 3),
    series: [['SA', 2018, 2022]],
    badges: [
      ['Trend', 32_900],
      ['ST-Line', 36_900],
      ['ST', 51_900, { engine: manual(petrol(2.3, 6)) }],
    ],
  }),
];
