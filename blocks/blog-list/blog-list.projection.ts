import { ofSite } from '@/schemas/fragments/of-site.ts';
import { postCardFragment } from '@/schemas/fragments/post-card.ts';

export const blogListProjection = `
  heading, limit, linkLabel, linkHref,
  "posts": *[_type == "post" && defined(slug.current) && ${ofSite}] | order(publishedOn desc, title asc)[0...600]{${postCardFragment}}
`;
