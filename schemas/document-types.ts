import { announcement } from '@/schemas/documents/announcement.ts';
import { banner } from '@/schemas/documents/banner.ts';
import { brandTile } from '@/schemas/documents/brand-tile.ts';
import { dealerGroup } from '@/schemas/documents/dealer-group.ts';
import { dealerOverride } from '@/schemas/documents/dealer-override.ts';
import { form } from '@/schemas/documents/form.ts';
import { lender } from '@/schemas/documents/lender.ts';
import { location } from '@/schemas/documents/location.ts';
import { manufacturer } from '@/schemas/documents/manufacturer.ts';
import { menu } from '@/schemas/documents/menu.ts';
import { model } from '@/schemas/documents/model.ts';
import { offer } from '@/schemas/documents/offer.ts';
import { page } from '@/schemas/documents/page.ts';
import { post } from '@/schemas/documents/post.ts';
import { promoTile } from '@/schemas/documents/promo-tile.ts';
import { promotionSlide } from '@/schemas/documents/promotion-slide.ts';
import { redirect } from '@/schemas/documents/redirect.ts';
import { review } from '@/schemas/documents/review.ts';
import { site } from '@/schemas/documents/site.ts';
import { template } from '@/schemas/documents/template.ts';
import { textSnippet } from '@/schemas/documents/text-snippet.ts';

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
  model,
  offer,
  promotionSlide,
  review,
  form,
  lender,
  post,
  redirect,
  brandTile,
  textSnippet,
];
