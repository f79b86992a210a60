import { describe, expect, it } from 'vitest';
import { defaultHeaderMenu } from './default-menu.ts';
import { headerEntries, modelGroups, stockLinks, withOwnAddress } from './header-menu.ts';
import type { MenuItem, SiteModel } from './site-parts.ts';

const entry = (label: string, href: string, children: MenuItem['children'] = []): MenuItem => ({
  label,
  href,
  opens: 'list',
  children,
});

describe('headerEntries', () => {
  it('[NAV-17] keeps the default menu as it is: Home, Vehicles with models, Special Offers, Our Stock, Trade-in, Service, Company', () => {
    const labels = headerEntries({ headerMenu: defaultHeaderMenu }).map(({ label, opens }) => [label, opens]);
    expect(labels).toEqual([
      ['Home', 'list'],
      ['Vehicles', 'models'],
      ['Special Offers', 'list'],
      ['Our Stock', 'stock'],
      ['Trade-in', 'list'],
      ['Service and Parts', 'list'],
      ['Company', 'list'],
      ['Contact Us', 'list'],
    ]);
  });

  it('[NAV-17] adds Our Stock and Contact Us where staff left them out, and neither twice', () => {
    const hrefs = (items: MenuItem[]) => headerEntries({ headerMenu: items }).map(({ href }) => href);
    expect(hrefs([entry('Home', '/')])).toEqual(['/', '/cars/', '/contact-us']);
    expect(hrefs([entry('Used cars', '/search/used-cars'), entry('Yards', '/contact-us#epping')])).toEqual([
      '/search/used-cars',
      '/contact-us#epping',
    ]);
  });

  it('[NAV-17] puts what has no room beside eight entries under the last of them, and loses none', () => {
    const items = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((label) => entry(label, `/${label}`));
    const menu = [...items, entry('I', '', [{ label: 'Below', href: '/below' }])];
    const entries = headerEntries({ headerMenu: menu });
    expect(entries.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'More']);
    expect(entries[7]?.children.map(({ href }) => href)).toEqual(['/H', '/below', '/cars/', '/contact-us']);
    expect(headerEntries({ headerMenu: items.slice(0, 6) })).toHaveLength(8);
  });

  it('[NAV-17] an entry that opens a list leads to its own address too', () => {
    const same = (link: { label: string; href: string }) => link;
    const below = [{ label: 'Team', href: '/team' }];
    expect(withOwnAddress(entry('Company', '/about'), below, same)).toEqual([
      { label: 'Company', href: '/about' },
      ...below,
    ]);
    expect(withOwnAddress(entry('Company', '/team'), below, same)).toEqual(below);
    expect(withOwnAddress(entry('Company', ''), below, same)).toEqual(below);
  });

  it('[NAV-17] leads to /ford-service with a service-booking key, in lists too, and leaves other addresses alone', () => {
    const menu = [
      entry('Service', '/service', [{ label: 'Book', href: '/service#service-booking' }]),
      entry('Plans', '/service-plans'),
    ];
    const [service, plans] = headerEntries({ headerMenu: menu }, 'XT-1');
    expect(service).toMatchObject({ href: '/ford-service', children: [{ href: '/ford-service#service-booking' }] });
    expect(plans?.href).toBe('/service-plans');
  });
});

it('[NAV-17] lists the kinds of stock that there is some of, and all of them while the counts are missing', () => {
  const labels = (counts: Parameters<typeof stockLinks>[0]) =>
    stockLinks(counts).map(({ label, count }) => [label, count]);
  expect(labels({ new: 12, demo: 0, used: 30 })).toEqual([
    ['New cars', 12],
    ['Used cars', 30],
    ['All stock', 42],
  ]);
  expect(labels(null).map(([label]) => label)).toEqual(['New cars', 'Demo cars', 'Used cars', 'All stock']);
});

it('[NAV-18] groups models by category in the order of the menu; a model may be in two', () => {
  const model = (name: string, ...categories: SiteModel['categories']) => ({ name, categories }) as SiteModel;
  const groups = modelGroups([model('E-Transit', 'vans', 'electric'), model('Ranger', 'trucks')]);
  expect(groups.map(({ title, models }) => [title, models.map(({ name }) => name)])).toEqual([
    ['Trucks', ['Ranger']],
    ['Vans', ['E-Transit']],
    ['Electric', ['E-Transit']],
  ]);
});
