import type { EventVehicle } from './page-facts.ts';

export const eventVehicle: EventVehicle = {
  slug: '2024-ford-ranger-s1234',
  vin: 'MPBUMFF80RX123456',
  stockNumber: 'S1234',
  carType: 'used',
  certified: false,
  year: 2024,
  make: 'Ford',
  model: 'Ranger',
  variant: 'XLT',
  colour: 'Blue',
  body: 'Ute',
  price: 54_990,
};
