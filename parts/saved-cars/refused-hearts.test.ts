// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyAccount } from './account-cars.ts';
import { ownStore, writeList } from './browser-list.ts';
import { type Favourite, favourites } from './favourites.ts';
import { followHearts } from './follow-hearts.ts';

const car = (id: string): Favourite => ({ id, name: id, slug: id, make: 'Ford', model: id, primary_image_url: '' });
const heart = (id: string) => {
  const button = document.createElement('button');
  button.dataset.favourite = JSON.stringify(car(id));
  document.body.append(button);
  return button;
};
const ids = () => favourites(ownStore, 'a').map(({ id }) => id);

let ending: AbortController;
beforeEach(() => {
  ending = new AbortController();
  localStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('[SAVE-01] [SAVE-02] a heart of a shopper who was signed in', () => {
  const replyWith = (status: number, body: object) => {
    const fetched = vi.fn(async (_address: string, _init?: RequestInit) => Response.json(body, { status }));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const alerts: string[] = [];
  const opened: string[] = [];
  beforeEach(() => {
    alerts.length = 0;
    opened.length = 0;
    vi.stubGlobal('alert', (text: string) => alerts.push(text));
    vi.stubGlobal('location', {
      pathname: '/search',
      search: '?body=Ute',
      assign: (path: string) => opened.push(path),
    });
  });

  it('leads to sign in with the car where the session has ended, and back to this page', async () => {
    const signIn = '/sign-in?type=watchlist&redirect=%2Fsearch%3Fbody%3DUte&back=%2Fsearch%3Fbody%3DUte&car=one';
    const fetched = replyWith(401, { success: false, error: 'Please sign in to save cars.', signIn });
    writeList(ownStore, 'a', 'favourites', [car('one')]);
    await notifyAccount('a', car('one'), true);
    expect([opened, alerts, ids()]).toEqual([[signIn], [], []]);
    expect(fetched.mock.lastCall?.[1]?.body).toBe('{"car_id":"one","back":"/search?body=Ute"}');
    await notifyAccount('a', car('one'), false);
    expect([opened.length, alerts]).toEqual([1, ['Please sign in to save cars.']]);
  });

  it('is reported as saved once the account has it, and not where it was refused', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('forecourt_signed_in=x1');
    localStorage.setItem('forecourt:account', 'x1');
    replyWith(409, { error: 'That is a hundred cars.' });
    const notify = vi.fn<Parameters<typeof followHearts>[1]>();
    const pressed = () => notify.mock.calls.flatMap(([, one]) => (one ? [one.id] : []));
    const one = heart('one');
    followHearts('a', notify, ending.signal);
    one.click();
    expect(one.ariaPressed).toBe('true');
    await vi.waitFor(() => expect([one.ariaPressed, alerts.length]).toEqual(['false', 1]));
    expect(pressed()).toEqual([]);
    replyWith(200, {});
    one.click();
    expect(pressed()).toEqual([]);
    await vi.waitFor(() => expect(pressed()).toEqual(['one']));
  });
});
