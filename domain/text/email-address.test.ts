import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each([
  'alex@example.com',
  "o'brien+cars@mail.example.com.au",
  'A.B@EXAMPLE.AU',
  'josé@bücher.example',
  'sales@xn--bcher-kva.xn--p1ai',
  'leads@3-cars.example',
])('[FORM-03] [FORM-12] %s is one address', (text) => expect(isEmailAddress(text)).toBe(true));

it.each([
  ...['', 'alex', 'alex@', '@example.com', 'alex@example', 'alex@-.com', 'alex@example..com', 'alex@10.0.0.7'],
  ...['a,b@example.com', 'a;b@example.com', 'a@example.com, b@example.com', 'a@b@example.com', 'a b@example.com'],
  ...['Alex <alex@example.com>', 'alex@example.com>', '"alex"@example.com', 'alex@example.com\nbcc: b@example.com'],
  ...[' alex@example.com', 'alex@example.com ', 'alex@example.com,', `${'a'.repeat(200)}@x.com`],
])('[FORM-03] [FORM-12] "%s" is none', (text) => expect(isEmailAddress(text)).toBe(false));
