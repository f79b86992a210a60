import type { ResolvedSite } from './resolved-site.ts';

/** Who a site is and what it sells, whatever its settings say. */
export type SiteIdentity = Pick<ResolvedSite, 'id' | 'slug' | 'name' | 'siteNumber' | 'template' | 'manufacturer'> &
  Partial<Pick<ResolvedSite, 'abn' | 'models' | 'brands' | 'dealerships' | 'snippets' | 'curation' | 'hosts' | 'tags'>>;
