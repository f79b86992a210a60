import { describe, expect, it } from 'vitest';
import { cached, content, control, instance, ofHost, shop, until } from './shop.ts';

const block = (path: string, blocks: unknown[]) => ({
  _id: `page-southbank-ford${path.replaceAll('/', '-')}`,
  _type: 'page',
  site: { _type: 'reference', _ref: 'site-southbank-ford' },
  path,
  title: 'A test of bad content',
  blocks,
});

describe('bad input gets a clear response and breaks nothing', () => {
  it('a 200 KB query string is refused at once', async () => {
    const response = await shop('southbank-ford', `/?q=${'x'.repeat(200_000)}`);
    expect([414, 431]).toContain(response.status);
    expect((await shop('southbank-ford', '/')).status).toBe(200);
  });

  it('a webhook with a wrong signature purges nothing', async () => {
    await cached('southbank-ford');
    const result = await ofHost(`localhost:${instance().port}`, '/api/webhooks/content', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${Date.now()},v1=nonsense` },
      body: JSON.stringify({ _id: 'site-southbank-ford', _type: 'site', slug: 'southbank-ford' }),
    });
    expect(result.status).toBe(401);
    expect((await shop('southbank-ford', '/')).headers['x-cache']).toBe('hit');
  });

  it('[BLK-09] a block with missing fields shows nothing to shoppers and the rest of the page is shown', async () => {
    const page = block('/broken-block', [
      { _key: 'a', _type: 'hero' },
      { _key: 'b', _type: 'noSuchBlock', heading: 'Unknown' },
      { _key: 'c', _type: 'richText', heading: 'Still here', body: [] },
      { _key: 'd', _type: 'promoTiles', source: 'chosen', heading: 'Tiles', tiles: null },
    ]);
    await content().createOrReplace(page);
    await until('the page', async () => (await shop('southbank-ford', page.path)).status === 200);
    const { body } = await shop('southbank-ford', page.path);
    expect(body).toContain('Still here');
    expect(body).not.toContain('Unknown');
  });

  it('a page that references a deleted document still responds', async () => {
    const page = block('/deleted-reference', [
      {
        _key: 'a',
        _type: 'promoTiles',
        source: 'chosen',
        heading: 'Chosen tiles',
        tiles: [{ _key: 'x', _type: 'reference', _ref: 'tile-that-never-was', _weak: true }],
      },
      { _key: 'b', _type: 'richText', heading: 'Below the tiles', body: [] },
    ]);
    await content().createOrReplace(page);
    await until('the page', async () => (await shop('southbank-ford', page.path)).status === 200);
    expect((await shop('southbank-ford', page.path)).body).toContain('Below the tiles');
  });

  it('[SRCH-25] with the search down a page shows a message where the cars would be, and recovers by itself', async () => {
    await control('stop', 'search');
    try {
      const page = block('/cars-here', [
        { _key: 'a', _type: 'latestStock', heading: 'Latest cars' },
        { _key: 'b', _type: 'richText', heading: 'Words below the cars', body: [] },
      ]);
      await content().createOrReplace(page);
      await until('the page', async () => (await shop('southbank-ford', page.path)).status === 200);
      const down = await shop('southbank-ford', page.path);
      expect(down.body).toContain('Words below the cars');
      expect(down.body).toContain('Our cars cannot be shown right now');
      expect(down.body).not.toMatch(/<article/);
      expect(down.headers['x-cache']).not.toBe('hit');
    } finally {
      await control('start', 'search');
    }
    await until('the cars', async () => /<article/.test((await shop('southbank-ford', '/cars-here')).body), 10_000);
  });

  it('[SRCH-25] a cached page keeps its cars while the search is down', async () => {
    await cached('cartown');
    expect((await shop('cartown', '/')).body).toMatch(/<article/);
    await control('stop', 'search');
    try {
      expect((await shop('cartown', '/')).body).toMatch(/<article/);
    } finally {
      await control('start', 'search');
    }
  });

  it('a method that a page does not support is refused', async () => {
    expect((await shop('southbank-ford', '/', { method: 'DELETE' })).status).toBe(405);
  });

  it('[CMS-05] the dataset is private: a query without a session is refused', async () => {
    const response = await shop(
      'southbank-ford',
      `/lake/v2025-03-04/data/query/production?query=${encodeURIComponent('*[0]')}`,
    );
    expect(response.status).toBe(401);
  });
});
