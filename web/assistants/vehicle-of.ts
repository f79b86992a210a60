import { z } from 'zod';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { comparedCars } from '@/web/render/compare/compared-cars.ts';
import type { Assistant } from './assistant.ts';
import { Refusal } from './tool.ts';

export const vehicleId = z
  .string()
  .regex(/^[a-z\d]+(?:-+[a-z\d]+)*$/, 'Use the id of a vehicle as inventory.search gives it.')
  .max(200)
  .describe('The id of a vehicle of this dealer, as inventory.search gives it.');

/** The vehicles with these ids, with who sells each, as their pages have them. Refuses ids of no vehicle that this site lists. */
export async function vehiclesOf(assistant: Assistant, ids: readonly string[]): Promise<ComparedCar[]> {
  const found = await comparedCars(assistant, ids, assistant.readSite);
  const cars = found.filter(({ pageState }) => pageState !== 'gone');
  const missing = ids.filter((id) => cars.every(({ vehicle }) => vehicle.card.slug !== id));
  if (missing.length > 0)
    throw new Refusal('absent', `This dealer lists no vehicle with the id ${missing.join(', ')}.`);
  return cars;
}

export async function vehicleOf(assistant: Assistant, id: string): Promise<ComparedCar> {
  const [car] = await vehiclesOf(assistant, [id]);
  if (!car) throw new Refusal('absent', `This dealer lists no vehicle with the id ${id}.`);
  return car;
}

/** The same, of what can be bought. */
export async function vehicleForSale(assistant: Assistant, id: string): Promise<ComparedCar> {
  const car = await vehicleOf(assistant, id);
  if (car.pageState !== 'for-sale') throw new Refusal('closed', 'This vehicle has been sold.');
  return car;
}
