import { expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

const id = '1b671a64-40d5-491e-99b0-da01ff1f3341';

it('is an id of a random number, whole and in small letters', () => {
  expect(isUuid(id)).toBe(true);
  for (const other of [
    '',
    id.toUpperCase(),
    `${id}0`,
    ` ${id}`,
    `${id}\n`,
    id.replaceAll('-', ''),
    id.replace('1', 'g'),
  ])
    expect([other, isUuid(other)]).toEqual([other, false]);
});
