type Home = { slug: string; name: string; city: string; hasBrand: boolean };

/**
 * A first home page, for a site whose template has none: its search, latest stock, tiles, models
 * and location. All it states comes from stock and content.
 */
export function homePageOf({ slug, name, city, hasBrand }: Home) {
  return {
    _id: `page-${slug}-home`,
    _type: 'page',
    site: { _type: 'reference', _ref: `site-${slug}` },
    path: '/',
    title: `${name}, ${city}`,
    description: `The vehicles, opening hours and contact details of ${name} in ${city}.`,
    blocks: [
      { _key: 'hero', _type: 'hero', placement: 'home-hero', heading: name, buttons: [] },
      { _key: 'search', _type: 'stockSearch', noun: 'cars' },
      { _key: 'stock', _type: 'latestStock', heading: 'Latest stock', limit: 8 },
      { _key: 'tiles', _type: 'promoTiles', source: 'site' },
      ...(hasBrand ? [{ _key: 'models', _type: 'modelTiles', heading: 'The range', limit: 8 }] : []),
      { _key: 'map', _type: 'locationsMap', heading: 'Come and see us', show: 'all', openingHours: true, limit: 3 },
    ],
  };
}
