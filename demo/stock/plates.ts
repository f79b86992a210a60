import type { Chance } from './chance.ts';

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const digits = '0123456789';

/** Shapes of present plates by state: A a letter, 9 a digit. */
const plateShapes: Readonly<Record<string, string>> = {
  VIC: '2AA9AA',
  NSW: 'AAA99A',
  QLD: '999AA9',
  SA: 'S999AAA',
  WA: '1HAA999',
};

/** A made-up registration in the shape of its state's plates. */
export function registration(state: string, random: Chance): string {
  const shape = plateShapes[state] ?? 'AAA999';
  const fixed = shape.startsWith('S') || shape.startsWith('2') || shape.startsWith('1') ? 1 : 0;
  return [...shape].map((place, index) => (index < fixed ? place : drawn(place, random))).join('');
}

function drawn(place: string, chance: Chance): string {
  if (place === 'A') return chance.text(letters, 1);
  return place === '9' ? chance.text(digits, 1) : place;
}

/** A made-up vehicle identification number: 17 characters without I, O and Q; no maker's code begins with "DEM". */
export const identificationNumber = (chance: Chance): string =>
  `DEM${chance.text(`${letters}${digits}`, 8)}${chance.text(digits, 6)}`;
