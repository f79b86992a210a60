import type {
  SiteBusiness,
  SiteContact,
  SiteIdentity,
  SiteLook,
  SiteMenus,
  SitePromotions,
  SiteRange,
  SiteStock,
  SiteSwitches,
  SiteTags,
  SiteTerms,
} from './site-parts.ts';

/**
 * One site as the storefront sees it, after all layers were resolved (CFG-02). Every value is present. Only what composes pages takes
 * the whole; everything below takes the parts that it reads.
 */
export type ResolvedSite = SiteIdentity &
  SiteBusiness &
  SiteContact &
  SiteLook &
  SiteMenus &
  SitePromotions &
  SiteTerms &
  SiteSwitches &
  SiteStock &
  SiteRange &
  SiteTags;
