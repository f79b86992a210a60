import { describe, expect, it } from 'vitest';
import { cookieOf, cookiePairs, setCookie } from './cookies.ts';

describe('a cookie of a request', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1;b=2', 'b', '2'],
    [' a=1 ;  b=2 ;', 'a', '1'],
    [';;b=2', 'b', '2'],
    ['b=first; b=second', 'b', 'first'],
    ['b=; b=second', 'b', ''],
    ['b="quoted"', 'b', '"quoted"'],
    ['b=one=two', 'b', 'one=two'],
    ['b=', 'b', ''],
    ['b', 'b', ''],
    ['=b', 'b', ''],
    ['b =2', 'b', ''],
    ['B=2', 'b', ''],
    ['ab=1; b.c=2', 'b', ''],
    ['a=b=2', 'b', ''],
    ['axc=1', 'a.c', ''],
    ['', 'b', ''],
    [null, 'b', ''],
    [undefined, 'b', ''],
  ])('of %j the value of %s is %j', (header, name, value) => expect(cookieOf(header, name)).toBe(value));

  it('comes in pairs, in their order', () => {
    expect(cookiePairs('a=1;b="2" ; c')).toEqual(['a=1', 'b="2"', 'c']);
    expect(cookiePairs(undefined)).toEqual(['']);
  });
});

describe('a cookie of a response', () => {
  it('is of this host, without scripts and without posts of other sites', () => {
    expect(setCookie('a', '1', { maxAge: 60, secure: true })).toBe(
      'a=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure',
    );
  });

  it('has another path, scripts and http where its writer needs them', () => {
    expect(setCookie('a', '', { path: '/b', maxAge: 0, httpOnly: false, secure: false })).toBe(
      'a=; Path=/b; SameSite=Lax; Max-Age=0',
    );
  });
});
