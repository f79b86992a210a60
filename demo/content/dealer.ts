import { drivePages } from '@/demo/content/dealers/drive-pages.ts';
import { placePages } from '@/demo/content/dealers/place-pages.ts';
import { sellPages } from '@/demo/content/dealers/sell-pages.ts';
import { tradePages } from '@/demo/content/dealers/trade-pages.ts';
import { demoStaff } from '@/demo/staff/staff.ts';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import type { SnippetPlace } from '@/domain/site/text-snippet.ts';
import type { FinanceSettings, Phones, Theme } from '@/schemas/generated/content-types.ts';
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
import {
  type AnnouncementWords,
  announcement,
  type BannerWords,
  type Entry,
  headerMenu,
  homeBanner,
  type PageWords,
  type PostWords,
  page,
  post,
  snippet,
  type TileWords,
  tile,
} from './owned.ts';

/** One demo dealer: a site document, an override, and the documents that the override names. */
export type Dealer = {
  slug: DemoSlug;
  name: string;
  siteNumber: number;
  state: NonNullable<Settings['state']>;
  template: string;
  manufacturer?: string;
  group?: string;
  tagline: string;
  licence: string;
  phones: Omit<Phones, '_type'>;
  finance?: Omit<FinanceSettings, '_type'>;
  /** What else its override says. */
  says?: Pick<Settings, 'features' | 'options' | 'texts' | 'buttons' | 'justArrivedDays' | 'includeSoldCarsDays'>;
  announcement?: AnnouncementWords;
  /** What cannot wait; it stands above the announcement. */
  emergency?: AnnouncementWords;
  /** Its promo tiles in order; a string is the id of one of its template's. Absent: the template's. */
  tiles?: ([key: string, TileWords] | string)[];
  banner?: BannerWords;
  /** Banners that take turns with the first. */
  moreBanners?: readonly BannerWords[];
  menu?: Entry[];
  /** Texts that it words itself. */
  texts?: readonly (readonly [SnippetPlace, string])[];
  locations: DemoLocation[];
  pages?: readonly PageWords[];
  posts?: readonly PostWords[];
};

export function dealerDocuments(dealer: Dealer): DemoDocument[] {
  const owner = { site: dealer.slug };
  const tiles = dealer.tiles?.map((one) => (typeof one === 'string' ? one : tile(owner, ...one)));
  const shown = {
    tiles,
    banners: [dealer.banner, ...(dealer.moreBanners ?? [])].flatMap((words, at) =>
      words ? [homeBanner(owner, words, at)] : [],
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
    ...own.filter((document) => typeof document === 'object'),
    ...(dealer.texts ?? []).map(([place, words]) => snippet(owner, place, words)),
    ...pagesOf(dealer).map((words) => page(owner, words)),
    ...(dealer.posts ?? []).map((words) => post(owner, words)),
  ];
}

function pagesOf({ slug, pages = [] }: Dealer): readonly PageWords[] {
  const drive = drivePages[slug];
  return [...pages, ...placePages[slug], tradePages[slug], sellPages[slug], ...(drive ? [drive] : [])];
}

const siteId = ({ slug }: Dealer): string => `site-${slug}`;

function siteOf(dealer: Dealer): DocumentOf<'site'> {
  const { slug, name, siteNumber, state, template, manufacturer, group } = dealer;
  return {
    _id: siteId(dealer),
    _type: 'site',
    name,
    slug: slugOf(slug),
    siteNumber,
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

/** Enquiries end in the sandbox: its mailbox takes any address, and "crm" is its lead system. */
function leadOptions(slug: string) {
  const person = demoStaff.find(({ site }) => site === slug);
  return {
    leadInbox: [`enquiries@${slug}.example`],
    leadWebhook: ['crm'],
    leadAssignees: person ? [`${person.name} <${person.email}>`] : [],
    leadAnswers: [
      'Thank you, {name}. {car} is here and ready to look at. When would suit you?',
      'Thank you, {name}. {car} has just been sold. May we tell you when a similar one comes in?',
    ],
  };
}

function settingsOf(dealer: Dealer, shown: Shown): Settings {
  const { tiles, banners, menu, locations, announcement: notice, emergency } = shown;
  const { tagline, licence, phones, finance, says } = dealer;
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
    ...says,
    options: { _type: 'siteOptions', ...leadOptions(dealer.slug), ...says?.options },
  };
}

function themeOf(slug: DemoSlug): Theme {
  const { wordmark, ...look } = demoThemes[slug];
  return { _type: 'theme', ...look, wordmark: { _type: 'wordmark', ...wordmark } };
}
