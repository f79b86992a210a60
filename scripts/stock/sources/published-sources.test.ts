import type { SanityClient } from '@sanity/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { PublishedSources } from './published-sources.ts';

type Observer = { next(event: { type: string }): void; error(reason: unknown): void };
const found = (minutes: number) => [
  {
    site: 'south',
    name: 'South',
    hosts: [],
    stockSource: { address: 'https://a.example/x.csv', everyMinutes: minutes },
  },
];
let observers: Observer[];
let now: number;
const fetch = vi.fn();
const unsubscribe = vi.fn();
let sources: PublishedSources;
beforeEach(() => {
  [observers, now] = [[], 0];
  fetch.mockReset().mockImplementation(async () => found(fetch.mock.calls.length * 15));
  unsubscribe.mockReset();
  const listen = () => ({
    subscribe(observer: Observer) {
      observers.push(observer);
      return { unsubscribe };
    },
  });
  sources = new PublishedSources({ fetch, listen } as unknown as SanityClient, 3000, () => now);
});
const minutes = async () => (await sources.read())[0]?.settled.everyMinutes;
const report = (type: string) => observers.at(-1)?.next({ type });

it('[PLUS-20] stock sources are read at every poll until content reports changes, and then after a change alone', async () => {
  expect([await minutes(), await minutes()]).toEqual([15, 30]);
  report('welcome');
  expect([await minutes(), await minutes(), await minutes()]).toEqual([45, 45, 45]);
  report('mutation');
  expect([await minutes(), await minutes()]).toEqual([60, 60]);
  expect(observers).toHaveLength(1);
  sources.stop();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('[PLUS-20] a change that is reported during a read is read, and one without a report after five minutes', async () => {
  await minutes();
  report('welcome');
  fetch.mockImplementationOnce(async () => {
    report('mutation');
    return found(90);
  });
  expect([await minutes(), await minutes(), await minutes()]).toEqual([90, 45, 45]);
  now += 300_000;
  expect([await minutes(), await minutes()]).toEqual([60, 60]);
});

it('[OPS-04] while the stream is cut sources are read at every look, and a stream that ended is opened anew', async () => {
  await minutes();
  report('welcome');
  await minutes();
  report('reconnect');
  expect([await minutes(), await minutes()]).toEqual([45, 60]);
  observers.at(-1)?.error(new Error('shut'));
  expect(await minutes()).toBe(75);
  expect(observers).toHaveLength(2);
});

it('[OPS-04] a read that fails is no read', async () => {
  await minutes();
  report('welcome');
  fetch.mockRejectedValueOnce(new Error('away'));
  await expect(sources.read()).rejects.toThrow('away');
  expect(await minutes()).toBe(45);
});
