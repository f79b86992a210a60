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
 * One site as the storefront sees it, after all layers were resolved (CFG-02). Every value is
 * present. What reads a site or makes its pages takes the whole, all else the parts that it reads.
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
