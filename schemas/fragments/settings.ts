import { announcementFragment } from '@/schemas/fragments/announcement.ts';
import { bannerFragment } from '@/schemas/fragments/banner.ts';
import { lenderTermsFragment } from '@/schemas/fragments/lender.ts';
import { linkFragment } from '@/schemas/fragments/link.ts';
import { locationFragment } from '@/schemas/fragments/location.ts';
import { menuFragment } from '@/schemas/fragments/menu.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import { promoTileFragment } from '@/schemas/fragments/promo-tile.ts';
import { themeFragment } from '@/schemas/fragments/theme.ts';
import { vehicleConditionFragment } from '@/schemas/fragments/vehicle-condition.ts';

/**
 * The settings of a layer (template, manufacturer, group, dealer override) with references
 * resolved: `settings{${settingsFragment}}`. A reference to a deleted document is null, also in
 * arrays. `features` and `options` are read whole: domain/switches/features.ts and options.ts
 * declare their fields.
 */
export const settingsFragment = `
  tagline, licence, state,
  theme{${themeFragment}},
  logo{${pictureFragment}},
  phones{main, sales, service, parts, newCars, usedCars, demoCars},
  buttons[]{_key, key, label, href},
  headerMenu->{${menuFragment}},
  footerMenu->{${menuFragment}},
  legalLinks[]{_key, ${linkFragment}},
  banners[]->{${bannerFragment}},
  promoTiles[]->{${promoTileFragment}},
  announcement->{${announcementFragment}},
  emergency->{${announcementFragment}},
  locations[]->{${locationFragment}},
  finance{lenderKind, roundUp, ${lenderTermsFragment}},
  texts{noPrice, justArrivedTag, soldTag, warrantyLine, warrantyLines[]{_key, text, condition{${vehicleConditionFragment}}}, whyBuy},
  justArrivedDays, includeSoldCarsDays, features, options
`;
