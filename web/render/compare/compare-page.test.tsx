import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { place, siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { type CompareAddress, comparePath, readCompare } from '@/domain/routes/compare-address.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { ComparePage } from './compare-page.tsx';
import { TooFewCars } from './too-few-cars.tsx';

const site = siteWith({ features: { compareControl: true } });
const names = ['one', 'two', 'three', 'four'];
const car = (at: number, other: object = {}, more: Partial<ComparedCar> = {}): ComparedCar => ({
  vehicle: pageVehicle({ id: `v${at}`, slug: `car-${names[at]}`, stockNumber: `S${at}`, ...other }),
  pageState: 'for-sale',
  site,
  place: place('Southbank'),
  rego: { text: '', until: null },
  ...more,
});
const addressOf = (cars: readonly ComparedCar[], more = ''): CompareAddress =>
  readCompare(new URLSearchParams(`cars=${cars.map(({ vehicle }) => vehicle.card.slug).join(',')}${more}`));
const requests = {
  site,
  path: '/compare',
  params: {},
  query: new URLSearchParams(),
  now: sunday,
  draft: false,
  page: null,
};

const htmlOf = async (page: ReactElement) => text((await prerenderToNodeStream(page)).prelude);
const page = (cars: readonly ComparedCar[], more = '') =>
  htmlOf(<ComparePage request={requests} address={addressOf(cars, more)} cars={cars} />);
const plainCopy = (markup: string) =>
  markup
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\s\u00a0]+/g, ' ');
const rowOf = (markup: string, label: string) =>
  plainCopy(markup.match(/<tr[\s\S]*?<\/tr>/g)?.find((row) => plainCopy(row).trim().startsWith(label)) ?? '').trim();
const links = (markup: string) =>
  [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('the comparison', () => {
  it('[SAVE-04] [PLUS-09] is a table with the cars at the heads of columns and a head for each row', async () => {
    const html = await page([car(0), car(1), car(2)]);
    expect(html.match(/scope="col"/g)).toHaveLength(3);
    const rows = html.match(/<tr[\s\S]*?<\/tr>/g)?.slice(1) ?? [];
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((row) => !/<th[^>]* scope="row(group)?"/.test(row))).toEqual([]);
    expect(plainCopy(html)).toContain('Compare 3 cars');
  });

  it('[SAVE-04] shows the price with its type and why it is the lowest', async () => {
    const html = await page([car(0), car(1, { priceCents: 58_990_00, beforePriceCents: 60_990_00 })]);
    expect(rowOf(html, 'Price $')).toBe(
      'Price $66,990 Drive away, no more to pay $58,990 Lowest price Was $60,990 Drive away, no more to pay',
    );
  });

  it('[SAVE-04] names what one car alone lists, and does not claim that a car lacks what it does not list', async () => {
    const html = await page([
      car(0, { features: ['Tow bar', 'Camera'] }),
      car(1, { features: ['Camera', 'Sunroof', 'Roof rails'] }),
      car(2, { features: ['Camera', 'Tow bar'] }),
    ]);
    expect(rowOf(html, 'Only this one lists')).toContain('Sunroof Roof rails');
    expect(rowOf(html, 'Tow bar')).toBe('Tow bar Yes Not listed Yes');
    expect(rowOf(html, 'All three list')).toBe('All three list Camera');
  });

  it('[SAVE-04] shows that a car was sold or is gone, leads to similar ones, and offers neither to enquire about', async () => {
    const sold = car(1, { status: 'sold', soldAtMs: sunday }, { pageState: 'sold' });
    const gone = car(2, {}, { pageState: 'gone' });
    gone.vehicle.availability = 'withdrawn';
    const html = await page([car(0), sold, gone]);
    expect(rowOf(html, 'Price $')).toBe('Price $66,990 Drive away, no more to pay Sold No longer available');
    expect(links(html).filter((href) => href.endsWith('#enquire'))).toEqual(['/cars/car-one#enquire']);
    expect(html.match(/Find Me Something Similar/g)).toHaveLength(2);
    expect(rowOf(html, 'Kilometres')).toBe('Kilometres 14,820 km 14,820 km – No longer available');
  });

  it('[PLUS-09] shows differences alone by a link, and lists what it hides', async () => {
    const cars = [car(0), car(1, { colour: 'Meteor Grey' })];
    const whole = await page(cars);
    expect(links(whole)).toContain('/compare?cars=car-one,car-two&differences=1');
    const html = await page(cars, '&differences=1');
    expect(rowOf(html, 'Exterior Colour')).toBe('Exterior Colour Blue Lightning Meteor Grey');
    expect(rowOf(html, 'Engine')).toBe('');
    expect(rowOf(whole, 'Engine')).not.toBe('');
    expect(rowOf(html, 'Price $'), 'the price stands always').toContain('Drive away');
    const hidden = Number(/(\d+) rows in which these cars are alike/.exec(plainCopy(html))?.[1]);
    const count = (markup: string) => markup.match(/<th[^>]* scope="row"/g)?.length ?? 0;
    expect(count(whole) - count(html)).toBe(hidden);
    expect(links(html)).toContain('/compare?cars=car-one,car-two');
  });

  it('[SAVE-04] takes a car out by a link and keeps the rest as it was', async () => {
    const html = await page([car(0), car(1), car(2)], '&differences=1');
    const remove = /<a[^>]*aria-label="Remove 2024 Ford Ranger Wildtrak"[^>]*>/g;
    expect(html.match(remove)?.map((link) => links(link)[0])).toEqual([
      '/compare?cars=car-two,car-three&differences=1',
      '/compare?cars=car-one,car-three&differences=1',
      '/compare?cars=car-one,car-two&differences=1',
    ]);
  });

  it('[SAVE-04] offers to add a car while there is room for one', async () => {
    expect(plainCopy(await page([car(0), car(1)]))).toContain('Add a car');
    expect(plainCopy(await page([car(0), car(1), car(2), car(3)]))).not.toContain('Add a car');
  });

  it('[PLUS-09] lists the parts of its address that it does not show', async () => {
    const cars = [car(0), car(1), car(2), car(3)];
    expect(plainCopy(await page(cars, ',five'))).toContain('These are the first 4 of this link.');
    const fewer = htmlOf(<ComparePage request={requests} address={addressOf(cars)} cars={cars.slice(0, 2)} />);
    expect(plainCopy(await fewer)).toContain('2 cars in this link are not in the stock of A Dealer.');
    expect(plainCopy(await page(cars.slice(0, 2), ',<b>'))).toContain('Part of this link could not be read.');
    expect(plainCopy(await page(cars.slice(0, 2)))).not.toContain('this link');
  });
});

describe('an address with too few cars', () => {
  const few = (one: ComparedCar | null, address: string, similar: ComparedCar[] = []) =>
    htmlOf(
      <TooFewCars
        request={requests}
        address={readCompare(new URLSearchParams(address))}
        car={one}
        similar={similar.map(({ vehicle }) => vehicle.card)}
      />,
    );

  it('[SAVE-04] with none explains how to compare, and leads to the cars', async () => {
    const html = await few(null, '');
    expect(plainCopy(html)).toContain('Press “Compare” on the cars you like.');
    expect(links(html)).toContain('/search/new-used-and-demo-cars');
    expect(plainCopy(await few(null, 'cars=no-such-car'))).toContain(
      '1 car in this link is not in the stock of A Dealer.',
    );
  });

  it('[SAVE-04] with one names it, and offers others to compare it with', async () => {
    const html = await few(car(0), 'cars=car-one', [car(1), car(2)]);
    expect(links(html)).toEqual(
      expect.arrayContaining([comparePath(['car-one', 'car-two']), comparePath(['car-one', 'car-three'])]),
    );
    expect(plainCopy(await few(car(0, {}, { pageState: 'sold' }), 'cars=car-one'))).toContain(
      'has been sold. Choose two to four others',
    );
  });
});
