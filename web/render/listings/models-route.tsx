import { stegaClean } from '@sanity/client/stega';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { searchTool } from '@/domain/site/form-tool.ts';
import { readModelSearch, searchModels } from '@/domain/site/model-search.ts';
import { searchQuery } from '@/domain/stock/search/search-address.ts';
import { ListingPage } from '@/parts/listing/listing-page.tsx';
import type { ListingView } from '@/parts/listing/listing-view.ts';
import { ModelCard } from '@/parts/model-card/model-card.tsx';
import { readModelMakes } from '@/web/content/read-model.ts';
import type { OwnRoute, RouteRequest } from '@/web/render/own-route.ts';
import { AroundBlocks } from '../search/around-blocks.tsx';
import { describedListing } from './described-listing.ts';

const heading = 'Find a model';

/** Search of a site's models by manufacturer, model and body (SRCH-21); 404 without models. */
export async function modelsRoute(request: RouteRequest): Promise<OwnRoute> {
  const { site, draft, query, page } = request;
  if (site.models.length === 0) return null;
  const makes = new Map((await readModelMakes(site.slug, draft)).map(({ _id, make }) => [_id, make ?? '']));
  const range = site.models.map((model) => ({ ...model, make: makes.get(model.id) || site.manufacturer }));
  const search = readModelSearch(query);
  const result = searchModels(range, search);
  const path = pathOfRoute('modelSearch');
  const view: ListingView = {
    heading: stegaClean(page?.title) || heading,
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Models', href: pathOfRoute('models') },
      { label: heading, href: null },
    ],
    path,
    search,
    result,
    noun: ['model', 'models'],
    groups: [
      { attribute: 'make', title: 'Manufacturer', noun: 'manufacturers', items: result.facets.make },
      { attribute: 'body', title: 'Body type', noun: 'body types', items: result.facets.body },
      { attribute: 'model', title: 'Model', noun: 'models', items: result.facets.model },
    ],
    empty: { title: 'No Results Available', text: 'No models match your search.' },
    tool: searchTool(site, { name: 'search models', description: `Shows the models of ${site.name} that fit.` }),
    addressOf: (other) => path + searchQuery(other),
  };
  return {
    ...describedListing(view, page, `Every model that ${site.name} sells, by manufacturer and body type.`),
    view: (
      <>
        <AroundBlocks request={request} above />
        <ListingPage view={view}>
          <ul className="mt-3 grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-5 desk:grid-cols-3">
            {result.shown.map((model) => (
              <li key={model.id} className="grid min-w-0">
                <ModelCard model={model} />
              </li>
            ))}
          </ul>
        </ListingPage>
        <AroundBlocks request={request} above={false} />
      </>
    ),
  };
}
