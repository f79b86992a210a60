import { describe, expect, it } from 'vitest';
import { LastContent } from './last-content.ts';

function memoryStore(rows = new Map<string, unknown>()) {
  const writes: string[] = [];
  return {
    rows,
    writes,
    save: async (key: string, value: unknown) => {
      writes.push(key);
      rows.set(key, value);
    },
    find: async (key: string) => rows.get(key),
  };
}
const down = () => Promise.reject(new Error('content is down'));
const silent = () => new Promise<never>(() => undefined);

describe('the last response of content', () => {
  it('[FORM-12] returns the last response of content while content is down or does not respond', async () => {
    const snapshots = new LastContent(memoryStore(), 20);
    expect(await snapshots.read('site', async () => ({ name: 'A' }))).toEqual({ name: 'A' });
    expect(await snapshots.read('site', down)).toEqual({ name: 'A' });
    expect(await snapshots.read('site', silent)).toEqual({ name: 'A' });
  });

  it('[FORM-12] survives a restart in the records, written once for the same content', async () => {
    const store = memoryStore();
    const before = new LastContent(store, 20);
    for (const name of ['A', 'A', 'B']) await before.read('site', async () => ({ name }));
    expect(store.writes).toEqual(['site', 'site']);
    expect(await new LastContent(store, 20).read('site', down)).toEqual({ name: 'B' });
  });

  it('rejects as the read does where nothing is stored, and forgets what content no longer has', async () => {
    const snapshots = new LastContent(memoryStore(), 20);
    await expect(snapshots.read('form', down)).rejects.toThrow('content is down');
    await snapshots.read('form', async () => ({ name: 'A' }));
    expect(await snapshots.read('form', async () => null)).toBeNull();
    await expect(snapshots.read('form', down)).rejects.toThrow('content is down');
  });

  it('tries again to write what the records did not take', async () => {
    const store = memoryStore();
    const broken = { ...store, save: () => Promise.reject(new Error('records are down')) };
    const snapshots = new LastContent(broken, 20);
    await snapshots.read('site', async () => ({ name: 'A' }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    broken.save = store.save as never;
    await snapshots.read('site', async () => ({ name: 'A' }));
    expect(store.rows.get('site')).toEqual({ name: 'A' });
  });
});
