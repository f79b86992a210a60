import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import type { Phones } from '@/domain/locations/phones.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { ContentImage } from '@/domain/media/content-image.ts';
import type { BrandTile } from '@/domain/site/brand-tile.ts';
import type { ModelCategory, ModelStatus } from '@/domain/site/model-range.ts';
import type { Theme } from '@/domain/site/theme.ts';
import type { Curation } from '@/domain/stock/search/curation.ts';
import type { VehicleText } from '@/domain/stock/vehicle-page/vehicle-condition.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';
import type { Link } from '@/domain/text/link.ts';
import type { SnippetPlace } from '@/domain/text/text-snippet.ts';
import type { Tag } from '@/domain/third-parties/tag.ts';

/**
 * What an entry of the header opens: its own list, the models by category, the kinds of stock, or
 * the brands (NAV-17 to NAV-19).
 */
export type MenuOpens = 'list' | 'models' | 'stock' | 'brands';

export type MenuItem = { label: string; href: string; opens: MenuOpens; children: Link[] };
export type FooterGroup = { title: string; links: Link[] };

/** A named call to action that template and dealers may reword or point elsewhere, e.g. key "enquire". */
export type SiteButton = { key: string; label: string; href: string };

/**
 * A picture with text for a named place of a page, e.g. placement "home-hero". Times are epoch
 * milliseconds or null.
 */
export type SiteBanner = {
  id: string;
  placement: string;
  heading: string;
  /** For a tab; empty where the heading serves. */
  shortName: string;
  text: string;
  image: ContentImage | null;
  priceLabel: string;
  price: string;
  priceNote: string;
  buttons: Link[];
  startsAtMs: number | null;
  expiresAtMs: number | null;
};

export type PromoTile = {
  id: string;
  title: string;
  text: string;
  link: Link | null;
  image: ContentImage | null;
  /**
   * The picture is a vehicle without a background: it is on the tile's own background and is never
   * cropped.
   */
  cutout: boolean;
  carTypes: readonly ('new' | 'demo' | 'used')[];
  strict: boolean;
  startsAtMs: number | null;
  expiresAtMs: number | null;
};

export type Announcement = {
  id: string;
  text: string;
  emphasis: string;
  link: Link | null;
  dismissible: boolean;
  startsAtMs: number | null;
  expiresAtMs: number | null;
};

/**
 * A model of the site's manufacturer, or the site's own wording of it. Where it leads is settled in
 * `href` (NAV-13).
 */
export type SiteModel = {
  id: string;
  name: string;
  slug: string;
  /** Slugs that it had, or has besides: their addresses lead to its page. */
  formerSlugs: readonly string[];
  href: string;
  status: ModelStatus;
  categories: ModelCategory[];
  image: ContentImage | null;
  shortDescription: string;
  fromPriceCents: number | null;
  priceType: string;
};

/** What names a site, in its addresses and on its pages. */
export type SiteIdentity = {
  id: string;
  slug: string;
  name: string;
  siteNumber: number;
  /** The template's slug, "default" when none. */
  template: string;
  /** The manufacturer's plain name ("Ford"), empty for many-brand sites. */
  manufacturer: string;
};

/** Who sells, and who lends. */
export type SiteBusiness = {
  /** "64 109 840 217", of the business that sells; empty where its staff did not enter it. */
  abn: string;
  licence: string;
  state: string;
  /** How many dealerships' vehicles it lists. */
  dealerships: number;
  finance: LenderTerms;
};

/** How a shopper calls or visits it. */
export type SiteContact = { phones: Phones; locations: SiteLocation[] };

export type SiteLook = { tagline: string; theme: Theme; logo: ContentImage | null };

/** Where its pages lead. */
export type SiteMenus = { headerMenu: MenuItem[]; footerMenu: FooterGroup[]; buttons: SiteButton[] };

/** What staff let run for a time. */
export type SitePromotions = {
  banners: SiteBanner[];
  promoTiles: PromoTile[];
  announcement: Announcement | null;
  /** The bar above the announcement, for what cannot wait. */
  emergency: Announcement | null;
};

/** What it states in small print. */
export type SiteTerms = {
  legalLinks: Link[];
  /** Texts that staff wrote, ready to show; where one is absent, the usual text is shown. */
  snippets: Partial<Record<SnippetPlace, string>>;
};

export type SiteSwitches = { features: FeatureSwitches; options: SiteOptions };

/** How it shows its vehicles. */
export type SiteStock = {
  texts: {
    noPrice: string;
    justArrivedTag: string;
    soldTag: string;
    /** On vehicles for which none of `warrantyLines` is. */
    warrantyLine: string;
    /** The first whose condition a vehicle meets is shown on its page. */
    warrantyLines: readonly (VehicleText | null)[];
    whyBuy: string;
  };
  justArrivedDays: number;
  includeSoldCarsDays: number;
  /** What its staff want of its search. */
  curation: Curation;
};

/** What it sells new. */
export type SiteRange = {
  /** In the order of the menu. */
  models: readonly SiteModel[];
  brands: readonly BrandTile[];
};

/** What other companies run on its pages. */
export type SiteTags = {
  /** Host names of its own, some with a port. */
  hosts: readonly string[];
  /**
   * Scripts of other companies that its staff entered, the oldest first; which of them run is
   * decided by the ledger.
   */
  tags: readonly Tag[];
};
