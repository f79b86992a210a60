import { describe, expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { content, instance, ofHost, shop } from './shop.ts';

const slugs = demoDealerships.map(({ slug }) => slug);

describe('one deployment, many sites', () => {
  it.each(slugs)('[CFG-03] %s responds with its own name, theme and cars', async (slug) => {
    const { name } = await content().fetch<{ name: string }>('*[_type == "site" && slug.current == $slug][0]{name}', {
      slug,
    });
    const page = await shop(slug, '/');
    expect(page.status).toBe(200);
    expect(page.body).toContain(name);
    expect(page.body).toMatch(/data-hero="(cinematic|field)"/);
    expect(page.body).toMatch(/<article[^>]*>/);
  });

  it('[NAV-01] the host chooses the site, and no site shows the name of another dealer in its title', async () => {
    const titles = await Promise.all(
      slugs.map(async (slug) => /<title>(.*?)<\/title>/.exec((await shop(slug, '/')).body)?.[1]),
    );
    expect(new Set(titles).size).toBe(slugs.length);
  });

  it('[NAV-01] an unknown host gets a plain 404 page', async () => {
    const result = await ofHost(`nobody.localhost:${instance().port}`, '/');
    expect(result.status).toBe(404);
    expect(result.body).not.toMatch(/Southbank|Cartown|Meridian/);
  });

  it('[NAV-01] the inner address of a site is not an address', async () => {
    expect((await ofHost(`localhost:${instance().port}`, '/sites/cartown')).status).toBe(404);
    expect((await shop('southbank-ford', '/sites/cartown')).status).toBe(404);
  });

  it('[NAV-01] an unknown path is the 404 page of that site', async () => {
    const response = await shop('cartown', '/no-such-page');
    expect(response.status).toBe(404);
    expect(response.body).toContain('cartown');
  });

  it('[NAV-12] staff add and remove a page, and its address appears and disappears', async () => {
    const client = content();
    const page = {
      _id: 'page-southbank-ford-diamond',
      _type: 'page',
      site: { _type: 'reference', _ref: 'site-southbank-ford' },
      path: '/diamond-advantage',
      title: 'Diamond Advantage',
      blocks: [
        {
          _key: 'a',
          _type: 'richText',
          heading: 'Diamond Advantage',
          body: [
            {
              _key: 'b',
              _type: 'block',
              style: 'normal',
              markDefs: [],
              children: [{ _key: 'c', _type: 'span', text: 'Seven years of care.', marks: [] }],
            },
          ],
        },
      ],
    };
    expect((await shop('southbank-ford', page.path)).status).toBe(404);
    try {
      await client.createOrReplace(page);
      await settled(async () => (await shop('southbank-ford', page.path)).status === 200);
      expect((await shop('southbank-ford', page.path)).body).toContain('Seven years of care.');
      expect((await shop('harbour-ford', page.path)).status).toBe(404);
    } finally {
      await client.delete(page._id);
      await settled(async () => (await shop('southbank-ford', page.path)).status === 404);
    }
  });

  it('lists the demo sites on plain localhost', async () => {
    const result = await ofHost(`localhost:${instance().port}`, '/');
    expect(result.status).toBe(200);
    for (const slug of slugs) expect(result.body).toContain(`${slug}.localhost`);
    expect(result.body).toMatch(/<meta name="robots" content="noindex"/);
  });

  it('[OPS-04] health responds on localhost', async () => {
    expect((await ofHost(`127.0.0.1:${instance().port}`, '/api/health')).status).toBe(200);
  });
});

async function settled(holds: () => Promise<boolean>): Promise<void> {
  const { until } = await import('./shop.ts');
  await until('the site to follow the publish', holds);
}
