/** A browser may refuse its store as soon as it is named. */
type Store = () => Pick<Storage, 'getItem' | 'setItem'>;
type Try = { content: string; key: string; atMs: number };

const name = 'forecourt:tries';
const maxStored = 10;
/**
 * As long as web/leads/repeat.ts recognises a repeated enquiry that was sent without script.
 * Milliseconds.
 */
const sameForMs = 600_000;

/**
 * The idempotency key of an enquiry: the same content gives the same key on this device for ten
 * minutes, also in a second tab and after a reload (FORM-12). The device stores a hash of the
 * content, never the content. `now` in epoch milliseconds.
 */
export function tryKey(store: Store, content: string, now: number): string {
  const number = numberOf(content);
  const tries = stored(store).filter(({ atMs }) => now - atMs < sameForMs);
  const existing = tries.find((one) => one.content === number);
  if (existing) return existing.key;
  const key = crypto.randomUUID();
  try {
    store().setItem(name, JSON.stringify([{ content: number, key, atMs: now }, ...tries].slice(0, maxStored)));
  } catch {
    // Storage is full or disabled: the form itself still holds its last key.
  }
  return key;
}

function stored(store: Store): Try[] {
  try {
    const tries: unknown = JSON.parse(store().getItem(name) ?? '[]');
    return Array.isArray(tries) ? tries.filter(isTry) : [];
  } catch {
    return [];
  }
}

function isTry(one: unknown): one is Try {
  if (typeof one !== 'object' || one === null) return false;
  const { content, key, atMs } = one as Partial<Record<keyof Try, unknown>>;
  return typeof content === 'string' && typeof key === 'string' && typeof atMs === 'number';
}

/** FNV-1a, 64 bits: enough for a few enquiries. */
function numberOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
