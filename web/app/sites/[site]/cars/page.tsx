import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import { searchRoute } from '@/web/render/search/search-route.tsx';

/** All of the stock (NAV-06); search engines keep it as the default search. */
const { generateMetadata, Page } = searchRoute(() => defaultSearchPath);

export { generateMetadata };
export default Page;
