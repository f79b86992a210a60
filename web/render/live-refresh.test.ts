import { afterEach, describe, expect, it, vi } from 'vitest';
import { coalesced, comeBack, hearChanges } from './live-refresh.ts';

it('[CMS-02] renders once for what comes at once, and once more for what came meanwhile', async () => {
  const done: (() => void)[] = [];
  let renders = 0;
  const refresh = coalesced(() => {
    renders += 1;
    return new Promise((resolve) => done.push(resolve));
  });
  refresh();
  refresh();
  refresh();
  expect(renders).toBe(1);
  done.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(renders).toBe(2);
  done.shift()?.();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(renders).toBe(2);
  refresh();
  expect(renders).toBe(3);
});

/**
 * The browser's stream: it reconnects a lost connection by itself and is closed for good by an
 * error response.
 */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  notify(what: 'open' | 'message' | 'error', readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event(what));
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

describe('hearing of changes', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Stream.opened = [];
  });
  const listen = () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', { parent: {} });
    vi.stubGlobal('EventSource', Stream);
    vi.stubGlobal('location', { href: '/used-cars' });
    const page = vi.fn(async (_address: string, _options: RequestInit) => new Response(null, { status: 200 }));
    vi.stubGlobal('fetch', page);
    const changed = vi.fn();
    const end = hearChanges('/changes', changed);
    return { changed, end, page };
  };

  it('[CMS-02] a line that was cut and came back renders anew: what was sent meanwhile was not received', async () => {
    const { changed } = listen();
    const [stream] = Stream.opened;
    stream?.notify('open', 1);
    stream?.notify('error', 0);
    expect(changed).toHaveBeenCalledTimes(1);
    stream?.notify('open', 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(Stream.opened).toHaveLength(1);
  });

  it('[CMS-02] a line that came back renders nothing before the page itself can be rendered: the router would leave for the error page', async () => {
    const { changed, page } = listen();
    const [stream] = Stream.opened;
    stream?.notify('open', 1);
    expect([changed.mock.calls.length, page.mock.calls.length]).toEqual([1, 0]);
    page.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    page.mockResolvedValueOnce(new Response(null, { status: 503 }));
    stream?.notify('error', 0);
    stream?.notify('open', 1);
    await vi.advanceTimersByTimeAsync(5_999);
    expect([changed.mock.calls.length, page.mock.calls.length]).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect([changed.mock.calls.length, page.mock.calls.length]).toEqual([2, 3]);
    expect(page).toHaveBeenLastCalledWith('/used-cars', expect.objectContaining({ method: 'HEAD' }));
  });

  it('a reader who went away while the page was requested renders nothing', async () => {
    const { changed, end, page } = listen();
    page.mockResolvedValueOnce(new Response(null, { status: 503 }));
    Stream.opened[0]?.notify('error', 0);
    Stream.opened[0]?.notify('open', 1);
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([changed.mock.calls.length, page.mock.calls.length]).toEqual([0, 1]);
  });

  it('[CMS-02] a line that was refused while the service restarts is requested again, and again', async () => {
    const { changed } = listen();
    for (const at of [0, 1]) {
      Stream.opened[at]?.notify('error', Stream.CLOSED);
      vi.advanceTimersByTime(3_000);
    }
    expect(Stream.opened).toHaveLength(3);
    Stream.opened[2]?.notify('open', 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('a reader who went away sends no more requests', () => {
    const { end } = listen();
    Stream.opened[0]?.notify('error', Stream.CLOSED);
    end();
    vi.advanceTimersByTime(60_000);
    expect(Stream.opened).toHaveLength(1);
  });
});

describe('an error page', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const stand = (parent: 'studio' | 'none', navigation = 'navigate') => {
    vi.useFakeTimers();
    const window = { parent: {} };
    if (parent === 'none') window.parent = window;
    vi.stubGlobal('window', window);
    vi.stubGlobal('location', { href: '/' });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: navigation } as PerformanceNavigationTiming]);
    vi.spyOn(performance, 'now').mockReturnValue(400);
    const page = vi.fn(async () => new Response(null, { status: 200 }));
    vi.stubGlobal('fetch', page);
    const reload = vi.fn();
    return { page, reload };
  };

  it('[CMS-02] in the studio loads its page again once that can be rendered', async () => {
    const { page, reload } = stand('studio');
    page.mockResolvedValueOnce(new Response(null, { status: 503 }));
    comeBack({}, reload);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[CMS-02] in the studio loads it again after a second restart of the service, too, soon after it came back from the first', async () => {
    const { page, reload } = stand('studio', 'reload');
    page.mockResolvedValueOnce(new Response(null, { status: 503 }));
    comeBack({}, reload);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[CMS-02] in the studio loads it again ten seconds later where the server failed at once, but can render it now', async () => {
    const { reload } = stand('studio', 'reload');
    comeBack({ digest: '1' }, reload);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves it to shoppers, and to staff where the page breaks as soon as it is loaded', async () => {
    for (const [parent, navigation, checks] of [
      ['none', undefined, 0],
      ['studio', 'reload', 1],
    ] as const) {
      const { page, reload } = stand(parent, navigation);
      comeBack({}, reload);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([page.mock.calls.length, reload.mock.calls.length]).toEqual([checks, 0]);
    }
  });
});
