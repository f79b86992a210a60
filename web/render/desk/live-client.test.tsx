// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { Live } from './live-client.tsx';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close = vi.fn();
}

const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  Stream.opened = [];
  reload.mockClear();
  vi.stubGlobal('EventSource', Stream);
  Object.defineProperty(window, 'location', { value: { reload }, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const shown = () =>
  mounted(
    <main>
      <input defaultValue="" />
      <Live since={1_000} dueInMs={null} />
    </main>,
  );
const refuse = (stream: Stream | undefined) => {
  if (stream) stream.readyState = Stream.CLOSED;
  stream?.dispatchEvent(new Event('error'));
};
const changes = () => Stream.opened.at(-1)?.dispatchEvent(new Event('message'));

describe('a page of the desk', () => {
  it('is fetched again when an enquiry changes', async () => {
    const page = await shown();
    expect(Stream.opened.map(({ url }) => url)).toEqual(['/api/desk/events?since=1000']);
    await page.hand(changes);
    expect([reload.mock.calls.length, page.text()]).toEqual([1, '']);
    await page.end();
  });

  it('shows a message instead where a person writes, or is about to', async () => {
    const page = await shown();
    page.find('input').focus();
    await page.hand(changes);
    expect([reload.mock.calls.length, page.text()]).toEqual([0, 'There is something new. Show it']);
    await page.end();
  });

  it('opens its stream again after the server refused it, and not after it is closed', async () => {
    const page = await shown();
    const [first] = Stream.opened;
    first?.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(10_000);
    expect(Stream.opened).toHaveLength(1);
    refuse(first);
    vi.advanceTimersByTime(10_000);
    expect(Stream.opened).toHaveLength(2);
    await page.hand(changes);
    expect(reload).toHaveBeenCalledOnce();
    refuse(Stream.opened[1]);
    await page.end();
    vi.advanceTimersByTime(10_000);
    expect(Stream.opened).toHaveLength(2);
  });
});
