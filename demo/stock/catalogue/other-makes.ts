import { diesel, electric, hybrid, model, petrol, plugIn, shapes } from './catalogue-model.ts';
import { isuzu, mitsubishi, nissan, subaru } from './japanese-makes.ts';

const hybridSuv = { shape: shapes.suv, engine: hybrid(2), drive: 'FWD' } as const;
const petrolSuv = { shape: shapes.suv, engine: petrol(2, 8), drive: 'FWD' } as const;
const dieselUte = { shape: shapes.ute, engine: diesel(2.4, 6), drive: '4x4' } as const;

const smallAndElectric = [
  model('Honda', 'CR-V', {
    ...hybridSuv,
    series: [['RS', 2024]],
    badges: [
      ['VTi L', 50_900],
      ['e:HEV RS', 61_900],
    ],
  }),
  model('Honda', 'Civic', {
    shape: shapes.hatch,
    drive: 'FWD',
    engine: petrol(1.5, 7),
    series: [['FE', 2022]],
    badges: [
      ['VTi LX', 49_900],
      ['e:HEV LX', 55_900, { engine: hybrid(2) }],
    ],
  }),
  model('MG', '3', {
    shape: shapes.city,
    drive: 'FWD',
    engine: petrol(1.5, 6),
    series: [['SZP1', 2018]],
    badges: [
      ['Core', 19_900],
      ['Excite', 22_900],
      ['Hybrid+ Essence', 29_400, { engine: hybrid(1.5) }],
    ],
    weight: 4,
  }),
  model('MG', '4', {
    shape: shapes.hatch,
    drive: 'RWD',
    engine: electric,
    series: [['EH32', 2023]],
    badges: [
      ['Excite 51', 37_900],
      ['Essence 64', 45_900],
      ['Long Range 77', 54_900],
    ],
    weight: 3,
  }),
  model('MG', 'ZS', {
    ...petrolSuv,
    engine: petrol(1.5, 8),
    series: [['AZS1', 2018]],
    badges: [
      ['Excite', 24_900],
      ['Essence', 28_900],
    ],
    weight: 4,
  }),
  model('GWM', 'Haval Jolion', {
    ...petrolSuv,
    engine: petrol(1.5, 7),
    series: [['A01', 2021]],
    badges: [
      ['Premium', 27_900],
      ['Lux', 31_900],
      ['Ultra Hybrid', 38_900, { engine: hybrid(1.5) }],
    ],
    weight: 3,
  }),
  model('GWM', 'Cannon', {
    ...dieselUte,
    engine: diesel(2.4, 9),
    series: [['NPW', 2021]],
    badges: [
      ['Lux', 43_900],
      ['Ultra', 47_900],
      ['XSR', 54_900],
    ],
    weight: 3,
  }),
  model('BYD', 'Atto 3', {
    ...petrolSuv,
    engine: electric,
    series: [['EM2E', 2023]],
    badges: [
      ['Essential', 43_900],
      ['Premium', 48_900],
    ],
    weight: 2,
  }),
  model('BYD', 'Shark 6', {
    ...dieselUte,
    engine: plugIn(1.5),
    series: [['UTE1', 2025]],
    badges: [['Premium', 61_900]],
  }),
  model('Tesla', 'Model Y', {
    ...petrolSuv,
    shape: shapes.sportsuv,
    engine: electric,
    series: [['Y', 2022]],
    badges: [
      ['Rear-Wheel Drive', 66_900, { drive: 'RWD' }],
      ['Long Range', 78_900, { drive: 'AWD' }],
    ],
    weight: 3,
  }),
];

const premium = [
  model('BMW', '3 Series', {
    shape: shapes.sedan,
    drive: 'RWD',
    engine: petrol(2, 8),
    series: [['G20', 2019]],
    badges: [
      ['320i M Sport', 86_900],
      ['330i M Sport', 97_900],
    ],
  }),
  model('BMW', 'X3', {
    shape: shapes.suv,
    drive: 'AWD',
    engine: petrol(2, 8),
    series: [['G01', 2018, 2024]],
    badges: [
      ['xDrive20d', 87_900, { engine: diesel(2, 8) }],
      ['xDrive30i', 96_900],
    ],
  }),
  model('Mercedes Benz', 'C-Class', {
    shape: shapes.sedan,
    drive: 'RWD',
    engine: petrol(1.5, 9),
    series: [['W206', 2022]],
    badges: [
      ['C200', 93_900],
      ['C300', 108_900, { engine: petrol(2, 9) }],
    ],
  }),
  model('Mercedes Benz', 'GLC', {
    shape: shapes.suv,
    drive: 'AWD',
    engine: petrol(2, 9),
    series: [['X254', 2023]],
    badges: [['GLC300', 119_900]],
    weight: 1,
  }),
  model('Audi', 'A3', {
    shape: shapes.hatch,
    drive: 'FWD',
    engine: petrol(1.5, 8),
    series: [['8Y', 2021]],
    badges: [
      ['35 TFSI', 62_900],
      ['S3', 89_900, { engine: petrol(2, 7), drive: 'AWD' }],
    ],
  }),
  model('Lexus', 'NX', {
    ...hybridSuv,
    engine: hybrid(2.5),
    series: [['AAZH20R', 2022]],
    badges: [
      ['NX350h Luxury', 79_900],
      ['NX350h F Sport', 89_900, { drive: 'AWD' }],
    ],
  }),
];

const holden = [
  model('Holden', 'Commodore', {
    shape: shapes.wagon,
    drive: 'FWD',
    engine: petrol(2, 9),
    series: [['ZB', 2018, 2020]],
    badges: [
      ['LT', 38_900],
      ['RS', 42_900],
    ],
  }),
  model('Holden', 'Colorado', {
    ...dieselUte,
    engine: diesel(2.8, 6),
    series: [['RG', 2017, 2020]],
    badges: [
      ['LTZ', 52_900],
      ['Z71', 57_900],
    ],
  }),
];

/** What a dealer takes in trade beside the brands of the demo's own franchises. */
export const otherMakes = [...mitsubishi, ...nissan, ...subaru, ...isuzu, ...smallAndElectric, ...premium, ...holden];
/** New cars of the many-brand group. */
export const groupFranchises = [...mitsubishi, ...isuzu];
