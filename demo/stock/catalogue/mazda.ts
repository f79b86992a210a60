import { diesel, manual, model, petrol, plugIn, shapes } from './catalogue-model.ts';

const make = 'Mazda';

export const mazda = [
  model(make, 'CX-5', {
    shape: shapes.suv,
    drive: 'AWD',
    engine: petrol(2.5, 6),
    series: [['KF', 2017]],
    badges: [
      ['Maxx', 41_900, { drive: 'FWD' }],
      ['Maxx Sport', 46_400],
      ['Touring', 49_900],
      ['GT SP', 55_900],
      ['Akera', 59_400],
    ],
    weight: 9,
  }),
  model(make, 'CX-3', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [['DK', 2016]],
    badges: [
      ['Sport', 31_900],
      ['Evolve', 35_400],
      ['Akari', 41_400],
    ],
    weight: 5,
  }),
  model(make, 'CX-30', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [['DM', 2020]],
    badges: [
      ['Pure', 37_400],
      ['Evolve', 39_900],
      ['Touring', 43_900],
      ['Astina', 47_400],
    ],
    weight: 5,
  }),
  model(make, '3', {
    shape: shapes.hatch,
    drive: 'FWD',
    engine: petrol(2, 6),
    series: [
      ['BN', 2016, 2018],
      ['BP', 2019],
    ],
    badges: [
      ['G20 Pure', 34_900],
      ['G20 Evolve', 37_400],
      ['G25 GT', 42_900, { engine: petrol(2.5, 6) }],
      ['G25 Astina', 45_900, { engine: petrol(2.5, 6) }],
    ],
    weight: 6,
  }),
  model(make, '2', {
    shape: shapes.supermini,
    drive: 'FWD',
    engine: petrol(1.5, 6),
    series: [['DJ', 2016]],
    badges: [
      ['G15 Pure', 27_900],
      ['G15 Evolve', 29_900],
      ['G15 GT', 32_400],
    ],
    weight: 3,
  }),
  model(make, '6', {
    shape: shapes.wagon,
    drive: 'FWD',
    engine: petrol(2.5, 6),
    series: [['GL', 2018, 2024]],
    badges: [
      ['Touring', 46_900],
      ['GT SP', 55_900],
      ['Atenza', 57_900],
    ],
  }),
  model(make, 'CX-60', {
    shape: shapes.suv,
    drive: 'AWD',
    engine: diesel(3.3, 8, 6),
    series: [['KH', 2023]],
    badges: [
      ['Evolve', 65_900],
      ['GT', 74_900],
      ['Azami P50e', 92_900, { engine: plugIn(2.5) }],
    ],
    weight: 3,
  }),
  model(make, 'CX-90', {
    shape: shapes.suv7,
    drive: 'AWD',
    engine: diesel(3.3, 8, 6),
    series: [['KK', 2023]],
    badges: [
      ['Touring', 82_900],
      ['GT', 91_900],
      ['Azami', 102_900, { engine: petrol(3.3, 8, 6) }],
    ],
  }),
  model(make, 'CX-8', {
    shape: shapes.suv7,
    drive: 'AWD',
    engine: diesel(2.2, 6),
    series: [['KG', 2018, 2023]],
    badges: [
      ['Sport', 51_900],
      ['Touring', 59_400],
      ['Asaki', 72_900],
    ],
    weight: 3,
  }),
  model(make, 'BT-50', {
    shape: shapes.ute,
    drive: '4x4',
    engine: diesel(3, 6),
    series: [['TF', 2021]],
    badges: [
      ['XT', 58_900, { picture: 'tray' }],
      ['XTR', 64_900],
      ['GT', 69_400],
      ['SP', 74_900],
    ],
    weight: 5,
  }),
  model(make, 'MX-5', {
    shape: shapes.cabrio,
    drive: 'RWD',
    engine: petrol(2, 6),
    series: [['ND', 2016]],
    badges: [
      ['GT', 55_400, { engine: manual(petrol(2, 6)) }],
      ['GT RS', 58_900, { engine: manual(petrol(2, 6)) }],
    ],
    weight: 1,
  }),
];
