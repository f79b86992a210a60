import { searchPath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { searchRoute } from '@/web/render/search/search-route.tsx';

/** The same searches under a path of their own, on sites that keep it; elsewhere `/used-car` is no path of a search (NAV-05). */
const { generateMetadata, Page } = searchRoute(({ path, site }) =>
  site.features.usedCarPaths ? searchPathOf(path) : path,
);

const usedCars = pathOfRoute('usedCar');

const searchPathOf = (path: string): string => searchPath(path.slice(usedCars.length + 1) || 'used-cars');

export { generateMetadata };
export default Page;
