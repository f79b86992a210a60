import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkedVehicles } from '@/domain/stock/checked-vehicles.ts';
import { vehicleCollection } from '@/domain/stock/collection.ts';
import { withKeys } from '@/domain/stock/document-keys.ts';
import { type Vehicle, vehicleProblem } from '@/domain/stock/vehicle.ts';
import { makeName } from '@/domain/vocabulary/make-name.ts';
import type { JsonObject } from '@/embedded/search/engine/json.ts';
import { conform } from '@/embedded/search/engine/schema/document.ts';
import { parseSchema } from '@/embedded/search/engine/schema/schema.ts';
import { paints } from '../media/paints.ts';
import { pictureFile, picturesDir } from '../media/picture-files.ts';
import { dealerStock } from './dealer-stock.ts';
import { demoDealerships } from './dealerships.ts';
import { demoVehicles } from './demo-vehicles.ts';
import { picturePaints, spinFrames } from './pictures.ts';

const now = Date.UTC(2026, 10, 20, 22);
const dayMs = 86_400_000;
const vehicles = demoVehicles(now);
const cars = vehicles.filter(({ itemType }) => itemType === 'car');
const count = (test: (vehicle: Vehicle) => boolean) => vehicles.filter(test).length;
const of = (slug: string) => vehicles.filter(({ dealership }) => dealership.slug === slug);
const oddOnes = (from: readonly Vehicle[], odd: (vehicle: Vehicle) => boolean) =>
  from.filter(odd).map(({ slug, odometerKm, priceCents }) => `${slug}: ${odometerKm} km, ${priceCents} cents`);

describe("the demo dealers' stock", () => {
  it('[OPS-03] of one dealer names every site that lists it: what is put back is made anew on the group’s pages too', () => {
    const { vehicles: own, sites } = dealerStock(vehicles, 'northgate-hyundai');
    expect(own).toEqual(of('northgate-hyundai'));
    expect(sites.toSorted()).toEqual(['meridian-group', 'northgate-hyundai']);
    expect(dealerStock(vehicles, 'meridian-group').sites).toEqual(['meridian-group']);
    expect(() => dealerStock(vehicles, 'another')).toThrow('no vehicles of another');
  });

  it('[OPS-01] is the same for the same moment, and another for another', () => {
    expect(demoVehicles(now)).toEqual(vehicles);
    expect(demoVehicles(now + 400 * dayMs)).not.toEqual(vehicles);
  });

  it('[OPS-01] passes the check of a feed, now and years from now, each vehicle with its own id and address', () => {
    for (const stock of [vehicles, demoVehicles(Date.UTC(2031, 0, 1))]) {
      expect(stock.map(vehicleProblem).filter(Boolean)).toEqual([]);
      for (const key of ['id', 'slug', 'stockNumber', 'vin'] as const) {
        expect(new Set(stock.map((vehicle) => vehicle[key])).size).toBe(stock.length);
      }
    }
  });

  it('[OPS-01] goes into the index whole: nothing is refused by the importer or by the schema', () => {
    const { placed, refused } = checkedVehicles(vehicles, () => null, now);
    expect(refused).toEqual([]);
    const schema = parseSchema(vehicleCollection('vehicles') as unknown as JsonObject, 0);
    for (const { document } of placed) expect(conform(withKeys(document) as unknown as JsonObject, schema)).toEqual([]);
  });

  it('[CFG-03] gives every dealer stock, about 600 vehicles in all', () => {
    expect(vehicles.length).toBeGreaterThanOrEqual(560);
    expect(vehicles.length).toBeLessThanOrEqual(660);
    for (const { slug, stockLocations } of demoDealerships) {
      expect(of(slug).length, slug).toBeGreaterThanOrEqual(40);
      expect(new Set(of(slug).map(({ location }) => location.name)).size, slug).toBe(stockLocations.length);
    }
  });

  it('[CFG-03] sells a brand new only where its dealer is one; the superstore sells used cars alone; the group has leisure too', () => {
    const newMakes = (slug: string) =>
      new Set(of(slug).flatMap(({ carType, make }) => (carType === 'new' ? [makeName(make)] : [])));
    expect([...newMakes('southbank-ford')]).toEqual(['Ford']);
    expect([...newMakes('hilltop-suzuki')]).toEqual(['Suzuki']);
    expect([...newMakes('cartown')]).toEqual([]);
    expect(new Set(of('meridian-group').map(({ itemType }) => itemType))).toEqual(
      new Set(['car', 'caravan', 'motorcycle']),
    );
    expect(count(({ itemType, dealership }) => itemType !== 'car' && dealership.slug !== 'meridian-group')).toBe(0);
  });

  it("[CFG-04] is shown on its dealer's own site, and on the group's where it belongs to one", () => {
    const sites = new Map(demoDealerships.map((dealership) => [dealership.slug, dealership.sites]));
    for (const vehicle of vehicles) expect(vehicle.sites).toEqual(sites.get(vehicle.dealership.slug));
  });

  it('[CARD-03] shows every kind of card: sold, reserved, coming soon, just arrived, certified, tagged, preorder', () => {
    const share = (test: (vehicle: Vehicle) => boolean) => count(test) / vehicles.length;
    const rare = [0.01, 0.12];
    const kinds: [string, number[], (vehicle: Vehicle) => boolean][] = [
      ['sold', rare, ({ status }) => status === 'sold'],
      ['coming soon', rare, ({ status }) => status === 'coming_soon'],
      ['reserved', rare, ({ reserved }) => reserved],
      ['tagged', rare, ({ tag }) => tag !== ''],
      ['certified', rare, ({ certified }) => certified],
      ['just arrived', [0.08, 0.25], ({ createdAtMs }) => now - createdAtMs < 8 * dayMs],
      ['new', [0.25, 0.4], ({ carType }) => carType === 'new'],
      ['demo', [0.05, 0.15], ({ carType }) => carType === 'demo'],
      ['electric or hybrid', [0.1, 0.3], ({ fuel }) => /Electric|Hybrid/.test(fuel)],
      ['reduced', [0.08, 0.3], ({ beforePriceCents }) => beforePriceCents > 0],
    ];
    for (const [kind, [min = 0, max = 1], test] of kinds) {
      expect(share(test), kind).toBeGreaterThanOrEqual(min);
      expect(share(test), kind).toBeLessThanOrEqual(max);
    }
    expect(count(({ preorder }) => preorder)).toBeGreaterThan(0);
    expect(count(({ beforePriceCents, priceCents }) => beforePriceCents > 0 && beforePriceCents <= priceCents)).toBe(0);
  });

  it('[CARD-06] is under the market now and then, not as a rule', () => {
    const used = vehicles.filter(({ carType, priceCents }) => carType !== 'new' && priceCents > 0);
    const under = used.filter(({ market, priceCents }) => market.stateAverageCents - priceCents >= 500_00);
    expect(under.length / used.length).toBeGreaterThan(0.1);
    expect(under.length / used.length).toBeLessThan(0.4);
  });

  it('[VDP-07] has what a page shows: measures of cars, caravans of their own, hotspots on spins', () => {
    expect(oddOnes(cars, ({ variant }) => variant.lengthMm < 3_000 || variant.power === '')).toEqual([]);
    expect(oddOnes(vehicles, ({ itemType, caravan }) => (itemType === 'caravan') !== (caravan !== null))).toEqual([]);
    expect(
      oddOnes(vehicles, ({ spinImageUrls, hotspots }) => spinImageUrls.length > 0 !== hotspots.exterior.length > 0),
    ).toEqual([]);
    expect(count(({ youxWeeklyCents }) => youxWeeklyCents > 0)).toBeGreaterThan(20);
    for (const { priceCents, youxWeeklyCents } of vehicles)
      expect(youxWeeklyCents * 52 * 5).toBeLessThan(Math.max(1, 2 * priceCents));
  });

  it('[OPS-01] has years, kilometres and prices that belong together', () => {
    const age = ({ year }: Vehicle) => 2026.9 - year;
    expect(oddOnes(cars, (car) => car.carType === 'new' && (car.odometerKm > 60 || age(car) > 2))).toEqual([]);
    expect(oddOnes(cars, (car) => car.carType === 'demo' && (car.odometerKm < 300 || car.odometerKm > 9_000))).toEqual(
      [],
    );
    const used = cars.filter(({ carType }) => carType === 'used');
    expect(oddOnes(used, (car) => car.odometerKm < 5_000 * (age(car) - 0.6))).toEqual([]);
    expect(oddOnes(used, (car) => car.odometerKm > 20_500 * (age(car) + 0.5))).toEqual([]);
    expect(oddOnes(used, (car) => age(car) > 11 || age(car) < 0.5)).toEqual([]);
    const priced = cars.filter(({ priceCents }) => priceCents > 0);
    expect(oddOnes(priced, ({ priceCents }) => priceCents < 5_000_00 || priceCents > 165_000_00)).toEqual([]);
    expect(
      oddOnes(cars, ({ buildDate, year }) => !buildDate.startsWith(String(year)) || buildDate > '2026-11'),
    ).toEqual([]);
  });

  it('[OPS-01] loses worth with age: the same model is cheaper used than new', () => {
    const mean = (test: (vehicle: Vehicle) => boolean) => {
      const prices = cars
        .filter((car) => car.model === 'Ranger' && car.priceCents > 0 && test(car))
        .map((car) => car.priceCents);
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(mean(({ year }) => year <= 2022)).toBeLessThan(0.75 * mean(({ carType }) => carType === 'new'));
  });

  it('[OPS-01] happened before now, a sale after its arrival', () => {
    for (const { createdAtMs, updatedAtMs, soldAtMs, status } of vehicles) {
      expect(createdAtMs).toBeLessThan(now);
      expect(updatedAtMs).toBeLessThanOrEqual(now);
      expect(updatedAtMs).toBeGreaterThanOrEqual(createdAtMs);
      expect(soldAtMs !== null).toBe(status === 'sold');
      if (soldAtMs !== null) expect(soldAtMs).toBeGreaterThan(createdAtMs);
    }
  });

  it('[OPS-01] has fictional phones and identification numbers, and no plates on new cars', () => {
    expect(oddOnes(vehicles, ({ location }) => !/^0[2378] 5550 \d{4}$/.test(location.phone))).toEqual([]);
    expect(oddOnes(vehicles, ({ vin }) => !/^DEM[A-HJ-NPR-Z0-9]{14}$/.test(vin))).toEqual([]);
    expect(oddOnes(vehicles, ({ carType, registration }) => carType === 'new' && registration !== '')).toEqual([]);
    expect(oddOnes(cars, ({ carType, registration }) => carType !== 'new' && registration === '')).toEqual([]);
  });

  it('[MED-01] has pictures that the demo media can make, in the colour that the vehicle has', () => {
    expect(new Set<string>(picturePaints)).toEqual(new Set(Object.keys(paints)));
    for (const { imageUrls, spinImageUrls, spinInteriorImageUrl, walkaroundVideoUrls, videoUrls, colour } of vehicles) {
      for (const url of [
        ...imageUrls,
        ...spinImageUrls,
        spinInteriorImageUrl,
        ...walkaroundVideoUrls,
        ...videoUrls,
      ].filter(Boolean)) {
        const file = pictureFile(new URL(url).pathname.slice(1));
        if (file?.kind === 'painted') expect(file.paint).toBe(colour.toLowerCase());
        const parts = file?.kind === 'painted' ? [file.black, file.light] : [file?.file ?? 'no such picture'];
        for (const part of parts) expect(existsSync(join(picturesDir, part)), url).toBe(true);
      }
      expect([0, spinFrames]).toContain(spinImageUrls.length);
      expect(new Set(imageUrls).size).toBe(imageUrls.length);
    }
    expect(count(({ imageUrls, itemType }) => itemType === 'car' && imageUrls.length === 0)).toBeLessThan(20);
  });

  it('[MED-01] has used cars with many photos, with one and with none, cars to look into, and films', () => {
    const used = cars.filter(({ carType, status }) => carType === 'used' && status === 'in_stock');
    const share = (least: number, maxCount: number) =>
      used.filter(({ imageUrls }) => imageUrls.length >= least && imageUrls.length <= maxCount).length / used.length;
    expect(share(9, 20)).toBeGreaterThan(0.2);
    expect(share(8, 20)).toBeGreaterThan(0.3);
    expect(share(1, 1)).toBeGreaterThan(0.02);
    expect(share(0, 0)).toBeGreaterThan(0);
    expect(share(21, 1_000)).toBe(0);
    const interiors = cars.filter((car) => car.spinInteriorImageUrl !== '');
    expect(interiors.length / cars.length).toBeGreaterThan(0.15);
    for (const { hotspots } of interiors) expect(hotspots.interior.length).toBeGreaterThan(0);
    expect(count(({ walkaroundVideoUrls }) => walkaroundVideoUrls.length > 0)).toBeGreaterThan(3);
    expect(count(({ videoUrls }) => videoUrls.length > 0)).toBeGreaterThan(3);
  });

  it('[MED-01] draws cars as what they are: no pickup is a ute, and no convertible has a roof', () => {
    const bodyOf = (model: string) =>
      new Set(
        vehicles
          .filter((vehicle) => vehicle.model === model)
          .flatMap(({ imageUrls: [first] }) => (first ? [new URL(first).pathname.split('/')[1]] : [])),
      );
    expect([...bodyOf('Mustang')]).toEqual(['muscle']);
    expect([...bodyOf('F-150')]).toEqual(['pickup']);
    expect([...bodyOf('MX-5')]).toEqual(['cabrio']);
    const mustangs = vehicles.filter(({ model }) => model === 'Mustang');
    expect(new Set(mustangs.map(({ body, doors }) => `${body}, ${doors} doors`))).toEqual(new Set(['Coupe, 2 doors']));
  });
});
