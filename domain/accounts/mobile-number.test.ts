import { describe, expect, it } from 'vitest';
import { maskedMobile, readMobile } from './mobile-number.ts';

describe('[SAVE-06] a mobile number as people type it', () => {
  it.each([
    '0412555019',
    '0412 555 019',
    '04 1255 5019',
    '+61 412 555 019',
    '+61412555019',
    '0061 412 555 019',
    '+61 (0)412 555 019',
    '(04) 1255-5019',
    '0412.555.019',
    '0412‑555‑019',
    '\u202a0412 555 019\u202c',
    ' 0412\u00a0555\u00a0019 ',
  ])('takes %j', (text) => expect(readMobile(text)).toEqual({ number: '+61412555019', shown: '0412 555 019' }));

  it.each([
    ['', 'Enter your mobile number.'],
    ['03 9099 4410', 'not a mobile number'],
    ['1300 555 441', 'not a mobile number'],
    ['+64 21 555 0193', 'New Zealand'],
    ['+1 202 555 0142', 'overseas|United States'],
    ['0412 555 01', '10 digits'],
    ['04125550199', '10 digits'],
    ['hello', '10 digits'],
    ['0412 555 019 ext 5 and some more words that nobody dials', '10 digits'],
  ])('shows what to do with %j', (text, copy) => {
    const read = readMobile(text);
    expect('problem' in read ? read.problem : '').toMatch(new RegExp(copy));
  });

  it('is shown without its middle', () => expect(maskedMobile('0412 555 019')).toBe('0412 ••• 019'));
});
