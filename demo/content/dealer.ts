import { drivePages } from '@/demo/content/dealers/drive-pages.ts';
import { placePages } from '@/demo/content/dealers/place-pages.ts';
import { sellPages } from '@/demo/content/dealers/sell-pages.ts';
import { tradePages } from '@/demo/content/dealers/trade-pages.ts';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import type { SnippetPlace } from '@/domain/text/text-snippet.ts';
import type { FinanceSettings, OfficeOptions, Phones, Theme } from '@/schemas/generated/content-types.ts';
import {
  type DemoDocument,
  type DocumentOf,
  reference,
  references,
  type Settings,
  slugOf,
  weakReference,
} from './demo-document.ts';
import { type DemoSlug, demoThemes } from './demo-themes.ts';
import { type DemoLocation, locationOf } from './location.ts';
import { officeOf } from './office.ts';
import {
  type AnnouncementText,
  announcement,
  type BannerText,
  type Entry,
  type ExtraText,
  extra,
  headerMenu,
  homeBanner,
  type PostText,
  page,
  post,
  snippet,
  type TileText,
  tile,
} from './owned.ts';
import type { PageText } from './page-text.ts';

/** One demo dealer: a site document, an override, and the documents that the override names. */
export type Dealer = {
  slug: DemoSlug;
  name: string;
  siteNumber: number;
  /** Invented, and right by its check digits. */
  abn: string;
  state: NonNullable<Settings['state']>;
  template: string;
  manufacturer?: string;
  group?: string;
  tagline: string;
  licence: string;
  phones: Omit<Phones, '_type'>;
  finance?: Omit<FinanceSettings, '_type'>;
  /** Further values of its override. */
  overrides?: Pick<Settings, 'features' | 'options' | 'texts' | 'buttons' | 'justArrivedDays' | 'includeSoldCarsDays'>;
  /** Its office settings apart from the destinations of enquiries. */
  office?: Omit<OfficeOptions, '_type'>;
  announcement?: AnnouncementText;
  /** What cannot wait; it is above the announcement. */
  emergency?: AnnouncementText;
  /** Its promo tiles in order; a string is the id of one of its template's. Absent: the template's. */
  tiles?: ([key: string, TileText] | string)[];
  banner?: BannerText;
  /** Banners that alternate with the first. */
  moreBanners?: readonly BannerText[];
  menu?: Entry[];
  /** Texts that it writes itself. */
  texts?: readonly (readonly [SnippetPlace, string])[];
  /** What it offers beside a car that is bought online. */
  extras?: readonly ExtraText[];
  locations: DemoLocation[];
  pages?: readonly PageText[];
  posts?: readonly PostText[];
};

export function dealerDocuments(dealer: Dealer): DemoDocument[] {
  const owner = { site: dealer.slug };
  const tiles = dealer.tiles?.map((one) => (typeof one === 'string' ? one : tile(owner, ...one)));
  const shown = {
    tiles,
    banners: [dealer.banner, ...(dealer.moreBanners ?? [])].flatMap((copy, at) =>
      copy ? [homeBanner(owner, copy, at)] : [],
    ),
    announcement: dealer.announcement && announcement(owner, dealer.announcement),
    emergency: dealer.emergency && announcement(owner, dealer.emergency, 'emergency'),
    menu: dealer.menu && headerMenu(owner, `${dealer.name}, header`, dealer.menu),
    locations: dealer.locations.map((place, at) => locationOf(dealer.slug, place, at)),
  };
  const own = [...shown.banners, shown.announcement, shown.emergency, shown.menu, ...(tiles ?? []), ...shown.locations];
  return [
    siteOf(dealer),
    {
      _id: `override-${dealer.slug}`,
      _type: 'dealerOverride',
      site: reference(siteId(dealer)),
      settings: settingsOf(dealer, shown),
    },
    officeOf(dealer.slug, dealer.office),
    ...own.filter((document) => typeof document === 'object'),
    ...(dealer.texts ?? []).map(([place, copy]) => snippet(owner, place, copy)),
    ...(dealer.extras ?? []).map((copy, at) => extra(owner, copy, at)),
    ...pagesOf(dealer).map((copy) => page(owner, copy)),
    ...(dealer.posts ?? []).map((copy) => post(owner, copy)),
  ];
}

function pagesOf({ slug, pages = [] }: Dealer): readonly PageText[] {
  const drive = drivePages[slug];
  return [...pages, ...placePages[slug], tradePages[slug], sellPages[slug], ...(drive ? [drive] : [])];
}

const siteId = ({ slug }: Dealer): string => `site-${slug}`;

function siteOf(dealer: Dealer): DocumentOf<'site'> {
  const { slug, name, siteNumber, abn, state, template, manufacturer, group } = dealer;
  return {
    _id: siteId(dealer),
    _type: 'site',
    name,
    slug: slugOf(slug),
    siteNumber,
    abn,
    state,
    dealershipIds: demoDealerships.filter(({ sites }) => sites.includes(slug)).map(({ id }) => id),
    template: reference(`template-${template}`),
    ...(manufacturer && { manufacturer: reference(`manufacturer-${manufacturer}`) }),
    ...(group && { group: reference(`group-${group}`) }),
  };
}

type Shown = {
  tiles: (DocumentOf<'promoTile'> | string)[] | undefined;
  banners: DocumentOf<'banner'>[];
  announcement: DocumentOf<'announcement'> | undefined;
  emergency: DocumentOf<'announcement'> | undefined;
  menu: DocumentOf<'menu'> | undefined;
  locations: DocumentOf<'location'>[];
};

function settingsOf(dealer: Dealer, shown: Shown): Settings {
  const { tiles, banners, menu, locations, announcement: notice, emergency } = shown;
  const { tagline, licence, phones, finance, overrides } = dealer;
  return {
    _type: 'siteSettings',
    tagline,
    licence,
    theme: themeOf(dealer.slug),
    phones: { _type: 'phones', ...phones },
    locations: references(...locations.map(({ _id }) => _id)),
    ...(finance && { finance: { _type: 'financeSettings', ...finance } }),
    ...(tiles && { promoTiles: references(...tiles.map((one) => (typeof one === 'string' ? one : one._id))) }),
    ...(banners.length > 0 && { banners: references(...banners.map(({ _id }) => _id)) }),
    ...(notice && { announcement: weakReference(notice._id) }),
    ...(emergency && { emergency: weakReference(emergency._id) }),
    ...(menu && { headerMenu: weakReference(menu._id) }),
    ...overrides,
    features: { _type: 'featureSwitches', assistants: true, ...overrides?.features },
  };
}

function themeOf(slug: DemoSlug): Theme {
  const { wordmark, ...look } = demoThemes[slug];
  return { _type: 'theme', ...look, wordmark: { _type: 'wordmark', ...wordmark } };
}
