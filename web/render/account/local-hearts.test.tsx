// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { ownStore, writeList } from '@/parts/saved-cars/browser-list.ts';
import { forgetAccount } from '@/parts/saved-cars/forget-account.ts';
import { LocalHearts } from './local-hearts-client.tsx';

const car = { id: 'local', name: 'x', slug: 'x', make: 'Ford', model: 'x', primary_image_url: '' };
const sent = async () => {
  const part = await mounted(<LocalHearts site="s" also="here" />);
  const { value } = part.find<HTMLInputElement>('[name=cars]');
  await part.end();
  return value;
};

let cookie = '';
beforeEach(() => {
  cookie = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
    cookie = line.includes('Max-Age=0') ? '' : line;
  });
  localStorage.clear();
  writeList(ownStore, 's', 'favourites', [car]);
});
afterEach(() => vi.restoreAllMocks());

describe('[SAVE-02] the cars that go along with a sign-in', () => {
  it('are those that this browser saved and the one that the shopper comes from', async () =>
    expect(await sent()).toBe('here,local'));

  it('are no cars of an account that was signed in here before, also where its session ended elsewhere', async () => {
    cookie = 'forecourt_signed_in=x1';
    forgetAccount();
    expect(await sent()).toBe('here');
    expect(cookie).toBe('');
  });

  it('[SAVE-03] are also those whose hearts were pressed on a page that was left before its scripts ran', async () => {
    sessionStorage.setItem('forecourt:left:favourite', JSON.stringify([JSON.stringify({ ...car, id: 'early' })]));
    expect(await sent()).toBe('here,early,local');
  });
});
