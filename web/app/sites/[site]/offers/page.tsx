import { offersRoute } from '@/web/render/listings/offers-route.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/** The search of the site's offers (SRCH-21). */
const { generateMetadata, Page } = routePage(offersRoute, { composed: 'around' });

export { generateMetadata };
export default Page;
