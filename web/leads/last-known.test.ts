import { describe, expect, it } from 'vitest';
import { LastKnown } from './last-known.ts';

function memoryStore(rows = new Map<string, unknown>()) {
  const writes: string[] = [];
  return {
    rows,
    writes,
    keep: async (key: string, value: unknown) => {
      writes.push(key);
      rows.set(key, value);
    },
    find: async (key: string) => rows.get(key),
  };
}
const down = () => Promise.reject(new Error('content is down'));
const silent = () => new Promise<never>(() => undefined);

describe('what content said last', () => {
  it('[FORM-12] answers while content is down or silent', async () => {
    const known = new LastKnown(memoryStore(), 20);
    expect(await known.read('site', async () => ({ name: 'A' }))).toEqual({ name: 'A' });
    expect(await known.read('site', down)).toEqual({ name: 'A' });
    expect(await known.read('site', silent)).toEqual({ name: 'A' });
  });

  it('[FORM-12] survives a restart in the records, written once for the same content', async () => {
    const store = memoryStore();
    const before = new LastKnown(store, 20);
    for (const name of ['A', 'A', 'B']) await before.read('site', async () => ({ name }));
    expect(store.writes).toEqual(['site', 'site']);
    expect(await new LastKnown(store, 20).read('site', down)).toEqual({ name: 'B' });
  });

  it('rejects as the read does where nothing is known, and knows nothing of what content no longer has', async () => {
    const known = new LastKnown(memoryStore(), 20);
    await expect(known.read('form', down)).rejects.toThrow('content is down');
    await known.read('form', async () => ({ name: 'A' }));
    expect(await known.read('form', async () => null)).toBeNull();
    await expect(known.read('form', down)).rejects.toThrow('content is down');
  });

  it('tries again to write what the records did not take', async () => {
    const store = memoryStore();
    const broken = { ...store, keep: () => Promise.reject(new Error('records are down')) };
    const known = new LastKnown(broken, 20);
    await known.read('site', async () => ({ name: 'A' }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    broken.keep = store.keep as never;
    await known.read('site', async () => ({ name: 'A' }));
    expect(store.rows.get('site')).toEqual({ name: 'A' });
  });
});
