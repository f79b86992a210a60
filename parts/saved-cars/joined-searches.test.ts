import { describe, expect, it } from 'vitest';
import { joinSearches } from './joined-searches.ts';
import { dropSearch, saveSearch } from './saved-searches.ts';

function browser() {
  const stored = new Map<string, string>();
  const store = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const sent: unknown[] = [];
  const responseWith =
    (status: number, added = 1) =>
    async (_to: unknown, init?: RequestInit) => {
      sent.push(JSON.parse(String(init?.body)).searches);
      return Response.json({ added }, { status });
    };
  return { store, sent, answerWith: responseWith };
}

describe('[SAVE-05] searches of a browser', () => {
  const utes = { name: 'Utes', address: '/search/used-cars?body=Ute' };

  it('join the account once: one that is removed there does not come back', async () => {
    const { store, sent, answerWith } = browser();
    saveSearch(store, 'a', utes);
    expect(await joinSearches(store, 'a', answerWith(200))).toBe(true);
    expect(await joinSearches(store, 'a', answerWith(200))).toBe(false);
    const vans = { name: 'Vans', address: '/search?body=Van' };
    saveSearch(store, 'a', vans);
    dropSearch(store, 'a', 'Utes');
    await joinSearches(store, 'a', answerWith(200));
    expect(sent).toEqual([[utes], [vans]]);
  });

  it('joined in two tabs side by side count as joined, whichever has its response last; after a sign-out none do', async () => {
    const { store, sent, answerWith } = browser();
    saveSearch(store, 'a', utes);
    const { promise, resolve } = Promise.withResolvers<Response>();
    const slow = joinSearches(store, 'a', () => promise);
    const vans = { name: 'Vans', address: '/search?body=Van' };
    saveSearch(store, 'a', vans);
    await joinSearches(store, 'a', answerWith(200));
    resolve(Response.json({ added: 1 }));
    await slow;
    await joinSearches(store, 'a', answerWith(200));
    expect(sent).toEqual([[vans, utes]]);
    saveSearch(store, 'a', { name: 'Mine', address: '/search?make=Ford' });
    const late = joinSearches(store, 'a', async () => {
      for (const list of ['saved-searches', 'joined-searches']) store().setItem(`forecourt:a:${list}`, '[]');
      return Response.json({ added: 1 });
    });
    await late;
    expect(store().getItem('forecourt:a:joined-searches')).toBe('[]');
  });

  it('stay in the browser of another site, and wait where the account could not take them', async () => {
    const { store, sent, answerWith } = browser();
    saveSearch(store, 'a', utes);
    expect(await joinSearches(store, 'b', answerWith(200))).toBe(false);
    expect(await joinSearches(store, 'a', answerWith(503))).toBe(false);
    expect(await joinSearches(store, 'a', answerWith(200, 0))).toBe(false);
    expect(sent).toEqual([[utes], [utes]]);
  });
});
