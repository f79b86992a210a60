import type { Hotspots } from '@/domain/stock/hotspots.ts';
import type { CaravanSpecifications, VehicleVariant } from '@/domain/stock/vehicle-variant.ts';
import type { Badge, CatalogueModel } from './catalogue/catalogue-model.ts';
import type { Chance } from './chance.ts';
import { spinFrames } from './pictures.ts';

type Shape = readonly [lengthMm: number, widthMm: number, heightMm: number, massKg: number, towingKg: number];

/** How large vehicles of a body are, near enough for a demo. */
const shapes: Readonly<Record<string, Shape>> = {
  SUV: [4620, 1860, 1680, 2250, 1800],
  Ute: [5370, 1918, 1884, 3230, 3500],
  Hatch: [4160, 1780, 1490, 1680, 1000],
  Sedan: [4690, 1810, 1450, 1890, 1200],
  Wagon: [4760, 1830, 1500, 2050, 1500],
  Coupe: [4810, 1916, 1400, 2190, 0],
  Van: [5050, 2030, 1990, 3100, 2000],
  'People Mover': [5155, 1995, 1740, 2800, 2000],
  Motorcycle: [2140, 820, 1140, 390, 0],
};
const sevenSeatFourWheelDrive: Shape = [4920, 1925, 1850, 3150, 3500];

/** The maker's data of the version: from its engine and its shape. Caravans have nothing of it. */
export function variantOf(
  { body, drive, seats, ...model }: CatalogueModel,
  badge: Badge,
  random: Chance,
): Partial<VehicleVariant> {
  const { fuel, cylinders, cubicCentimetres, gears } = badge.engine ?? model.engine;
  const shape = body === 'SUV' && drive === '4x4' && seats >= 7 ? sevenSeatFourWheelDrive : shapes[body];
  if (!shape) return {};
  const [lengthMm, widthMm, heightMm, grossVehicleMassKg, towingCapacityBrakedKg] = shape;
  const kilowatts =
    fuel === 'Electric' ? random.whole(150, 220) : Math.round((cubicCentimetres / 1000) * random.between(62, 80));
  const newtonMetres = Math.round(kilowatts * (fuel === 'Diesel' ? 2.9 : fuel === 'Electric' ? 2.1 : 1.5));
  const litres =
    fuel === 'Electric'
      ? 0
      : Math.round((4.2 + (cubicCentimetres / 1000) * 1.9) * (fuel === 'Hybrid' ? 0.62 : 1) * 10) / 10;
  return {
    gearType: gears > 1 ? `${gears} gears` : '',
    induction: inductionOf(body, fuel, cubicCentimetres),
    power: `${kilowatts} kW`,
    torque: `${newtonMetres} Nm`,
    fuelConsumptionLitresPer100Km: litres,
    fuelCapacityLitres:
      fuel === 'Electric' ? 0 : body === 'Motorcycle' ? 15 : cylinders > 4 || drive === '4x4' ? 80 : 50,
    grossVehicleMassKg,
    lengthMm,
    widthMm,
    heightMm,
    towingCapacityBrakedKg,
    ancapStars: body === 'Motorcycle' ? 0 : random.oneOf([5, 5, 5, 5, 4, 0]),
  };
}

function inductionOf(body: string, fuel: string, cubicCentimetres: number): string {
  if (fuel === 'Electric') return '';
  const small = cubicCentimetres < 1600 && body !== 'Motorcycle';
  return fuel === 'Diesel' || small ? 'Turbo' : 'Aspirated';
}

/** The data of a caravan; null of everything else. */
export function caravanOf({ itemType }: CatalogueModel, chance: Chance): CaravanSpecifications | null {
  if (itemType !== 'caravan') return null;
  const bodyLengthMm = chance.whole(48, 68) * 100;
  const tareWeightKg = Math.round(bodyLengthMm * 0.36);
  return {
    bodyWidthMm: 2490,
    bodyLengthMm,
    tareWeightKg,
    axleType: bodyLengthMm > 5_600 ? 'Tandem' : 'Single',
    sleeps: chance.whole(2, 6),
    aggregateTrailerMassKg: tareWeightKg + 500,
  };
}

const always = ['Dual front airbags', 'Electronic stability control', 'Anti-lock brakes', 'Child seat anchor points'];

export const standardEquipment = ({ itemType }: CatalogueModel): string[] => (itemType === 'car' ? [...always] : []);

/** Places that the spin points out: they move to the other side as the vehicle turns. Those of the interior are where its panorama has them. */
export function hotspotsOf(spinImageUrls: readonly string[], interiorUrl: string): Hotspots {
  const interior = interiorUrl ? insideHotspots : [];
  if (spinImageUrls.length === 0) return { exterior: [], interior };
  const step = 360 / spinFrames;
  const visible = (from: number, to: number, y: number) =>
    Array.from({ length: spinFrames }, (_, frame) => frame * step)
      .filter((angle) => angle >= from && angle <= to)
      .map((angle) => ({ angle, x: Math.round(20 + (60 * (angle - from)) / (to - from)), y }));
  return {
    exterior: [
      { id: 'wheels', description: 'Alloy wheels', anchors: visible(40, 140, 70) },
      { id: 'tailgate', description: 'Tailgate with reverse camera', anchors: visible(130, 230, 52) },
    ],
    interior,
  };
}

const insideHotspots: Hotspots['interior'] = [
  {
    id: 'screen',
    description: 'Touchscreen with navigation and phone mirroring',
    anchors: [{ angle: 0, x: 50, y: 56 }],
  },
  { id: 'wheel', description: 'Steering wheel with audio and cruise controls', anchors: [{ angle: 0, x: 58, y: 59 }] },
  { id: 'seats', description: 'Front seats with side support', anchors: [{ angle: 0, x: 87, y: 62 }] },
];

/** What youX quotes a week for a vehicle that it quotes for: about one in six of those with a price. */
export function youxWeekly(priceCents: number, chance: Chance): number {
  return priceCents > 0 && chance.happens(0.16) ? Math.round((priceCents / 100) * chance.between(0.43, 0.5)) : 0;
}
