import { expect, it } from 'vitest';
import { confirmedMark, confirmedNumber } from './confirmed-number.ts';

const place = { key: Buffer.alloc(32, 1), site: 'southbank-ford', now: 1_000_000 };
const phone = '+61491570110';

it('[CHK-04] a confirmed number is this browser’s, on this site, for two hours', () => {
  const mark = confirmedMark(place, phone);
  expect(mark).toMatch(/^[\w.-]+$/);
  expect(confirmedNumber(place, mark)).toBe(phone);
  expect(confirmedNumber({ ...place, now: place.now + 2 * 3_600_000 }, mark)).toBe(null);
  expect(confirmedNumber({ ...place, site: 'harbour-ford' }, mark)).toBe(null);
  expect(confirmedNumber({ ...place, key: Buffer.alloc(32, 2) }, mark)).toBe(null);
  expect(confirmedNumber(place, mark.replace('61491570110', '61491570111'))).toBe(null);
  expect(confirmedNumber(place, mark.replace('.', '.9'))).toBe(null);
  for (const none of ['', '.', 'x.y.z', '61491570110..']) expect(confirmedNumber(place, none)).toBe(null);
});
