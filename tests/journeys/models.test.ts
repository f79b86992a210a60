import { describe, expect, it, onTestFinished } from 'vitest';
import { internalLinks } from './links.ts';
import { text } from './page-words.ts';
import { content, shop, until } from './shop.ts';

describe('the models of a dealer', () => {
  it('[NAV-13] every model of the menu has its page, at its short address too', async () => {
    const home = await shop('southbank-ford', '/');
    const paths = internalLinks(home).filter((path) => path.startsWith('/models/'));
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const [page, short] = [await shop('southbank-ford', path), await shop('southbank-ford', path.slice(7))];
      expect([path, page.status, short.status]).toEqual([path, 200, 200]);
    }
    const ranger = text((await shop('southbank-ford', '/models/ranger')).body);
    expect(ranger).toMatch(/Ford Ranger.*From \$42,530 drive away.*Variants.*Colours.*Ranger in stock/);
    expect((await shop('southbank-ford', '/models/hilux')).status).toBe(404);
  });

  it('[NAV-13] Suzuki Australia writes its addresses its own way, and the plain ones lead there', async () => {
    const moved = await shop('hilltop-suzuki', '/models/swift');
    expect([moved.status, moved.headers.location]).toEqual([308, '/models/suzuki-swift']);
    expect((await shop('hilltop-suzuki', '/models/suzuki-swift')).status).toBe(200);
  });

  it('[NAV-13] a new slug wins: the old one leads there, at both addresses; on Toyota’s sites the old one stays', async () => {
    const model = (site: string) => ({
      _id: `model-journey-${site}`,
      _type: 'model',
      name: 'Journey',
      slug: { _type: 'slug', current: 'journey-old' },
      newSlug: { _type: 'slug', current: 'journey-new' },
      status: 'current',
      site: { _type: 'reference', _ref: `site-${site}` },
    });
    const sites = ['southbank-ford', 'bayside-toyota'];
    for (const site of sites) await content().createOrReplace(model(site));
    onTestFinished(async () => {
      for (const site of sites) await content().delete(`model-journey-${site}`);
    });
    const responseAt = async (site: string, path: string) => {
      const { status, headers } = await shop(site, path);
      return [status, headers.location];
    };
    await until('the model', async () => (await responseAt('southbank-ford', '/models/journey-new'))[0] === 200);
    for (const path of ['/models/journey-old', '/journey-old'])
      expect(await responseAt('southbank-ford', path)).toEqual([308, '/models/journey-new']);
    await until('the model', async () => (await responseAt('bayside-toyota', '/models/journey-old'))[0] === 200);
    expect(await responseAt('bayside-toyota', '/models/journey-new')).toEqual([308, '/models/journey-old']);
  });

  it('[NAV-20] the range of one body alone, or what is to come', async () => {
    const trucks = text((await shop('harbour-ford', '/models?body=trucks')).body);
    const main = trucks.slice(trucks.indexOf('Contact Us'));
    expect(main).toContain('Ranger');
    expect((await shop('harbour-ford', '/models?body=future-vehicles')).status).toBe(200);
  });
});

describe('an offer', () => {
  it('[NAV-14] [BLK-03] has a page with its whole conditions, on its own site alone', async () => {
    const list = await shop('southbank-ford', '/special-offers');
    const [path = ''] = internalLinks(list).filter((link) => link.startsWith('/offers/'));
    const offer = await shop('southbank-ford', path);
    expect(offer.status).toBe(200);
    expect(text(offer.body)).not.toContain('View full disclaimer');
    expect((await shop('coastline-mazda', path)).status).toBe(404);
  });

  it('[NAV-14] shows on which day it ends and shows the cars it applies to, and is gone when it has ended', async () => {
    const _id = 'offer-journey-ranger';
    const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const reference = (_ref: string) => ({ _type: 'reference', _ref });
    await content().createOrReplace({
      _id,
      _type: 'offer',
      name: 'Ranger, the last of its plate',
      description: 'While they stand here.',
      category: 'Vehicle offer',
      site: reference('site-southbank-ford'),
      model: { ...reference('model-ford-ranger'), _weak: true },
      // Early in the afternoon of that day in Melbourne.
      expiresAt: `${lastDay}T03:00:00.000Z`,
    });
    onTestFinished(async () => {
      await content().delete(_id);
    });
    const page = () => shop('southbank-ford', `/offers/${_id}`);
    await until('the offer', async () => (await page()).status === 200);
    const offer = await page();
    const date = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const;
    expect(text(offer.body)).toContain(`Ends ${new Intl.DateTimeFormat('en-AU', date).format(new Date(lastDay))}`);

    const [stock = ''] = /id="stock"[\s\S]*?<\/section>/.exec(offer.body) ?? [];
    const cars = internalLinks({ ...offer, body: stock }).filter((path) => /^\/cars\/(?!trade-in)/.test(path));
    expect(cars.length).toBeGreaterThan(0);
    expect(cars.filter((path) => !/^\/cars\/\d{4}-ford-ranger-/.test(path))).toEqual([]);
    const { found } = JSON.parse((await shop('southbank-ford', '/api/stock-count?make=Ford&model=Ranger')).body);
    expect(text(stock)).toContain(`Ford Ranger in stock ${found} for sale`);

    await content()
      .patch(_id)
      .set({ expiresAt: new Date(Date.now() - 1_000).toISOString() })
      .commit();
    await until('its end', async () => (await page()).status === 404);
  });

  it('[NAV-14] carries the make in its address on a site of several', async () => {
    const list = await shop('meridian-group', '/special-offers');
    const paths = internalLinks(list).filter((link) => link.startsWith('/offers/'));
    for (const path of paths) {
      const { status, headers } = await shop('meridian-group', path);
      expect([path, [200, 308].includes(status)]).toEqual([path, true]);
      if (status === 308) expect((await shop('meridian-group', headers.location ?? '')).status).toBe(200);
    }
  });
});

describe('the searches of offers and models', () => {
  it('[SRCH-21] offers are found by kind, price and words, of this dealer alone, and nothing has its own card', async () => {
    const all = await shop('southbank-ford', '/offers');
    const own = internalLinks(all).filter((link) => link.startsWith('/offers/'));
    expect([all.status, own.length > 0]).toEqual([200, true]);
    const few = await shop(
      'southbank-ford',
      '/offers?categories=Vehicle+offer&price[min]=&price[max]=70000&query=ranger',
    );
    const found = internalLinks(few).filter((link) => link.startsWith('/offers/'));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(own.length);
    expect(text((await shop('southbank-ford', '/offers?query=nosuchoffer')).body)).toContain(
      'No Results Available There appears to be no offers currently available that meet the conditions of your search',
    );
    const others = internalLinks(await shop('coastline-mazda', '/offers'));
    expect(own.filter((link) => others.includes(link))).toEqual([]);
    for (const junk of ['?page=-1', '?page=1e9', `?query=${'%F0%9F'.repeat(40)}`, '?price=9:1', '?categories[]=<b>'])
      expect([junk, (await shop('southbank-ford', `/offers${junk}`)).status]).toEqual([junk, 200]);
  });

  it('[SRCH-21] models are found by body and words', async () => {
    const models = async (query: string) =>
      text((await shop('harbour-ford', `/models/search${query}`)).body).split('Results')[1] ?? '';
    expect(await models('')).toMatch(/Ranger.*Mustang/);
    expect(await models('?body=vans')).toMatch(/Transit/);
    expect(text((await shop('harbour-ford', '/models/search?query=nosuchmodel')).body)).toContain(
      'No Results Available',
    );
    expect((await shop('cartown', '/models/search')).status).toBe(404);
  });
});
