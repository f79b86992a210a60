import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FurtherKeys } from './further-keys.ts';
import { PaymentError } from './port.ts';

let keys: FurtherKeys;
let used: string[];
/** The provider's stored response by key, and its response to a new key. */
let stored: Map<string, PaymentError>;
let toNew: PaymentError | null;

const refused = (refusal: PaymentError['refusal']) => new PaymentError('refused', 'balance_insufficient', '', refusal);
const change = async (key: string) => {
  used.push(key);
  const earlier = stored.get(key);
  if (earlier) throw earlier;
  if (!toNew) return 'refunded';
  if (toNew.refusal) stored.set(key, refused('repeated'));
  throw toNew;
};
const tried = () => keys.run('rest-1', change).catch((error: PaymentError) => error.fault);

beforeEach(() => {
  vi.useFakeTimers();
  keys = new FurtherKeys();
  used = [];
  stored = new Map();
  toNew = refused('new');
  return () => vi.useRealTimers();
});

describe('[CHK-04] the idempotency key of a refund', () => {
  it('is another one once the provider repeats that it refused the one before, some times an hour', async () => {
    expect(await tried()).toBe('refused');
    expect(await tried()).toBe('refused');
    expect(used).toEqual(['rest-1', 'rest-1']);
    vi.advanceTimersByTime(16 * 60_000);
    expect(await tried()).toBe('refused');
    expect(used.slice(2)).toEqual(['rest-1', 'rest-1-1']);
    vi.advanceTimersByTime(16 * 60_000);
    toNew = null;
    expect(await tried()).toBe('refunded');
    expect(used.slice(4)).toEqual(['rest-1-1', 'rest-1-2']);
  });

  it('in a process that starts anew: the first that was not refused', async () => {
    for (const key of ['rest-1', 'rest-1-1', 'rest-1-2']) stored.set(key, refused('repeated'));
    toNew = null;
    expect(await tried()).toBe('refunded');
    expect(used.at(-1)).toBe('rest-1-3');
  });

  it.each([
    new PaymentError('timeout', '', ''),
    new PaymentError('unavailable', '', ''),
    new PaymentError('refused', 'no_merchant', ''),
  ])('stays the same after anything but a refusal ($fault $code)', async (fault) => {
    toNew = fault;
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await tried()).toBe(fault.fault);
      vi.advanceTimersByTime(86_400_000);
    }
    expect(new Set(used)).toEqual(new Set(['rest-1']));
  });
});
