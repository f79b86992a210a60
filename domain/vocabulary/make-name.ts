import { makes } from './makes.ts';

const makeNames: ReadonlyMap<string, string> = new Map([
  ['suzuki australia', 'Suzuki'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['isuzu ute', 'Isuzu'],
  ['viscount caravans', 'Viscount'],
]);

/** The letters that all spellings of a make share: "ŠKODA" is "Skoda", "HARLEY DAVIDSON" is "Harley-Davidson". */
const lettersOf = (make: string): string =>
  make
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const ownWriting: ReadonlyMap<string, string> = new Map(makes.map((make) => [lettersOf(make), make]));

/** Feeds that write all in capitals, or none, do not show how a make writes itself. */
const isOneCase = (make: string): boolean => make === make.toUpperCase() || make === make.toLowerCase();

/**
 * The make as shoppers know it: "Suzuki Australia" → "Suzuki", "Isuzu UTE" → "Isuzu", "MAZDA" → "Mazda" (SRCH-26). Other makes stay as they
 * are.
 */
export function makeName(make: string): string {
  const trimmed = make.trim().replaceAll(/\s+/g, ' ');
  const named = makeNames.get(trimmed.toLowerCase());
  return named ?? (isOneCase(trimmed) ? ownWriting.get(lettersOf(trimmed)) : undefined) ?? trimmed;
}

const makesWithNumberedModels = new Set(['Mazda', 'MG']);

/**
 * A model that is unclear alone carries its make: Mazda "3" → "Mazda 3", MG "4" → "MG 4" (SRCH-26),
 * written together too ("Mazda3"); "CX-5" and "ZS" stay.
 */
export function modelName(make: string, model: string): string {
  const name = makeName(make);
  const trimmed = model.trim();
  if (!makesWithNumberedModels.has(name)) return trimmed;
  const bare = trimmed.toLowerCase().startsWith(name.toLowerCase()) ? trimmed.slice(name.length).trim() : trimmed;
  return /^\d+$/.test(bare) ? `${name} ${bare}` : trimmed;
}

/** "Ford Everest"; the make is not repeated: "Mazda 3". */
export function makeAndModel(make: string, model: string): string {
  const first = makeName(make);
  const second = modelName(make, model);
  return second === first || second.startsWith(`${first} `) ? second : `${first} ${second}`.trim();
}

/** The short name of a vehicle: "2024 Ford Everest". */
export function vehicleName(year: number, make: string, model: string): string {
  return `${year} ${makeAndModel(make, model)}`;
}
