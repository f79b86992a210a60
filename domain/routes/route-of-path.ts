import { entriesOf } from '@/domain/vocabulary/typed-keys.ts';
import { fillPattern, matchPattern, type Route, type RouteParams } from './route.ts';
import { composed, type RouteKind, routes } from './table.ts';

export type FoundRoute = { kind: RouteKind | 'composed'; route: Route; params: RouteParams };

const entries = entriesOf<RouteKind, Route>(routes);

/** The route of a path; `composed` if it is not an address of the storefront's own. */
export function routeOfPath(path: string): FoundRoute {
  for (const [kind, route] of entries) {
    const params = matchPattern(route.pattern, path);
    if (params) return { kind, route, params };
  }
  return { kind: 'composed', route: composed, params: matchPattern(composed.pattern, path) ?? {} };
}

/** A path as its route spells it: in small letters where it has no others. Codes (`%C3`) stay. */
export function spelledPath(path: string): string {
  const small = path.replaceAll(/%[\dA-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  return small !== path && routeOfPath(small).route.smallLetters ? small : path;
}

/** The path of a route, `pathOfRoute('location', { place: 'southbank' })` → `/locations/southbank`. */
export const pathOfRoute = (kind: RouteKind, params: RouteParams = {}): string =>
  fillPattern(routes[kind].pattern, params);

/** Whether the storefront serves a path by itself, without a page of staff's making. */
export const isOwnPath = (path: string): boolean => routeOfPath(path).kind !== 'composed';

/** The path of an address of this site, `/about-us#team` → `/about-us`; null for places on a page, other sites, phones and mail. */
export function pathOfHref(href: string): string | null {
  if (!/^\/(?!\/)/.test(href)) return null;
  const path = href.split(/[?#]/)[0] ?? '';
  return path.replace(/(?<!\/)\/+$/, '') || '/';
}

/** Parameters are named as they are declared, also in the spellings of lists and ranges: `make[]`, `range[price]`. */
const baseName = /^(?:range\[\w+\]|(\w+)(?:\[(?:\d*|min|max)\])?)$/;

/** Whether a route reads a query parameter of this name. */
export function readsParameter({ parameters }: Route, name: string): boolean {
  const found = baseName.exec(name);
  return found !== null && parameters.includes(found[1] ?? 'range');
}
