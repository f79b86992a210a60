import { describe, expect, it } from 'vitest';
import { requestTarget } from './request-path.ts';

describe('requestTarget', () => {
  it.each([
    '/',
    '/about-us',
    '/about-us/',
    '/cars/2024-ford-ranger?colour=red&q=a%0ab//..',
    '/_next/static/chunks/main-1.js',
    '/.well-known/security.txt',
    '/lake/v2025-02-19/data/doc/production/drafts.home,home',
    '/studio/structure/page;southbank%2Chome',
    '/studio/intent/edit/id=a%2Fb;type=page/',
    '/offers/caf%C3%A9',
    '/100%25-electric',
    `/image/${'a'.repeat(40)}-640.avif`,
  ])('leaves %s as it is', (target) => expect(requestTarget(target)).toEqual({ kind: 'normal' }));

  it.each([
    ['//evil.example/', '/evil.example/'],
    ['/lake//', '/lake/'],
    ['//', '/'],
    ['/api/../directory', '/directory'],
    ['/api/%2e%2e/sites/harbour-ford', '/sites/harbour-ford'],
    ['/api/.%2E/sites/harbour-ford?x=%2e', '/sites/harbour-ford?x=%2e'],
    ['/api/unknown/%2e%2e', '/api/'],
    ['/a/./b/.', '/a/b/'],
    ['/%61pi/health', '/api/health'],
    ['/%73ites/harbour-ford', '/sites/harbour-ford'],
    ['/caf\u00c3\u00a9', '/caf%C3%A9'],
    ['/cars?q=caf\u00c3\u00a9', '/cars?q=caf%C3%A9'],
  ])('moves %s to %s', (target, url) => expect(requestTarget(target)).toEqual({ kind: 'moved', url }));

  it.each([
    '',
    '*',
    'about-us',
    'http://harbour-ford.localhost/',
    'harbour-ford.localhost:443',
    '/..',
    '/api/../../sites/harbour-ford',
    '/api\\..\\sites',
    '/api/%5c..%5csites',
    '/api/..%2fsites/harbour-ford',
    '/api/..%2Fsites',
    '/api/%252e%252e/sites/harbour-ford',
    '/api/%25252e%25252e/sites',
    '/sites%0a',
    '/a%0d%0aSet-Cookie:x',
    '/a%00b',
    '/a%7fb',
    '/a b',
    '/a#b',
    '/%E0%A4%A',
    '/%ff',
    '/caf\u00e9',
  ])('refuses %j', (target) => expect(requestTarget(target)).toEqual({ kind: 'bad' }));

  it('moves nothing twice: what it makes is its own normal form', () => {
    const pieces = ['/', '//', '.', '..', '%2e', '%2f', '%61', 'a', '%25', '2e', '\\', '?', '%C3%A9'];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 20_000; round += 1) {
      const target = `/${Array.from({ length: next() % 8 }, () => pieces[next() % pieces.length]).join('')}`;
      const once = requestTarget(target);
      if (once.kind === 'moved') expect([target, requestTarget(once.url)]).toEqual([target, { kind: 'normal' }]);
    }
  });

  it('takes a hostile address of 96 KB in its stride', () => {
    const begun = performance.now();
    for (const piece of ['/..', '%2e/', '/a', 'a.', '%25']) requestTarget(`/${piece.repeat(24_000)}`);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
