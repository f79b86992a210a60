import { evaluate, parse } from 'groq-js';
import type { ValidationContext } from 'sanity';
import { describe, expect, it } from 'vitest';
import { checkRedirect, checkTarget } from './redirect-check.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref });
const [site, template] = [ref('site-a'), ref('template-ford')];
const redirect = (_id: string, from: string, to: string, owner: object = { site }) => ({
  _id,
  _type: 'redirect',
  from,
  to,
  ...owner,
});
const sites = [
  { _id: 'site-a', _type: 'site', slug: { current: 'a' }, hosts: ['a.example'], template },
  { _id: 'site-b', _type: 'site', slug: { current: 'b' }, hosts: ['b.example'], template },
];

const check = (document: { to: string }, others: object[] = []) =>
  checkRedirect(document.to, {
    document,
    getClient: () => ({
      withConfig: () => ({
        fetch: async (query: string, params: object) =>
          (
            await evaluate(parse(query, { params: params as never }), {
              dataset: [...sites, ...others],
              params: params as never,
            })
          ).get(),
      }),
    }),
  } as unknown as ValidationContext);

describe('[CFG-05] the address to which a redirect leads', () => {
  it.each(['#top', '/\\evil.example', '//evil.example', 'tel:131313', 'mailto:a@b.example', '/a b', 'https://'])(
    'is not %s',
    (to) => expect(checkTarget(to)).not.toBe(true),
  );
  it.each(['/new', '/new#top', 'https://other.example/x'])('may be %s', (to) => expect(checkTarget(to)).toBe(true));

  const circle = expect.stringContaining('leads back to where it came from');

  it.each(['/a', '/a#top', '/a/?x=1', 'https://a.example/a'])('is not where it came from: %s', async (to) => {
    expect(await check(redirect('r', '/a', to))).toEqual(circle);
  });

  it('is none from which other redirects lead back', async () => {
    expect(await check(redirect('r', '/a', '/b'), [redirect('s', '/b', '/a')])).toEqual(circle);
    expect(await check(redirect('r', '/a', '/b'), [redirect('drafts.s', '/b', '/a')])).toEqual(circle);
    const longer = [redirect('s', '/b', '/c'), redirect('t', '/c', '/a', { template })];
    expect(await check(redirect('r', '/a', '/b'), longer)).toEqual(circle);
    const page = { _id: 'p', _type: 'page', path: '/b', site };
    expect(await check(redirect('r', '/a', '/b'), [page, redirect('t', '/b', '/a', { template })])).toEqual(circle);
  });

  it('of a template is none from which a redirect of one of its sites leads back', async () => {
    const ofSite = redirect('s', '/b', '/a', { site: ref('site-b') });
    expect(await check(redirect('r', '/a', '/b', { template }), [ofSite])).toEqual(circle);
  });

  it('is right where the way ends: by another site, the document’s own draft, a draft that leads elsewhere, or one taken down', async () => {
    const fine = async (...others: object[]) =>
      expect(await check(redirect('drafts.r', '/a', '/b'), others)).toBe(true);
    await fine();
    await fine(redirect('s', '/b', '/a', { site: ref('site-b') }));
    await fine(redirect('r', '/b', '/a'));
    await fine(redirect('s', '/b', '/a'), redirect('drafts.s', '/b', '/c'));
    await fine(redirect('drafts.s', '/b', '/c'), redirect('s', '/b', '/a'));
    await fine(redirect('t', '/b', '/a', { template }), { ...redirect('s', '/b', ''), gone: true });
    await fine(redirect('t', '/b', '/a', { template }), redirect('s', '/b', '/c'));
  });
});
