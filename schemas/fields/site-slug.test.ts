import { evaluate, parse } from 'groq-js';
import type { ValidationContext } from 'sanity';
import { describe, expect, it } from 'vitest';
import { lastingSlug, slugOfSiteId } from './site-slug.ts';

const slug = (current: string) => ({ _type: 'slug', current }) as const;
const dataset = [
  { _id: 'site-harbour', _type: 'site', slug: slug('harbour') },
  { _id: 'drafts.site-harbour', _type: 'site', slug: slug('wharf') },
  { _id: 'imported', _type: 'site', slug: slug('coastline') },
];

/** The part of the studio's context that the rule uses, on a real query over the sites above. */
function contextOf(id: string): ValidationContext {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get();
  const client = { fetch, withConfig: () => client };
  return { document: { _id: id }, getClient: () => client } as unknown as ValidationContext;
}
const check = (current: string, id: string) => lastingSlug(slug(current), contextOf(id));

describe('[CFG-01] [CMS-03] the short name of a site', () => {
  it('does not change once it is published: enquiries, accounts and staff belong to it', async () => {
    expect(await check('harbour', 'drafts.site-harbour')).toBe(true);
    expect(await check('wharf', 'drafts.site-harbour')).toMatch('stays “harbour”');
    expect(await check('coastline', 'drafts.imported')).toBe(true);
    expect(await check('harbour', 'drafts.imported')).toMatch('stays “coastline”');
  });

  it('is that of the id for a new site, by which its staff have their rights', async () => {
    expect(await check('new', 'drafts.site-new')).toBe(true);
    expect(await check('other', 'drafts.site-new')).toMatch('stays “new”');
    expect(await check('new', 'drafts.0f3c')).toMatch('New dealer');
    expect(await lastingSlug(undefined, contextOf('drafts.site-new'))).toBe(true);
  });

  it('is read from the ids that sites have', () => {
    expect(['site-a-b', 'drafts.site-a', 'versions.r1.site-a', 'site-', 'imported'].map(slugOfSiteId)).toEqual([
      'a-b',
      'a',
      'a',
      null,
      null,
    ]);
  });
});
