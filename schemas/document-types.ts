import { announcement } from '@/schemas/documents/announcement.ts';
import { banner } from '@/schemas/documents/banner.ts';
import { dealerGroup } from '@/schemas/documents/dealer-group.ts';
import { dealerOverride } from '@/schemas/documents/dealer-override.ts';
import { location } from '@/schemas/documents/location.ts';
import { manufacturer } from '@/schemas/documents/manufacturer.ts';
import { menu } from '@/schemas/documents/menu.ts';
import { page } from '@/schemas/documents/page.ts';
import { promoTile } from '@/schemas/documents/promo-tile.ts';
import { site } from '@/schemas/documents/site.ts';
import { template } from '@/schemas/documents/template.ts';

/** Every kind of document, as the studio registers them. */
export const documentTypes = [
  site,
  template,
  manufacturer,
  dealerGroup,
  dealerOverride,
  page,
  menu,
  banner,
  promoTile,
  announcement,
  location,
];
