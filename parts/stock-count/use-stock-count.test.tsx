// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { useStockCount } from './use-stock-count-client.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[SRCH-14] a count beside a slider', () => {
  const Count = ({ query }: { query: string }) => <b>{useStockCount(query, { query: 'a=1', found: 7 })}</b>;

  it('is the page’s own until the slider pauses, then the stock’s; a failure leaves the last', async () => {
    vi.useFakeTimers();
    const calls: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      calls.push(address);
      return calls.length > 1 ? new Response('', { status: 503 }) : Response.json({ found: 3 });
    });
    const first = await mounted(<Count query="a=1" />);
    await first.hand(() => vi.advanceTimersByTimeAsync(1_000));
    expect([first.text(), calls]).toEqual(['7', []]);
    const moved = await mounted(<Count query="a=2" />);
    expect(moved.text()).toBe('7');
    await moved.hand(() => vi.advanceTimersByTimeAsync(500));
    expect([moved.text(), calls]).toEqual(['3', ['/api/stock-count?a=2']]);
    const failed = await mounted(<Count query="a=3" />);
    await failed.hand(() => vi.advanceTimersByTimeAsync(500));
    expect(failed.text()).toBe('7');
  });
});
