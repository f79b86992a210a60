import { routePage } from '@/web/render/route-page.tsx';
import { vehicleKindRoute } from '@/web/render/vehicle/vehicle-kind-route.tsx';

/** How staff arranged the pages of a kind of vehicle, on a vehicle of the site: what the studio's preview shows. */
const { generateMetadata, Page } = routePage(vehicleKindRoute);

export { generateMetadata };
export default Page;
