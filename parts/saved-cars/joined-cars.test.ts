// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followAccount } from './account-cars.ts';
import { ownStore, writeList } from './browser-list.ts';
import { type Favourite, favourites } from './favourites.ts';

const car = (id: string): Favourite => ({ id, name: id, slug: id, make: 'Ford', model: id, primary_image_url: '' });
const ids = () => favourites(ownStore, 'a').map(({ id }) => id);
const never = () => new AbortController().signal;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('[SAVE-02] cars that were saved before the sign-in, which did not bring them', () => {
  /** An account that replies with this status to what it does not have; it has what it took. */
  const accountWith = (own: string[], statusOf: (id: string) => number) => {
    const posted: string[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address.endsWith('/cars')) return Response.json({ cars: own.map(car) });
      const { car_id: id } = JSON.parse(String(init?.body));
      posted.push(id);
      if (statusOf(id) === 200) own.push(id);
      return Response.json({}, { status: statusOf(id) });
    });
    return posted;
  };

  it('join the account on the next page, each once; what it has already, or refuses, is not sent again', async () => {
    writeList(ownStore, 'a', 'favourites', ['sold', 'new', 'own'].map(car));
    const own = ['own', 'elsewhere'];
    const posted = accountWith(own, (id) => (id === 'sold' ? 409 : 200));
    await followAccount('a', never());
    expect([posted, ids()]).toEqual([
      ['sold', 'new'],
      ['new', 'own', 'elsewhere'],
    ]);
    // Taken out on another device.
    own.splice(own.indexOf('new'), 1);
    await followAccount('a', never());
    expect([posted.length, ids()]).toEqual([2, ['own', 'elsewhere']]);
  });

  it('wait for the page after it while the search is away', async () => {
    writeList(ownStore, 'a', 'favourites', ['one', 'two'].map(car));
    const own = ['own'];
    const posted = accountWith(own, () => 503);
    await followAccount('a', never());
    expect([posted, ids()]).toEqual([['one'], ['one', 'two', 'own']]);
    const again = accountWith(own, () => 200);
    await followAccount('a', never());
    expect([again, ids()]).toEqual([
      ['one', 'two'],
      ['one', 'two', 'own'],
    ]);
    await followAccount('a', never());
    expect(again).toHaveLength(2);
  });

  it('[SAVE-03] are those too whose hearts were pressed on a page that was left before its scripts ran, also one that this browser had before', async () => {
    const own = ['own'];
    const posted = accountWith(own, () => 200);
    writeList(ownStore, 'a', 'joined-favourites', ['own', 'back', 'other']);
    const left = [...['back', 'own'].map((id) => JSON.stringify(car(id))), '{'];
    sessionStorage.setItem('forecourt:left:favourite', JSON.stringify(left));
    expect(await followAccount('a', never())).toBe(true);
    expect([posted, ids()]).toEqual([['back'], ['back', 'own']]);
  });

  it('[SAVE-01] are sent again by the next page if the one of the press got no response', async () => {
    const lost = vi.fn(() => new Promise<Response>(() => undefined));
    vi.stubGlobal('fetch', lost);
    writeList(ownStore, 'a', 'favourites', [car('one')]);
    void followAccount('a', never(), car('one'));
    expect(lost).toHaveBeenCalledOnce();
    // The next page has no request under way.
    vi.resetModules();
    const nextPage = await import('./account-cars.ts');
    const posted = accountWith([], () => 200);
    await nextPage.followAccount('a', never());
    expect([posted, ids()]).toEqual([['one'], ['one']]);
  });
});
