import { describe, expect, it } from 'vitest';
import { checkPhone } from './phone-check.ts';
import { readPhone } from './read-phone.ts';

const taken: [typed: string, shown: string][] = [
  ['0491.570.156', '0491 570 156'],
  ['(+61) 491 570 156', '0491 570 156'],
  ['\u202a+61 491 570 156\u202c', '0491 570 156'],
  ['0491\u2011570\u2011156', '0491 570 156'],
  ['0491\u2013570\u2013156', '0491 570 156'],
  ['０４９１５７０１５６', '0491 570 156'],
  ['0491\u00a0570\u00a0156', '0491 570 156'],
  ['0491\u200b570156\ufeff', '0491 570 156'],
  ['+61 (0)491 570 156', '0491 570 156'],
  ['0061 491 570 156', '0491 570 156'],
  ['Mobile: 0491 570 156', '0491 570 156'],
  ['0480 000 000', '0480 000 000'],
  ['03 5550 4410 ext 12', '03 5550 4410 ext 12'],
  ['(03) 5550-4410, extn. 12', '03 5550 4410 ext 12'],
  ['03 5550 4410 x12', '03 5550 4410 ext 12'],
  ['13 22 43', '13 22 43'],
  ['+61 13 22 43', '13 22 43'],
  ['1300 975 707', '1300 975 707'],
  ['+61 1800 160 401', '1800 160 401'],
  ['180 2345', '180 2345'],
  ['+64 9 555 0123', '+64 9 555 0123'],
  ['+1 (202) 555-0142', '+1 202 555 0142'],
  ['0011 44 20 7946 0958', '+44 20 7946 0958'],
  ['+49 30 23125 014 ext. 7', '+49 30 23125014 ext 7'],
];

const refused: [typed: string, why: RegExp][] = [
  ['041234567', /^a mobile number has 10 digits\. This one has 9\.$/],
  ['04 1234 56789', /^a mobile number has 10 digits\. This one has 11\.$/],
  ['03 5550 441', /^a number with its area code has 10 digits\. This one has 9\.$/],
  ['5550 4410', /^add the area code/],
  ['12345678', /can’t read this/],
  ['000', /can’t read this/],
  ['ring me', /can’t read this/],
  ['', /can’t read this/],
  ['(((((((((', /can’t read this/],
  ['0491 570 006 or later', /can’t read this/],
  ['0491 570 006 / 0491 570 156', /can’t read this/],
  ['+61 1234', /can’t read this/],
  ['+64 9 555', /can’t read this/],
  ['+999 12 345 678', /can’t read this/],
];

describe('[f20] [FORM-03] a phone number', () => {
  it.each(taken)('%j is taken as %j', (typed, shown) => expect(readPhone(typed)).toEqual({ shown }));

  it.each(refused)('%j is refused with a true sentence', (typed, why) => {
    const read = readPhone(typed);
    expect('problem' in read ? read.problem : '').toMatch(why);
  });

  it('is never refused by the browser where the server takes it: every start, lengths of 3 to 13 digits', () => {
    const starts = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));
    const rest = '57015600000';
    const numbers = starts.flatMap((start) =>
      ['', '+', '+61 '].flatMap((prefix) =>
        Array.from(rest, (_, length) => `${prefix}${start}${rest.slice(0, length + 1)}`),
      ),
    );
    const all = [...numbers, ...taken.map(([typed]) => typed)];
    const isTaken = (typed: string) => 'shown' in readPhone(typed);
    expect(all.filter(isTaken).length).toBeGreaterThan(50);
    expect(all.filter((typed) => isTaken(typed) && 'problem' in checkPhone(typed))).toEqual([]);
  });

  it.each(['041234567', '12345678', '5550 4410', 'ring me'])('%j is refused in the browser already', (typed) =>
    expect(checkPhone(typed)).toEqual(readPhone(typed)),
  );
});
