import { stegaClean } from '@sanity/client/stega';
import { activeAttributes, emptySearch } from '@/domain/stock/search/search-state.ts';
import type { ListingView } from '@/parts/listing/listing-view.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import type { OwnPage } from '@/web/render/own-route.ts';

/** Metadata of a listing: search engines may index only its unfiltered pages. */
export function describedListing(
  { heading, search, result, path, addressOf }: ListingView,
  page: PageContent | null,
  text: string,
): Pick<OwnPage, 'described' | 'canonical'> {
  const plain = search.query === '' && activeAttributes(search.filters).length === 0;
  const title = stegaClean(page?.title) || heading;
  return {
    described: {
      title: search.page > 1 ? `${title}, page ${search.page}` : title,
      description: page?.description ?? text,
      noIndex: page?.noIndex || !plain || result.page > Math.max(1, result.pages),
    },
    canonical: plain && search.page > 1 ? addressOf({ ...emptySearch, page: search.page }) : path,
  };
}
