import type { ResolvedSite } from './resolved-site.ts';
import type { SiteIdentity } from './site-parts.ts';

/** What a site is apart from its settings: its names and what it sells. */
export type UnresolvedSite = SiteIdentity &
  Partial<Pick<ResolvedSite, 'abn' | 'models' | 'brands' | 'dealerships' | 'snippets' | 'curation' | 'hosts' | 'tags'>>;
