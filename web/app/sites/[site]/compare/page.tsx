import { compareRoute } from '@/web/render/compare/compare-route.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/** Vehicles side by side, `/compare?cars={slug},{slug}` (SAVE-04, PLUS-09). */
const { generateMetadata, Page } = routePage(compareRoute);

export { generateMetadata };
export default Page;
