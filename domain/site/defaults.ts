import { usualTerms } from '@/domain/finance/lender-terms.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { type FeatureKey, type FeatureSwitches, features } from '@/domain/switches/features.ts';
import { defaultOptions } from '@/domain/switches/options.ts';
import { defaultFooterMenu, defaultHeaderMenu, defaultLegalLinks } from './default-menu.ts';
import type { ResolvedSite } from './resolved-site.ts';
import type { Theme } from './theme.ts';
import type { UnresolvedSite } from './unresolved-site.ts';

/** The look of a site that sets none: quiet greys and one blue, legible everywhere. */
export const defaultTheme: Theme = {
  wordmark: { first: '', second: '', divider: false, sizeRem: 1.25, weight: 650, widthPercent: 100, trackEm: -0.02 },
  displayFace: 'instrument',
  displayWeight: 620,
  displayWidthPercent: 100,
  displayTrackEm: -0.02,
  textFace: 'instrument',
  figureWeight: 650,
  figureWidthPercent: 100,
  figureScale: 1,
  titleWeight: 620,
  titleWidthPercent: 100,
  page: '#f5f6f8',
  surface: '#ffffff',
  sunken: '#eaedf1',
  tint: '#e6edf7',
  ink: '#131a24',
  ink2: '#4f5a69',
  line: '#d8dde4',
  line2: '#8692a0',
  brand: '#1d3a5f',
  onBrand: '#ffffff',
  action: '#14509b',
  onAction: '#ffffff',
  link: '#14509b',
  night: '#0d131c',
  onNight: '#ffffff',
  onNight2: '#aeb8c5',
  radius: 6,
  section: 80,
  hero: 'cinematic',
  card: 'line',
  header: 'surface',
};

/** Every switch at its declared default (CFG-01). */
export const defaultFeatures: FeatureSwitches = Object.fromEntries(
  features.map(({ key, default: on }): [FeatureKey, boolean] => [key, on]),
) as FeatureSwitches;

/**
 * The platform's values where no layer sets one: complete, so that a resolved site has every value
 * (CFG-02).
 */
export const defaultSettings: Omit<ResolvedSite, keyof UnresolvedSite> = {
  state: 'qld',
  tagline: '',
  licence: '',
  theme: defaultTheme,
  logo: null,
  phones: { main: '', sales: '', service: '', parts: '', newCars: '', usedCars: '', demoCars: '' },
  buttons: [
    { key: 'enquire', label: 'Enquire Now', href: pathOfRoute('contact') },
    { key: 'test-drive', label: 'Book A Test Drive', href: pathOfRoute('bookTestDrive') },
    { key: 'finance', label: 'Get Finance Now', href: pathOfRoute('finance') },
    { key: 'trade-in', label: 'Value My Trade-in', href: pathOfRoute('tradeIn') },
    { key: 'service', label: 'Book a Service', href: `${pathOfRoute('service')}#service-booking` },
  ],
  headerMenu: defaultHeaderMenu,
  footerMenu: defaultFooterMenu,
  legalLinks: defaultLegalLinks,
  banners: [],
  promoTiles: [],
  announcement: null,
  emergency: null,
  locations: [],
  finance: usualTerms,
  texts: {
    noPrice: 'Enquire for price.',
    justArrivedTag: 'Just arrived',
    soldTag: 'JUST SOLD',
    warrantyLine: '',
    warrantyLines: [],
    whyBuy: '',
  },
  justArrivedDays: 8,
  includeSoldCarsDays: 3,
  features: defaultFeatures,
  options: defaultOptions,
};
