import { describe, expect, it } from 'vitest';
import { addressThere, isElsewhere, isOnHost, previewThere } from './of-host.ts';

const of = (_ref: string) => ({ _ref });
const here = { _id: 'site-southbank-ford', template: 'template-ford' };
const harbour = { name: 'Harbour Ford', slug: 'harbour-ford', hosts: ['www.harbour.example'] };

describe('[CFG-04] beside the preview of one dealer', () => {
  it.each([
    ['its own page', { site: of('site-southbank-ford') }, false],
    ['a page of its template', { template: of('template-ford') }, false],
    ['what all sites share', {}, false],
    ['another dealer’s page', { site: of('site-harbour-ford') }, true],
    ['a page of another template', { template: of('template-mazda') }, true],
  ])('%s', (_, document, elsewhere) => {
    expect(isElsewhere(document, here)).toBe(elsewhere);
  });

  it('an own document is elsewhere on the host of a site that its reader may not read', () => {
    expect(isElsewhere({ site: of('site-southbank-ford') }, null)).toBe(true);
    expect(isElsewhere({}, null)).toBe(false);
  });

  it('a site is found by its slug on this machine, and by its host names', () => {
    expect(isOnHost(harbour, { host: 'harbour-ford.localhost:3000', slug: 'harbour-ford' })).toBe(true);
    expect(isOnHost(harbour, { host: 'www.harbour.example', slug: '' })).toBe(true);
    expect(isOnHost(harbour, { host: 'southbank-ford.localhost:3000', slug: 'southbank-ford' })).toBe(false);
    expect(isOnHost({ name: null, slug: null, hosts: null }, { host: 'a.example', slug: '' })).toBe(false);
  });

  it('the way leads to the other dealer’s own host', () => {
    const page = { type: 'page', id: 'page-1' };
    const path = '/studio/intent/edit/mode=presentation;id=page-1;type=page/';
    const local = { protocol: 'http:', hostname: 'southbank-ford.localhost', port: '3000' };
    expect(previewThere(harbour, page, local)).toBe(`http://harbour-ford.localhost:3000${path}`);
    const real = { protocol: 'https:', hostname: 'www.southbank.example', port: '' };
    expect(previewThere(harbour, page, real)).toBe(`https://www.harbour.example${path}`);
    expect(previewThere({ ...harbour, hosts: null }, page, real)).toBeUndefined();
  });

  it('a car’s page is on its own dealer’s host, from the machine’s own name too', () => {
    const local = { protocol: 'http:', hostname: 'localhost', port: '3000' };
    expect(addressThere(harbour, '/cars/a', local)).toBe('http://harbour-ford.localhost:3000/cars/a');
    const real = { protocol: 'https:', hostname: 'studio.example', port: '' };
    expect(addressThere(harbour, '/cars/a', real)).toBe('https://www.harbour.example/cars/a');
  });
});
