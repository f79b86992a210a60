import { ofSite } from '@/schemas/fragments/of-site.ts';
import { promotionSlideFragment } from '@/schemas/fragments/promotion-slide.ts';

export const promotionSliderProjection = `
  heading, source, secondsEach, slides[]->{${promotionSlideFragment}},
  "running": *[_type == "promotionSlide" && ${ofSite}] | order(startsAt asc, name asc){${promotionSlideFragment}}
`;
