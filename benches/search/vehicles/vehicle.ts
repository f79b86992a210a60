import { dealers } from './dealers.ts';
import { colours, features, tags } from './equipment.ts';
import { type Model, models } from './models.ts';
import { Random } from './random.ts';

/** One vehicle for sale. Money is whole dollars. */
export type Vehicle = {
  id: string;
  stocknum: string;
  name: string;
  make: string;
  model: string;
  badge: string;
  body: string;
  fuel: string;
  transmission: string;
  drive: string;
  colour: string;
  car_type: string;
  price_range: string;
  tag: string;
  dealer: string;
  city: string;
  state: string;
  features: string[];
  price: number;
  km: number;
  year: number;
  seats: number;
  weekly: number;
  rank: number;
  listed: number;
  images: string[];
};

const thisYear = 2026;
const firstListing = 1_760_000_000;
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** The vehicle of a number: always the same one, whatever the size of the stock. */
export function vehicle(number: number): Vehicle {
  const random = new Random(number);
  const model = random.favourite(models);
  const dealer = random.favourite(dealers);
  const age = Math.floor(random.next() ** 1.7 * 15);
  const badge = random.favourite(model.badges);
  const price = priceOf(model, age, random);
  const stocknum = `${random.pick([...letters])}${random.pick([...letters])}${100_000 + number}`;
  return {
    id: `v${number}`,
    stocknum,
    name: `${thisYear - age} ${model.make} ${model.model} ${badge}`,
    make: model.make,
    model: model.model,
    badge,
    body: model.body,
    fuel: random.favourite(model.fuels),
    transmission: random.next() < 0.12 ? 'Manual' : model.fuels.includes('Electric') ? 'Reduction gear' : 'Automatic',
    drive:
      model.body === 'Ute' || random.next() < 0.3
        ? '4x4'
        : random.pick(['Front wheel drive', 'Rear wheel drive', 'All wheel drive']),
    colour: random.favourite(colours),
    car_type: age === 0 ? random.pick(['New', 'Demo']) : 'Used',
    price_range: `$${Math.floor(price / 10_000) * 10}k to $${Math.floor(price / 10_000) * 10 + 10}k`,
    tag: random.pick(tags),
    dealer: dealer.name,
    city: dealer.city,
    state: dealer.state,
    features: fitted(random),
    price,
    km: age === 0 ? random.whole(5, 9000) : Math.round(age * random.whole(6000, 21_000) + random.whole(0, 4000)),
    year: thisYear - age,
    seats: model.seats,
    weekly: Math.round(price * 0.0048),
    rank: random.whole(0, 100_000),
    listed: firstListing + random.whole(0, 30_000_000),
    images: Array.from({ length: 4 }, (_, at) => `/stock/${stocknum.toLowerCase()}/${at + 1}.avif`),
  };
}

/** The first `count` vehicles, made one at a time. */
export function* vehicles(count: number): Generator<Vehicle> {
  for (let number = 0; number < count; number += 1) yield vehicle(number);
}

function priceOf(model: Model, age: number, random: Random): number {
  const worth = model.price * 0.89 ** age * (0.85 + random.next() * 0.4);
  return Math.max(2000, Math.round(worth / 100) * 100) - random.pick([0, 1, 10, 12, 5, 50]);
}

function fitted(random: Random): string[] {
  const count = random.whole(5, 14);
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(random.favourite(features));
  return [...chosen];
}
