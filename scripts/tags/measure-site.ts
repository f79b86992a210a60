import type { Browser } from 'playwright-core';
import type { SiteIdentity, SiteTags } from '@/domain/site/site-parts.ts';
import type { TagCost } from '@/domain/third-parties/ledger.ts';
import { sourceKey, sourceOf } from '@/domain/third-parties/tag-source.ts';
import type { Database } from '@/web/records/database.ts';
import { measurementsOf, storeMeasurement } from '@/web/records/tag-measurements.ts';
import { type Measuring, measureTag } from './measure-tag.ts';

export type Noted = TagCost & { site: string; tag: string; failure: string };

type Work = {
  browser: Browser;
  database: Database;
  site: Pick<SiteIdentity, 'slug'> & SiteTags;
  /** The page on which they are measured. */
  url: string;
  /** Also what was measured before. */
  again: boolean;
  note(done: Noted): void;
  measuring?: Measuring;
};

/** Measures the tags of a site that are on and can be loaded, and stores what each costs: the site's pages follow by themselves. */
export async function measureSite({ browser, database, site, url, again, note, measuring = {} }: Work): Promise<void> {
  const measured = new Map((await measurementsOf(database, site.slug)).map((one) => [one.source, one]));
  for (const tag of site.tags.filter(({ enabled }) => enabled)) {
    const source = sourceOf(tag, site.hosts);
    if (typeof source === 'string') continue;
    const key = sourceKey(source);
    // One that could not be measured is tried again.
    if (!again && measured.get(key)?.failure === '') continue;
    const { vendor, account, consent, loads } = tag;
    const started = { vendor, account, consent, loads, url: source.url };
    const cost = await measureTag(browser, url, { tag: started, hosts: source.hosts }, measuring);
    await storeMeasurement(database, site.slug, { ...cost, source: key, measuredAt: new Date() });
    note({ ...cost, site: site.slug, tag: tag.name });
  }
}
