import { createHash } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import { type SourceContent, type StockSource, shownAddress, sourceOf } from '@/domain/stock/sources/stock-source.ts';
import { siteOrigin } from '@/web/content/site-origin.ts';
import type { SettledSource } from '@/web/records/stock-sources.ts';

const SOURCES_QUERY = `*[_type == "siteOffice" && defined(site) && defined(stockSource.address)] | order(_id){
  "site": site->slug.current, "name": site->name, "hosts": site->hosts, stockSource
}`;

type Found = { site: string | null; name: string | null; hosts: string[] | null; stockSource: SourceContent };

/** A site's source as it is published now; `source` null where it cannot be fetched as it is set up. */
export type SiteSource = {
  site: string;
  name: string;
  origin: string;
  source: StockSource | null;
  settled: SettledSource;
};

/** Every stock source of every site, those that are paused left out. */
export async function readSources(content: SanityClient, port: number): Promise<SiteSource[]> {
  const found = await content.fetch<Found[]>(SOURCES_QUERY, {}, { perspective: 'published' });
  const seen = new Set<string>();
  return found.flatMap(({ site, name, hosts, stockSource }) => {
    // Staff may have copied the document: two sources of one site would replace each other at every look.
    if (!site || seen.has(site)) return [];
    seen.add(site);
    const { source, fault } = readSource(site, stockSource);
    if (!source && fault === '') return [];
    const address = shownAddress(String(stockSource.address ?? ''));
    const settled = { site, address, settings: settingsOf(source), everyMinutes: source?.everyMinutes ?? 0, fault };
    return [{ site, name: name ?? site, origin: siteOrigin(site, hosts ?? [], port) ?? '', source, settled }];
  });
}

function readSource(site: string, content: SourceContent): { source: StockSource | null; fault: string } {
  try {
    return { source: sourceOf(site, content), fault: '' };
  } catch (error) {
    return { source: null, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Hashed: the query of an address may hold what signs in. */
const settingsOf = (source: StockSource | null): string =>
  source
    ? createHash('sha256')
        .update(JSON.stringify([source.kind, source.address, source.user, source.missing]))
        .digest('hex')
    : '';
