import { describe, expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { shop } from './shop.ts';

const slugs = demoDealerships.map(({ slug }) => slug);
/** One of each template, and the group: the other names of a page are the same code on every site. */
const ofTemplates = ['southbank-ford', 'cartown', 'coastline-mazda', 'meridian-group'];
const form = (ids: string) => new RegExp(`name="_form" value="(?:${ids})"`);
const service = /id="service-booking"[\s\S]*name="_form" value="service-booking"/;

describe('where shoppers book, trade in, sell and request parts', () => {
  it.each([
    ['/book-test-drive', form('test-drive|form-coastline-mazda-drive'), slugs],
    ['/service', service, slugs],
    ['/ford-service', service, ofTemplates],
    ['/trade-in', form('trade-in'), slugs],
    ['/sell-your-car', form('valuation'), slugs],
    ['/sell-my-car', form('valuation'), ofTemplates],
    ['/vehicle-parts-and-accessories', form('parts-enquiry'), slugs],
    ['/parts/search', form('parts-enquiry'), ofTemplates],
    ['/search', /<article[ >]/, slugs],
  ])('[NAV-10] every site serves %s', async (path, shows, sites) => {
    const without: string[] = [];
    for (const slug of sites) {
      const { status, body } = await shop(slug, path);
      if (status !== 200 || !shows.test(body)) without.push(`${slug}: ${status}`);
    }
    expect(without).toEqual([]);
  });

  it.each([
    ['/ford-service', '/service', 'Leave it at Lorimer Street on your way to work.'],
    ['/sell-my-car', '/sell-your-car', 'We buy without selling you one'],
    ['/parts/search', '/vehicle-parts-and-accessories', 'Open before the first delivery'],
  ])('[NAV-10] %s shows what staff composed at %s', async (path, _composedAt, text) => {
    expect((await shop('southbank-ford', path)).body).toContain(text);
  });

  it('[NAV-10] [FORM-14] a form posted there without script comes back with what is wrong', async () => {
    const path = '/parts/search';
    const [, block = ''] = /name="_block" value="([^"]+)"/.exec((await shop('southbank-ford', path)).body) ?? [];
    const { status, body } = await shop('southbank-ford', path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.230' },
      body: String(new URLSearchParams({ _form: 'parts-enquiry', _block: block, name: 'Alex' })),
    });
    expect(status).toBe(422);
    expect(body).toContain('data-testid="error-warning"');
    expect(body).toContain('value="Alex"');
  });
});
