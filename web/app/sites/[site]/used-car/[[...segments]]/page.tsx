import { searchPath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { movedVehicle } from '@/web/render/search/moved-vehicle.ts';
import { searchRoute } from '@/web/render/search/search-route.tsx';

/** The same searches under a path of their own, on sites that keep it; elsewhere `/used-car` is not a path of a search (NAV-05). */
const { generateMetadata, Page } = searchRoute(
  ({ path, site }) => (site.features.usedCarPaths ? searchPathOf(path) : path),
  movedVehicle,
);

const usedCars = pathOfRoute('usedCar');

const searchPathOf = (path: string): string => searchPath(path.slice(usedCars.length + 1) || 'used-cars');

export { generateMetadata };
export default Page;
