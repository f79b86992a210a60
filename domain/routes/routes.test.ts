import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpointOfPath, endpoints, isReservedPath } from './endpoints.ts';
import { fillPattern, matchPattern } from './route.ts';
import { isOwnPath, pathOfHref, pathOfRoute, readsParameter, routeOfPath } from './route-of-path.ts';
import { routes } from './table.ts';

const app = join(import.meta.dirname, '../../web/app');

/** `/locations/:place` → `locations/[place]`, `/search/:segments*` → `search/[[...segments]]`. */
const folderOf = (pattern: string): string =>
  pattern
    .slice(1)
    .split('/')
    .map((part) => part.replace(/^:(.+)\*$/, '[[...$1]]').replace(/^:(.+)$/, '[$1]'))
    .join('/');

/** Where the bare path has a route of its own, Next wants `[...segments]` beside it. */
const spelled = (folder: string): string[] => [folder, folder.replace(/\[\[(.+)\]\]$/, '[$1]')];

const responses = (folder: string): boolean => spelled(folder).some(hasPage);

const hasPage = (folder: string): boolean =>
  ['page.tsx', 'route.ts', 'route.tsx'].some((file) => existsSync(join(app, folder, file)));

describe('the table of routes', () => {
  it.each(Object.entries(routes))('%s has its folder in the app', (_kind, { pattern }) => {
    expect([pattern, responses(`sites/[site]/${folderOf(pattern)}`)]).toEqual([pattern, true]);
  });

  it('names the parts of paths that begin alike in the same way: Next serves nothing at all otherwise', () => {
    const names = new Map<string, string>();
    for (const { pattern } of [...Object.values(routes), ...endpoints]) {
      for (const [, before = '', name = ''] of pattern.matchAll(/(?<=(^.*)\/):(\w+)/g)) {
        expect([pattern, names.get(before) ?? name]).toEqual([pattern, name]);
        names.set(before, name);
      }
    }
  });

  it.each(endpoints)('$pattern has its folder in the app', ({ pattern }) => {
    expect([pattern, responses(folderOf(pattern))]).toEqual([pattern, true]);
  });

  it.each(Object.entries(routes))('%s is found by a path of its own pattern', (kind, { pattern }) => {
    expect(routeOfPath(pattern.replace(/:(\w+)\*?/g, 'some-$1')).kind).toBe(kind);
  });
});

describe('routeOfPath', () => {
  it.each([
    ['/', 'composed', { path: '' }],
    ['/about-us', 'composed', { path: 'about-us' }],
    ['/success', 'success', {}],
    ['/success/more', 'composed', { path: 'success/more' }],
    ['/blog/a-post', 'post', { post: 'a-post' }],
    ['/locations/caf%C3%A9', 'location', { place: 'café' }],
    ['/our-location', 'composed', { path: 'our-location' }],
    ['/sell-my-car', 'sellMyCar', {}],
    ['/trade-in', 'tradeIn', {}],
    ['/book-test-drive', 'bookTestDrive', {}],
    ['/parts/search', 'partsSearch', {}],
    ['/parts', 'composed', { path: 'parts' }],
  ])('%s is %s', (path, kind, params) => {
    expect(routeOfPath(path)).toMatchObject({ kind, params });
  });

  it('returns whether the storefront responds by itself', () => {
    expect(['/blog', '/about-us', '/'].map(isOwnPath)).toEqual([true, false, false]);
  });

  it('reads what is declared, also as lists and ranges', () => {
    const route = { pattern: '/x', audience: 'public', parameters: ['make', 'range'] } as const;
    const names = ['make', 'make[]', 'make[3]', 'range[price]', 'model', 'range', 'utm_source', 'make[', 'make[a]', ''];
    expect(names.filter((name) => readsParameter(route, name))).toEqual([
      'make',
      'make[]',
      'make[3]',
      'range[price]',
      'range',
    ]);
  });
});

describe('patterns', () => {
  it.each([
    ['/cars/:slug/view.json', '/cars/a-b/view.json', { slug: 'a-b' }],
    ['/search/:segments*', '/search', { segments: '' }],
    ['/search/:segments*', '/search/ford/ranger', { segments: 'ford/ranger' }],
  ])('%s and %s belong together', (pattern, path, params) => {
    expect(matchPattern(pattern, path)).toEqual(params);
    expect(fillPattern(pattern, params)).toBe(path);
  });

  it('write what is in no path so that it stays one part of it', () => {
    expect(pathOfRoute('location', { place: '../a b?c' })).toBe('/locations/..%2Fa%20b%3Fc');
  });

  it('take odd percent signs as they are', () => {
    expect(matchPattern('/blog/:post', '/blog/%E0%A4%A')).toEqual({ post: '%E0%A4%A' });
  });
});

describe('links and endpoints', () => {
  it.each([
    ['/about-us/#team', '/about-us'],
    ['/?a=1', '/'],
    ['//evil.example', null],
    ['tel:0391234567', null],
    ['#top', null],
  ])('pathOfHref(%s) is %s', (href, path) => expect(pathOfHref(href)).toBe(path));

  it('names endpoints in their one spelling only', () => {
    const odd = ['/api/%2e%2e/sites/harbour-ford', '/api/../directory', '/api//leads', '/api/leads/', '/api'];
    expect(odd.filter((path) => endpointOfPath(path))).toEqual([]);
    expect(endpointOfPath('/api/leads')?.audience).toBe('action');
  });

  it.each([
    ['/enquiry/abc', ['failed', 'cancel', 'withdraw', 'held']],
    ['/sign-in', ['type', 'redirect', 'back', 'step']],
  ])('[FORM-07] [NAV-15] %s reads the parameters of links to it', (path, names) => {
    expect(names.filter((name) => !readsParameter(routeOfPath(path).route, name))).toEqual([]);
  });

  it('reserves the paths that the front serves itself', () => {
    expect(['/api/x', '/studio', '/lake', '/about-us', '/'].map(isReservedPath)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
