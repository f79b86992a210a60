import { evaluate, parse } from 'groq-js';
import type { ValidationContext } from 'sanity';
import { describe, expect, it } from 'vitest';
import { freeHost, freeNumber } from './taken.ts';

const site = (id: string, name: string, siteNumber: number, hosts: string[]) => ({
  _id: id,
  _type: 'site',
  name,
  siteNumber,
  hosts,
  slug: { _type: 'slug', current: id.replace(/^.*site-/, 'dealer-') },
});
const dataset = [
  site('site-a', 'Harbour Ford', 7, ['www.Harbour.example']),
  site('drafts.site-b', 'Coastline Mazda', 8, ['coastline.example']),
];

/** The part of the studio's context that the rules use, on a real query over the sites above. */
function contextOf(id: string): ValidationContext {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get();
  const client = { fetch, withConfig: () => client };
  return { document: { _id: id }, getClient: () => client } as unknown as ValidationContext;
}

describe('[NAV-01] what another site has', () => {
  it('is refused as a host name, in any spelling, and names the site', async () => {
    expect(await freeHost('www.harbour.example', contextOf('drafts.site-c'))).toMatch('Harbour Ford already has');
    expect(await freeHost('coastline.example', contextOf('site-c'))).toMatch('Coastline Mazda already has');
    expect(await freeHost('dealer-a.localhost:3000', contextOf('site-c'))).toMatch('Harbour Ford already has');
    expect(await freeHost('dealer-a.localhost', contextOf('site-a'))).toBe(true);
  });

  it('is refused as a site number', async () => {
    expect(await freeNumber(7, contextOf('drafts.site-c'))).toMatch('Harbour Ford already has this number');
  });

  it('lets a site have what is its own, and what is free', async () => {
    expect(await freeHost('www.harbour.example', contextOf('drafts.site-a'))).toBe(true);
    expect(await freeNumber(8, contextOf('site-b'))).toBe(true);
    expect(await freeHost('new.example', contextOf('drafts.site-c'))).toBe(true);
    expect(await freeNumber(9, contextOf('drafts.site-c'))).toBe(true);
    expect(await freeNumber(undefined, contextOf('drafts.site-c'))).toBe(true);
  });
});
