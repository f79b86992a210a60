import { routePage } from '@/web/render/route-page.tsx';

/** What no route of the storefront's own answers: a page of staff's making, a redirect of theirs, or the site's 404 (NAV-12). */
const { generateMetadata, Page } = routePage(async () => null);

export { generateMetadata };
export default Page;
