import { contentImage, links, present } from '@/domain/site/content-shapes.ts';
import { termsOfContent } from '@/domain/site/lender-record.ts';
import { menuOpens } from '@/domain/site/menu-opens.ts';
import type { SiteSettings } from '@/domain/site/site-settings.ts';
import { announcementOf } from '@/schemas/fragments/announcement.ts';
import { bannerOf } from '@/schemas/fragments/banner.ts';
import { locationOf } from '@/schemas/fragments/location.ts';
import { promoTileOf } from '@/schemas/fragments/promo-tile.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

type OfficeContent = NonNullable<NonNullable<SITE_QUERY_RESULT>['office']>;
type LayerContent = NonNullable<NonNullable<NonNullable<SITE_QUERY_RESULT>['template']>['settings']>;

/**
 * The settings of a layer as the domain's type; missing ones are absent, deleted references left
 * out.
 */
export function settingsOfLayer(content: LayerContent | null | undefined, office?: OfficeContent | null): SiteSettings {
  if (!content) return office ? { options: optionsOf(null, office) } : {};
  const { theme, phones, texts, features, options, tagline, licence, state, justArrivedDays, includeSoldCarsDays } =
    content;
  return {
    theme: theme as SiteSettings['theme'],
    phones,
    texts,
    features,
    options: optionsOf(options, office),
    tagline,
    licence,
    state,
    justArrivedDays,
    includeSoldCarsDays,
    ...listsOf(content),
    logo: contentImage(content.logo),
    announcement: content.announcement ? announcementOf(content.announcement) : null,
    emergency: content.emergency ? announcementOf(content.emergency) : null,
    finance: content.finance ? termsOfContent(content.finance) : null,
  };
}

/** The options of pages, with office options added. */
const optionsOf = (options: LayerContent['options'], office: OfficeContent | null | undefined) =>
  ({ ...options, ...office?.options }) as SiteSettings['options'];

function listsOf(content: LayerContent): SiteSettings {
  return {
    buttons: content.buttons?.map(({ key, label, href }) => ({ key: key ?? '', label: label ?? '', href: href ?? '' })),
    headerMenu: content.headerMenu?.items?.map(({ label, href, opens, children }) => ({
      label: label ?? '',
      href: href ?? '',
      opens: menuOpens.find(({ value }) => value === opens)?.value ?? 'list',
      children: links(children),
    })),
    footerMenu: content.footerMenu?.groups?.map((group) => ({ title: group.title ?? '', links: links(group.links) })),
    legalLinks: content.legalLinks ? links(content.legalLinks) : null,
    banners: content.banners ? present(content.banners).map(bannerOf) : null,
    promoTiles: content.promoTiles ? present(content.promoTiles).map(promoTileOf) : null,
    locations: content.locations ? present(content.locations).map(locationOf) : null,
  };
}
