import { expect, it } from 'vitest';
import type { SiteRecord } from '@/web/platform/site-of-host.ts';
import { SiteRegistry } from './site-registry.ts';

const site: SiteRecord = {
  slug: 'southbank-ford',
  name: 'Southbank Ford',
  hosts: ['ford.example'],
  template: null,
  manufacturer: null,
  group: null,
};
const readyWithin = async (registry: SiteRegistry, ms: number) => {
  const begun = performance.now();
  await registry.untilReady(ms);
  return { ready: registry.ready, atOnce: performance.now() - begun < ms / 2 };
};

it('[OPS-01] is ready once the sites were read, so that the first visitor finds a page', async () => {
  const read = Promise.withResolvers<SiteRecord[]>();
  const registry = new SiteRegistry(() => read.promise);
  let logged = false;
  const ready = registry.untilReady(60_000).then(() => {
    logged = true;
  });
  void registry.retryUntilRead();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([logged, registry.ready]).toEqual([false, false]);
  read.resolve([site]);
  await ready;
  expect(registry.match('ford.example')).toEqual({ kind: 'site', slug: 'southbank-ford' });
});

it('[PLUS-07] is ready with the sites of an earlier run while content is away', async () => {
  const registry = new SiteRegistry(
    () => Promise.reject(new Error('refused')),
    async () => [site],
  );
  void registry.retryUntilRead(10);
  expect(await readyWithin(registry, 10_000)).toEqual({ ready: true, atOnce: true });
  registry.stop();
});

it('[PLUS-07] does not wait for ever where no site was loaded', async () => {
  const registry = new SiteRegistry(() => new Promise(() => undefined));
  void registry.retryUntilRead();
  expect(await readyWithin(registry, 100)).toEqual({ ready: false, atOnce: false });
  registry.stop();
});

it('[CMS-02] keeps the newer of two reads, in whichever order they end', async () => {
  const reads = [Promise.withResolvers<SiteRecord[]>(), Promise.withResolvers<SiteRecord[]>()] as const;
  let number = 0;
  const registry = new SiteRegistry(() => (reads[number++] ?? reads[1]).promise);
  const both = [registry.reload(), registry.reload()];
  reads[1].resolve([site, { ...site, slug: 'new-dealer', hosts: ['new.example'] }]);
  await both[1];
  reads[0].resolve([site]);
  await both[0];
  expect(registry.match('new.example')).toEqual({ kind: 'site', slug: 'new-dealer' });
});

it('[PLUS-07] tries once at a time, however many purges fail', async () => {
  let reads = 0;
  const registry = new SiteRegistry(async () => {
    reads += 1;
    throw new Error('refused');
  });
  for (let purge = 0; purge < 20; purge += 1) void registry.retryUntilRead(60_000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reads).toBe(1);
  registry.stop();
});
