// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { followAccount, notifyAccount } from './account-cars.ts';
import { listKey, ownStore, readList, writeList } from './browser-list.ts';
import { cardFavourite } from './card-favourite.ts';
import { cardsChanged } from './cards-changed.ts';
import { type Favourite, favourites } from './favourites.ts';
import { fetchBriefs } from './fetch-briefs.ts';
import { followHearts } from './follow-hearts.ts';

const car = (id: string): Favourite => ({ id, name: id, slug: id, make: 'Ford', model: id, primary_image_url: '' });
const heart = (id: string) => {
  const button = document.createElement('button');
  button.dataset.favourite = JSON.stringify(car(id));
  document.body.append(button);
  return button;
};
const ids = () => favourites(ownStore, 'a').map(({ id }) => id);
const never = () => new AbortController().signal;

let ending: AbortController;
beforeEach(() => {
  ending = new AbortController();
  localStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
});

describe('[SAVE-03] the hearts of a page', () => {
  it('show what the browser has, report each press, and follow what comes later', () => {
    const notify = vi.fn();
    writeList(ownStore, 'a', 'favourites', [car('one')]);
    const [one, two] = [heart('one'), heart('two')];
    followHearts('a', notify, ending.signal);
    expect([one.ariaPressed, two.ariaPressed]).toEqual(['true', 'false']);
    two.click();
    expect([two.ariaPressed, ids().toSorted()]).toEqual(['true', ['one', 'two']]);
    expect(notify.mock.lastCall?.[1]).toMatchObject({ id: 'two' });
    one.click();
    expect(ids()).toEqual(['two']);
    const later = heart('two');
    document.dispatchEvent(new Event(cardsChanged));
    expect(later.ariaPressed).toBe('true');
  });

  it('take what was pressed on a page that was left before its scripts ran, and undo nothing by it', () => {
    const notify = vi.fn();
    writeList(ownStore, 'a', 'favourites', [car('one')]);
    const left = [JSON.stringify(car('one')), JSON.stringify(car('two')), '{'];
    sessionStorage.setItem('forecourt:left:favourite', JSON.stringify(left));
    followHearts('a', notify, ending.signal);
    expect(ids().toSorted()).toEqual(['one', 'two']);
    expect(notify.mock.lastCall?.[1]).toMatchObject({ id: 'two' });
  });

  it('are no hearts where they name no vehicle', () => {
    const notify = vi.fn();
    const broken = heart('x');
    broken.dataset.favourite = '{';
    followHearts('a', notify, ending.signal);
    broken.click();
    document.body.click();
    expect(ids()).toEqual([]);
    expect(notify).toHaveBeenCalledTimes(1);
  });
});

describe('[SAVE-01] the account of the signed-in shopper', () => {
  const replyWith = (status: number, body: object) => {
    const calls: [string, RequestInit?][] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      calls.push([address, init]);
      return new Response(JSON.stringify(body), { status });
    });
    return calls;
  };

  it('decides what the browser shows; who is signed out keeps the browser’s own', async () => {
    replyWith(200, { cars: [car('mine'), { id: 7 }] });
    await followAccount('a', never());
    expect(ids()).toEqual(['mine']);
    replyWith(401, {});
    await followAccount('a', never());
    expect(ids()).toEqual(['mine']);
  });

  it('[CHK-02] lists which holds are theirs', async () => {
    document.body.innerHTML = '<p data-hold="mine">Reserved until Fri</p>';
    replyWith(200, { cars: [], held: ['mine'] });
    await followAccount('a', never());
    expect(document.body.textContent).toBe('Yours until Fri');
  });

  it('receives each heart that was pressed, full or empty', async () => {
    const calls = replyWith(200, {});
    writeList(ownStore, 'a', 'favourites', [car('one')]);
    await followAccount('a', never(), car('one'));
    await followAccount('a', never(), car('two'));
    expect(calls.map(([address]) => address)).toEqual(['/api/watchlist/save-car', '/api/watchlist/remove-car']);
    expect(calls[0]?.[1]?.body).toBe('{"car_id":"one","back":"/"}');
  });

  it('that does not take one gives it back and shows why; what was pressed meanwhile stays', async () => {
    const alerts: string[] = [];
    vi.stubGlobal('alert', (text: string) => alerts.push(text));
    writeList(ownStore, 'a', 'favourites', [car('one'), car('meanwhile')]);
    replyWith(409, { error: 'That is a hundred cars.' });
    await notifyAccount('a', car('one'), true);
    expect([ids(), alerts]).toEqual([['meanwhile'], ['That is a hundred cars.']]);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await notifyAccount('a', car('one'), false);
    expect([ids(), alerts[1]]).toEqual([['one', 'meanwhile'], expect.stringContaining('check your connection')]);
  });
});

describe('[SAVE-01] an older word of the account', () => {
  type Reply = (body: object, status?: number) => Promise<void>;
  /** Requests wait until the test replies to them, in any order. */
  const waiting = () => {
    const open: { address: string; reply: Reply }[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const reply: Reply = async (body, status = 200) => {
        resolve(new Response(JSON.stringify(body), { status }));
        await settled();
      };
      open.push({ address: address.replace('/api/watchlist/', ''), reply });
      return promise;
    });
    const reply = (address: string, ...content: Parameters<Reply>) => {
      const at = open.findIndex((one) => one.address === address);
      return open.splice(at, 1)[0]?.reply(...content) ?? Promise.reject(new Error(`${address} was not requested.`));
    };
    return { open: () => open.map(({ address }) => address), reply };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const come = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);
  const signedIn = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('forecourt_signed_in=x1');
  afterEach(() => vi.restoreAllMocks());

  it('empties no heart that was pressed meanwhile, and the account is read again after it has the press', async () => {
    signedIn();
    const { open, reply } = waiting();
    const one = heart('one');
    followHearts('a', vi.fn(), ending.signal);
    await vi.waitFor(() => expect(open()).toEqual(['cars']));
    one.click();
    await vi.waitFor(() => expect(open()).toEqual(['cars', 'save-car']));
    await reply('cars', { cars: [] });
    expect([one.ariaPressed, open()]).toEqual(['true', ['save-car']]);
    await reply('save-car', {});
    await reply('cars', { cars: [car('one'), car('elsewhere')] });
    expect([one.ariaPressed, ids(), open()]).toEqual(['true', ['one', 'elsewhere'], []]);
  });

  it('gives way to a press in another tab, and to a newer one', async () => {
    const { open, reply } = waiting();
    const [older, newer] = [followAccount('a', never()), followAccount('a', never())];
    await settled();
    await reply('cars', { cars: [car('old')] });
    expect(ids()).toEqual([]);
    writeList(ownStore, 'a', 'favourites', [car('other-tab')]);
    writeList(ownStore, 'a', 'joined-favourites', ['other-tab']);
    window.dispatchEvent(new StorageEvent('storage', { key: listKey('a', 'favourites') }));
    await reply('cars', { cars: [] });
    expect([ids(), open()]).toEqual([['other-tab'], ['cars']]);
    await reply('cars', { cars: [car('one')] });
    await Promise.all([older, newer]);
    expect(ids()).toEqual(['one']);
  });

  it('is replaced where a page comes back as it was left: a car may have gone in the garage', async () => {
    signedIn();
    const { open, reply } = waiting();
    const one = heart('one');
    followHearts('a', vi.fn(), ending.signal);
    await vi.waitFor(() => expect(open()).toEqual(['cars']));
    await reply('cars', { cars: [car('one')] });
    come(false);
    await settled();
    expect(open()).toEqual([]);
    come(true);
    await vi.waitFor(() => expect(open()).toEqual(['cars']));
    await reply('cars', { cars: [] });
    expect(one.ariaPressed).toBe('false');
  });

  it('comes in the order of the presses: the last one counts, whichever has its response first', async () => {
    const { open, reply } = waiting();
    const ends = [true, false, true, false].map((saved) => notifyAccount('a', car('one'), saved));
    expect(open()).toEqual(['save-car']);
    await reply('save-car', {});
    await reply('remove-car', {});
    await Promise.all(ends);
    expect(open()).toEqual([]);
  });

  it('that refuses each of several presses leaves the heart as the account has it, and shows why once', async () => {
    const alerts: string[] = [];
    vi.stubGlobal('alert', (text: string) => alerts.push(text));
    const { reply } = waiting();
    const ends = [notifyAccount('a', car('one'), false)];
    writeList(ownStore, 'a', 'favourites', [car('one')]);
    ends.push(notifyAccount('a', car('one'), true));
    await reply('remove-car', { error: 'away' }, 503);
    await reply('save-car', { error: 'away' }, 503);
    await Promise.all(ends);
    expect([ids(), alerts]).toEqual([['one'], ['away']]);
  });

  it('shows more cars than a browser without an account stores', async () => {
    signedIn();
    const { open, reply } = waiting();
    const two = heart('two');
    followHearts('a', vi.fn(), ending.signal);
    await vi.waitFor(() => expect(open()).toEqual(['cars']));
    const photo = `/media/${'x'.repeat(300)}`;
    await reply('cars', {
      cars: Array.from({ length: 199 }, (_, at) => ({ ...car(`c${at}`), primary_image_url: photo })),
    });
    two.click();
    expect([ids().length, two.ariaPressed]).toEqual([200, 'true']);
    await vi.waitFor(() => expect(open()).toEqual(['save-car']));
  });
});

describe('a list that a browser stores', () => {
  const isText = (one: unknown): one is string => typeof one === 'string';

  it('is each site’s own, and empty where it cannot be read', () => {
    writeList(ownStore, 'a', 'names', ['x', 7]);
    expect(readList(ownStore, 'a', 'names', isText)).toEqual(['x']);
    expect(readList(ownStore, 'b', 'names', isText)).toEqual([]);
    for (const broken of ['{', '{"x":1}', `["${'x'.repeat(300_000)}"]`]) {
      localStorage.setItem(listKey('a', 'names'), broken);
      expect(readList(ownStore, 'a', 'names', isText)).toEqual([]);
    }
  });

  it('lasts as long as the page in a browser that stores nothing, or refuses its store by name', () => {
    const full = () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const [site, store] of [
      ['full', full],
      ['blocked', blocked],
    ] as const) {
      expect(readList(store, site, 'names', isText)).toEqual([]);
      writeList(store, site, 'names', ['x']);
      expect(readList(store, site, 'names', isText)).toEqual(['x']);
    }
  });
});

describe('[SAVE-05] what the site shows of saved vehicles', () => {
  it('is requested by their slugs, and not at all for none', async () => {
    const fetched = vi.fn(async (_address: string) => Response.json({ vehicles: [{ slug: 'one' }] }));
    vi.stubGlobal('fetch', fetched);
    expect(await fetchBriefs([], never())).toEqual([]);
    expect(await fetchBriefs(['one', 'two'], never())).toEqual([{ slug: 'one' }]);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/vehicle-briefs?slug=one&slug=two']);
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(fetchBriefs(['one'], never())).rejects.toThrow('503');
  });

  it('[SAVE-03] is a vehicle with its first photo', () => {
    const image = { source: 'yard', path: 'a.webp', rev: 'v1', alt: '' };
    const card = { ...car('one'), images: [image] } as unknown as StockCard;
    expect(cardFavourite(card).primary_image_url).toContain('a.webp');
    expect(cardFavourite({ ...card, images: [] }).primary_image_url).toBe('');
  });
});
