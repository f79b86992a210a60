/** GROQ: the id of a site's document by its slug, the oldest's where two have it. */
export const siteIdQuery = '*[_type == "site" && slug.current == $site] | order(_createdAt asc)[0]._id';
