import type { SanityClient } from '@sanity/client';
import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

const sites = ['south', 'north'].map((slug) => ({
  _id: `site-${slug}`,
  _type: 'site',
  name: slug,
  slug: { current: slug },
}));
const office = (id: string, slug: string, stockSource: object) => ({
  _id: id,
  _type: 'siteOffice',
  site: { _ref: `site-${slug}` },
  stockSource,
});
const from = (host: string, more: object = {}) => ({
  kind: 'url',
  address: `https://${host}.example/stock.csv`,
  ...more,
});

const found = (...documents: object[]) => {
  const dataset = [...sites, ...documents];
  const fetch = async (query: string) => (await evaluate(parse(query), { dataset })).get();
  return readSources({ fetch } as unknown as SanityClient, 3000);
};

describe('[PLUS-20] stock sources of the content', () => {
  it('are one for each site: a second document of office settings does not have it fetched again and again', async () => {
    const sources = await found(
      office('office.copy', 'south', from('second')),
      office('office.a', 'south', from('first')),
      office('office.north', 'north', from('north')),
    );
    expect(sources.map(({ site, source }) => [site, source?.address])).toEqual([
      ['south', 'https://first.example/stock.csv'],
      ['north', 'https://north.example/stock.csv'],
    ]);
  });

  it('leave out what is paused, and name what is wrong', async () => {
    const sources = await found(
      office('office.a', 'south', from('a', { paused: true })),
      office('office.b', 'north', { kind: 'url', address: 'ftp://b.example/stock.csv' }),
    );
    expect(sources.map(({ site, source, settled }) => [site, source, settled.fault])).toEqual([
      ['north', null, 'The address must begin with https://.'],
    ]);
  });
});
