import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import { pathOfMake, presetOfPath, type SearchPlaces } from '@/domain/stock/search/search-paths.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';

/** The one spelling of a search path that search engines keep: `/search/utes` and `/search/ute` are one page. */
export function canonicalSearchPath(path: string, places: SearchPlaces): string {
  const preset = presetOfPath(path, places);
  const [make] = preset?.make ?? [];
  if (make) return pathOfMake(make, preset?.model?.[0]);
  const [body] = preset?.body ?? [];
  if (body) return `/search/${slugOfName(body)}`;
  return path === '/search' ? defaultSearchPath : path;
}
