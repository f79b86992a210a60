import { expect, it } from 'vitest';
import { bodyName, filedBody, shownBody } from './vehicle-kinds.ts';

it.each([
  ['Ute', 'car', 'Ute', 'Ute'],
  ['Cab Chassis', 'truck', 'Cab Chassis', 'Cab Chassis'],
  ['', 'truck', 'Truck', 'Truck'],
  ['', 'motorcycle', 'Motorcycle', 'Motorcycle'],
  ['', 'caravan', 'Caravan', 'Caravan'],
  [' ', 'car', 'Other', ''],
] as const)('[SRCH-09] a body "%s" of a %s is found under %s and read as "%s"', (body, kind, filed, shown) => {
  expect(filedBody(body, kind)).toBe(filed);
  expect(shownBody(filed)).toBe(shown);
});

it('[SRCH-02] a body in an address is the filter’s own, in whatever letters', () =>
  expect(['ute', 'PEOPLE MOVER', ' suv', 'other', 'truck', 'Hovercraft'].map(bodyName)).toEqual([
    'Ute',
    'People Mover',
    'SUV',
    'Other',
    'Truck',
    'Hovercraft',
  ]));
