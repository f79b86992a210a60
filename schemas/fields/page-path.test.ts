import { evaluate, parse } from 'groq-js';
import type { ValidationContext } from 'sanity';
import { describe, expect, it } from 'vitest';
import { uniquePath } from '@/schemas/fields/page-path.ts';

const page = (id: string, path: string, owner: object) => ({ _id: id, _type: 'page', path, ...owner });
const ofA = { site: { _type: 'reference', _ref: 'site-a' } };
const dataset = [
  page('home-a', '/', ofA),
  page('drafts.home-a', '/', ofA),
  page('about-a', '/about-us', ofA),
  page('drafts.new-a', '/new', ofA),
  page('about-ford', '/about-us', { template: { _type: 'reference', _ref: 'template-ford' } }),
];

/** The part of the studio's context that the rule uses, on a real query over the pages above. */
function contextOf(document: object): ValidationContext {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get();
  const client = { fetch, withConfig: () => client };
  return { document, getClient: () => client } as unknown as ValidationContext;
}

describe('[CMS-03] a path is used once', () => {
  it('refuses the path of another page of the site, published or draft', async () => {
    expect(await uniquePath('/about-us', contextOf({ _id: 'drafts.x', ...ofA }))).toMatch(
      /already has the path \/about-us/,
    );
    expect(await uniquePath('/new', contextOf({ _id: 'x', ...ofA }))).toMatch(/already/);
  });

  it.each(['/studio', '/api/about', '/image/x', '/robots.txt'])(
    'refuses %s, where no page would ever show',
    async (path) => {
      expect(await uniquePath(path, contextOf({ _id: 'x', ...ofA }))).toMatch(/never show/);
    },
  );

  it('does not count the page itself, in either form', async () => {
    expect(await uniquePath('/', contextOf({ _id: 'drafts.home-a', ...ofA }))).toBe(true);
    expect(await uniquePath('/', contextOf({ _id: 'home-a', ...ofA }))).toBe(true);
  });

  it('lets another site, and a site over its template, use the same path', async () => {
    const ofB = { site: { _type: 'reference', _ref: 'site-b' } };
    expect(await uniquePath('/about-us', contextOf({ _id: 'drafts.y', ...ofB }))).toBe(true);
  });

  it('shows what is wrong with the path itself first', async () => {
    expect(await uniquePath('about-us', contextOf({ _id: 'x', ...ofA }))).toMatch(/Start the path/);
  });
});
