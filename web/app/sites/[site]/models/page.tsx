import { ComposedPage } from '@/web/render/composed-page.tsx';
import { modelsPage } from '@/web/render/models/models-page.ts';
import { routePage } from '@/web/render/route-page.tsx';

/** The range of the site, where staff composed no page for it (NAV-13). */
const { generateMetadata, Page } = routePage(async (request) => {
  const page = modelsPage(request.site);
  return page && { described: page, view: <ComposedPage request={request} page={page} /> };
});

export { generateMetadata };
export default Page;
