// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAccount } from './forget-account.ts';
import { isSignedIn, sessionMark } from './is-signed-in.ts';
import { renewOnceLeft } from './renew-once-left.ts';

const own = {
  'forecourt:a:favourites': '[1]',
  'forecourt:a:compare': '[0]',
  'forecourt:a:saved-searches': '[2]',
  'forecourt:a:joined-searches': '[3]',
  'forecourt:a:joined-favourites': '[1]',
  'forecourt:details': '{"name":"Asha"}',
  'forecourt:progress': '{"typed":"by her"}',
};
const ofDevice = { 'forecourt:consent': '{}', 'forecourt:a:viewed': '[4]', 'forecourt:a:sort': 'latest', other: 'x' };
const put = (lists: object) => {
  for (const [key, value] of Object.entries(lists)) localStorage.setItem(key, value);
};
const stored = () => ({ ...localStorage }) as Record<string, string>;

let cookie = '';
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  cookie = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
});
afterEach(() => vi.restoreAllMocks());

/** A page is opened in the browser with this session; empty without one. */
const open = (mark: string) => {
  cookie = mark && `other=1; forecourt_signed_in=${mark}`;
  forgetAccount();
};

describe('[SAVE-06] what a browser stores for an account', () => {
  it('leaves with it, at a sign-out as well as when the session has ended; consent and what was looked at stay', () => {
    put({ ...own, ...ofDevice });
    sessionStorage.setItem('forecourt:progress', '{}');
    sessionStorage.setItem('forecourt:left:favourite', '[]');
    open('x1');
    open('x1');
    expect(stored()).toEqual({ ...own, ...ofDevice, 'forecourt:account': 'x1' });
    open('');
    expect([stored(), sessionStorage.length]).toEqual([{ ...ofDevice, 'forecourt:account': '' }, 0]);
  });

  it('leaves where another account follows without a page in between', () => {
    open('x1');
    put(own);
    open('y2');
    expect(stored()).toEqual({ 'forecourt:account': 'y2' });
  });

  it('[SAVE-03] stays where there never was an account, and joins the first one', () => {
    put(own);
    open('');
    expect(stored()).toEqual(own);
    open('x1');
    expect(stored()).toEqual({ ...own, 'forecourt:account': 'x1' });
  });

  it('is nothing in a browser that stores nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('closed');
    });
    expect(() => open('x1')).not.toThrow();
  });
});

describe('[SAVE-06] the mark of a session', () => {
  it.each([
    ['', ''],
    ['forecourt_signed_in=1', '1'],
    ['other=1; forecourt_signed_in=a-_9', 'a-_9'],
    ['other=1; forecourt_signed_in=', ''],
  ])('in %j is %j', (cookies, mark) => {
    cookie = cookies;
    expect([sessionMark(), isSignedIn()]).toEqual([mark, mark !== '']);
  });
});

describe('[SAVE-06] a page that comes back as it was left', () => {
  const reload = vi.fn();
  const follow = () => {
    Object.defineProperty(window, 'location', { value: { reload }, configurable: true });
    reload.mockClear();
    const ending = new AbortController();
    renewOnceLeft(ending.signal);
    const come = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return { come, end: () => ending.abort() };
  };

  it('is fetched again once who was signed in is not', () => {
    cookie = 'forecourt_signed_in=x1';
    const page = follow();
    page.come(true);
    expect(reload).not.toHaveBeenCalled();
    cookie = '';
    page.come(false);
    expect(reload).not.toHaveBeenCalled();
    page.come(true);
    expect(reload).toHaveBeenCalledOnce();
    page.end();
  });

  it('stays as it was left where it showed no account', () => {
    const page = follow();
    cookie = 'forecourt_signed_in=x1';
    page.come(true);
    expect(reload).not.toHaveBeenCalled();
    page.end();
  });
});
