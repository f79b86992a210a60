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

/** The body filter's value for vehicles whose feed names no body that is listed. */
export const otherBody = 'Other';

export const fuels = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric', 'LPG'] as const;
export type Fuel = (typeof fuels)[number];

export const itemTypes = ['car', 'caravan', 'motorcycle', 'truck'] as const;
export type ItemType = (typeof itemTypes)[number];

const bodiesOfKinds: Readonly<Record<ItemType, string>> = {
  car: otherBody,
  caravan: 'Caravan',
  motorcycle: 'Motorcycle',
  truck: 'Truck',
};

/** Where the body filter finds a vehicle: under its body, else under its kind, else under "Other". Never nowhere. */
export const filedBody = (body: string, kind: ItemType): string => body.trim() || bodiesOfKinds[kind];

const filed: readonly string[] = [...bodies, ...Object.values(bodiesOfKinds)];

/** A body as the filter names it, however an address writes it: "ute" is "Ute". */
export const bodyName = (written: string): string =>
  filed.find((name) => name.toLowerCase() === written.trim().toLowerCase()) ?? written;

/** The body as shoppers read it of one vehicle: "Other" is left out. */
export const shownBody = (filed: string): string => (filed === otherBody ? '' : filed);
