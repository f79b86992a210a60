import { diesel, electric, model, petrol, shapes } from './catalogue-model.ts';

const make = 'Volkswagen';

export const volkswagen = [
  model(make, 'Tiguan', {
    shape: shapes.suv,
    drive: 'AWD',
    engine: petrol(2, 7),
    series: [
      ['5N', 2017, 2024],
      ['CT1', 2025],
    ],
    badges: [
      ['110TSI Life', 48_900, { engine: petrol(1.4, 7), drive: 'FWD' }],
      ['150TSI Elegance', 60_900],
      ['195TSI R-Line', 73_900],
    ],
    weight: 7,
  }),
  model(make, 'Golf', {
    shape: shapes.hatch,
    drive: 'FWD',
    engine: petrol(1.4, 8),
    series: [
      ['7.5', 2017, 2020],
      ['8', 2021, 2024],
      ['8.5', 2025],
    ],
    badges: [
      ['110TSI Life', 41_900],
      ['110TSI Style', 46_400],
      ['GTI', 64_900, { engine: petrol(2, 7) }],
      ['R', 76_900, { engine: petrol(2, 7), drive: 'AWD' }],
    ],
    weight: 7,
  }),
  model(make, 'Polo', {
    shape: shapes.supermini,
    drive: 'FWD',
    engine: petrol(1, 7, 3),
    series: [['AW', 2018]],
    badges: [
      ['85TSI Life', 32_400],
      ['85TSI Style', 35_900],
      ['GTI', 44_900, { engine: petrol(2, 6) }],
    ],
    weight: 4,
  }),
  model(make, 'T-Roc', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(1.4, 8),
    series: [['D11', 2020]],
    badges: [
      ['110TSI Style', 43_900],
      ['140TSI R-Line', 53_400, { engine: petrol(2, 7), drive: 'AWD' }],
      ['R', 67_900, { engine: petrol(2, 7), drive: 'AWD' }],
    ],
    weight: 5,
  }),
  model(make, 'T-Cross', {
    shape: shapes.suv,
    drive: 'FWD',
    engine: petrol(1, 7, 3),
    series: [['C11', 2020]],
    badges: [
      ['85TSI Life', 35_400],
      ['85TSI Style', 38_900],
      ['85TSI R-Line', 42_400],
    ],
    weight: 4,
  }),
  model(make, 'Passat', {
    shape: shapes.wagon,
    drive: 'FWD',
    engine: petrol(2, 7),
    series: [['B8', 2016, 2023]],
    badges: [
      ['140TSI Business', 52_900],
      ['162TSI Elegance', 63_900],
      ['206TSI R-Line', 72_900, { drive: 'AWD' }],
    ],
  }),
  model(make, 'Amarok', {
    shape: shapes.ute,
    drive: '4x4',
    engine: diesel(3, 10, 6),
    series: [
      ['2H', 2017, 2022],
      ['NF', 2023],
    ],
    badges: [
      ['Core', 58_900, { engine: diesel(2, 6) }],
      ['Life', 64_900, { engine: diesel(2, 10) }],
      ['Style', 75_900],
      ['PanAmericana', 80_900],
      ['Aventura', 85_900],
    ],
    weight: 6,
  }),
  model(make, 'Touareg', {
    shape: shapes.suv,
    drive: 'AWD',
    engine: diesel(3, 8, 6),
    series: [['CR', 2019]],
    badges: [
      ['170TDI', 96_900],
      ['210TDI Elegance', 119_900],
    ],
    weight: 1,
  }),
  model(make, 'ID.4', {
    shape: shapes.suv,
    drive: 'RWD',
    engine: electric,
    series: [['E21', 2024]],
    badges: [
      ['Pro', 64_900],
      ['GTX', 78_900, { drive: 'AWD' }],
    ],
  }),
  model(make, 'Multivan', {
    shape: shapes.mover,
    drive: 'FWD',
    engine: diesel(2, 7),
    series: [['T7', 2022]],
    badges: [
      ['Life', 82_900],
      ['Style', 95_900],
    ],
    weight: 1.5,
  }),
  model(make, 'Caddy', {
    shape: shapes.van,
    drive: 'FWD',
    engine: diesel(2, 7),
    series: [['SB', 2021]],
    badges: [
      ['Cargo', 46_900],
      ['Cargo Maxi', 49_900],
    ],
  }),
];
