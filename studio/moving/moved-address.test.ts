import { describe, expect, it } from 'vitest';
import { addressOf, moveOf, redirectsOfMove } from './moved-address.ts';

const site = { _type: 'reference', _ref: 'site-a' };
const page = (path: string) => ({ _type: 'page', path, site });

describe('[CFG-05] a page that staff move', () => {
  it('has an address by its kind', () => {
    expect(addressOf(page('/about-us'))).toBe('/about-us');
    expect(addressOf({ _type: 'post', slug: { current: 'winter' } })).toBe('/blog/winter');
    expect(addressOf({ _type: 'location', slug: { current: 'docklands' } })).toBe('/locations/docklands');
    expect([addressOf({ _type: 'menu' }), addressOf({ _type: 'post' }), addressOf(null)]).toEqual([null, null, null]);
  });

  it('moves only where it was published under another address', () => {
    expect(moveOf(page('/a'), page('/b'))).toEqual({ from: '/a', to: '/b' });
    expect(moveOf(page('/a'), page('/a'))).toBeNull();
    expect(moveOf(null, page('/b'))).toBeNull();
    expect(moveOf(page('/'), page('/b'))).toBeNull();
  });

  it('leaves a redirect of its owner at the old address', () => {
    expect(redirectsOfMove({ from: '/a/b', to: '/c' }, { site }, [])).toEqual([
      {
        createOrReplace: {
          _id: expect.stringMatching(/^moved-site-a-a__b-[\da-f]{14}$/),
          _type: 'redirect',
          from: '/a/b',
          to: '/c',
          permanent: true,
          site,
        },
      },
    ]);
  });

  it('makes no redirect over two steps or in a circle when it moves again, or back', () => {
    const written = [
      { _id: 'one', from: '/old', to: '/a' },
      { _id: 'two', from: '/b', to: '/elsewhere' },
      { _id: 'three', from: '/other', to: '/more' },
    ];
    expect(redirectsOfMove({ from: '/a', to: '/b' }, { site }, written).slice(0, -1)).toEqual([
      { delete: { id: 'two' } },
      { patch: { id: 'one', set: { to: '/b' } } },
    ]);
    const back = redirectsOfMove({ from: '/a', to: '/old' }, { site }, written);
    expect(back[0]).toEqual({ delete: { id: 'one' } });
    expect(back).toHaveLength(2);
  });

  it('takes the place of a redirect that was written for the old address before', () => {
    const [mutation] = redirectsOfMove({ from: '/a', to: '/b' }, { site }, [{ _id: 'own', from: '/a', to: '/x' }]);
    expect(mutation).toMatchObject({ createOrReplace: { _id: 'own', to: '/b' } });
  });

  const idsAt = (...written: { _id: string; from: string }[]) =>
    redirectsOfMove(
      { from: '/a', to: '/b' },
      { site },
      written.map((one) => ({ ...one, to: '/x' })),
    ).flatMap((one) => ('createOrReplace' in one ? one.createOrReplace._id : []));

  it('is published, where the redirect of the old address is a draft or in a release', () => {
    expect(idsAt({ _id: 'drafts.own', from: '/a' })).toEqual(['own']);
    expect(idsAt({ _id: 'drafts.one', from: '/a' }, { _id: 'other', from: '/a' })).toEqual(['other']);
    expect(idsAt({ _id: 'versions.r1.own', from: '/a' })).toEqual([expect.stringMatching(/^moved-site-a-a-/)]);
    const reworked = idsAt({ _id: 'drafts.one', from: '/a' }, { _id: 'one', from: '/elsewhere' });
    expect(reworked).toEqual([expect.stringMatching(/^moved-site-a-a-/)]);
  });

  it('has an id of its own for every path', () => {
    const long = `/${'a'.repeat(90)}`;
    const idOf = (from: string) => JSON.stringify(redirectsOfMove({ from, to: '/z' }, { site }, []));
    for (const [one, other] of [
      ['/a/b', '/a__b'],
      [`${long}1`, `${long}2`],
    ])
      expect(idOf(one ?? '').split('"from"')[0]).not.toBe(idOf(other ?? '').split('"from"')[0]);
  });
});
