import { describe, expect, it } from 'vitest';
import { makeAndModel, makeName, modelName, vehicleName } from './make-name.ts';

describe('brand names', () => {
  it.each([
    ['Suzuki Australia', 'Suzuki'],
    ['Mercedes Benz', 'Mercedes-Benz'],
    ['Mercedes-Benz', 'Mercedes-Benz'],
    ['Isuzu UTE', 'Isuzu'],
    ['isuzu  ute ', 'Isuzu'],
    ['Viscount Caravans', 'Viscount'],
    ['Ford', 'Ford'],
    ['MAZDA', 'Mazda'],
    ['land rover', 'Land Rover'],
    ['HARLEY DAVIDSON', 'Harley-Davidson'],
    ['CITROEN', 'Citroen'],
    ['ŠKODA', 'Skoda'],
    ['BMW', 'BMW'],
    ['bmw', 'BMW'],
    ['SUZUKI AUSTRALIA', 'Suzuki'],
    ['Mini', 'Mini'],
    ['NOBODY KNOWS', 'NOBODY KNOWS'],
  ])('[SRCH-26] %s is shown as %s', (fed, shown) => expect(makeName(fed)).toBe(shown));

  it.each([
    ['Mazda', '3', 'Mazda 3'],
    ['Mazda', 'Mazda3', 'Mazda 3'],
    ['MG', '4', 'MG 4'],
    ['MAZDA', '3', 'Mazda 3'],
    ['Mazda', 'CX-5', 'CX-5'],
    ['MG', 'ZS', 'ZS'],
    ['Peugeot', '3008', '3008'],
  ])('[SRCH-26] a numbered model carries its make where it must: %s %s is %s', (make, model, shown) =>
    expect(modelName(make, model)).toBe(shown),
  );

  it('[SRCH-26] never repeats the make', () => {
    expect(vehicleName(2019, 'Mazda', '3')).toBe('2019 Mazda 3');
    expect(makeAndModel('Mazda', 'Mazda 3')).toBe('Mazda 3');
    expect(makeAndModel('Isuzu UTE', 'D-MAX')).toBe('Isuzu D-MAX');
  });
});
