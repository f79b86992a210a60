import { settingPaths } from '@/domain/site/explain.ts';
import { isRecordPath, settingAt } from '@/domain/site/resolve.ts';
import type { Layer } from '@/domain/site/site-settings.ts';
import { brandsOf, modelsOf } from '@/schemas/queries/range-of-site.ts';
import { layersOf } from '@/schemas/queries/site-of-content.ts';
import { shownSettings, siteLayers } from '@/studio/explorer/explorer-rows.ts';
import { settingName } from '@/studio/explorer/setting-names.ts';
import type { SiteContent } from '@/studio/explorer/site-content.ts';

/**
 * The effect of a publish on one site: names of what changes, and of what the site has its own of.
 */
export type SiteImpact = { siteId: string; name: string; changes: string[]; unchanged: string[] };

type Found = Pick<SiteImpact, 'changes' | 'unchanged'>;

/**
 * Compares a site before and after, both resolved as in the web app; a value of a higher layer
 * stays (CFG-02).
 */
export function impactOnSite(now: SiteContent, then: SiteContent): SiteImpact {
  const found = [
    changedSettings(now, then),
    changedRange('Model', [now, then].map(modelListing)),
    changedRange('Brand', [now, then].map(brandListing)),
  ];
  return {
    siteId: now._id,
    name: now.name ?? now.slug ?? '',
    changes: found.flatMap(({ changes }) => changes),
    unchanged: found.flatMap(({ unchanged }) => unchanged),
  };
}

function changedSettings(now: SiteContent, then: SiteContent): Found {
  const layers = [now, then].map(siteLayers);
  const shown = [now, then].map((content) => shownSettings(content, layersOf(content)));
  const paths = [...new Set(layers.flatMap(settingPaths))].filter((path) => !isRecordPath(path));
  const touched = paths.filter((path) => differ(layers, (one) => sayings(one, path)));
  const visible = touched.filter((path) => differ(shown, (site) => settingAt(site, path)));
  const title = (path: string) => settingName(path).title;
  return { changes: visible.map(title), unchanged: touched.filter((path) => !visible.includes(path)).map(title) };
}

const sayings = (layers: readonly Layer[], path: string) => layers.map(({ settings }) => settingAt(settings, path));

/** A site's documents of a kind, and those it shows: of two with one slug only its own. */
type Listing = { documents: readonly { _id: string; name: string | null }[]; shown: readonly { id: string }[] };

const modelListing = (content: SiteContent): Listing => ({
  documents: content.models ?? [],
  shown: modelsOf(content),
});
const brandListing = (content: SiteContent): Listing => ({
  documents: content.brands ?? [],
  shown: brandsOf(content),
});

function changedRange(kind: string, listings: readonly Listing[]): Found {
  const names = new Map(listings.flatMap(({ documents }) => documents.map(({ _id, name }) => [_id, name ?? ''])));
  const touched = [...names.keys()].filter((id) => differ(listings, ({ documents }) => find(documents, '_id', id)));
  const place = ({ shown }: Listing, id: string) => shown.findIndex((one) => one.id === id);
  const seen = (listing: Listing, id: string) => [place(listing, id), find(listing.shown, 'id', id)];
  const title = (id: string) => `${kind}: ${names.get(id)}`;
  return {
    changes: touched.filter((id) => differ(listings, (listing) => seen(listing, id))).map(title),
    unchanged: touched.filter((id) => listings.every((listing) => place(listing, id) < 0)).map(title),
  };
}

function find<T extends object>(list: readonly T[], key: keyof T, id: string): T | undefined {
  return list.find((one) => one[key] === id);
}

/** Whether the two differ in the selected part. */
function differ<T>(both: readonly T[], select: (one: T) => unknown): boolean {
  return new Set(both.map((one) => JSON.stringify(select(one) ?? null))).size > 1;
}
