import { expect, it } from 'vitest';
import { labelledLicence } from './dealer-licence.ts';

it('[VDP-11] [LOC-03] a licence number gets a label where its own text has none', () => {
  expect(labelledLicence('4417920')).toBe('Dealer licence 4417920');
  expect(labelledLicence('LMCT 10984')).toBe('LMCT 10984');
  expect(labelledLicence('MD048210')).toBe('MD048210');
  expect(labelledLicence('')).toBe('');
});
