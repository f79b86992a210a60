import { groq } from '@/schemas/fragments/groq.ts';
import { ofSite } from '@/schemas/fragments/of-site.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** What staff made that has an address of its own on a site: the site's own before its template's. */
export const SITEMAP_QUERY = groq`{
  "pages": *[_type == "page" && defined(path) && ${ofSite}]
    | order(select(defined(site) => 0, 1) asc, path asc)[0...5000]{
      path, title, noIndex, "changed": _updatedAt, "empty": count(blocks[hidden != true]) == 0
    },
  "posts": *[_type == "post" && defined(slug.current) && defined(title) && ${ofSite}]
    | order(publishedOn desc)[0...5000]{"slug": slug.current, title, "changed": _updatedAt, image{${pictureFragment}}},
  "redirects": *[_type == "redirect" && defined(from) && ${ofSite}] | order(from asc)[0...5000].from
}`;

/** Slugs of the sites that have a public host of their own. */
export const HOSTED_SITES_QUERY = groq`*[_type == "site" && defined(slug.current) && count(hosts) > 0][0...5000].slug.current`;
