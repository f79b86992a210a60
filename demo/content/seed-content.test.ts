import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoStaff } from '@/demo/staff/staff.ts';
import { type RunningService, startService } from '@/embedded/content/start.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import { roles } from '@/schemas/roles.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { demoDocuments } from './demo-documents.ts';
import { seedContent } from './seed-content.ts';
import { siteLender } from './site-lender.ts';

describe('the demo in a content service', () => {
  const token = randomUUID();
  let directory = '';
  let running: RunningService;
  let service = { url: '', projectId: 'forecourt', dataset: 'production', token };

  const client = () =>
    createClient({
      ...service,
      apiHost: service.url,
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '2025-03-04',
      perspective: 'raw',
    });

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'forecourt-seed-'));
    const port = await freePort();
    service = { ...service, url: `http://127.0.0.1:${port}` };
    const { projectId, dataset } = service;
    const setup = {
      projectId,
      dataset,
      tokens: [{ token, name: 'seed', roles: ['administrator'] }],
      users: demoStaff,
      roles,
      webhooks: [],
      unique: [],
      history: { days: 90, newest: 100, megabytes: 4_000, everySeconds: 600 },
      cookieName: 'session',
      publicPath: '/lake',
    };
    running = await startService(setup, directory, port);
    await seedContent(service, () => {});
  }, 400_000);
  afterAll(async () => {
    await running.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('[CFG-03] every site resolves through the storefront’s own query, with its theme, locations and pictures', async () => {
    const slugs = demoDocuments.flatMap((document) =>
      document._type === 'site' ? (document.slug?.current ?? '') : [],
    );
    const sites = await Promise.all(
      slugs.map(async (site) => siteOfContent(await client().fetch(SITE_QUERY, { site }))),
    );
    for (const site of sites) {
      expect(site.locations.length, site.slug).toBeGreaterThan(0);
      expect(site.headerMenu.length).toBeGreaterThan(3);
      expect(site.banners[0]?.image?.assetId).toMatch(/^image-[0-9a-f]{40}-\d+x\d+-(avif|webp)$/);
      expect(site.promoTiles.length).toBeGreaterThan(2);
      expect(site.finance).toEqual(siteLender(site.slug));
    }
    expect(new Set(sites.map(({ theme }) => theme.action)).size).toBe(10);
    expect(sites.map(({ slug }) => slug)).toContain('cartown');
  });

  it('[CFG-02] harbour-ford has its template’s tiles and banner, southbank-ford its own', async () => {
    const [southbank, harbour] = await Promise.all(
      ['southbank-ford', 'harbour-ford'].map(async (site) => siteOfContent(await client().fetch(SITE_QUERY, { site }))),
    );
    expect(harbour?.banners[0]?.id).toBe('banner-template-ford-home');
    expect(southbank?.banners[0]?.id).toBe('banner-southbank-ford-home');
    expect(southbank?.promoTiles[0]?.id).toBe('tile-southbank-ford-stocktake');
    expect(harbour?.promoTiles.map(({ id }) => id)).not.toContain('tile-southbank-ford-stocktake');
  });

  it('doing it again makes no second picture and no second document', async () => {
    const count = () => client().fetch<number>('count(*[!(_id in path("_.**"))])');
    const before = await count();
    expect(before).toBeGreaterThan(demoDocuments.length);
    await seedContent(service, () => {});
    expect(await count()).toBe(before);
  }, 400_000);
});
