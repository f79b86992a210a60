import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Priya R.', 'PR'],
  ['mai', 'M'],
  ['Anna-Lena van der Berg', 'AB'],
  ['Élodie Ng', 'ÉN'],
  ['  (verified)  Tom ', 'T'],
  ['', '★'],
  ['!?', '★'],
])('[LOC-08] the initials of "%s" are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
