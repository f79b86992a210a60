import { groq } from '@/schemas/fragments/groq.ts';
import { ofSite } from '@/schemas/fragments/of-site.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import { postCardFragment } from '@/schemas/fragments/post-card.ts';
import { richTextFragment } from '@/schemas/fragments/rich-text.ts';

/** The blog post of a slug: the site's own, else its template's. */
export const POST_QUERY = groq`*[_type == "post" && slug.current == $slug && ${ofSite}]
  | order(select(defined(site) => 0, 1) asc)[0]{
    _id, _type, "changed": _updatedAt, title, publishedOn, excerpt, description, image{${pictureFragment}}, body[]{${richTextFragment}}
  }`;

/** The posts of a site and of its template, newest first. */
export const POSTS_QUERY = groq`*[_type == "post" && defined(slug.current) && ${ofSite}]
  | order(publishedOn desc, title asc)[0...600]{${postCardFragment}}`;
