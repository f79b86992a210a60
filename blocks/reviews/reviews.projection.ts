import { ofSite } from '@/schemas/fragments/of-site.ts';
import { reviewFragment } from '@/schemas/fragments/review.ts';

/** `own` counts all reviews written to the dealer, hidden ones too, so that the total is true. */
export const reviewsProjection = `
  heading, choice, source, limit, ratingOf, "place": place._ref, reviewHref, rotate,
  reviews[]->{${reviewFragment}, hidden},
  "newest": *[_type == "review" && ${ofSite} && !(hidden == true)] | order(writtenAt desc)[0...200]{${reviewFragment}},
  "own": {
    "count": count(*[_type == "review" && ${ofSite} && source == "dealer" && defined(rating)]),
    "average": math::avg(*[_type == "review" && ${ofSite} && source == "dealer" && defined(rating)].rating)
  }
`;
