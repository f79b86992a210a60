import type { CarType } from '@/domain/stock/card-values.ts';
import { defaultSearchPath, pathOfCarTypes } from './car-type-path.ts';
import { searchQuery } from './search-address.ts';
import { kindsHeading, type NamedSite } from './search-heading.ts';
import { pathOfMake } from './search-paths.ts';
import type { SearchState } from './search-state.ts';

/** A step of the way to a page; the last has no address: it is the present page. */
export type Crumb = { label: string; href: string | null };

/** Home, the kinds of car and the city, make, model on sites that want it (`modelInBreadcrumb`), body (NAV-21). */
export function searchTrail(search: SearchState, site: NamedSite, withModel: boolean): Crumb[] {
  const { car_type = [], make = [], model = [], body = [] } = search.filters;
  const kinds = pathOfCarTypes(car_type as CarType[]) ?? defaultSearchPath + searchQuery(only(search, 'car_type'));
  const [maker] = make;
  const steps: Crumb[] = [{ label: kindsHeading(search.filters, site), href: kinds }];
  if (make.length === 1 && maker) {
    steps.push({ label: maker, href: pathOfMake(maker) });
    if (withModel && model.length === 1 && model[0]) steps.push({ label: model[0], href: pathOfMake(maker, model[0]) });
  }
  if (body.length === 1 && body[0]) steps.push({ label: body[0], href: null });
  const last = steps.at(-1);
  if (last) last.href = null;
  return [{ label: 'Home', href: '/' }, ...steps];
}

const only = (search: SearchState, name: 'car_type'): SearchState => ({
  ...search,
  query: '',
  sort: null,
  page: 1,
  filters: { ...(search.filters[name] && { [name]: search.filters[name] }) },
});
