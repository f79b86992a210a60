import type { ResolvedSite } from './resolved-site.ts';

/** A site's name and what it sells, apart from its settings. */
export type SiteIdentity = Pick<ResolvedSite, 'id' | 'slug' | 'name' | 'siteNumber' | 'template' | 'manufacturer'> &
  Partial<Pick<ResolvedSite, 'abn' | 'models' | 'brands' | 'dealerships' | 'snippets' | 'curation' | 'hosts' | 'tags'>>;
