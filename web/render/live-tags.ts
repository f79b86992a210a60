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
 * While PostgreSQL is down, pages use what was read last, and are made anew after so many
 * milliseconds.
 */
const retryMs = 60_000;
const lastRead = new Map<string, readonly Measurement[]>();

type Site = Pick<SiteIdentity, 'slug'> & SiteSwitches & SiteTags;
type Place = { path: string; query: string };

/**
 * Which scripts of other companies a page of a site starts, and what its privacy choices state of
 * them: the same on every page, since a choice is for those that it names. The page's policy
 * follows.
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

/** Its address may open something, or its session does: it shows who they are. */
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
