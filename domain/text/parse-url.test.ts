import { describe, expect, it } from 'vitest';
import { visitSource } from '@/domain/events/visit-source.ts';
import { parseUrl } from './parse-url.ts';

describe('an address taken apart', () => {
  it('is null where it is none', () => {
    expect(parseUrl('https://a.example/b?c')?.pathname).toBe('/b');
    expect(parseUrl('/b', 'https://a.example')?.href).toBe('https://a.example/b');
    expect([parseUrl(''), parseUrl('/b'), parseUrl('https://')]).toEqual([null, null, null]);
  });

  it('reads where a visit came from in a browser of 2023, which has no URL.parse', () => {
    const { parse, canParse } = URL;
    Object.assign(URL, { parse: undefined, canParse: undefined });
    try {
      const here = new URL('https://dealer.example/');
      expect(visitSource('', here)).toBe('direct');
      expect(visitSource('https://www.google.com/', here)).toBe('search');
      expect(visitSource('https://dealer.example/cars', here)).toBeNull();
    } finally {
      Object.assign(URL, { parse, canParse });
    }
  });
});
