import { ofSite } from '@/schemas/fragments/of-site.ts';

/** `own` counts all reviews written to the dealer, hidden ones too, so that the total is true. */
export const ratingSummaryProjection = `
  heading, ratingOf, "place": place._ref, reviewHref,
  "own": {
    "count": count(*[_type == "review" && ${ofSite} && source == "dealer" && defined(rating)]),
    "average": math::avg(*[_type == "review" && ${ofSite} && source == "dealer" && defined(rating)].rating)
  }
`;
