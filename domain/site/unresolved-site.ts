import type { SiteBusiness, SiteIdentity, SiteRange, SiteStock, SiteTags, SiteTerms } from './site-parts.ts';

/** What a site is apart from its settings: its names and what it sells. */
export type UnresolvedSite = SiteIdentity &
  Partial<
    SiteRange &
      SiteTags &
      Pick<SiteBusiness, 'abn' | 'dealerships'> &
      Pick<SiteTerms, 'snippets'> &
      Pick<SiteStock, 'curation'>
  >;
