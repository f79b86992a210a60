import { ofSite } from '@/schemas/fragments/of-site.ts';
import { offerFragment } from '@/schemas/fragments/offer.ts';

export const offersProjection = `
  heading, source, category, limit, linkLabel, linkHref, offers[]->{${offerFragment}},
  "running": *[_type == "offer" && ${ofSite}] | order(expiresAt asc, name asc){${offerFragment}}
`;
