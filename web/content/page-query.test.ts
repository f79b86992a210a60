import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { PAGE_QUERY } from './page-query.ts';

const reference = (_ref: string) => ({ _type: 'reference', _ref });
const text = (hidden = false) => ({ _key: 'a', _type: 'richText', hidden });
const page = (_id: string, owner: object, path = '/', blocks = [text()]) => ({
  _id,
  _type: 'page',
  path,
  title: _id,
  blocks,
  ...owner,
});
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
  site('bayside-ford', 'template-ford'),
  page('bayside-home', { site: reference('site-bayside-ford') }, '/', []),
  site('hillside-ford', 'template-ford'),
  page('hillside-home', { site: reference('site-hillside-ford') }, '/', [text(true)]),
  page('hillside-later', { site: reference('site-hillside-ford') }, '/later', []),
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

  it.each(['bayside-ford', 'hillside-ford'])(
    '[NAV-12] a home page of %s without a block that shows does not blank the site: its template’s stays',
    async (slug) => expect(await found(slug, '/')).toBe('ford-home'),
  );

  it('any other page may be empty', async () => expect(await found('hillside-ford', '/later')).toBe('hillside-later'));

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
