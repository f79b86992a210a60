import { routePage } from '@/web/render/route-page.tsx';
import { vehicleRoute } from '@/web/render/vehicle/vehicle-route.tsx';

/** A vehicle's own page (VDP-01). */
const { generateMetadata, Page } = routePage(vehicleRoute);

export { generateMetadata };
export default Page;
