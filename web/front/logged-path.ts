import { routeOfPath } from '@/domain/site/routes/route-of-path.ts';

/** An address as the log may hold it: no query, which is what somebody typed, and of private pages, whose addresses may hold a key, the pattern. */
export function loggedPath(url: string): string {
  const path = (url.split('?')[0] ?? '').replace(/^\/sites\/[^/]+(?=\/|$)/, '') || '/';
  const { route } = routeOfPath(path);
  return route.audience === 'public' ? path.slice(0, 200) : route.pattern;
}
