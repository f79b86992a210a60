import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import type { BookingRule } from '@/domain/leads/booking-kinds.ts';
import type { BrandTile } from '@/domain/site/brand-tile.ts';
import type { FeatureSwitches } from '@/domain/site/features.ts';
import type { ModelCategory, ModelStatus } from '@/domain/site/model-range.ts';
import type { SiteOptions } from '@/domain/site/options.ts';
import type { Theme } from '@/domain/site/theme.ts';
import type { Curation } from '@/domain/stock/search/curation.ts';
import type { SnippetPlace } from './text-snippet.ts';

export type Link = { label: string; href: string };
/** A content image: `assetId` is the content service's immutable asset id, e.g. "image-<sha1>-1920x810-avif". */
export type ContentImage = {
  assetId: string;
  alt: string;
  hotspot: { x: number; y: number } | null;
  crop: { top: number; bottom: number; left: number; right: number } | null;
};

/** What an entry of the header opens: its own list, the models by category, the kinds of stock, or the brands (NAV-17 to NAV-19). */
export type MenuOpens = 'list' | 'models' | 'stock' | 'brands';

export type MenuItem = { label: string; href: string; opens: MenuOpens; children: Link[] };
export type FooterGroup = { title: string; links: Link[] };

export type Phones = {
  main: string;
  sales: string;
  service: string;
  parts: string;
  newCars: string;
  usedCars: string;
  demoCars: string;
};

/** A named call to action that template and dealers may reword or point elsewhere, e.g. key "enquire". */
export type SiteButton = { key: string; label: string; href: string };

/** A picture with words for a named place of a page, e.g. placement "home-hero". Times are epoch milliseconds or null. */
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
  /** The picture is a vehicle without a ground: it stands on the tile's own and is never cropped. */
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

export type OpeningHours = {
  weekday: number;
  status: 'Open' | 'Closed';
  open: string;
  close: string;
  formatedHours: string;
};

/** The hours of one date; `date` is a calendar day of the location, "2026-12-25". */
export type HolidayHours = { date: string; label: string; status: 'Open' | 'Closed'; open: string; close: string };

export type SiteLocation = {
  id: string;
  slug: string;
  name: string;
  primary: boolean;
  locationType: 'sales' | 'service' | 'parts' | 'service-and-parts';
  timeZone: string;
  street: string;
  city: string;
  state: string;
  postcode: string;
  latitude: number | null;
  longitude: number | null;
  /** Its address in Google Maps; empty where staff wrote down none. */
  placeUrl: string;
  phone: string;
  dealerLicenceNumber: string;
  repairerLicenceNumber: string;
  image: ContentImage | null;
  /** Left out of lists; a block that names it shows it all the same. */
  hidden: boolean;
  /** What Google or another site counts of its reviews; null where staff wrote down none. */
  rating: { count: number; average: number } | null;
  /** Where shoppers write a review; empty where nowhere. */
  reviewHref: string;
  openingHours: OpeningHours[];
  holidayHours: HolidayHours[];
  /** How bookings run here, where staff say so: the usual rules stand for the other kinds (FORM-07). */
  bookings: readonly BookingRule[];
};

/** A model of the site's manufacturer, or the site's own wording of it. Where it leads is settled in `href` (NAV-13). */
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

/** One site as the storefront sees it, after all layers were resolved (CFG-02). Every value is present. */
export type ResolvedSite = {
  id: string;
  slug: string;
  name: string;
  siteNumber: number;
  /** The template's slug, "default" when none. */
  template: string;
  /** The manufacturer's plain name ("Ford"), empty for many-brand sites. */
  manufacturer: string;
  state: string;
  tagline: string;
  licence: string;
  theme: Theme;
  logo: ContentImage | null;
  phones: Phones;
  buttons: SiteButton[];
  headerMenu: MenuItem[];
  footerMenu: FooterGroup[];
  legalLinks: Link[];
  banners: SiteBanner[];
  promoTiles: PromoTile[];
  announcement: Announcement | null;
  /** The bar above the announcement, for what cannot wait. */
  emergency: Announcement | null;
  locations: SiteLocation[];
  finance: LenderTerms;
  texts: { noPrice: string; justArrivedTag: string; soldTag: string; warrantyLine: string; whyBuy: string };
  justArrivedDays: number;
  includeSoldCarsDays: number;
  features: FeatureSwitches;
  options: SiteOptions;
  /** How many dealerships' vehicles it lists. */
  dealerships: number;
  /** In the order of the menu. */
  models: readonly SiteModel[];
  brands: readonly BrandTile[];
  /** Texts that staff word themselves, ready to read; the usual words stand where one is absent. */
  snippets: Partial<Record<SnippetPlace, string>>;
  /** What its staff want of its search. */
  curation: Curation;
};
