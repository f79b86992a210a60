import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { PAGE_QUERY } from './page-query.ts';

const reference = (_ref: string) => ({ _type: 'reference', _ref });
const page = (_id: string, owner: object, path = '/') => ({ _id, _type: 'page', path, title: _id, ...owner });
const site = (slug: string, template?: string) => ({
  _id: `site-${slug}`,
  _type: 'site',
  slug: { current: slug },
  ...(template ? { template: reference(template) } : {}),
});
const dataset = [
  site('southbank-ford', 'template-ford'),
  site('harbour-ford', 'template-ford'),
  site('cartown'),
  page('harbour-home', { site: reference('site-harbour-ford') }),
  page('southbank-home', { site: reference('site-southbank-ford') }),
  page('ford-home', { template: reference('template-ford') }),
  page('ford-warranty', { template: reference('template-ford') }, '/warranty'),
  page('harbour-fleet', { site: reference('site-harbour-ford') }, '/fleet'),
  page('nobodys', {}, '/nobodys'),
];

async function found(slug: string, path: string): Promise<string | undefined> {
  const value = await evaluate(parse(PAGE_QUERY), { dataset, params: { site: slug, path } });
  return (await value.get())?._id;
}

describe('PAGE_QUERY', () => {
  it.each([
    ['southbank-ford', '/', 'southbank-home'],
    ['harbour-ford', '/', 'harbour-home'],
    ['southbank-ford', '/warranty', 'ford-warranty'],
    ['harbour-ford', '/fleet', 'harbour-fleet'],
  ])('[NAV-12] finds for %s at %s %s: the own page first, else the template’s', async (slug, path, id) => {
    expect(await found(slug, path)).toBe(id);
  });

  it.each([
    ['southbank-ford', '/fleet'],
    ['cartown', '/'],
    ['cartown', '/fleet'],
    ['cartown', '/warranty'],
    ['cartown', '/nobodys'],
    ['no-such-site', '/'],
    ['no-such-site', '/nobodys'],
  ])('[CFG-04] finds nothing of anybody else’s for %s at %s', async (slug, path) => {
    expect(await found(slug, path)).toBeUndefined();
  });
});
