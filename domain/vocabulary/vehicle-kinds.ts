/** Body shapes as the filter `body` names them, in the order in which they are offered. */
export const bodies = [
  'SUV',
  'Ute',
  'Hatch',
  'Sedan',
  'Wagon',
  'Coupe',
  'Van',
  'People Mover',
  'Caravan',
  'Motorcycle',
] as const;
export type Body = (typeof bodies)[number];

export const fuels = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric'] as const;
export type Fuel = (typeof fuels)[number];

export const itemTypes = ['car', 'caravan', 'motorcycle', 'truck'] as const;
export type ItemType = (typeof itemTypes)[number];
