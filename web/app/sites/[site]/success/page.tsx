import { routePage } from '@/web/render/route-page.tsx';
import { SuccessPage } from '@/web/render/success-page.tsx';

/** Where a sent form leads (FORM-04, NAV-15). Search engines leave it out. */
const { generateMetadata, Page } = routePage(async ({ site, query }) => ({
  described: { title: 'Thank you', description: null, noIndex: true },
  view: <SuccessPage site={site} form={query.get('form') ?? ''} />,
}));

export { generateMetadata };
export default Page;
