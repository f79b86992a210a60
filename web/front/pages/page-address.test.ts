import { describe, expect, it } from 'vitest';
import { maxAddressLength, pageAddress } from './page-address.ts';

const page = (path: string, query = '') => expect.objectContaining({ kind: 'page', path, query });

describe('pageAddress', () => {
  it.each([
    ['/', page('/')],
    ['/about-us', page('/about-us')],
    ['/brands/ford/overview', page('/brands/ford/overview')],
    ['/about-us?make=Ford&page=2', page('/about-us', '?make=Ford&page=2')],
    ['/about-us?page=2&make=Ford', page('/about-us', '?make=Ford&page=2')],
    ['/about-us?make=Mazda&body=suv&make[]=Ford', page('/about-us', '?body=suv&make=Mazda&make%5B%5D=Ford')],
    ['/success?form=a&page=2', page('/success', '?form=a')],
    ['/caf%C3%A9', page('/caf%C3%A9')],
    ['/a/../b', page('/b')],
    ['/?', page('/')],
    ['/compare?differences=1&cars=b,a,b&utm_source=x', page('/compare', '?cars=b%2Ca&differences=1')],
    ['/compare?cars=a,b,c,d,e,f', page('/compare', '?cars=a%2Cb%2Cc%2Cd%2Ce')],
    ['/compare?cars=a,%3Cscript%3E', page('/compare', '?cars=a%2C-')],
    ['/compare?cars=', page('/compare')],
  ])('[PLUS-09] reads %s as one page in one spelling', (target, address) =>
    expect(pageAddress(target)).toEqual(address),
  );

  it.each([
    ['/?utm_source=mail&utm_campaign=june'],
    ['/?gclid=1'],
    ['/?fbclid=1&_gl=2'],
    ['/?_rsc=abc'],
    ['/?x=1'],
    ['/?x=2'],
  ])('makes no other page of what no page reads: %s', (target) => expect(pageAddress(target)).toEqual(page('/')));

  it.each([
    ['/about-us/', '/about-us'],
    ['//evil.example', '/evil.example'],
    ['/a//b', '/a/b'],
    ['/about-us/?page=2&utm_source=x', '/about-us?page=2'],
    ['/c%61rs/f%6Frd-ranger', '/cars/ford-ranger'],
    ['/caf%c3%a9?page=2', '/caf%C3%A9?page=2'],
    ['/a%252fb%2fc', '/a%252fb%2Fc'],
    ['/search/Ford', '/search/ford'],
    ['/Search/FORD/Ranger/?sortBy=latest&utm_source=x&body=Ute', '/search/ford/ranger?body=Ute&sortBy=latest'],
    ['/search/Used-Cars?query=Hilux', '/search/used-cars?query=Hilux'],
    ['/search/Citro%c3%abn', '/search/citro%C3%ABn'],
    ['/used-car/Mazda', '/used-car/mazda'],
  ])('[NAV-03] sends %s to %s, on the same host', (target, location) => {
    expect(pageAddress(target)).toEqual({ kind: 'redirect', location });
  });

  it.each(['/About-Us', '/cars/Ford-Ranger', '/blog/Why-EVs', '/Search-Tips'])(
    'leaves capitals alone where staff or a feed named the page: %s',
    (path) => expect(pageAddress(path)).toEqual(page(path)),
  );

  it.each(['*', '', 'http://evil.example/', 'about-us', '/%E0%A4%A', '/%', '/%ff', '/a%00b', '/\\evil.example'])(
    'refuses %j',
    (target) => {
      expect(pageAddress(target)).toEqual({ kind: 'bad' });
    },
  );

  it('calls an address beyond the limit long, however large', () => {
    expect(pageAddress(`/cars?q=${'x'.repeat(200 * 1024)}`)).toEqual({ kind: 'long' });
    expect(pageAddress(`/cars?q=${'x'.repeat(maxAddressLength - 8)}`).kind).toBe('page');
    expect(pageAddress(`/cars?q=${'x'.repeat(maxAddressLength - 7)}`).kind).toBe('long');
  });

  it('reads an address of many odd parameters without trouble', () => {
    const target = `/cars?${Array.from({ length: 900 }, (_, at) => `%25${at}=`).join('&')}`;
    expect(pageAddress(target).kind).toBe('page');
  });
});
