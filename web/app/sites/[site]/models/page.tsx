import { ComposedPage } from '@/web/render/composed-page.tsx';
import { bodyOfModels, modelsPage } from '@/web/render/models/models-page.ts';
import { routePage } from '@/web/render/route-page.tsx';

/** The range of the site, where staff composed no page for it (NAV-13). */
const { generateMetadata, Page } = routePage(
  async (request) => {
    const body = bodyOfModels(request);
    const page = modelsPage(request.site, body);
    return (
      page && {
        described: page,
        ...(body && { crumbs: body.crumbs }),
        view: <ComposedPage request={request} page={page} />,
      }
    );
  },
  { composed: 'instead', chosen: bodyOfModels },
);

export { generateMetadata };
export default Page;
