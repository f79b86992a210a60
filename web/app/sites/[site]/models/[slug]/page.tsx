import { modelRoute } from '@/web/render/models/model-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/** One model of the site's range (NAV-13). */
const { generateMetadata, Page } = routePage((request) => modelRoute(request, request.params.slug ?? ''), {
  composed: 'around',
});

export { generateMetadata };
export default Page;
