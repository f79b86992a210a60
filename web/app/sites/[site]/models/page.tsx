import { ComposedPage } from '@/web/render/composed-page.tsx';
import { modelsPage } from '@/web/render/models/models-page.ts';
import { routePage } from '@/web/render/route-page.tsx';

/** The range of the site, where staff composed no page for it (NAV-13). */
const { generateMetadata, Page } = routePage(async (asked) => {
  const page = modelsPage(asked.site);
  return page && { described: page, view: <ComposedPage asked={asked} page={page} /> };
});

export { generateMetadata };
export default Page;
