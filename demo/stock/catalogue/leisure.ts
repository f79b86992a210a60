import { manual, model, noEngine, petrol, shapes } from './catalogue-model.ts';

const caravan = { itemType: 'caravan', shape: shapes.caravan, drive: '', engine: noEngine } as const;
const motorcycle = { itemType: 'motorcycle', drive: '' } as const;
const bike = (litres: number, cylinders: number) => manual(petrol(litres, 6, cylinders));

export const caravans = [
  model('Viscount Caravans', 'Supreme', {
    ...caravan,
    series: [['V3', 2021]],
    badges: [
      ['V3 196', 92_900],
      ['V3 206 Family', 99_900],
    ],
    weight: 3,
  }),
  model('Jayco', 'Journey', {
    ...caravan,
    series: [['JY', 2018]],
    badges: [
      ['17.55-3', 66_900],
      ['18.61-5 Outback', 76_900],
      ['22.68-3', 89_900],
    ],
    weight: 4,
  }),
  model('Jayco', 'Swan', {
    ...caravan,
    shape: shapes.camper,
    series: [['SW', 2018]],
    badges: [
      ['Touring', 39_900],
      ['Outback', 44_900],
    ],
    weight: 3,
  }),
  model('Avan', 'Aspire', {
    ...caravan,
    series: [['AS', 2019]],
    badges: [
      ['499', 62_900],
      ['617-3', 74_900],
    ],
    weight: 3,
  }),
];

export const motorcycles = [
  model('Yamaha', 'MT-07', {
    ...motorcycle,
    shape: shapes.naked,
    engine: bike(0.689, 2),
    series: [['MTN690', 2018]],
    badges: [
      ['HO', 14_900],
      ['LAMS', 13_900],
    ],
    weight: 3,
  }),
  model('Kawasaki', 'Ninja 400', {
    ...motorcycle,
    shape: shapes.sport,
    engine: bike(0.399, 2),
    series: [['EX400', 2018]],
    badges: [
      ['ABS', 8_900],
      ['SE', 9_400],
    ],
    weight: 3,
  }),
  model('Honda', 'CB500X', {
    ...motorcycle,
    shape: shapes.adventure,
    engine: bike(0.471, 2),
    series: [['PC64', 2019]],
    badges: [['ABS', 10_900]],
  }),
  model('Royal Enfield', 'Himalayan', {
    ...motorcycle,
    shape: shapes.adventure,
    engine: bike(0.452, 1),
    series: [['450', 2024]],
    badges: [
      ['Base', 8_990],
      ['Summit', 9_690],
    ],
  }),
  model('Harley-Davidson', 'Street Bob', {
    ...motorcycle,
    shape: shapes.cruiser,
    engine: bike(1.868, 2),
    series: [['FXBB', 2021]],
    badges: [['114', 29_900]],
  }),
];
