import type { CatalogueModel } from './catalogue/catalogue-model.ts';
import type { Chance } from './chance.ts';
import type { StockLife } from './standing.ts';

/** Features of cars, the commonest first. */
const carFeatures = [
  'Bluetooth',
  'Reverse Camera',
  'Cruise Control',
  'Air Conditioning',
  'Alloy Wheels',
  'Apple CarPlay',
  'Android Auto',
  'Lane Keep Assist',
  'Keyless Start',
  'Parking Sensors',
  'Blind Spot Monitor',
  'Adaptive Cruise Control',
  'Satellite Navigation',
  'Leather Seats',
  'Heated Seats',
  'Power Tailgate',
  '360 Degree Camera',
  'Sunroof',
  'Head-up Display',
] as const;
const towing = ['Tow Bar', 'Roof Racks', 'Canopy', 'Snorkel'] as const;
const caravanFeatures = [
  'Ensuite',
  'Air Conditioning',
  'Solar Panels',
  'Awning',
  'Queen Bed',
  'Bunk Beds',
  'Off-road Suspension',
];
const motorcycleFeatures = ['ABS', 'Traction Control', 'Quick Shifter', 'Panniers', 'LED Headlight'];

/** What is fitted: dearer and younger vehicles have more of it. */
export function features(
  { itemType, body, drive, seats }: CatalogueModel,
  newDollars: number,
  ageYears: number,
  random: Chance,
): string[] {
  if (itemType === 'caravan') return random.some(caravanFeatures, random.whole(3, 6));
  if (itemType === 'motorcycle') return random.some(motorcycleFeatures, random.whole(1, 4));
  const reach = Math.min(carFeatures.length, Math.max(5, Math.round(5 + newDollars / 6_500 - ageYears / 2)));
  const fitted: string[] = random.some(carFeatures.slice(0, reach), Math.max(4, reach - random.whole(0, 3)));
  if (seats >= 7) fitted.push('Third Row Seats');
  if (body === 'Ute' || drive === '4x4') fitted.push(...random.some(towing, random.whole(0, 2)));
  return fitted;
}

/** What a vehicle is good for, as shoppers look for it. */
export function categories({ itemType, body, engine, seats, drive }: CatalogueModel, newDollars: number): string[] {
  if (itemType !== 'car') return ['Leisure'];
  const found: [string, boolean][] = [
    ['Family', seats >= 7 || body === 'SUV' || body === 'Wagon'],
    ['Work', body === 'Ute' || body === 'Van'],
    ['Off-road', drive === '4x4'],
    ['City', body === 'Hatch' || newDollars < 32_000],
    ['Performance', body === 'Coupe' || engine.cylinders >= 8],
    ['Electric and Hybrid', ['Electric', 'Hybrid', 'Plug-in Hybrid'].includes(engine.fuel)],
  ];
  return found.filter(([, fits]) => fits).map(([name]) => name);
}

const landed = 'Just landed and available now.';
const landedDays = 21;
const openings = {
  new: ['Brand new and ready for delivery.', landed, 'Be the first to own it.'],
  demo: [
    'Looked after by our own team from its first day.',
    'A demonstrator with the balance of its new-vehicle warranty.',
  ],
  used: [
    'Well looked after, with service books.',
    'One owner from new.',
    'Traded here and serviced here.',
    'Inspected in our own workshop before it was put on sale.',
  ],
} as const;

type Commented = {
  itemType: CatalogueModel['itemType'];
  carType: keyof typeof openings;
  name: string;
  life: StockLife;
  now: number;
};

/** A dealer's own text on a vehicle; illustrative pictures are marked as such. */
export function dealerComments(
  { itemType, carType, name, life, now }: Commented,
  location: string,
  chance: Chance,
): string {
  const invitation = itemType === 'caravan' ? 'call us to look through it' : 'call us to arrange a test drive';
  const opening = chance.oneOf<string>(openings[carType]);
  const illustrative = 'Pictures are illustrative.';
  if (life.status === 'sold') return `This ${name} was sold from our ${location} yard. ${illustrative}`;
  if (life.status === 'coming_soon')
    return `This ${name} is on its way to our ${location} yard. ${illustrative} Trade-ins are welcome: call us and we tell you when it is due.`;
  const available = opening !== landed || (!life.reserved && now - life.createdAtMs < landedDays * 86_400_000);
  return `${available ? opening : 'A new vehicle with delivery kilometres alone.'} This ${name} is at our ${location} yard. ${illustrative} Trade-ins are welcome: ${invitation}.`;
}
