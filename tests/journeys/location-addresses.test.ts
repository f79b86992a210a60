import { describe, expect, it } from 'vitest';
import { content, shop, until } from './shop.ts';

describe('addresses of places', () => {
  it.each([
    ['/contact', '/contact-us'],
    ['/contact-us', '/contact-us'],
    ['/contact-us/docklands', '/locations/docklands'],
    ['/our-location/docklands', '/locations/docklands'],
    ['/locations/docklands', '/locations/docklands'],
    ['/dealerships', '/locations'],
    ['/dealer-locator', '/locations'],
    ['/locations', '/locations'],
  ])('[NAV-11] %s shows what %s shows', async (path, first) => {
    const [requested, shown] = await Promise.all([shop('southbank-ford', path), shop('southbank-ford', first)]);
    expect([requested.status, shown.status]).toEqual([200, 200]);
    const heading = (html: string) => /<h[12][^>]*>([^<]+)</.exec(html.slice(html.indexOf('<main')))?.[1];
    expect(heading(requested.body)).toBe(heading(shown.body));
    expect(heading(requested.body)).toBeTruthy();
  });

  it('[NAV-11] a place’s page states for machines that it is an AutoDealer', async () => {
    const { body } = await shop('southbank-ford', '/our-location/docklands');
    expect(body).toMatch(/<h1[^>]*>Southbank Ford Docklands<\/h1>/);
    expect(body).toContain('"@type":"AutoDealer"');
  });

  it('[NAV-11] [CFG-04] an unknown place is a 404, and so is another dealer’s', async () => {
    for (const path of ['/locations/nowhere', '/our-location/artarmon', '/contact-us/artarmon'])
      expect((await shop('southbank-ford', path)).status, path).toBe(404);
    expect((await shop('harbour-ford', '/our-location/artarmon')).status).toBe(200);
  });

  it('[NAV-11] a place without a slug of its own has its dealership’s', async () => {
    const id = 'location-hilltop-suzuki-castle-hill';
    expect((await shop('hilltop-suzuki', '/locations/hilltop-suzuki')).status).toBe(404);
    await content().patch(id).unset(['slug']).commit();
    try {
      const status = async () => (await shop('hilltop-suzuki', '/locations/hilltop-suzuki')).status;
      await until('the page at the dealership’s slug', async () => (await status()) === 200);
    } finally {
      await content()
        .patch(id)
        .set({ slug: { _type: 'slug', current: 'castle-hill' } })
        .commit();
    }
  });

  it('[NAV-11] where staff set such an address to lead elsewhere, it does', async () => {
    const id = 'redirect-journey-dealerships';
    const site = { _type: 'reference', _ref: 'site-hilltop-suzuki' };
    await content().createOrReplace({ _id: id, _type: 'redirect', from: '/dealerships', to: '/about-us', site });
    try {
      await until('the redirect', async () => {
        const { status, headers } = await shop('hilltop-suzuki', '/dealerships');
        return status === 308 && headers.location === '/about-us';
      });
      expect((await shop('hilltop-suzuki', '/dealer-locator')).status).toBe(200);
    } finally {
      await content().delete(id);
    }
  });

  it('[NAV-11] a page that staff compose for a place is shown at all of its addresses', async () => {
    const id = 'page-journey-docklands';
    const blocks = [{ _key: 'w', _type: 'hoursSection', heading: 'Written by staff' }];
    const owner = { _type: 'reference', _ref: 'site-southbank-ford' };
    await content().createOrReplace({
      _id: id,
      _type: 'page',
      path: '/locations/docklands',
      title: 'D',
      site: owner,
      blocks,
    });
    try {
      for (const path of ['/locations/docklands', '/our-location/docklands', '/contact-us/docklands'])
        await until(path, async () => (await shop('southbank-ford', path)).body.includes('Written by staff'));
    } finally {
      await content().delete(id);
    }
  });
});
