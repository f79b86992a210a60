import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EventStream, eventStream } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const decoder = new TextDecoder();
const readerOf = (response: Response) => {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('There is no body.');
  return { reader, next: async () => decoder.decode((await reader.read()).value) };
};

it('sends what it is given, a sign of life every 20 seconds, and ends after two minutes', async () => {
  const release = vi.fn();
  const stream = eventStream(new AbortController().signal, async ({ send, onEnd }) => {
    onEnd(release);
    send('data: changed');
    return true;
  });
  const { reader, next } = readerOf(stream);
  expect([stream.headers.get('content-type'), await next()]).toEqual(['text/event-stream', 'data: changed\n\n']);
  vi.advanceTimersByTime(20_000);
  expect([await next(), release.mock.calls.length]).toEqual([': alive\n\n', 0]);
  vi.advanceTimersByTime(100_000);
  while (!(await reader.read()).done);
  expect([release.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

it.each(['the browser leaves', 'the request is aborted'])(
  'where %s before its source is open, it holds nothing and sends nothing',
  async (how) => {
    const request = new AbortController();
    const source = Promise.withResolvers<void>();
    const release = vi.fn();
    const opened = Promise.withResolvers<EventStream>();
    const { reader } = readerOf(
      eventStream(request.signal, async (stream) => {
        await source.promise;
        stream.onEnd(release);
        stream.send('retry: 2000');
        opened.resolve(stream);
        return true;
      }),
    );
    if (how === 'the browser leaves') await reader.cancel();
    else request.abort();
    source.resolve();
    const stream = await opened.promise;
    expect([release.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
    expect(() => stream.send('data: changed')).not.toThrow();
    vi.advanceTimersByTime(200_000);
  },
);

it.each([async () => false, () => Promise.reject(new Error('The records are away.'))])(
  'ends where there is no source',
  async (begin) => {
    const { reader } = readerOf(eventStream(new AbortController().signal, begin));
    expect([(await reader.read()).done, vi.getTimerCount()]).toEqual([true, 0]);
  },
);
