import { modelRoute } from '@/web/render/models/model-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/**
 * What no route of the storefront's own serves: a page of staff's making, a redirect of theirs, a
 * model by its slug alone (NAV-13), or the site's 404 (NAV-12).
 */
const { generateMetadata, Page } = routePage((request) => modelRoute(request, request.params.path ?? ''));

export { generateMetadata };
export default Page;
