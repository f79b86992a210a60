import { offerRoute } from '@/web/render/models/offer-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/** One offer of the site (NAV-14). */
const { generateMetadata, Page } = routePage(offerRoute);

export { generateMetadata };
export default Page;
