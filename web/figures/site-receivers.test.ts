import { expect, it } from 'vitest';
import { defaultOptions } from '@/domain/switches/options.ts';
import { receiversOf, SiteReceivers } from './site-receivers.ts';

it('[ANL-01] receivers are those that options name; what is no id or no address names none', () => {
  const all = { googleMeasurementId: 'G-AB12CD34EF', metaPixelId: '123456789', eventWebhook: 'https://a.example/x' };
  expect([...receiversOf({ ...defaultOptions, ...all })]).toEqual(['google', 'meta', 'webhook']);
  const none = { googleMeasurementId: 'UA-1', metaPixelId: 'x', eventWebhook: 'http://127.0.0.1' };
  expect([...receiversOf({ ...defaultOptions, ...none })]).toEqual([]);
});

it('[ANL-01] receivers of a site are read once a minute, and stay while content is away or hangs', async () => {
  let [now, reads] = [0, 0];
  let read = async () => ({ options: { ...defaultOptions, metaPixelId: '123456789' } });
  const receivers = new SiteReceivers(
    () => {
      reads += 1;
      return read();
    },
    () => now,
  );
  const found = async () => [...(await receivers.of('a'))];
  expect(await Promise.all([found(), found()])).toEqual([['meta'], ['meta']]);
  expect(reads).toBe(1);
  read = () => new Promise(() => undefined);
  now += 60_000;
  expect(await found()).toEqual(['meta']);
  read = () => Promise.reject(new Error('away'));
  now += 60_000;
  expect([await found(), await found(), reads]).toEqual([['meta'], ['meta'], 3]);
  read = async () => ({ options: { ...defaultOptions } });
  now += 60_000;
  await found();
  expect(await found()).toEqual([]);
});
