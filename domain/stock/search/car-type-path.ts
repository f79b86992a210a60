import { searchPath } from '@/domain/routes/paths.ts';
import type { CarType } from '@/domain/stock/card-values.ts';

/** Paths that preset the car types (NAV-02); all three together do not filter. */
export const carTypePaths: readonly { segment: string; types: readonly CarType[] }[] = [
  { segment: 'new-used-and-demo-cars', types: [] },
  { segment: 'new-and-demo-cars', types: ['new', 'demo'] },
  { segment: 'new-cars', types: ['new'] },
  { segment: 'demo-cars', types: ['demo'] },
  { segment: 'used-cars', types: ['used'] },
];

/** The path of a search unless its address names more (NAV-02). */
export const defaultSearchPath = searchPath('new-used-and-demo-cars');

/** The path that presets exactly these car types; null when none does. */
export function pathOfCarTypes(types: readonly CarType[]): string | null {
  const requested = types.length === 3 ? [] : types;
  const found = carTypePaths.find(
    (path) => path.types.length === requested.length && path.types.every((type) => requested.includes(type)),
  );
  return found ? searchPath(found.segment) : null;
}
