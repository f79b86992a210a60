import { expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { roles } from '@/schemas/roles.ts';
import { demoStaff } from './staff.ts';

it('every demo dealer has one person, with a role that exists, and names are not used twice', () => {
  expect(demoStaff.flatMap(({ site }) => site ?? []).sort()).toEqual(demoDealerships.map(({ slug }) => slug).sort());
  expect(demoStaff.every((person) => person.roles.every((role) => roles.some(({ name }) => name === role)))).toBe(true);
  for (const key of ['id', 'email'] as const) expect(new Set(demoStaff.map((one) => one[key])).size).toBe(11);
});
