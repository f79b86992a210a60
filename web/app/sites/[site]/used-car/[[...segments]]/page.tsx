import { searchRoute } from '@/web/render/search/search-route.tsx';

/** The same searches under a path of their own, on sites that keep it; elsewhere `/used-car` is no path of a search (NAV-05). */
const { generateMetadata, Page } = searchRoute(({ path, site }) =>
  site.features.usedCarPaths ? searchPathOf(path) : path,
);

const searchPathOf = (path: string): string =>
  path === '/used-car' ? '/search/used-cars' : path.replace(/^\/used-car\//, '/search/');

export { generateMetadata };
export default Page;
