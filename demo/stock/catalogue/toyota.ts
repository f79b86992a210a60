import { diesel, electric, hybrid, manual, model, petrol, shapes } from './catalogue-model.ts';

const make = 'Toyota';

export const toyota = [
  model(make, 'HiLux', {
    shape: shapes.ute,
    drive: '4x4',
    engine: diesel(2.8, 6),
    series: [
      ['GUN126R', 2016, 2025],
      ['GUN136R', 2026],
    ],
    badges: [
      ['WorkMate', 48_900, { drive: '4x2', picture: 'tray' }],
      ['SR', 56_400],
      ['SR5', 65_900],
      ['Rogue', 73_900],
      ['GR Sport', 77_900],
    ],
    weight: 9,
  }),
  model(make, 'RAV4', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: hybrid(2.5),
    series: [['AXAH52R', 2019]],
    badges: [
      ['GX', 46_400],
      ['GXL', 49_900],
      ['XSE', 53_400],
      ['Cruiser', 56_200],
      ['Edge', 64_100, { drive: 'AWD' }],
    ],
    weight: 9,
  }),
  model(make, 'LandCruiser Prado', {
    shape: shapes.suv7,
    drive: '4x4',
    engine: diesel(2.8, 8),
    series: [
      ['GDJ150R', 2016, 2023],
      ['GDJ250R', 2024],
    ],
    badges: [
      ['GX', 79_400],
      ['GXL', 86_900],
      ['VX', 96_900],
      ['Kakadu', 107_900],
    ],
    weight: 5,
  }),
  model(make, 'LandCruiser 300', {
    shape: shapes.bigwagon,
    drive: '4x4',
    engine: diesel(3.3, 10, 6),
    series: [['FJA300R', 2021]],
    badges: [
      ['GXL', 118_900],
      ['VX', 129_900],
      ['Sahara', 151_900],
      ['GR Sport', 156_900],
    ],
  }),
  model(make, 'Kluger', {
    shape: shapes.suv7,
    drive: 'AWD',
    engine: hybrid(2.5),
    series: [['AXUH78R', 2021]],
    badges: [
      ['GX', 63_900],
      ['GXL', 73_400],
      ['Grande', 86_400],
    ],
    weight: 3,
  }),
  model(make, 'Corolla', {
    shape: shapes.hatch,
    drive: 'FWD',
    engine: hybrid(1.8),
    series: [['ZWE219R', 2019]],
    badges: [
      ['Ascent Sport', 36_400],
      ['SX', 39_600],
      ['ZR', 43_900],
    ],
    weight: 6,
  }),
  model(make, 'Corolla Cross', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: hybrid(2),
    series: [['MXGH10R', 2022]],
    badges: [
      ['GX', 41_400],
      ['GXL', 44_900],
      ['Atmos', 54_900, { drive: 'AWD' }],
    ],
    weight: 4,
  }),
  model(make, 'Camry', {
    shape: shapes.sedan,
    drive: 'FWD',
    engine: hybrid(2.5),
    series: [
      ['AXVH70R', 2018, 2023],
      ['AXVH80R', 2024],
    ],
    badges: [
      ['Ascent', 44_400],
      ['Ascent Sport', 47_900],
      ['SL', 59_400],
    ],
    weight: 4,
  }),
  model(make, 'Yaris Cross', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: hybrid(1.5, 3),
    series: [['MXPJ10R', 2020]],
    badges: [
      ['GX', 34_400],
      ['GXL', 37_400],
      ['Urban', 42_400, { drive: 'AWD' }],
    ],
    weight: 3,
  }),
  model(make, 'Yaris', {
    shape: shapes.supermini,
    drive: 'FWD',
    engine: hybrid(1.5, 3),
    series: [['MXPH10R', 2020]],
    badges: [
      ['Ascent Sport', 31_900],
      ['SX', 35_400],
      ['ZR', 38_400],
    ],
  }),
  model(make, 'HiAce', {
    shape: shapes.van,
    drive: 'RWD',
    engine: diesel(2.8, 6),
    series: [['GDH300R', 2019]],
    badges: [
      ['LWB', 55_900],
      ['SLWB', 66_900],
    ],
  }),
  model(make, 'GR86', {
    shape: shapes.coupe,
    drive: 'RWD',
    engine: petrol(2.4, 6),
    series: [['ZNA8R', 2022]],
    badges: [
      ['GT', 48_900, { engine: manual(petrol(2.4, 6)) }],
      ['GTS', 51_400],
    ],
    weight: 1,
  }),
  model(make, 'bZ4X', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: electric,
    series: [['XEAM10R', 2024]],
    badges: [
      ['FWD', 59_900],
      ['AWD', 71_900, { drive: 'AWD' }],
    ],
    weight: 1.5,
  }),
];
