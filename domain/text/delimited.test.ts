import { expect, it } from 'vitest';
import { csvRow } from './delimited.ts';

it.each(['-54990.00', '-2', '0', '-37.8136', '66990'])('[FORM-13] a plain number stays a number: %s', (text) => {
  expect(csvRow([text])).toBe(`"${text}"\r\n`);
});

it.each(['-1+1', '--1', '-1,000', '-1e3', '-=1', '- 1', '-1\n=2', '-1\n', '=1'])(
  '[FORM-13] a formula never runs: %j',
  (text) => {
    expect(csvRow([text])).toBe(`"'${text}"\r\n`);
  },
);
