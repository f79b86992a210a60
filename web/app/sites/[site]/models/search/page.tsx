import { modelsRoute } from '@/web/render/listings/models-route.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/** The search of the site's models by manufacturer, model and body (SRCH-21). */
const { generateMetadata, Page } = routePage(modelsRoute, { composed: 'around' });

export { generateMetadata };
export default Page;
