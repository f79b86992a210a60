import { stegaClean } from '@sanity/client/stega';
import { noOffers, type Offer } from '@/domain/offers/offer.ts';
import { offerPath } from '@/domain/offers/offer-path.ts';
import { readOfferSearch, searchOffers } from '@/domain/offers/offer-search.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { searchTool } from '@/domain/site/form-tool.ts';
import { searchQuery } from '@/domain/stock/search/search-address.ts';
import { ListingPage } from '@/parts/listing/listing-page.tsx';
import type { ListingView } from '@/parts/listing/listing-view.ts';
import { OfferCard } from '@/parts/offer-card/offer-card.tsx';
import { readOffers } from '@/web/content/read-model.ts';
import type { OwnPage, RouteRequest } from '@/web/render/own-route.ts';
import { runningOffers } from '../models/offers-of-model.tsx';
import { AroundBlocks } from '../search/around-blocks.tsx';
import { describedListing } from './described-listing.ts';

const heading = 'Offers';

/** Search of the site's running offers (SRCH-21). */
export async function offersRoute(request: RouteRequest): Promise<OwnPage> {
  const { site, now, draft, query, page } = request;
  const contents = await readOffers(site.slug, draft);
  const makes = new Map(contents.map(({ offer, make }) => [offer._id, make ?? '']));
  const running = runningOffers(
    contents.map(({ offer }) => offer),
    site,
    now,
  );
  const search = readOfferSearch(query);
  const result = searchOffers(running, search);
  const path = pathOfRoute('offers');
  const view: ListingView = {
    heading: stegaClean(page?.title) || heading,
    crumbs: [
      { label: 'Home', href: '/' },
      { label: heading, href: null },
    ],
    path,
    search,
    result,
    noun: ['offer', 'offers'],
    groups: [{ attribute: 'categories', title: 'Kind of offer', noun: 'kinds', items: result.categories }],
    priced: running.some(({ priceCents }) => priceCents !== null) || search.filters.price !== undefined,
    empty: noOffers,
    tool: searchTool(site, { name: 'search offers', description: `Shows the offers of ${site.name} that fit.` }),
    addressOf: (other) => path + searchQuery(other),
  };
  const pathOf = (offer: Offer) => offerPath(offer, site.manufacturer ? '' : makes.get(offer.id));
  return {
    ...describedListing(view, page, `Current offers at ${site.name} and when they end.`),
    view: (
      <>
        <AroundBlocks request={request} above />
        <ListingPage view={view}>
          <ul className="mt-3 grid gap-5 desk:grid-cols-2">
            {result.shown.map((offer) => (
              <li key={offer.id} className="grid min-w-0">
                <OfferCard offer={offer} site={site} now={now} href={pathOf(offer)} />
              </li>
            ))}
          </ul>
        </ListingPage>
        <AroundBlocks request={request} above={false} />
      </>
    ),
  };
}
