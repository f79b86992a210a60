import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';
import { provideStaticRenderer } from '@/ui/static-markup/static-renderer.ts';
import { submitWithAccount } from '@/web/accounts/submit-with-account.ts';
import { siteOrigin } from '@/web/content/site-origin.ts';
import { fetchSites, siteOf } from '@/web/content/sites.ts';
import { WeeklyMails } from '@/web/desk/weekly-mails.ts';
import { passOn } from '@/web/figures/pass-on.ts';
import { Front } from '@/web/front/front.ts';
import { frontServer } from '@/web/front/front-server.ts';
import { CompressedFiles } from '@/web/front/http/compressed-files.ts';
import { surviveTheUnforeseen } from '@/web/front/http/last-resort.ts';
import { listenOn } from '@/web/front/http/listeners.ts';
import { ProxyTrust } from '@/web/front/http/proxy-trust.ts';
import type { FileSource } from '@/web/front/images/files.ts';
import { ImageStore } from '@/web/front/images/image-store.ts';
import { ImageRoute } from '@/web/front/images/images.ts';
import { listedCrops } from '@/web/front/images/listed-crops.ts';
import { listedPhotos } from '@/web/front/images/listed-photos.ts';
import { warmPictures } from '@/web/front/images/picture-warm-up.ts';
import { previewSecret } from '@/web/front/pages/draft-cookie.ts';
import { withDrawnFilesApart } from '@/web/front/pages/drawn-files.ts';
import { firstPages } from '@/web/front/pages/first-pages.ts';
import { firstScripts } from '@/web/front/pages/first-scripts.ts';
import { type NextApp, startNext } from '@/web/front/pages/next-app.ts';
import { PageCache } from '@/web/front/pages/page-cache.ts';
import { localInvalidation, Purging } from '@/web/front/pages/purging.ts';
import { limited, limitsOfThisMachine, RenderLimit } from '@/web/front/pages/render-limit.ts';
import { SiteRegistry } from '@/web/front/pages/site-registry.ts';
import { withSiteSnapshots } from '@/web/front/pages/site-snapshots.ts';
import { pageMarkup } from '@/web/front/pages/static-markup.ts';
import type { PaymentEvents } from '@/web/front/payment-webhook.ts';
import { deliverWith } from '@/web/leads/deliver.ts';
import { storeFile } from '@/web/leads/store-file.ts';
import { assetOfTag, tags as manifest } from '@/web/platform/cache-tags.ts';
import { buildFolder, type Environment, environment } from '@/web/platform/env.ts';
import { log, reason } from '@/web/platform/log.ts';
import { ServiceHealth } from '@/web/platform/service-health.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import type { SiteRecord } from '@/web/platform/site-of-host.ts';
import { receivePaymentEvent } from '@/web/purchases/receive-event.ts';
import { reservationWorker } from '@/web/purchases/reservation-worker.ts';
import { purchaseOf } from '@/web/purchases/send-purchase.ts';
import { snapshotsIn } from '@/web/records/content-snapshots.ts';
import type { Records } from '@/web/records/database.ts';
import { createInvalidation } from '@/web/records/invalidation.ts';
import type { Circuits } from '@/web/start/circuits.ts';
import { briefsOfSite } from '@/web/stock/stock-of-site.ts';
import type { SearchConnection } from '@/web/stock/typesense-client.ts';
import { weeklyFiguresOf } from '@/web/stock/weekly-service.ts';
import { integrationKinds, openServices } from './open-services.ts';
import { redactConsole } from './redacted-console.ts';
import { serviceProbes } from './service-probes.ts';

const megabyte = 1024 * 1024;
/** How long "ready" waits for the sites and the tables while content or the records are away, milliseconds: what needs neither is there meanwhile. */
const maxForStoresMs = 5_000;
const webFolder = join(import.meta.dirname, '..');

redactConsole();
try {
  await start(environment());
} catch (error) {
  process.stderr.write(`${reason(error)}\n`);
  process.exit(1);
}

async function start(env: Environment): Promise<void> {
  const distFolder = join(webFolder, buildFolder());
  const { services, close: closeServices } = openServices(env);
  provideServices(services);
  const { records } = services;
  const content = services.content.published;
  const pages = new PageCache({ maxBytes: 256 * megabyte, maxRenders: 400 });
  const tables = Promise.withResolvers<void>();
  const registry = siteRegistry(content, records, tables.promise);
  const purging = new Purging(records ? createInvalidation(records) : localInvalidation(), purgeHere);
  const weekly = weeklyFiguresOf(env, {
    content,
    sites: () => registry.sites.map(({ slug }) => slug),
    purge: (tags) => purging.purge(tags),
    announce: (tags) => purging.announce(tags),
  });
  provideStaticRenderer(pageMarkup);
  const next = await startNext(webFolder, env.FORECOURT_DEV, env.PORT);
  const built = await CompressedFiles.open({
    root: join(distFolder, 'static'),
    cacheDir: join(distFolder, 'compressed'),
    quality: 11,
    eager: env.FORECOURT_DEV ? new Set() : await firstScripts(distFolder),
  });
  const images = imageRoute(env, content, services.stock, services.circuits);
  const front = new Front({
    registry,
    pages,
    next: withDrawnFilesApart(
      env.FORECOURT_DEV ? next.handle : limited(next.handle, new RenderLimit(limitsOfThisMachine())),
    ),
    forms: {
      submit: (submission) => submitWithAccount({ ...services, purchaseOf: purchaseOf(services) }, submission),
      storeFile: (file) => storeFile(services.leads, file),
    },
    built,
    studio: await studioFiles(env),
    studioSettings: {
      projectId: env.SANITY_PROJECT_ID,
      dataset: env.SANITY_DATASET,
      embedded: env.CONTENT_URL !== undefined,
      // Whether the session still counts is the content service's business; without one its form comes first.
      ...(env.CONTENT_URL && { sessionCookie: `forecourt_session_${env.PORT}` }),
    },
    images,
    files: originals(env),
    webhook: {
      secret: env.SANITY_WEBHOOK_SECRET,
      sites: () => registry.sites,
      purge: (tags, cause) => purging.purge(tags, cause).finally(() => weekly?.published(tags)),
    },
    payments: paymentEvents(services),
    contentUrl: env.CONTENT_URL,
    searchUrl: env.TYPESENSE_URL,
    integrations: integrationKinds(services),
    health: new ServiceHealth(serviceProbes(env, records)),
    previews: services.previews,
    searches: services.searches,
    views: services.views,
    missing: services.missing,
    figures: services.figures,
    proxies: new ProxyTrust(env.TRUSTED_PROXIES),
    previewSecret: await previewSecret(distFolder),
    development: env.FORECOURT_DEV,
    gallery: env.FORECOURT_DEV || env.GALLERY,
  });
  surviveTheUnforeseen();
  const upgrade: NextApp['upgrade'] = (request, socket, head) => next.upgrade(request, socket, head);
  const server = frontServer(front, { contentUrl: env.CONTENT_URL, next: env.FORECOURT_DEV ? upgrade : null });
  const listening = await listenOn(server, env.PORT).catch((error: unknown) => {
    throw new Error(`The web app cannot listen on port ${env.PORT}: ${reason(error)}`);
  });
  const hasTables = Promise.race([tables.promise, pause(maxForStoresMs, undefined, { ref: false })]);
  void Promise.all([registry.untilReady(maxForStoresMs), hasTables]).then(() => process.stdout.write('ready\n'));
  const stopping = new AbortController();
  void Promise.all([registry.retryUntilRead(), hasTables]).then(() => {
    weekly?.restateDaily();
    if (!env.FORECOURT_DEV) void warmUp(stopping.signal);
  });
  void purging.listen().then(tables.resolve);
  if (services.leads) {
    void services.leads.queue.work(deliverWith(services, services.leads.records.database, services.leads.queue));
    services.leads.overdue.work();
  }
  if (services.figures && records)
    services.figures.work(
      passOn({ ...services, database: records.database, siteOf: (slug) => siteOf(content, slug), originOf }),
    );
  const weeklyMails =
    records &&
    new WeeklyMails({
      ...{ records, mail: services.mail, originOf, briefsOf: briefsOfSite },
      sites: () => registry.sites.map(({ slug }) => slug),
      siteOf: (slug) => siteOf(content, slug),
    });
  weeklyMails?.work();
  services.alerts?.work();
  if (services.purchases) void services.purchases.queue.work(reservationWorker(services.purchases));
  if (!env.FORECOURT_DEV) void built.warm();
  stopOnSignal(async () => {
    stopping.abort();
    images.close();
    registry.stop();
    const closed = listening.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
    await Promise.all([closed, weekly?.stop(), weeklyMails?.stop()]);
    await purging.stop();
    await Promise.all([closeServices(), next.close()]);
  });

  function originOf(slug: string): string {
    return siteOrigin(slug, registry.sites.find((site) => site.slug === slug)?.hosts ?? [], env.PORT) ?? '';
  }

  async function warmUp(signal: AbortSignal): Promise<void> {
    const made = await warmPictures(
      {
        pages: () => firstPages(registry.sites, env.PORT),
        make: (image) => images.prepare(image, signal),
        quietForMs: () => front.quietForMs(),
        wait: (ms) => pause(ms, undefined, { signal }).catch(() => undefined),
        max: 3_000,
      },
      signal,
    );
    log('info', 'pictures-warm', { made });
  }

  async function purgeHere(tags: string[]): Promise<void> {
    pages.purge(tags);
    const deleted = tags.map(assetOfTag).filter((id) => id !== null);
    await Promise.all(deleted.map((id) => images.remove(id)));
    const sitesChanged = tags.includes(manifest.sites) || tags.includes(manifest.everything);
    if (sitesChanged) await registry.reload().catch(() => void registry.retryUntilRead());
  }
}

/** What becomes of the provider's events: recorded once, then the worker's. */
function paymentEvents({ payments, purchases }: Services): PaymentEvents {
  return {
    read: (body, signature) => payments.readEvent(body, signature),
    receive: purchases && ((event) => receivePaymentEvent(event, purchases)),
  };
}

/** Reads the sites from content, and keeps them in the records, once these have their tables, for a start while content is away. */
function siteRegistry(content: SanityClient, records: Records | null, tables: Promise<void>): SiteRegistry {
  if (!records) return new SiteRegistry(() => fetchSites(content));
  const snapshots = snapshotsIn(() => records.database);
  const load = withSiteSnapshots(() => fetchSites(content), snapshots, tables);
  return new SiteRegistry(load, async () => (await snapshots.find('sites')) as SiteRecord[]);
}

function studioFiles({ STUDIO_DIR, DATA_DIR }: Environment): Promise<CompressedFiles> {
  const root = STUDIO_DIR ?? join(DATA_DIR, 'no-studio');
  return CompressedFiles.open({ root, cacheDir: join(DATA_DIR, 'compressed'), quality: 6 });
}

/** Where the originals of pictures and files are: those of stock, and those that staff uploaded. */
function originals(env: Environment): FileSource {
  return {
    media: env.MEDIA_ORIGINS,
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    content: env.CONTENT_URL ? { url: env.CONTENT_URL, token: env.SANITY_API_TOKEN } : null,
  };
}

function imageRoute(env: Environment, content: SanityClient, stock: SearchConnection, circuits?: Circuits): ImageRoute {
  const isCrop = listedCrops(content, circuits?.content);
  const isPhoto = listedPhotos(stock, env, circuits?.search);
  return new ImageRoute({
    sources: {
      ...originals(env),
      ...(circuits && { circuits: new Map([...circuits.media, ['content', circuits.content]]) }),
    },
    store: new ImageStore(join(env.DATA_DIR, 'images'), 2048 * megabyte),
    isListedCrop: async (image) => (image.query === undefined ? isCrop(image) : isPhoto(image)),
    atOnce: 2,
    maxWaiting: 400,
  });
}

/** SIGTERM, Ctrl-C, or the supervisor's end: what is under way is finished, at most ten seconds. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), 10_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log('error', 'stop-failed', { reason: reason(error) });
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, once);
  process.on('disconnect', once);
}
