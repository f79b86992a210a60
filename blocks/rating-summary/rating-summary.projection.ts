import { ofSite } from '@/schemas/fragments/of-site.ts';

/** `own` counts every review that customers wrote to the dealer, the hidden ones too: a total is the true one. */
export const ratingSummaryProjection = `
  heading, ratingOf, "place": place._ref, reviewHref,
  "own": {
    "count": count(*[_type == "review" && ${ofSite} && source == "dealer" && defined(rating)]),
    "average": math::avg(*[_type == "review" && ${ofSite} && source == "dealer" && defined(rating)].rating)
  }
`;
