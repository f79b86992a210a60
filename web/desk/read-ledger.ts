import type { SiteIdentity, SiteSwitches, SiteTags } from '@/domain/site/site-parts.ts';
import { budgetOf, type Ledger, ledgerOf } from '@/domain/third-parties/ledger.ts';
import type { Database } from '@/web/records/database.ts';
import { measurementsOf, tagFieldCounts } from '@/web/records/tag-measurements.ts';
import { slowQuarter } from './figure-summary.ts';

type OfSite = Pick<SiteIdentity, 'slug'> & SiteSwitches & SiteTags;

/** One site's third parties with what was measured of them. */
export async function readLedger(database: Database, { slug, hosts, options, tags }: OfSite): Promise<Ledger> {
  const measurements = await measurementsOf(database, slug);
  return ledgerOf(tags, { measurements, budget: budgetOf(options), ownHosts: hosts });
}

const fieldMs = 28 * 86_400_000;

/** `pages`: of how many pages in four weeks. `mainThreadMs`: so long or less tags held up three in four of them. */
export type TagField = { pages: number; mainThreadMs: number };

/** What a site's tags together cost its shoppers' own browsers; null where no page has reported. */
export async function readTagField(database: Database, site: string, now: number): Promise<TagField | null> {
  const counts = await tagFieldCounts(database, site, new Date(now - fieldMs));
  const value = slowQuarter(counts);
  if (value === null) return null;
  // The lowest bucket holds what is below a millisecond.
  const isNothing = value <= 1;
  return { pages: counts.reduce((sum, { count }) => sum + count, 0), mainThreadMs: isNothing ? 0 : Math.round(value) };
}
