import { routePage } from '@/web/render/route-page.tsx';
import { printRoute } from '@/web/render/vehicle/print-route.tsx';

/** A vehicle on one sheet, `/print?car_id={slug}` (NAV-06, VDP-11). */
const { generateMetadata, Page } = routePage(printRoute);

export { generateMetadata };
export default Page;
