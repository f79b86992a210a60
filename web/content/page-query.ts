import { blocksProjection } from '@/blocks/projections.generated.ts';
import { groq } from '@/schemas/fragments/groq.ts';

/** The page of a path: the site's own, else its template's. A home page without blocks is not one yet: it would blank the site. `defined` matters: in GROQ nothing equals nothing (CFG-04). */
export const PAGE_QUERY = groq`*[_type == "page" && path == $path && (
  defined(site) && site._ref == *[_type == "site" && slug.current == $site][0]._id ||
  defined(template) && template._ref == *[_type == "site" && slug.current == $site][0].template._ref
) && (path != "/" || count(blocks[hidden != true]) > 0)] | order(select(defined(site) => 0, 1) asc)[0]{
  _id, _type, path, title, description, carTypes, noIndex,
  blocks[]{${blocksProjection}}
}`;
