import { gateOf } from '@/domain/accounts/gates.ts';
import type { Route } from '@/domain/routes/route.ts';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import type { SiteIdentity, SiteSwitches, SiteTags } from '@/domain/site/site-parts.ts';
import { budgetOf, ledgerOf, type Measurement } from '@/domain/third-parties/ledger.ts';
import { noTags, type PageTags, pageTagsOf } from '@/domain/third-parties/page-tag.ts';
import { expireAt, recordTagHosts, renderNow } from '@/web/platform/render-record.ts';
import type { Database } from '@/web/records/database.ts';
import { measurementsOf } from '@/web/records/tag-measurements.ts';

/**
 * While PostgreSQL is down, pages use the last read measurements and expire after this,
 * milliseconds.
 */
const retryMs = 60_000;
const lastRead = new Map<string, readonly Measurement[]>();

type Site = Pick<SiteIdentity, 'slug'> & SiteSwitches & SiteTags;
type Place = { path: string; query: string };

/**
 * The scripts of other companies that a page starts, and what the privacy choices state of them:
 * the same on all pages, since a choice applies to those that it names. The page's content security
 * policy follows it.
 */
export async function liveTags(site: Site, place: Place, database: Database | null): Promise<PageTags> {
  if (site.tags.every(({ enabled }) => !enabled)) return noTags;
  const { slug, hosts, options } = site;
  const measurements = database ? await readMeasurements(database, slug) : [];
  const live = pageTagsOf(ledgerOf(site.tags, { measurements, budget: budgetOf(options), ownHosts: hosts }));
  if (isOneShoppers(site, place)) return { ...live, tags: [], hosts: [] };
  recordTagHosts(live.hosts);
  return live;
}

/** Whether the page may belong to one shopper: its address may be secret, or it needs a session. */
function isOneShoppers(site: Site, { path, query }: Place): boolean {
  const { audience, session }: Route = routeOfPath(path).route;
  return audience !== 'public' || session === true || gateOf(site, path, query) !== null;
}

async function readMeasurements(database: Database, slug: string): Promise<readonly Measurement[]> {
  try {
    const read = await measurementsOf(database, slug);
    lastRead.set(slug, read);
    return read;
  } catch {
    expireAt(renderNow() + retryMs);
    return lastRead.get(slug) ?? [];
  }
}
