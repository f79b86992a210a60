import type { DealershipSite } from '@/domain/site/dealership-of-vehicle.ts';
import type { SiteContact, SiteIdentity, SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';

/** What decides which vehicles a site lists, and how. */
export type StockSite = Pick<SiteIdentity, 'slug'> & SiteStock & SiteSwitches;

/** What lists vehicles, its own or other dealerships'. */
export type SellingSite = StockSite & DealershipSite;

/** What lists them for a search, which may name a location. */
export type SearchSite = StockSite & Pick<SiteContact, 'locations'>;
