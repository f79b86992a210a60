import { expect, it } from 'vitest';
import { formatPhone, phoneHref } from './phone.ts';

it.each([
  ['+61 3 5550 4410', '03 5550 4410'],
  ['+61355504410', '03 5550 4410'],
  ['+61 (0)3 5550 4410', '03 5550 4410'],
  ['(08) 55506340', '08 5550 6340'],
  ['0355504410', '03 5550 4410'],
  ['+61 491 570 156', '0491 570 156'],
  ['0491570156', '0491 570 156'],
  ['1300555000', '1300 555 000'],
  ['1800 555 000', '1800 555 000'],
  ['131444', '13 14 44'],
  ['call us', 'call us'],
  ['555', '555'],
  ['', ''],
])('[LOC-03] %j is shown as %j', (phone, shown) => expect(formatPhone(phone)).toBe(shown));

it('is dialled by its digits', () => expect(phoneHref('+61 3 5550 4410')).toBe('tel:0355504410'));
