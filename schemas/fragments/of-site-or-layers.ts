/**
 * GROQ condition: the document belongs to the site `$site` or to a layer under it. Of several
 * owners the first counts: site, template, manufacturer, group (schemas/roles.ts).
 */
export const ofSiteOrLayers = `(
  defined(site) && site._ref == *[_type == "site" && slug.current == $site][0]._id
  || !defined(site) && defined(template) && template._ref == *[_type == "site" && slug.current == $site][0].template._ref
  || !defined(site) && !defined(template) && defined(manufacturer) && manufacturer._ref == *[_type == "site" && slug.current == $site][0].manufacturer._ref
  || !defined(site) && !defined(template) && !defined(manufacturer) && defined(group) && group._ref == *[_type == "site" && slug.current == $site][0].group._ref
)`;
