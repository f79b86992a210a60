import { searchRoute } from '@/web/render/search/search-route.tsx';

/** The results of a search (NAV-02 to NAV-04). */
const { generateMetadata, Page } = searchRoute();

export { generateMetadata };
export default Page;
