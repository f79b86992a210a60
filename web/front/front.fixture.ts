import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompressedFiles } from '@/web/front/http/compressed-files.ts';
import { ProxyTrust } from '@/web/front/http/proxy-trust.ts';
import { ImageStore } from '@/web/front/images/image-store.ts';
import { ImageRoute } from '@/web/front/images/images.ts';
import type { NextHandler } from '@/web/front/pages/next-render.ts';
import { PageCache } from '@/web/front/pages/page-cache.ts';
import { PreviewPasses } from '@/web/front/pages/preview-passes.ts';
import { SiteRegistry } from '@/web/front/pages/site-registry.ts';
import { ServiceHealth } from '@/web/platform/service-health.ts';
import type { SiteRecord } from '@/web/platform/site-of-host.ts';
import { Front } from './front.ts';
import type { FrontParts } from './front-parts.ts';
import { frontServer } from './front-server.ts';

type Result = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export const previewSecret = 'f00d'.repeat(8);

/** Sessions whose people are staff of Southbank; `session=ended` is one that was signed out after its pass was made. */
export const previews = new PreviewPasses({
  key: 'a key',
  session: { cookie: 'session', holds: 'session' },
  siteId: async (slug) => `site-${slug}`,
  staff: {
    staffOf: async (siteId, { cookie }) => {
      if (cookie === '' || cookie === 'session=ended') return 'signed-out';
      return siteId === 'site-southbank-ford' ? { id: 'u-1', name: 'Ann' } : 'forbidden';
    },
  },
});

/** A pass and the session beside it, as a browser sends them. */
export const passFor = (site: string, session = 'session=1', now = Date.now()): string =>
  `${session}; ${previews.open(site, session, false, now).split(';')[0]}`;

const site = (slug: string): SiteRecord => ({
  slug,
  name: slug,
  hosts: [`${slug}.example`],
  template: null,
  manufacturer: null,
  group: null,
});
const sites = [site('southbank-ford'), site('harbour-ford')];

export async function noFiles(root = join(tmpdir(), 'forecourt-no-such-folder')): Promise<CompressedFiles> {
  return CompressedFiles.open({ root, cacheDir: join(root, 'compressed'), quality: 4 });
}

/** Every part of a front but Next, which `next` replaces. */
export async function frontParts(next: NextHandler, over: Partial<FrontParts> = {}): Promise<FrontParts> {
  const registry = new SiteRegistry(async () => sites);
  await registry.reload();
  return {
    registry,
    next,
    forms: {
      submit: async () => ({ status: 503, error: 'No enquiries here.' }),
      storeFile: async () => ({ status: 503, error: 'No files here.' }),
    },
    pages: new PageCache({ maxBytes: 1024 * 1024, maxRenders: 20 }),
    built: await noFiles(),
    studio: await noFiles(),
    studioSettings: { projectId: 'forecourt', dataset: 'production', embedded: true },
    images: new ImageRoute({
      sources: { media: [], projectId: 'forecourt', dataset: 'production', content: null },
      store: new ImageStore(join(tmpdir(), 'forecourt-no-images'), 1024),
      isListedCrop: async () => false,
      atOnce: 1,
      maxWaiting: 1,
    }),
    files: { projectId: 'forecourt', dataset: 'production', content: null, media: [] },
    webhook: { secret: 'secret', sites: () => sites, purge: async () => undefined },
    payments: { read: () => null, receive: null },
    contentUrl: undefined,
    searchUrl: undefined,
    integrations: {},
    health: new ServiceHealth({}),
    previews,
    searches: null,
    views: null,
    missing: null,
    figures: null,
    proxies: new ProxyTrust('private'),
    previewSecret,
    development: false,
    gallery: false,
    ...over,
  };
}

/** A front that listens, and a way to send it requests under any host name. */
export class RunningFront {
  readonly #server: Server;

  constructor(parts: FrontParts) {
    this.#server = frontServer(new Front(parts), { contentUrl: parts.contentUrl, next: null });
  }

  async listen(): Promise<this> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    return this;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  request(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Result> {
    const { port } = this;
    const all = { host: 'southbank-ford.localhost', ...headers };
    return new Promise((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, async (incoming) => {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
      })
        .on('error', reject)
        .end(body);
    });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
