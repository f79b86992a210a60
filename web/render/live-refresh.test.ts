import { afterEach, describe, expect, it, vi } from 'vitest';
import { coalesced, hearChanges } from './live-refresh.ts';

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

/** The browser's stream: it joins a cut line again by itself and is closed for good by an answer that is an error. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  tell(what: 'open' | 'message' | 'error', readyState: number) {
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
    const changed = vi.fn();
    const end = hearChanges('/changes', changed);
    return { changed, end };
  };

  it('[CMS-02] a line that was cut and came back renders anew: what was said meanwhile was not heard', () => {
    const { changed } = listen();
    const [stream] = Stream.opened;
    stream?.tell('open', 1);
    stream?.tell('error', 0);
    expect(changed).toHaveBeenCalledTimes(1);
    stream?.tell('open', 1);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(Stream.opened).toHaveLength(1);
  });

  it('[CMS-02] a line that was refused while the service restarts is asked for again, and again', () => {
    const { changed } = listen();
    for (const at of [0, 1]) {
      Stream.opened[at]?.tell('error', Stream.CLOSED);
      vi.advanceTimersByTime(3_000);
    }
    expect(Stream.opened).toHaveLength(3);
    Stream.opened[2]?.tell('open', 1);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('who goes away asks no more', () => {
    const { end } = listen();
    Stream.opened[0]?.tell('error', Stream.CLOSED);
    end();
    vi.advanceTimersByTime(60_000);
    expect(Stream.opened).toHaveLength(1);
  });
});
