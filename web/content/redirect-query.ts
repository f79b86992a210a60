import { groq } from '@/schemas/fragments/groq.ts';

/** Where an old address of a site leads: the site's own redirect, else its template's. */
export const REDIRECT_QUERY = groq`*[_type == "redirect" && from == $path && (
  defined(site) && site._ref == *[_type == "site" && slug.current == $site][0]._id ||
  defined(template) && template._ref == *[_type == "site" && slug.current == $site][0].template._ref
)] | order(select(defined(site) => 0, 1) asc)[0]{_id, _type, to, permanent, gone}`;
