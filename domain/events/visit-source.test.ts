import { describe, expect, it } from 'vitest';
import { visitSource } from './visit-source.ts';

const at = (query = '') => new URL(`https://dealer.example/cars/a${query}`);

describe('[ANL-01] where a visit came from', () => {
  it.each([
    ['', '', 'direct'],
    ['https://dealer.example/search', '', null],
    ['https://dealer.example/search', '?gclid=1', null],
    ['https://www.google.com.au/', '', 'search'],
    ['https://www.google.com/', '?gclid=abc', 'ads'],
    ['https://mail.google.com/', '', 'email'],
    ['https://m.facebook.com/', '?fbclid=x', 'social'],
    ['', '?fbclid=x', 'social'],
    ['', '?utm_medium=cpc', 'ads'],
    ['', '?utm_medium=email', 'email'],
    ['https://t.co/x', '', 'social'],
    ['https://notgoogle.example/', '', 'other'],
    ['no address', '', 'direct'],
  ])('%s %s: %s', (referrer, query, source) => expect(visitSource(referrer, at(query))).toBe(source));
});
