/**
 * The condition that a listed document is the site's own or its template's, inside a block's projection (CFG-04). `$site` is the
 * slug that every page query carries; `defined` matters: in GROQ nothing equals nothing.
 */
export const ofSite = `(
  defined(site) && site._ref == *[_type == "site" && slug.current == $site][0]._id
  || !defined(site) && defined(template) && template._ref == *[_type == "site" && slug.current == $site][0].template._ref
)`;
