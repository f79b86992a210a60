import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { studioHost } from '@/studio/platform/host-site.ts';
import { pageOfPath, pagePath, placeOfPath } from './preview-pages.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref });
const site = (slug: string, template: string, hosts: string[] = []) => ({
  _id: `site-${slug}`,
  _type: 'site',
  slug: { current: slug },
  hosts,
  template: ref(template),
});
const page = (_id: string, path: string, owner: object) => ({ _id, _type: 'page', path, ...owner });
const dataset = [
  site('southbank-ford', 'template-ford', ['www.southbank.example']),
  site('harbour-ford', 'template-ford'),
  page('home-southbank', '/', { site: ref('site-southbank-ford') }),
  page('home-ford', '/', { template: ref('template-ford') }),
  page('about-ford', '/about-us', { template: ref('template-ford') }),
  page('home-kia', '/', { template: ref('template-kia') }),
];

async function shown(address: string): Promise<string[]> {
  const { host, hostname, pathname } = new URL(address);
  const params = { path: pagePath(pathname), ...studioHost({ host, hostname }) };
  return (await evaluate(parse(`*[${pageOfPath}]._id`, { params }), { dataset, params })).get();
}

describe('[CMS-02] the page that an address of the preview opens', () => {
  it("is the site's own, else its template's", async () => {
    expect(await shown('http://southbank-ford.localhost:3000/')).toEqual(['home-southbank']);
    expect(await shown('http://harbour-ford.localhost:3000/')).toEqual(['home-ford']);
    expect(await shown('http://southbank-ford.localhost:3000/about-us/')).toEqual(['about-ford']);
  });

  it("is found by a site's own host too", async () => {
    expect(await shown('https://www.southbank.example/')).toEqual(['home-southbank']);
  });

  it('is none on a host of no site and for a path of no page', async () => {
    expect(await shown('http://localhost:3000/')).toEqual([]);
    expect(await shown('http://southbank-ford.localhost:3000/nowhere')).toEqual([]);
  });
});

describe('[NAV-11] the location that an address of the preview opens', () => {
  const place = (_id: string, owner: string, slug?: string) => ({
    _id,
    _type: 'location',
    site: ref(owner),
    ...(slug && { slug: { current: slug } }),
  });
  const places = [
    ...dataset,
    place('docklands', 'site-southbank-ford', 'docklands'),
    place('composed', 'site-southbank-ford', 'composed'),
    place('nameless', 'site-harbour-ford'),
    page('page-composed', '/locations/composed', { site: ref('site-southbank-ford') }),
  ];
  const opened = async (slug: string, requested: string) =>
    (
      await evaluate(parse(`*[${placeOfPath}]._id`, { params: { place: requested, slug, host: '' } }), {
        dataset: places,
        params: { place: requested, slug, host: '' },
      })
    ).get();

  it('is the site’s own, by its slug or its dealership’s', async () => {
    expect(await opened('southbank-ford', 'docklands')).toEqual(['docklands']);
    expect(await opened('harbour-ford', 'harbour-ford')).toEqual(['nameless']);
    expect(await opened('harbour-ford', 'docklands')).toEqual([]);
  });

  it('gives way to a page that staff made there', async () => {
    expect(await opened('southbank-ford', 'composed')).toEqual([]);
  });
});
