import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Store } from './store.ts';

let folder = '';
let at = 0;
const stores: Store[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-arrivals-'));
});
afterAll(async () => {
  for (const store of stores) store.close();
  await rm(folder, { recursive: true, force: true });
});

function storeOf(max?: number): Store {
  at += 1;
  const store = new Store(join(folder, String(at)), max);
  stores.push(store);
  return store;
}
const mail = (title: string, length: number) => ({
  kind: 'mail' as const,
  title,
  headers: '',
  body: 'x'.repeat(length),
});

describe('what arrived', () => {
  it('has a bound of characters: the oldest go first', () => {
    const store = storeOf(1_000);
    for (const title of ['1', '2', '3', '4', '5']) store.add(mail(title, 300));
    expect(store.list('mail', 10).map(({ title }) => title)).toEqual(['5', '4', '3']);
    store.add(mail('6', 999));
    expect(store.list('mail', 10).map(({ title }) => title)).toEqual(['6']);
  });

  it('is listed the newest first, and no longer than a response may be', () => {
    const store = storeOf();
    for (let title = 1; title <= 6; title += 1) store.add(mail(String(title), 5_000_000));
    expect(store.list('mail', 10).map(({ title }) => title)).toEqual(['6', '5', '4', '3']);
    expect(store.list('mail', 2).map(({ title }) => title)).toEqual(['6', '5']);
    expect(store.list('mail', 10, 100).map(({ body }) => body.length)).toEqual(Array(6).fill(100));
    expect(store.list('crm', 10)).toEqual([]);
  });
});
