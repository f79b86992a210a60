import type { Body, Fuel, ItemType } from '@/domain/vocabulary/vehicle-kinds.ts';
import type { PictureBody } from '../pictures.ts';

type Drive = 'FWD' | 'RWD' | 'AWD' | '4x2' | '4x4' | '';

/** What drives a vehicle; electric ones have no cylinders, caravans have nothing at all. */
type Engine = { fuel: Fuel | ''; cylinders: number; cubicCentimetres: number; gears: number; manual: boolean };

/** One series of a model: its model years, open when it is still sold. */
export type Generation = { series: string; from: number; to: number | null };

/** One equipment level: its price when new, in dollars, and where it differs from the model. */
export type Badge = { name: string; dollars: number; engine?: Engine; drive?: Drive; picture?: PictureBody };

/** A model as Australian dealers sell it. Figures are near the real ones and no more than that. */
export type CatalogueModel = {
  itemType: ItemType;
  /** As feeds spell it; shoppers see domain/vocabulary's name. */
  make: string;
  model: string;
  body: Body;
  picture: PictureBody;
  doors: number;
  seats: number;
  drive: Drive;
  engine: Engine;
  generations: readonly [Generation, ...Generation[]];
  badges: readonly [Badge, ...Badge[]];
  /** How many are about, beside other models. */
  weight: number;
};

const combustion = (fuel: Fuel, litres: number, gears: number, cylinders = 4): Engine => ({
  fuel,
  cylinders,
  cubicCentimetres: Math.round(litres * 1000),
  gears,
  manual: false,
});

export const petrol = (litres: number, gears: number, cylinders = 4) => combustion('Petrol', litres, gears, cylinders);
export const diesel = (litres: number, gears: number, cylinders = 4) => combustion('Diesel', litres, gears, cylinders);
export const hybrid = (litres: number, cylinders = 4) => combustion('Hybrid', litres, 1, cylinders);
export const plugIn = (litres: number, cylinders = 4) => combustion('Plug-in Hybrid', litres, 1, cylinders);
export const electric: Engine = { fuel: 'Electric', cylinders: 0, cubicCentimetres: 0, gears: 1, manual: false };
export const manual = (engine: Engine, gears = 6): Engine => ({ ...engine, gears, manual: true });
export const noEngine: Engine = { fuel: '', cylinders: 0, cubicCentimetres: 0, gears: 0, manual: false };

type Shape = Pick<CatalogueModel, 'body' | 'picture' | 'doors' | 'seats'>;
const shape = (body: Body, picture: PictureBody, doors: number, seats: number): Shape => ({
  body,
  picture,
  doors,
  seats,
});

export const shapes = {
  city: shape('Hatch', 'city', 5, 5),
  hatch: shape('Hatch', 'hatch', 5, 5),
  sedan: shape('Sedan', 'sedan', 4, 5),
  wagon: shape('Wagon', 'wagon', 5, 5),
  suv: shape('SUV', 'suv', 5, 5),
  suv7: shape('SUV', 'suv7', 5, 7),
  ute: shape('Ute', 'ute', 4, 5),
  van: shape('Van', 'van', 4, 2),
  mover: shape('People Mover', 'mover', 5, 8),
  coupe: shape('Coupe', 'coupe', 2, 4),
  muscle: shape('Coupe', 'muscle', 2, 4),
  cabrio: shape('Coupe', 'cabrio', 2, 2),
  pickup: shape('Ute', 'pickup', 4, 5),
  sportsuv: shape('SUV', 'sportsuv', 5, 5),
  supermini: shape('Hatch', 'supermini', 5, 5),
  grandmover: shape('People Mover', 'grandmover', 5, 8),
  allroad: shape('Wagon', 'allroad', 5, 5),
  boxy: shape('SUV', 'boxy', 3, 4),
  bigwagon: shape('SUV', 'bigwagon', 5, 7),
  caravan: shape('Caravan', 'caravan', 1, 0),
  camper: shape('Caravan', 'camper', 1, 0),
  naked: shape('Motorcycle', 'naked', 0, 2),
  sport: shape('Motorcycle', 'sport', 0, 2),
  adventure: shape('Motorcycle', 'adventure', 0, 2),
  cruiser: shape('Motorcycle', 'cruiser', 0, 2),
} as const;

type BadgeRow = readonly [name: string, dollars: number, differs?: Omit<Badge, 'name' | 'dollars'>];
type GenerationRow = readonly [series: string, from: number, to?: number];
type Rows<T> = readonly [T, ...T[]];
type ModelRow = {
  shape: Shape;
  drive: Drive;
  engine: Engine;
  series: Rows<GenerationRow>;
  badges: Rows<BadgeRow>;
  weight?: number;
  itemType?: ItemType;
};

/** One line of the catalogue. */
export function model(make: string, name: string, row: ModelRow): CatalogueModel {
  const { shape: form, drive, engine, weight = 2, itemType = 'car' } = row;
  return {
    itemType,
    make,
    model: name,
    ...form,
    drive,
    engine,
    generations: each(row.series, ([series, from, to]) => ({ series, from, to: to ?? null })),
    badges: each(row.badges, ([badge, dollars, differs]) => ({ name: badge, dollars, ...differs })),
    weight,
  };
}

function each<From, To>([first, ...others]: Rows<From>, change: (value: From) => To): readonly [To, ...To[]] {
  return [change(first), ...others.map(change)];
}
