/**
 * GROQ condition: the document is the site's own or its template's (CFG-04). `$site` is the slug in
 * every page query. `defined` is necessary: in GROQ null equals null.
 */
export const ofSite = `(
  defined(site) && site._ref == *[_type == "site" && slug.current == $site][0]._id
  || !defined(site) && defined(template) && template._ref == *[_type == "site" && slug.current == $site][0].template._ref
)`;
